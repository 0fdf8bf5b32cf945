/** Bytes of each page as it is downloaded, by path; written at build (build/write-pages.ts). */
export type PageSizes = Readonly<Record<string, number>>;

/** The sizes, from the phone or the network. Rejects when they are on neither. */
export async function loadPageSizes(): Promise<PageSizes> {
  const response = await fetch('/page-sizes.json', { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`The page sizes answered ${response.status}`);
  const sizes: unknown = await response.json();
  if (!isSizes(sizes)) throw new Error('The page sizes are not ours');
  return sizes;
}

/** A captive portal's answer is none. */
const isSizes = (value: unknown): value is PageSizes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((size) => typeof size === 'number');

/** Typical (the middle one), longest, and all pages together, in bytes. */
export function sizeSummary(sizes: PageSizes): { typical: number; longest: number; all: number } {
  const sorted = Object.values(sizes).sort((a, b) => a - b);
  return {
    typical: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    all: sorted.reduce((sum, size) => sum + size, 0),
  };
}

/** Bytes of the pages that are not among the saved paths. */
export const missingBytes = (sizes: PageSizes, saved: ReadonlySet<string>): number =>
  Object.entries(sizes)
    .filter(([path]) => !saved.has(path))
    .reduce((sum, [, size]) => sum + size, 0);

/** What a download costs, in rupees, at a price for a gigabyte of 1,000,000,000 bytes. */
export const costOf = (bytes: number, rupeesPerGigabyte: number): number =>
  (bytes / 1e9) * rupeesPerGigabyte;
