/** On a page in another language: that it has no text in it yet, or who has read its text. */
export const text = {
  page: 'This page is not in your language yet. It is shown in English.',
  original: 'Open the English page',
  draft: 'Machine-assisted draft, not yet read by a named person',
  /** Where a few sentences have no translation, or their English has changed since. */
  draftPartly: 'Machine-assisted draft, in English where the English is newer',
  readBy: (name: string, day: string) => `Read by ${name} on ${day}`,
  report: 'Report a mistake',
} as const;
