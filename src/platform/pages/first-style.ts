/**
 * The style that paints a page before any file loads. It is inside each page; pages of a kind share one
 * (docs/decisions/0030-styles-inside-the-page.md).
 */
const element = /<style data-first>([\s\S]*?)<\/style>/;

/** Returns the style inside a page's HTML; undefined without one. */
export const firstStyleIn = (html: string): string | undefined => element.exec(html)?.[1];

/** Returns the page with `style` in place of its own. */
export const withFirstStyle = (html: string, style: string): string =>
  html.replace(element, () => `<style data-first>${style}</style>`);

/** Returns the page without its style. */
export const withoutFirstStyle = (html: string): string => html.replace(element, '');
