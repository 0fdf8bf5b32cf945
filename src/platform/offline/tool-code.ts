/**
 * Chunks of the build that the first visit can do without: the code of large tools, what they share
 * (figures, rules), and what only somebody with an account and a network needs. The worker keeps them
 * when they are first used or with the rest of the site; they do not count for the first visit.
 */
const toolChunks = [
  'ask-second-step',
  'assistant-panel',
  'auth.callback',
  'business-health',
  'calendar',
  'calendar-rules',
  'cards',
  'chat',
  'check-phone',
  'dashboard',
  'device-answer',
  'entry',
  'fact-text',
  'facts',
  'financial-hub._calculator',
  'find',
  'finder-rules',
  'forgot-password',
  'government-schemes',
  'kept-calendar',
  'legal-assistant',
  'licence-papers',
  'lookup',
  'on-opening',
  'page-texts',
  'parse-amount',
  'parse-markdown',
  'portals',
  'push',
  'register',
  'reset-password',
  'search',
  'session',
  'sources',
  'sync-here',
  'upcoming-dates',
  'use-voice',
];

/** True for a file of the build (`assets/find-1a2b3c4d.js`) that is a large tool's code. */
export const isToolCode = (url: string): boolean =>
  toolChunks.some((name) => url.startsWith(`assets/${name}-`));
