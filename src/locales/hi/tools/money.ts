import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/money.ts';

/** An amount as banknotes and coins, spoken when it is shown. */
export const text = {
  show: 'नोटों में दिखाएँ',
  specimen: (amount: string) => `नमूना: ${amount}`,
  /** Printed on each drawn note. */
  mark: 'नमूना',
  /** Between the notes of the least and of the most. */
  upTo: 'से',
  times: (count: number) => `× ${count}`,
  bundle: (count: number, value: number) => `${count} × ${value}`,
} satisfies TextIn<'hi', typeof english>;
