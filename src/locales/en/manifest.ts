/** What the phone shows where the site is installed: on the home screen and in the install sheet. */
export const text = {
  name: (business: string) => `${business}: licences and taxes made plain`,
  description:
    'Guides on licences and taxes for street vendors and small businesses, with no signal.',
  /** What a long press on the icon offers. */
  shortcuts: { find: 'Find', dates: 'My dates', ask: 'Ask', waiting: 'Waiting' },
  /** What a picture of the install sheet shows, for those who cannot see it. */
  screenshots: {
    guides: 'Guides by licence, and the tools',
    start: 'Starting a business, step by step',
  },
};
