import { harmfulRequests } from './model/harm.ts';
import { fits, patternOf, type Concepts } from './concepts.ts';

const patterns = harmfulRequests.map(({ needs, not = '' }) => ({
  needs: patternOf(needs),
  not: patternOf(not),
}));

/** True when the question asks for help with harm or evasion. */
export const asksForHarm = (concepts: Concepts): boolean =>
  patterns.some(
    ({ needs, not }) => fits(needs, concepts) && !(not.length > 0 && fits(not, concepts)),
  );
