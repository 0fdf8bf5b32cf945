/** Keys whose values are ids or dates, not text. */
const notText = new Set([
  'id',
  'kind',
  'tone',
  'fact',
  'facts',
  'feesOf',
  'feesOn',
  'portal',
  'portals',
  // The documents of a situation; `documents` of a guide's card is a text.
  'law',
  'pages',
  'publishedOn',
  'reviewedOn',
  'updatedOn',
  // Colours, drawings and addresses of the home page.
  'gradient',
  'colour',
  'colours',
  'drawing',
  'picture',
  'icon',
  'path',
  'promise',
  // Records are for the owner, and these words appear only beside a record; the site ships without one.
  'evidence',
  'verified',
  'customers',
]);

/** Returns true if this key of a page's content contains text for readers. */
export const isText = (key: string): boolean => !notText.has(key);

/** Returns every text in a page's content, without ids, dates and addresses. */
export function textsOf(value: unknown, key = ''): string[] {
  if (!isText(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

/** Returns the references in a text's curly brackets: figures and claims. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]+)\}/g)].map(([, reference = '']) => reference);

/** Returns every reference of a page: in its texts and in its tables of figures. */
export function referencesOf(content: unknown): string[] {
  return [...textsOf(content).flatMap(referencesIn), ...rowsOf(content)];
}

function rowsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'fact' || key === 'facts' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => rowsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, name));
}
