import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** Set before the app is there (src/boot.ts): its rules stay whatever the pages hold. */
const dynamicAttributes = ['data-text-size'];

/** Where the style waits in the build's folder, from the writing of the pages to the last step. */
export const firstStyleFile = 'first-style.txt';

/**
 * The rules of a style sheet that the written pages use, whatever state they are in. What only the app
 * draws is not among them.
 */
export async function firstStyleOf(sheet: string, pages: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    dynamicAttributes,
  });
  if (!purged?.css) throw new Error('No page uses the style sheet');
  return withoutUnusedProperties(purged.css);
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

/** Elements, classes and attributes of a page: all that a selector can name. */
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
 * The whole sheet without its fonts, which every page names inside it: told of a font twice, the browser
 * takes it anew, and a heading that was drawn without it would change and move what is below.
 */
export const withoutFonts = (sheet: string): string =>
  sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

const link = /<link rel="stylesheet"[^>]*>/;

/**
 * The page as it is served: its style is put inside, and the whole sheet comes without holding up the
 * paint. The app makes it count (src/main.tsx). Throws when the page links no sheet.
 */
export function putStyleInside(html: string, style: string): string {
  if (!link.test(html)) throw new Error('The page links no style sheet');
  return html.replace(
    link,
    (sheet) => `<style data-first>${style}</style>\n    ${sheet.replace('>', ' media="print">')}`,
  );
}
