/** The visitor's own ledger at the top of the home page. */
export const text = {
  title: 'Your ledger',
  onlyHere: 'Only on this phone',
  due: {
    late: 'Day passed',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inDays: (days: number) => `In ${days} days`,
  },
  request: {
    made: (when: string) => `Your request, ${when}`,
    other: (kind: string, when: string) => `${kind}, ${when}`,
    waiting: 'It goes by itself when there is signal.',
    problem: 'Open it and correct it. Then it goes.',
    held: 'Sign in. Then it goes.',
    done: 'Open it to see the answer.',
  },
  papers: 'Papers to gather',
  ready: (have: number, all: number) => `${have} of ${all} ready`,
  lastRead: 'Last read',
  next: {
    title: 'Do this next',
    request: 'Correct your request',
    find: 'See which papers you need',
    papers: (paper: string, document: string) => `${paper}: get ready ${document}`,
    health: 'Check your business',
    dates: 'Set up your dates',
  },
  tiles: { need: 'What do I need?', notice: 'Notice', ask: 'Ask' },
} as const;
