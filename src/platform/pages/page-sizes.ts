/** Download sizes of pages in bytes. The build writes them (build/write-pages.ts). */
export interface PageSizes {
  /** Size of each page's text by path: its share of a bundle of pages. */
  text: Readonly<Record<string, number>>;
  /** Size of the style inside a guide; other pages have one of about this size. A page that is fetched alone contains it. */
  style: number;
  /** Size of each picture and recording by path, for each language that has its own. */
  pictures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Loads the sizes from the device or the network. Rejects when both fail. */
export async function loadPageSizes(): Promise<PageSizes> {
  const response = await fetch('/page-sizes.json', { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`The page sizes answered ${response.status}`);
  const sizes: unknown = await response.json();
  if (!isSizes(sizes)) throw new Error('The page sizes are not ours');
  return sizes;
}

/** Rejects answers of captive portals and of older versions, which a device may still save. */
const isSizes = (value: unknown): value is PageSizes =>
  typeof value === 'object' &&
  value !== null &&
  'style' in value &&
  typeof value.style === 'number' &&
  'text' in value &&
  isList(value.text) &&
  'pictures' in value &&
  typeof value.pictures === 'object' &&
  value.pictures !== null &&
  Object.values(value.pictures).every(isList);

const isList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((size) => typeof size === 'number');

/** Returns the bytes of a page that is fetched alone; undefined for an unknown page. */
export function pageSize({ text, style }: PageSizes, path: string): number | undefined {
  const size = text[path];
  return size === undefined ? undefined : size + style;
}

/**
 * Returns the sizes of the pages and pictures in one language: the worker saves no others by itself. `isOwn`: true for
 * the paths of its pages.
 */
export const sizesIn = (
  sizes: PageSizes,
  language: string,
  isOwn: (path: string) => boolean,
): PageSizes => ({
  ...sizes,
  text: Object.fromEntries(Object.entries(sizes.text).filter(([path]) => isOwn(path))),
  pictures: { [language]: sizes.pictures[language] ?? {} },
});

const picturesOf = ({ pictures }: PageSizes): Record<string, number> =>
  Object.assign({}, ...Object.values(pictures)) as Record<string, number>;

/** Returns bytes: of the median page and of the longest, each fetched alone, and of all pages with their pictures. */
export function sizeSummary(sizes: PageSizes): {
  typical: number;
  longest: number;
  all: number;
} {
  const { text, style } = sizes;
  const sorted = Object.values(text).sort((a, b) => a - b);
  return {
    typical: (sorted[Math.floor(sorted.length / 2)] ?? 0) + style,
    longest: (sorted.at(-1) ?? 0) + style,
    all: [...sorted, ...Object.values(picturesOf(sizes))].reduce((sum, size) => sum + size, style),
  };
}

/** Returns the bytes of all pages and pictures that are not among the saved paths. */
export const missingBytes = (sizes: PageSizes, saved: ReadonlySet<string>): number =>
  [...Object.entries(sizes.text), ...Object.entries(picturesOf(sizes))]
    .filter(([path]) => !saved.has(path))
    .reduce((sum, [, size]) => sum + size, 0);

/** Returns the cost of a download in rupees. A gigabyte has 1,000,000,000 bytes. */
export const costOf = (bytes: number, rupeesPerGigabyte: number): number =>
  (bytes / 1e9) * rupeesPerGigabyte;
