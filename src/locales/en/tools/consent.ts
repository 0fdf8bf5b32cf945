/** The question about cookies. It loads after the first touch. */
export const text = {
  label: 'Cookies',
  text: 'May we count visits with analytics cookies? You can decline.',
  /** Where the owner has set up no analytics. */
  noAnalytics: 'We do not track you. May we use analytics cookies later?',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
} as const;
