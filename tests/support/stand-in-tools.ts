/**
 * Tools whose tests may replace modules with stand-ins, besides `src/app` and `src/platform`. Each
 * of those test files loads its own modules, which takes longer (vite.config.ts).
 */
export const standInTools = ['account', 'assistant', 'leads', 'search'];
