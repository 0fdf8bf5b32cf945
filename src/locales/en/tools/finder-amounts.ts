/** A number about the business, as every tool asks for it, reads it back and says what is wrong with it. */
export const text = {
  labels: {
    turnover: 'Sales in rupees',
    workers: 'Number of people',
    topWage: 'Rupees a month',
  },
  period: { label: 'I sell this much in', year: 'a year', month: 'a month' },
  /** Bands of amounts. */
  upTo: (amount: string) => `Up to ${amount}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  monthly: (amount: string) => `${amount} a month`,
  nobody: 'Only me',
  moreThan: (amount: string) => `More than ${amount}`,
  type: 'Type it',
  reads: (amount: string) => `That is ${amount}.`,
  readsYear: (amount: string) => `That is ${amount} a year.`,
  problems: {
    notANumber: 'Write a number, such as 50000, 6 lakh or 1.2 crore.',
    notWhole: 'Write a whole number of people, such as 3.',
    tooLarge: 'That is too much. Please check the zeros.',
  },
};
