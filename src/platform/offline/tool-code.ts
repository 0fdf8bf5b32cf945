/**
 * Chunks of the build that the first visit can do without: the code of large tools, and what they share
 * (figures, rules). The worker keeps them when a tool is first used or with the rest of the site; they do
 * not count for the first visit.
 */
const toolChunks = [
  'business-health',
  'facts',
  'financial-hub._calculator',
  'find',
  'finder-rules',
  'check-phone',
  'dashboard',
  'entry',
  'government-schemes',
  'search',
  'calendar',
  'fact-text',
  'kept-calendar',
  'lookup',
  'on-opening',
  'parse-amount',
  'push',
  'search',
  'sources',
  'assistant-panel',
  'chat',
  'device-answer',
  'legal-assistant',
];

/** True for a file of the build (`assets/find-1a2b3c4d.js`) that is a large tool's code. */
export const isToolCode = (url: string): boolean =>
  toolChunks.some((name) => url.startsWith(`assets/${name}-`));
