/**
 * A page as plain text, section by section, for excerpts and quotations. The browser reads it from the page's
 * HTML, which it has saved, without a DOM. The index has the same words from the page's data
 * (`app/searchable-text.ts`); tests/content/search.test.ts compares both.
 */
export interface PageText {
  /** The h1. */
  title: string;
  /** Search words from the page's head. */
  keywords: string[];
  /** The page's review date (`YYYY-MM-DD`); undefined if the page has none. */
  checkedOn?: string | undefined;
  sections: PageSection[];
}

export interface PageSection {
  /** Id of the section (`path#anchor`); empty for the part above the first section. */
  anchor: string;
  /** The h2; empty if there is none. */
  heading: string;
  /** One line for each paragraph, list item, table row or figure row. */
  lines: string[];
}

/** Elements without page text: drawings, controls, back links, lists of next pages, footnotes of figures. */
const skippedTags = new Set([
  'svg',
  'nav',
  'script',
  'style',
  'noscript',
  'button',
  'select',
  'textarea',
]);
const skippedClasses = new Set([
  'sr-only',
  'page-contents',
  'guide-qr',
  'page-list',
  'page-dates',
  'sources',
  'entry-source',
  'entries-source',
  'letter-box',
  'back-link',
]);
const voidTags = new Set(['br', 'hr', 'img', 'input', 'wbr', 'meta', 'link', 'source', 'col']);
const inlineTags = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Rows whose parts form a single line. */
const rowClasses = new Set(['entry']);
const betweenCells = ' · ';

interface Element {
  tag: string;
  skipped: boolean;
  isRow: boolean;
  section: PageSection;
}

/** Returns the text of a page of this site. A page of another structure gives no sections. */
export function textOfPage(html: string): PageText {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const intro: PageSection = { anchor: '', heading: '', lines: [] };
  const page: PageText = {
    title: '',
    keywords: keywordsOf(html),
    checkedOn: /class="page-dates[^>]*>[^<]*<time dateTime="([\d-]{10})"/i.exec(main)?.[1],
    sections: [intro],
  };
  const open: Element[] = [];
  let line = '';
  let section = intro;

  const current = () => open.at(-1);
  const isInRow = () => open.some(({ isRow }) => isRow);

  function endPart(): void {
    if (isInRow()) {
      if (line !== '' && !line.endsWith(betweenCells)) line += betweenCells;
    } else endLine();
  }

  function endLine(): void {
    const text = tidy(line);
    if (text) section.lines.push(text);
    line = '';
  }

  function openTag(tag: string, attributes: string): void {
    const parent = current();
    const classes = (attributeOf(attributes, 'class') ?? '').split(' ');
    const skipped =
      parent?.skipped === true ||
      skippedTags.has(tag) ||
      classes.some((name) => skippedClasses.has(name));
    const isRow =
      tag === 'tr' ||
      (tag === 'div' && parent?.tag === 'dl') ||
      classes.some((name) => rowClasses.has(name));
    if (!inlineTags.has(tag) && !skipped) endPart();
    else if (classes.includes('block') && line !== '' && !skipped) line += betweenCells;
    if (isRow) endLine();
    const anchor = tag === 'section' && !skipped ? attributeOf(attributes, 'id') : undefined;
    if (anchor) {
      section = { anchor, heading: '', lines: [] };
      page.sections.push(section);
    } else if (tag === 'section') section = intro;
    if (!voidTags.has(tag)) open.push({ tag, skipped, isRow, section });
  }

  function closeTag(tag: string): void {
    if (current()?.tag !== tag) return;
    const { skipped, isRow } = open.pop() ?? { skipped: false, isRow: false };
    if (skipped) return;
    if (tag === 'h1') page.title = takeLine();
    else if (tag === 'h2' && section.heading === '' && section !== intro) {
      section.heading = takeLine();
    } else if (isRow) endLine();
    else if (!inlineTags.has(tag)) endPart();
    if (tag === 'section') section = current()?.section ?? intro;
  }

  function takeLine(): string {
    const text = tidy(line);
    line = '';
    return text;
  }

  for (const [, close, tag, attributes, text] of main.matchAll(token)) {
    if (text !== undefined) {
      if (!current()?.skipped) line += text;
    } else if (tag === undefined) continue;
    else if (close) closeTag(tag);
    else openTag(tag, attributes ?? '');
  }
  endLine();
  return page;
}

const keywordsOf = (html: string): string[] =>
  decode(/<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Matches a comment, a tag, or text. Attribute values contain no `>`, because React escapes it. */
const token = /<!--.*?-->|<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gs;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

function tidy(text: string): string {
  return decode(text)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?: ·)+$/, '');
}
