/** On a page that has no text in the reader's language yet. */
export const text = {
  page: 'This page is not in your language yet. It is shown in English.',
  original: 'Open the English page',
} as const;
