import { expect, it } from 'vitest';
import { isHomePage, statedSources } from '../../build/sources-check/stated-sources.ts';

const homePages = statedSources().flatMap(({ what, sources }) =>
  sources.flatMap(({ id, source }) =>
    source && !('ours' in source) && isHomePage(source.url)
      ? [{ what, id, certainty: source.certainty }]
      : [],
  ),
);

it('the law’s text and an official page are linked by their own address, everywhere (LAW-03)', () => {
  const bare = homePages.filter(({ certainty }) => certainty === 'law' || certainty === 'official');
  expect(bare).toEqual([]);
});

it('a report is linked by its own address; one order stands on the home page of a blog (LAW-03)', () => {
  const bare = homePages.filter(({ certainty }) => certainty === 'reported');
  expect(bare.map(({ id }) => id)).toEqual(['LF-19k']);
});

it('a site without a page, also in a language, is a home page', () => {
  const bare = [
    'https://a.gov.in',
    'https://a.gov.in/',
    'https://a.gov.in/en/',
    'https://a.in/index.php',
  ];
  const deep = ['https://a.gov.in/rules', 'https://a.gov.in/?p=7450', 'https://a.in/#fees'];
  expect([bare.map(isHomePage), deep.map(isHomePage)]).toEqual([
    [true, true, true, true],
    [false, false, false],
  ]);
});
