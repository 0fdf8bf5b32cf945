import { describe, expect, it } from 'vitest';
import { catalog, pageById, type PageId } from '../../src/content/catalog.ts';
import { homeTasks } from '../../src/content/home/home-tasks.ts';
import { needs } from '../../src/needs/bank.ts';
import type { AnsweredNeedId } from '../../src/needs/need-id.ts';
import {
  leastPhrasings,
  readPhrasings,
  type WayOfWriting,
} from '../../src/needs/read-phrasings.ts';
import { text as needQuestions } from '../../src/locales/en/tools/need-questions.ts';
import { soundKey } from '../../src/needs/sound-key.ts';
import { popularNeeds } from '../../src/tools/search/model/popular.ts';

const files = import.meta.glob<string>('../../src/needs/phrasings/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const bank = new Map(
  Object.entries(files).map(([file, text]) => [
    file.replace(/^.*\/|\.txt$/g, ''),
    readPhrasings(text),
  ]),
);

const all = [...bank].flatMap(([need, said]) =>
  (Object.keys(leastPhrasings) as WayOfWriting[]).flatMap((way) =>
    said[way].map((phrasing) => ({ need, way, phrasing })),
  ),
);
const scripts: Partial<Record<WayOfWriting, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
};
const indian = /[\p{Script=Devanagari}\p{Script=Telugu}]/u;

/** Letters and numbers of a phrasing: case and signs make no other phrasing. */
const plain = (phrasing: string): string =>
  phrasing
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const placed = Object.entries(needs).flatMap(([need, places]) =>
  [places].flat().map((place) => ({ need, path: place.replace(/#.*$/, '') })),
);

const tasks: readonly { need: AnsweredNeedId; page: PageId }[] = [...homeTasks, ...popularNeeds];

describe('the bank of needs', () => {
  it.each(tasks)('leads from a tile to the page that answers $need', ({ need, page }) => {
    const pages = placed.filter((one) => one.need === need).map(({ path }) => path);
    expect(pages).toContain(pageById(page).path);
  });

  it('has phrasings for each need, and a need for each file', () => {
    expect([...bank.keys()].toSorted()).toEqual(Object.keys(needs).toSorted());
  });

  it('says each need in words of its own', () => {
    const questions = Object.values(needQuestions);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('has enough phrasings of each need in each way of writing', () => {
    const few = [...bank].flatMap(([need, said]) =>
      Object.entries(leastPhrasings)
        .filter(([way, least]) => said[way as WayOfWriting].length < least)
        .map(([way]) => `${need} [${way}]`),
    );
    expect(few).toEqual([]);
  });

  it('gives each phrasing to one need', () => {
    const owners = new Map<string, string>();
    const twice = all.flatMap(({ need, phrasing }) => {
      const written = plain(phrasing);
      const owner = owners.get(written);
      owners.set(written, need);
      return owner ? [`${phrasing}: ${owner}, ${need}`] : [];
    });
    expect(twice).toEqual([]);
  });

  it('writes each phrasing in the script of its section', () => {
    const wrong = all.filter(({ way, phrasing }) =>
      scripts[way] ? !scripts[way].test(phrasing) : indian.test(phrasing),
    );
    expect(wrong).toEqual([]);
  });

  it('has a sound for each phrasing, at most 140 letters', () => {
    expect(all.filter(({ phrasing }) => soundKey(phrasing) === '')).toEqual([]);
    expect(all.filter(({ phrasing }) => phrasing.length > 140)).toEqual([]);
  });

  it('answers each need on pages that exist', () => {
    const paths = new Set<string>(catalog.map(({ path }) => path));
    const lost = placed.filter(({ path }) => !paths.has(path));
    expect(lost).toEqual([]);
  });

  it('leads to every page, but those that only list others or that nobody asks for', () => {
    const led = new Set(placed.map(({ path }) => path));
    const withoutLink = catalog.map(({ path }) => path).filter((path) => !led.has(path));
    expect(withoutLink.toSorted()).toEqual(withoutNeed.toSorted());
  });
});

/** Lists, states of the app, pages for developers, and pages about us that no question is about. */
const withoutNeed: readonly string[] = [
  '/',
  '/404',
  '/auth/callback',
  '/blog',
  '/debug-auth',
  '/disclaimer',
  '/financial-hub',
  '/gemini-test',
  '/how-to-guides',
  '/how-we-work',
  '/login-debug',
  '/mistake',
  '/offline',
  '/on-this-phone',
  '/our-story',
  '/reset-password',
  '/search',
  '/sectors',
  '/services/comprehensive-compliance',
  '/services/sectors',
  '/sitemap',
  '/start-business/step/compliance',
  '/test-auth',
  '/vision-mission',
];
