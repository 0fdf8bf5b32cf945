/** A share of successes with its interval of 95 % (Wilson). */
export interface Share {
  /** With none, all other numbers are 0, so that a floor is not reached by chance. */
  of: number;
  right: number;
  share: number;
  from: number;
  to: number;
}

/** Counts how many of these are true. */
export function shareOf(outcomes: readonly boolean[]): Share {
  const of = outcomes.length;
  const right = outcomes.filter(Boolean).length;
  if (of === 0) return { of, right, share: 0, from: 0, to: 0 };
  const share = right / of;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { of, right, share, from: middle - half, to: middle + half };
}

const percent = (share: number): string => (100 * share).toFixed(0).padStart(3);

/** Returns a share as text: "94 % (89–97) of 90", or "none" of an empty group. */
export const shareText = ({ of, share, from, to }: Share): string =>
  of === 0
    ? 'none'
    : `${percent(share)} % (${percent(from).trim()}–${percent(to).trim()}) of ${of}`;

/**
 * True when an answer begins with the verdict. A yes or a no is its first word; anything else is in its first line. A
 * word in an Indian script may have an ending.
 */
export function beginsWith(answer: string, expected: readonly string[]): boolean {
  const first = plain(answer.split('\n')[0] ?? '');
  return expected.some((each) => {
    const wanted = plain(each);
    if (wanted === 'yes' || wanted === 'no') return first.split(/[^a-z]/)[0] === wanted;
    const words = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const end = indianEnd.test(wanted) ? '' : String.raw`(?![\d\p{L}]|[.,]\d)`;
    return new RegExp(String.raw`(?<![\d.,\p{L}])${words}${end}`, 'u').test(first);
  });
}

const indianEnd = /[\p{Script=Devanagari}\p{Script=Telugu}]$/u;

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\*|\[|\]\([^)]*\)/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
