interface Multiplier {
  end: string;
  before: string;
  one?: string;
  oneBefore?: string;
}

/** How a language says numbers: each text is one clip. `locales/spoken-numbers.ts` explains the parts. */
export interface SpokenNumbers {
  small: readonly string[];
  hundreds: readonly string[];
  hundredsBefore: readonly string[];
  thousand: Multiplier;
  lakh: Multiplier;
  crore: Multiplier;
  point: string;
  halves: readonly string[];
  percent: string;
  to: string;
}

/** The years that texts name. Other numbers of four digits and more without a comma are telephone numbers. */
const years = { first: 1940, last: 2099 };

/**
 * Returns the texts of the clips that say a number as it is written: "2,500", "1.5", "2026". Telephone numbers such as
 * "15100" are said digit by digit.
 */
export function numberClips(written: string, numbers: SpokenNumbers): string[] {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  const isGrouped = written.includes(',');
  const value = Number(whole);
  const isYear = whole.length === 4 && years.first <= value && value <= years.last;
  if (!isGrouped && !isYear && (whole.length > 3 || /^0\d/.test(whole))) {
    return digits(whole, numbers);
  }
  if (decimals === undefined) return wholeClips(value, numbers);
  const half = /^50*$/.test(decimals) ? numbers.halves[value] : undefined;
  if (half) return [half];
  return [...wholeClips(value, numbers), numbers.point, ...digits(decimals, numbers)];
}

const digits = (text: string, { small }: SpokenNumbers): string[] =>
  [...text].map((digit) => small[Number(digit)] ?? '');

/** Returns every text that `numberClips` can return. */
export function allNumberClips(numbers: SpokenNumbers): string[] {
  const { small, hundreds, hundredsBefore, halves, point, percent, to } = numbers;
  const multipliers = [numbers.thousand, numbers.lakh, numbers.crore].flatMap((each) =>
    Object.values<string>({ ...each }),
  );
  const all = [...small, ...hundreds, ...hundredsBefore, ...multipliers, ...halves];
  return [...new Set([...all, point, percent, to])];
}

function wholeClips(value: number, numbers: SpokenNumbers): string[] {
  const parts = [
    [10_000_000, numbers.crore],
    [100_000, numbers.lakh],
    [1000, numbers.thousand],
  ] as const;
  for (const [size, multiplier] of parts) {
    if (value < size) continue;
    const count = Math.floor(value / size);
    const rest = value % size;
    const before = rest > 0;
    const alone = count === 1 ? (before ? multiplier.oneBefore : multiplier.one) : undefined;
    return [
      ...(alone
        ? [alone]
        : [...wholeClips(count, numbers), before ? multiplier.before : multiplier.end]),
      ...(before ? wholeClips(rest, numbers) : []),
    ];
  }
  const { small, hundreds, hundredsBefore } = numbers;
  if (value < 100) return [small[value] ?? ''];
  const rest = value % 100;
  const names = rest > 0 ? hundredsBefore : hundreds;
  return [names[Math.floor(value / 100) - 1] ?? '', ...(rest > 0 ? [small[rest] ?? ''] : [])];
}
