import type { Spot } from './path.ts';

/** The part of a position in an address, after its `#`. */
export interface SpotLink<Step extends string> {
  /** Absent: the first open question. */
  at?: Spot<Step>;
  /** An answer of the result is being changed; the result comes next. */
  changing?: boolean;
}

/** Writes a position as the last part of an address after `#`. */
export const writeSpot = <Step extends string>({ at, changing }: SpotLink<Step>): string =>
  [at && `at=${at}`, changing && 'changing=yes'].filter(Boolean).join('&');

/** Reads a position that `writeSpot` wrote, with or without `#`. Ignores other text. Never throws. */
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
