import { describe, expect, it } from 'vitest';
import {
  findSentences,
  readAskedPages,
  type FoundSentence,
} from '../../build/needs/write-asked.ts';
import { locales } from '../../src/locales/languages.ts';
import { leastPhrasings } from '../../src/needs/read-phrasings.ts';
import { sentencesOf, shapeOf } from '../../src/tools/search/model/sentences.ts';
import { textOfPage } from '../../src/tools/search/model/page-text.ts';
import { renderPage } from '../../src/prerender.tsx';

/**
 * What people ask about the sentences of the pages (src/needs/asked). `npx vitest run tests/needs/asked.test.ts` names
 * what a changed page has left behind.
 */
const pages = await readAskedPages();
const bodyOf = async (path: string): Promise<string> => (await renderPage(path)).body;

describe('the sentences that people ask about', () => {
  it('are on their pages: write a changed sentence as the page has it now, and read its Yes or No again', async () => {
    const missing: string[] = [];
    for (const page of pages) {
      const { missing: own, found } = findSentences(page, await bodyOf(page.path));
      const changed = found.filter(({ isExact }) => !isExact);
      missing.push(...[...own, ...changed].map(({ sentence }) => `${page.file}: ${sentence}`));
    }
    expect(missing).toEqual([]);
  }, 60_000);

  it('have questions in every language, of at most 140 letters, none twice for one sentence', () => {
    const ways = Object.keys(leastPhrasings);
    const broken = pages.flatMap(({ file, asked }) =>
      asked
        .filter(({ questions }) => {
          const said = questions.map((one) => one.said);
          return (
            locales.some((locale) => !questions.some(({ way }) => way.split('-')[0] === locale)) ||
            said.some((one) => one.length > 140) ||
            new Set(said).size < said.length ||
            questions.some(({ way }) => !ways.includes(way))
          );
        })
        .map(({ sentence }) => `${file}: ${sentence}`),
    );
    expect(broken).toEqual([]);
  });

  it('have the same place in every language', async () => {
    const seized = pages.find(({ path }) => path === '/how-to-guides/seized-goods');
    if (!seized) throw new Error('The page is gone');
    const { found } = findSentences(seized, await bodyOf(seized.path));
    const hindi = textOfPage(await bodyOf(`/hi${seized.path}`));
    const inHindi = ({ place }: FoundSentence): string =>
      sentencesOf(hindi.sections[place.section]?.lines[place.line] ?? '')
        .slice(place.from, place.to + 1)
        .join(' ');
    expect(found.length).toBeGreaterThan(10);
    expect(shapeOf(hindi)).toBe(found[0]?.place.shape);
    for (const one of found) expect(inHindi(one)).toMatch(/\p{Script=Devanagari}/u);
  });
});

it('a sentence with another figure on its page says neither Yes nor No', () => {
  const asked = [
    { sentence: 'Loans up to ₹20 lakh need no security.', verdict: 'no' as const, questions: [] },
  ];
  const html = '<main><h1>Loans</h1><p>Loans up to ₹10 lakh need no security.</p></main>';
  const { found, missing } = findSentences({ path: '/loan', file: 'loan.txt', asked }, html);
  expect(missing).toEqual([]);
  expect(found).toMatchObject([{ isExact: false, place: { section: 0, line: 0, from: 0, to: 0 } }]);
});

it('a page with another line has another shape', () => {
  const section = (lines: string[]) => ({ anchor: '', heading: '', lines });
  const shape = shapeOf({ sections: [section(['One.', 'Two.']), section(['Three.'])] });
  expect(shapeOf({ sections: [section(['1.', '2.']), section(['3.'])] })).toBe(shape);
  expect(shapeOf({ sections: [section(['One.']), section(['Two.', 'Three.'])] })).not.toBe(shape);
});
