/** An element of our own markup. */
interface MarkupElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
  parent: MarkupElement | undefined;
}
type MarkupNode = MarkupElement | string;

const withoutEnd = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

/** Reads markup that React wrote: well formed, with quoted attributes. Throws for other markup. */
export function readMarkup(html: string): MarkupElement {
  const root: MarkupElement = { tag: '', attributes: {}, children: [], parent: undefined };
  let open = root;
  for (const [all, end, tag, attributes = '', selfClosed] of html.matchAll(token)) {
    if (!tag) {
      if (!all.startsWith('<')) open.children.push(decoded(all));
    } else if (end) {
      if (open.tag !== tag || !open.parent) throw new Error(`</${tag}> closes <${open.tag}>`);
      open = open.parent;
    } else {
      const element = { tag, attributes: attributesIn(attributes), children: [], parent: open };
      open.children.push(element);
      if (!withoutEnd.has(tag) && !selfClosed) open = element;
    }
  }
  if (open !== root) throw new Error(`<${open.tag}> is not closed`);
  return root;
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole);
  });

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value),
    ]),
  );

/** Returns the elements that a list of selectors of tags, classes, attributes and places selects, in their order. */
export function elementsAt(root: MarkupElement, selectors: string): MarkupElement[] {
  const ways = selectors.split(',').map((selector) => selector.trim().split(/\s+/));
  return allElements(root).filter((element) => ways.some((way) => isAt(element, way)));
}

const allElements = (root: MarkupElement): MarkupElement[] =>
  root.children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...allElements(child)],
  );

/** True where an element ends this way: `['.situation', '>', '.prose']`. */
function isAt(element: MarkupElement, way: readonly string[]): boolean {
  const last = way.at(-1) ?? '';
  if (!isOne(element, last)) return false;
  const before = way.slice(0, -1);
  if (before.length === 0) return true;
  if (before.at(-1) === '>') {
    return element.parent !== undefined && isAt(element.parent, before.slice(0, -1));
  }
  for (let above = element.parent; above; above = above.parent) {
    if (isAt(above, before)) return true;
  }
  return false;
}

function isOne({ tag, attributes }: MarkupElement, selector: string): boolean {
  const classes = new Set(attributes['class']?.split(' '));
  return [...selector.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]|([.#]?)([\w-]+)/g)].every(
    ([, attribute, value, sign, name = '']) => {
      if (attribute) {
        const own = attributes[attribute];
        return own !== undefined && (value === undefined || own === value);
      }
      if (sign === '.') return classes.has(name);
      return sign === '#' ? attributes['id'] === name : tag === name;
    },
  );
}

/** Returns an element's text as the browser's `textContent`. */
export const textContentOf = ({ children }: MarkupElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textContentOf(child))).join('');

/** Returns an element's text as the browser's `innerText` in one line: a block begins a new word. */
export const innerTextOf = (element: MarkupElement): string =>
  withBlocks(element).replaceAll(/\s+/g, ' ').trim();

function withBlocks({ tag, attributes, children }: MarkupElement): string {
  const text = children
    .map((child) => (typeof child === 'string' ? child : withBlocks(child)))
    .join('');
  const isBlock =
    /^(?:br|div|h\d|li|ol|p|ul)$/.test(tag) || attributes['class']?.split(' ').includes('block');
  return isBlock ? ` ${text} ` : text;
}
