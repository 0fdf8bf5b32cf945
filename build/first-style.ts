import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { catalog } from '../src/content/catalog.ts';
import type { Template } from '../src/content/page.ts';

/**
 * Attributes that scripts set before the full style sheet is there (src/boot.ts, src/app/live-pictures.ts). Their
 * rules are always included.
 */
const dynamicAttributes = ['data-text-size', 'data-pictures', 'data-shown', 'data-absent'];

/** File with the first styles, between the writing of pages and the last step of the build. */
export const firstStylesFile = 'first-styles.json';

/**
 * The kinds of page that have a first style of their own. More kinds would save little, and the headers of a static
 * host name the style of each.
 */
const styleKinds = ['home', 'guide', 'live', 'text', 'every'] as const;
type StyleKind = (typeof styleKinds)[number];

const kindOfTemplate: Partial<Record<Template, StyleKind>> = {
  home: 'home',
  guide: 'guide',
  live: 'live',
  situations: 'live',
  // The worker takes the style of all pages that it saves from this one (sw/save-pages.ts).
  offline: 'every',
};

/** The first styles of the pages by their kind. */
export type FirstStyles = Readonly<Record<StyleKind, string>>;

/**
 * Returns the kind of style of a page by its path in the catalogue. Pages that the catalogue does not list, such as
 * those of the growth benchmark, have the style of all pages.
 */
export function styleKindOf(path: string): StyleKind {
  const page = catalog.find((entry) => entry.path === path);
  return page ? (kindOfTemplate[page.template] ?? 'text') : 'every';
}

/** Kinds with the first screens of tools, whose styles the browser loads with their code. */
const kindsWithTools: ReadonlySet<StyleKind> = new Set(['live', 'every']);

/**
 * Returns the first style of each kind of page. `pages` are the written pages with their paths of the catalogue,
 * `toolSheets` the styles that tools load.
 */
export async function firstStylesOf(
  sheet: string,
  toolSheets: string,
  pages: readonly { path: string; html: string }[],
): Promise<FirstStyles> {
  const styles = new Map<StyleKind, string>();
  for (const kind of styleKinds) {
    const own = pages.filter(({ path }) => kind === 'every' || styleKindOf(path) === kind);
    styles.set(
      kind,
      await firstStyleOf(
        kindsWithTools.has(kind) ? sheet + toolSheets : sheet,
        own.map(({ html }) => html),
      ),
    );
  }
  return Object.fromEntries(styles) as FirstStyles;
}

/**
 * Returns the rules of a style sheet that the written pages use in any state. Rules for parts that only the
 * app renders are left out, and rules for print, which the linked sheet has.
 */
export async function firstStyleOf(sheet: string, pages: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    dynamicAttributes,
  });
  if (!purged?.css) throw new Error('No page uses the style sheet');
  return withoutUnusedProperties(withoutPrint(purged.css));
}

/**
 * Removes what PurgeCSS leaves of Tailwind's own properties (`--tw-border-style`), which are declared for all
 * utilities at once, and rules that have become empty.
 */
function withoutUnusedProperties(style: string): string {
  const isUsed = (name: string) => style.includes(`var(${name}`);
  let left = style
    .replaceAll(/@property (--tw-[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
      isUsed(name) ? rule : '',
    )
    .replaceAll(/(--tw-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      isUsed(name) ? declaration : '',
    );
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/[^{};]*\{\s*\}/g, '');
  }
  return left;
}

/** Removes the blocks of `@media print`, and no block that also counts on a screen. */
function withoutPrint(style: string): string {
  const start = /@media print\s*\{/.exec(style);
  if (!start) return style;
  let depth = 1;
  let end = start.index + start[0].length;
  for (; depth > 0 && end < style.length; end++) {
    if (style[end] === '{') depth++;
    else if (style[end] === '}') depth--;
  }
  return style.slice(0, start.index) + withoutPrint(style.slice(end));
}

/** Returns the elements, classes and attributes of a page, which selectors can name. */
function namesIn(html: string): ExtractorResultDetailed {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = { names: new Set<string>(), values: new Set<string>() };
  for (const [tag, element = ''] of html.matchAll(/<([a-z][a-z0-9-]*)(?:"[^"]*"|[^>])*>/gi)) {
    tags.add(element.toLowerCase());
    for (const [, name = '', value = ''] of tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)) {
      attributes.names.add(name);
      attributes.values.add(value);
      if (name === 'id') ids.add(value);
      if (name === 'class') for (const className of classesIn(value)) classes.add(className);
    }
  }
  return {
    attributes: { names: [...attributes.names], values: [...attributes.values] },
    classes: [...classes],
    ids: [...ids],
    tags: [...tags],
    undetermined: [],
  };
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

const classesIn = (value: string): string[] =>
  value
    .replaceAll(/&(amp|gt|lt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity)
    .split(/\s+/);

/**
 * Returns the sheet without fonts, which every page declares itself. A second declaration makes browsers load
 * a font again, and the headings would change and move the text below.
 */
export const withoutFonts = (sheet: string): string =>
  sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

const link = /<link rel="stylesheet"[^>]*>/;

/**
 * Returns the page as it is served: with its style inside, and a link to the full sheet that does not delay
 * painting. The app applies that sheet (src/main.tsx). Throws when the page links no sheet.
 */
export function putStyleInside(html: string, style: string): string {
  if (!link.test(html)) throw new Error('The page links no style sheet');
  return html.replace(
    link,
    (sheet) => `<style data-first>${style}</style>\n    ${sheet.replace('>', ' media="print">')}`,
  );
}
