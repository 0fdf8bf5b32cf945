/** Keys that hold ids and dates, not text. */
const notText = new Set([
  'id',
  'kind',
  'tone',
  'fact',
  'facts',
  'portal',
  'portals',
  'pages',
  'publishedOn',
  'reviewedOn',
  'updatedOn',
  // The home page's colours, drawings and addresses.
  'gradient',
  'colour',
  'colours',
  'picture',
  'icon',
  'path',
  'promise',
]);

/** True where the value of this key, in a page's content, is text that somebody reads. */
export const isText = (key: string): boolean => !notText.has(key);

/** Every text in a page's content, without its ids, dates and addresses. */
export function textsOf(value: unknown, key = ''): string[] {
  if (!isText(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

/** The references in curly brackets that a text makes: figures and claims. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]+)\}/g)].map(([, reference = '']) => reference);

/** Every reference a page makes: in its texts, and as rows of its tables of figures. */
export function referencesOf(content: unknown): string[] {
  return [...textsOf(content).flatMap(referencesIn), ...rowsOf(content)];
}

function rowsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'fact' || key === 'facts' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => rowsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, name));
}
