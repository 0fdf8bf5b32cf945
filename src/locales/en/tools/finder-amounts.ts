/** A number about the business, as every tool asks for it, reads it back and says what is wrong with it. */
export const text = {
  labels: {
    turnover: 'Sales in rupees',
    workers: 'Number of people',
    topWage: 'Rupees a month',
  },
  period: { label: 'This is what I sell in', year: 'a year', month: 'a month' },
  reads: (amount: string) => `That is ${amount}.`,
  readsYear: (amount: string) => `That is ${amount} a year.`,
  problems: {
    notANumber: 'Write a number, such as 50000, 6 lakh or 1.2 crore.',
    notWhole: 'Write a whole number of people, such as 3.',
    tooLarge: 'That is more than any business here has. Look at the zeros again.',
  },
};
