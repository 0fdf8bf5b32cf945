/** An amount as banknotes and coins, spoken when it is shown. */
export const text = {
  show: 'Show as notes',
  specimen: (amount: string) => `SPECIMEN: ${amount}`,
  /** Printed on each drawn note. */
  mark: 'SPECIMEN',
  /** Between the notes of the least and of the most. */
  upTo: 'to',
  times: (count: number) => `× ${count}`,
  bundle: (count: number, value: number) => `${count} × ${value}`,
};
