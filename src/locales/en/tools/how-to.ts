/** The list of tasks, its filter, and what stands around each task. */
export const text = {
  card: {
    title: 'Before you begin',
    time: 'Time',
    cost: 'Cost',
    place: 'Where',
  },
  /** The times of tasks are the team's estimates. */
  estimate: 'The times are our estimate.',
  frames: 'What you will see',
  list: {
    heading: 'All tasks',
    meta: (time: string, cost: string) => `${time}. Cost: ${cost}.`,
  },
  filter: {
    topic: 'What is it about?',
    effort: 'How much time have you got?',
    all: 'Everything',
    anyTime: 'Any',
    topics: {
      vending: 'Your place in the street',
      food: 'Food',
      money: 'Money',
      papers: 'Papers and licences',
      tax: 'Tax',
      workers: 'Workers',
      name: 'Name and brand',
      help: 'Help and complaints',
    },
    efforts: {
      short: 'Half an hour',
      evening: 'An evening at the phone',
      visit: 'Time for a visit',
    },
    shown: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
    none: 'No task fits both. Choose “Everything” or “Any”.',
  },
};
