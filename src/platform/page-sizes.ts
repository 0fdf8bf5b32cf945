/** What pages cost to download, in bytes; written at build (build/write-pages.ts). */
export interface PageSizes {
  /** Each page's text, by path: what it costs among many, which come as a bundle. */
  text: Readonly<Record<string, number>>;
  /** The style inside, which comes once more with each page that is fetched alone. */
  style: number;
}

/** The sizes, from the phone or the network. Rejects when they are on neither. */
export async function loadPageSizes(): Promise<PageSizes> {
  const response = await fetch('/page-sizes.json', { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`The page sizes answered ${response.status}`);
  const sizes: unknown = await response.json();
  if (!isSizes(sizes)) throw new Error('The page sizes are not ours');
  return sizes;
}

/** A captive portal's answer is none; nor is an older version's, which a phone may still keep. */
const isSizes = (value: unknown): value is PageSizes =>
  typeof value === 'object' &&
  value !== null &&
  'style' in value &&
  typeof value.style === 'number' &&
  'text' in value &&
  typeof value.text === 'object' &&
  value.text !== null &&
  Object.values(value.text).every((size) => typeof size === 'number');

/** Bytes of a page fetched alone; undefined for one that is not known. */
export function pageSize({ text, style }: PageSizes, path: string): number | undefined {
  const size = text[path];
  return size === undefined ? undefined : size + style;
}

/** One typical page (the middle one) and the longest, each fetched alone, and all pages together, in bytes. */
export function sizeSummary({ text, style }: PageSizes): {
  typical: number;
  longest: number;
  all: number;
} {
  const sorted = Object.values(text).sort((a, b) => a - b);
  return {
    typical: (sorted[Math.floor(sorted.length / 2)] ?? 0) + style,
    longest: (sorted.at(-1) ?? 0) + style,
    all: sorted.reduce((sum, size) => sum + size, style),
  };
}

/** Bytes of the pages that are not among the saved paths. */
export const missingBytes = ({ text }: PageSizes, saved: ReadonlySet<string>): number =>
  Object.entries(text)
    .filter(([path]) => !saved.has(path))
    .reduce((sum, [, size]) => sum + size, 0);

/** What a download costs, in rupees, at a price for a gigabyte of 1,000,000,000 bytes. */
export const costOf = (bytes: number, rupeesPerGigabyte: number): number =>
  (bytes / 1e9) * rupeesPerGigabyte;
