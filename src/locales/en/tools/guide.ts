/** What the build writes around a guide's text. No page downloads it as code. */
export const text = {
  glance: {
    free: 'Free',
    needIt: 'Need it?',
    fee: 'Fee',
    time: 'Time',
    lastKnown: 'last known',
    checkLastKnown: 'Check the fee on the official site before you pay.',
  },
  howToApply: 'How to apply',
  readingTime: (minutes: number) => `${minutes} min to read.`,
  qr: 'This page on the web. Point a phone’s camera at the code.',
  finder:
    '[Which other papers does your business need?](/find) A few questions, and a list with reasons.',
  updated: (date: string) => `Last updated on ${date}.`,
  /** The sources of a page's figures. */
  figures: {
    heading: 'Where these figures come from',
    count: (count: number) =>
      count === 1 ? '1 figure with its source' : `${count} figures with their sources`,
    /** How many of them we know in which way. */
    by: {
      law: (count: number) => `${count} from the law’s text`,
      official: (count: number) => `${count} from an official page`,
      copy: (count: number) => `${count} from copies`,
      reported: (count: number) => `${count} reported by others`,
      unconfirmed: (count: number) => `${count} not confirmed`,
      ours: (count: number) => `${count} our own`,
    },
    oldest: (date: string) => `Oldest reading of a source: ${date}.`,
    again: (date: string) => `To be read again by ${date}.`,
    back: 'Back to the figure',
    cite: 'Copy as citation',
    cited: 'Citation copied',
    notCited: 'This phone did not let us copy it',
  },
  overdue:
    'The sources of some figures on this page should have been read again by now. Where it matters, look at the official site first.',
} as const;
