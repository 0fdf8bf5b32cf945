/**
 * Tools whose tests may put stand-ins in the place of modules, besides `src/app` and `src/platform`: each
 * of those test files has modules of its own, which takes longer (vite.config.ts).
 */
export const standInTools = ['account', 'assistant', 'leads', 'search'];
