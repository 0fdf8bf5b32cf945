import { isStep, type Spot } from '../../content/health/steps.ts';

/** What the address of the check carries: where one is. Answers are in no address. */
export interface SpotLink {
  at?: Spot;
  /** An answer is being changed from the result, which comes next. */
  changing?: boolean;
}

/** Writes the part of an address behind `#`. */
export const writeSpot = ({ at, changing }: SpotLink): string =>
  [at && `at=${at}`, changing && 'changing=yes'].filter(Boolean).join('&');

/** Reads what `writeSpot` wrote, with or without its `#`. What is not ours is left out; never throws. */
export function readSpot(hash: string): SpotLink {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const at = given.get('at') ?? '';
  return {
    ...((at === 'result' || isStep(at)) && { at }),
    ...(given.get('changing') === 'yes' && { changing: true }),
  };
}
