import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOfPage } from '../../../build/write-pages.ts';
import { searchWordsOf } from '../../../src/tools/search/model/groups.ts';
import { pageWordsOf, vocabularyOf } from '../../../src/tools/search/model/vocabulary.ts';
import { textOfPage } from '../../../src/tools/search/model/page-text.ts';
import { writeSearchData } from '../../../src/tools/search/model/search-data.ts';
import { searchFile } from '../../../src/tools/search/model/search-file.ts';
import type * as Prerender from '../../../src/prerender.tsx';
import { text as names } from '../../../src/locales/en/page-names.gen.ts';
import { root } from '../../architecture/source-files.ts';
import { otherWords, pageInOtherWords, shownText } from './other-words.ts';

/** The build's own prerendering, compiled by the last `npm run build`. */
export const builtPrerender = async (): Promise<typeof Prerender> =>
  (await import(pathToFileURL(join(root, '.build/server/prerender.js')).href)) as typeof Prerender;

/** Where the copy of a page lies; the first is the page itself. */
export const pathOfCopy = (path: string, copy: number): string =>
  copy === 0 ? path : `/more-${copy}${path === '/' ? '/home' : path}`;
const copyOf = (path: string): { copy: number; original: string } => {
  const [, copy, original] = /^\/more-(\d+)(\/.*)$/.exec(path) ?? [];
  if (!copy || !original) return { copy: 0, original: path };
  return { copy: Number(copy), original: original === '/home' ? '/' : original };
};

/** Milliseconds that went into saying pages in other words, which no real build does. */
export const spent = { ms: 0 };

/**
 * What `writePages` takes, for a site of so many times as many pages in one language: each page rendered
 * as often by the site's own code, every further time in other words (other-words.ts). The search finds them all.
 */
export async function grownPrerender(times: number): Promise<typeof Prerender> {
  const real = await builtPrerender();
  const own = real.pagesToRender();
  const texts = await Promise.all(
    own.map(({ path }) => readFile(join(root, 'dist', fileOfPage(path)), 'utf8')),
  );
  const words = otherWords(texts.map(shownText));
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const says = copies.map((copy) => words(copy));
  const rendered = new Map<string, string>();
  return {
    ...real,
    pagesToRender: () =>
      copies.flatMap((copy) =>
        own.map(({ path, locale }) => ({ path: pathOfCopy(path, copy), locale })),
      ),
    async renderPage(path) {
      const { copy, original } = copyOf(path);
      const page = await real.renderPage(original);
      const say = says[copy];
      if (copy === 0 || !say) {
        rendered.set(path, page.body);
        return page;
      }
      const start = performance.now();
      const other: Prerender.RenderedPage = {
        ...page,
        path,
        head: pageInOtherWords(page.head, say),
        body: pageInOtherWords(page.body, say),
        end: pageInOtherWords(page.end, say),
        socialCard: page.socialCard && {
          ...page.socialCard,
          path: page.socialCard.path.replace('/og/', `/og/more-${copy}/`) as `/og/${string}.png`,
        },
      };
      spent.ms += performance.now() - start;
      rendered.set(path, other.body);
      return other;
    },
    // The index of the copies has their own words, which are in their HTML alone.
    renderSearchFiles() {
      const found = [...rendered].flatMap(([path, html]) => {
        const { copy, original } = copyOf(path);
        const known = searchWordsOf(original, names, pageWordsOf('en'));
        if (known === undefined) return [];
        return [{ path, text: textOfPage(html), words: says[copy]?.(known) ?? known }];
      });
      const index = JSON.stringify(writeSearchData(found, vocabularyOf('en')));
      return Promise.resolve({ [searchFile('en')]: index });
    },
  };
}
