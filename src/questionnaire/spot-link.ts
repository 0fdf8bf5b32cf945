import type { Spot } from './path.ts';

/** What of a spot an address carries, behind its `#`. */
export interface SpotLink<Step extends string> {
  /** Absent: not said, so the first open question. */
  at?: Spot<Step>;
  /** An answer is being changed from the result, which comes next. */
  changing?: boolean;
}

/** Writes a spot as the last part of an address behind `#`. */
export const writeSpot = <Step extends string>({ at, changing }: SpotLink<Step>): string =>
  [at && `at=${at}`, changing && 'changing=yes'].filter(Boolean).join('&');

/** Reads what `writeSpot` wrote, with or without the `#` before it. What is not ours is left out; never throws. */
export function readSpot<Step extends string>(
  hash: string,
  steps: readonly Step[],
): SpotLink<Step> {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const wanted = given.get('at');
  const at = wanted === 'result' ? wanted : steps.find((step) => step === wanted);
  return {
    ...(at && { at }),
    ...(given.get('changing') === 'yes' && { changing: true }),
  };
}
