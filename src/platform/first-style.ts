/**
 * What a page is painted with stands inside the page, so that nothing has to be fetched before it
 * shows (docs/decisions/0030-styles-inside-the-page.md). It is the same on every page.
 */
const element = /<style data-first>([\s\S]*?)<\/style>/;

/** The style inside a page's HTML; undefined where it has none. */
export const firstStyleIn = (html: string): string | undefined => element.exec(html)?.[1];

/** The page with this style inside instead of its own. */
export const withFirstStyle = (html: string, style: string): string =>
  html.replace(element, () => `<style data-first>${style}</style>`);
