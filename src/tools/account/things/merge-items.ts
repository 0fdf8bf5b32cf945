import type { Items } from '../../../platform/offline/stored-value.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** True when both have the same things. */
export const sameItems = (one: Items, other: Items): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );

/**
 * Brings two sides together, thing by thing. `base` is what both had when they last met: what `mine`
 * added, changed or removed since then is done; everything else is as in `theirs`. Nothing that either
 * side has added gets lost.
 */
export function mergeItems(base: Items, mine: Items, theirs: Items): Items {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const isMine = !isSame(mine[key], base[key]);
      const value = isMine ? mine[key] : theirs[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
