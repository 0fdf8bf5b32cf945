/** What the build writes around a guide's text. No page downloads it as code. */
export const text = {
  readingTime: (minutes: number) =>
    minutes === 1 ? 'About a minute to read.' : `About ${minutes} minutes to read.`,
  linkToPart: (heading: string) => `Link to “${heading}”`,
  qr: 'This page on the web. Point a phone’s camera at the code.',
  finder:
    '[Which other papers does your business need?](/find) A few questions, and a list with reasons.',
  updated: (date: string) => `Last updated on ${date}.`,
  figuresChecked: (date: string) => `The figures on this page were checked on ${date}.`,
  overdue:
    'Some figures on this page have not been looked at for a while. Where it matters, look at the official site first.',
} as const;
