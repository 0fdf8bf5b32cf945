/**
 * Chunks of the build that the first visit can do without: the code of large tools, what they share
 * (figures, rules), and what only somebody with an account and a network needs. The worker keeps them
 * when they are first used or with the rest of the site; they do not count for the first visit.
 */
const toolChunks = [
  'business-health',
  'ask-second-step',
  'auth.callback',
  'calendar',
  'calendar-rules',
  'cards',
  'check-phone',
  'dashboard',
  'entry',
  'fact-text',
  'facts',
  'financial-hub._calculator',
  'find',
  'finder-rules',
  'forgot-password',
  'government-schemes',
  'kept-calendar',
  'licence-papers',
  'lookup',
  'on-opening',
  'parse-amount',
  'push',
  'register',
  'reset-password',
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
  'session',
  'sync-here',
  'upcoming-dates',
];

/** True for a file of the build (`assets/find-1a2b3c4d.js`) that is a large tool's code. */
export const isToolCode = (url: string): boolean =>
  toolChunks.some((name) => url.startsWith(`assets/${name}-`));
