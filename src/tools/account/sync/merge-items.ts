import type { Items } from '../../../platform/offline/stored-value.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** True when both have the same items. */
export const sameItems = (one: Items, other: Items): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );

/**
 * Merges two sides item by item. `base` is the state after the last sync: changes of `mine` since then apply;
 * everything else is as in `theirs`. No added item is lost.
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
