import { viewAt } from '../../src/tools/schemes/view.ts';
import { readLink } from '../../src/tools/finder/model/answers-link.ts';

/** The HTML of a build's pages, by their served path. */
export type RenderedPages = ReadonlyMap<string, string>;

/** Returns the main part of a page, between its header and its footer. */
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

/** Returns the text of a page's main part, in one line. */
export const shownText = (html: string): string =>
  decode(
    mainOf(html)
      .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns every id of a page: the possible link targets after `#`. */
export const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id)));

/** Pages whose code reads the part after `#`: their link targets exist only when the page is open. */
const madeAlive: Readonly<Record<string, (anchor: string) => boolean>> = {
  '/government-schemes': (anchor) =>
    anchor === 'find' || viewAt(anchor, () => false).kind !== 'list',
  '/find': (anchor) => Object.keys(readLink(anchor).answers).length > 0,
};

/** Returns a page's links to pages or anchors that do not exist in the build. */
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
