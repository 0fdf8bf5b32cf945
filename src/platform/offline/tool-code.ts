/**
 * Chunks of the build that the first visit can do without: the code of large tools. The worker keeps
 * them when a tool is first used or with the rest of the site; they do not count for the first visit.
 */
const toolChunks = [
  'assistant-panel',
  'chat',
  'device-answer',
  'entry',
  'financial-hub._calculator',
  'find',
  'government-schemes',
  'legal-assistant',
  'search',
];

/** True for a file of the build (`assets/find-1a2b3c4d.js`) that is a large tool's code. */
export const isToolCode = (url: string): boolean =>
  toolChunks.some((name) => url.startsWith(`assets/${name}-`));
