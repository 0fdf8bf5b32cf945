/** Values of banknotes and coins in use, from the highest. */
const values = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
type CashValue = (typeof values)[number];

/** The largest coin. A ten is a note here: it is the more common. */
const largestCoin = 5;
/** A bank ties this many notes of 500 together. */
export const bundleCount = 100;

export interface Pile {
  kind: 'bundle' | 'note' | 'coin';
  /** The value of one note or coin. */
  value: CashValue;
  count: number;
}

/** Returns an amount in the fewest bundles, notes and coins. */
export function notesIn(amount: number): Pile[] {
  let rest = Math.round(amount);
  const piles: Pile[] = [];
  const bundle = bundleCount * values[0];
  if (rest >= bundle) {
    piles.push({ kind: 'bundle', value: values[0], count: Math.floor(rest / bundle) });
    rest %= bundle;
  }
  for (const value of values) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    if (count > 0) piles.push({ kind: value <= largestCoin ? 'coin' : 'note', value, count });
  }
  return piles;
}
