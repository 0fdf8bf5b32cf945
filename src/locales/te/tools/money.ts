import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/money.ts';

/** An amount as banknotes and coins, spoken when it is shown. */
export const text = {
  show: 'నోట్లలో చూపించండి',
  specimen: (amount: string) => `నమూనా: ${amount}`,
  /** Printed on each drawn note. */
  mark: 'నమూనా',
  /** Between the notes of the least and of the most. */
  upTo: 'నుంచి',
  times: (count: number) => `× ${count}`,
  bundle: (count: number, value: number) => `${count} × ${value}`,
} satisfies TextIn<'te', typeof english>;
