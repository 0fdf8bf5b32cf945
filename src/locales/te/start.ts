/** What every page loads of this language. The texts of tools are fetched when a tool is. */
export { text as messages } from './interface.ts';
export { numbers } from './numbers.ts';
export const tools = import.meta.glob<{ text: unknown }>(['./page-names.gen.ts', './tools/*.ts']);
