import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDate } from '../../src/pages/build-settings.ts';
import { renderPage } from '../../src/prerender.tsx';
import { answers } from './answers.ts';
import { finderChecks } from './finder-checks.ts';
import { missingFrom, levelOf, report, resultsOn } from './results.ts';
import { sources } from './sources.ts';

const results = resultsOn(siteDate);
const answered = Object.entries(answers).flatMap(([id, answer]) =>
  'page' in answer ? [{ id, ...answer }] : [],
);
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const path of new Set(answered.map(({ page }) => page))) {
    pages.set(path, (await renderPage(path)).body);
  }
});

afterAll(() => {
  if (process.env.QUIZ_REPORT) console.info(report(results));
});

describe('the questions', () => {
  it('are 200, with at least 15 traps', () => {
    expect(results).toHaveLength(200);
    expect(results.filter(({ trap }) => trap).length).toBeGreaterThanOrEqual(15);
  });

  it('are all answered rightly, or with "not confirmed" where no source decides', () => {
    const open = results.filter(
      ({ verdict }) => verdict !== 'right' && verdict !== 'not-confirmed',
    );
    expect(open.map(({ id, verdict }) => `${id}: ${verdict}`)).toEqual([]);
    expect(results.filter(({ verdict }) => verdict === 'not-confirmed').length).toBeLessThanOrEqual(
      5,
    );
  });

  it('that no source decides are answered with "not confirmed"', () => {
    const undecided = results.filter(
      ({ source, trap }) => trap === 'unconfirmed' && sources[source].certainty === 'unconfirmed',
    );
    expect(undecided.filter(({ verdict }) => verdict !== 'not-confirmed')).toEqual([]);
  });
});

describe('a page', () => {
  it.each(answered)('still says what answers $id', ({ page, ...answer }) => {
    expect(missingFrom(pages.get(page) ?? '', { page, ...answer })).toEqual([]);
  });
});

describe('the finder', () => {
  it('has a business on each side of the line that only it knows', () => {
    for (const { id, answer } of results) {
      if (!('by' in answer)) continue;
      const levels = finderChecks
        .filter(({ question }) => question === id)
        .map((check) => check.levels);
      expect(levels.some((allowed) => allowed.includes('must'))).toBe(true);
      expect(levels.some((allowed) => !allowed.includes('must'))).toBe(true);
    }
  });

  it.each(finderChecks)('agrees with $question: $need for $business', (check) => {
    expect(check.levels).toContain(levelOf(check, siteDate));
  });
});

describe('the check of a page', () => {
  const answer = { verdict: 'right', page: '/', words: ['up to ₹20 lakh:'] } as const;

  it('reads over links and bold words', () => {
    expect(missingFrom('<main><p>up to <b>₹20 lakh</b>: no</p></main>', answer)).toEqual([]);
  });

  it('notices another figure and a section that is gone', () => {
    const html = '<main id="fees"><p>up to ₹40 lakh: no</p></main>';
    expect(missingFrom(html, { ...answer, anchor: 'limits' })).toEqual([
      ...answer.words,
      '#limits',
    ]);
  });
});
