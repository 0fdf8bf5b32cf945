import { readLink } from '../../src/tools/finder/model/answers-link.ts';

/** The pages of a build as HTML, by the path they are served at. */
export type RenderedPages = ReadonlyMap<string, string>;

/** What stands between a page's head and its foot. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};

const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27|nbsp);/g, (entity) => entities[entity] ?? entity);

/** The words of a page's main part, in one line. */
export const shownText = (html: string): string =>
  decode(
    mainOf(html)
      .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every id of a page: what an address can point at behind its `#`. */
export const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)));

/** Pages whose code reads what stands behind the `#`: the places there exist when the page is open. */
const madeAlive: Readonly<Record<string, (anchor: string) => boolean>> = {
  '/find': (anchor) => Object.keys(readLink(anchor).answers).length > 0,
};

/** Links of a page that lead to no page of the build, or to a place on it that does not exist. */
export function deadLinks(
  path: string,
  pages: RenderedPages,
  files: ReadonlySet<string>,
): string[] {
  const html = pages.get(path) ?? '';
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    decode(href),
  );
  return [...new Set(links)].filter((href) => {
    if (!/^[/#]/.test(href)) return false;
    const [address = '', anchor] = href.split('#');
    const target = address === '' ? path : address.replace(/\?.*$/, '');
    const there = pages.get(target);
    if (there === undefined) return !files.has(target);
    return anchor ? !anchorsOf(there).has(anchor) && !madeAlive[target]?.(anchor) : false;
  });
}
