import { describe, expect, it } from 'vitest';
import type { LikelyNeed } from '../../needs/classifier.ts';
import { foundPages } from './found-pages.ts';
import type { Section, SectionHit } from './model/search-index.ts';

const section = (path: string, anchor = ''): Section => ({
  path,
  anchor,
  title: path,
  heading: anchor,
});
const hit = (path: string, anchor: string, score: number, covered: number): SectionHit => ({
  ...section(path, anchor),
  score,
  covered,
  terms: new Set(['cart']),
});
const need = (share: number, ...places: string[]): LikelyNeed => ({ id: 'any', share, places });

const sections = [
  section('/notice'),
  section('/notice', 'goods-taken'),
  section('/gst-compliance'),
  section('/blog/rights'),
  section('/blog/rights', 'goods'),
];
const hits = [hit('/gst-compliance', 'fees', 3, 0.5), hit('/blog/rights', 'goods', 1, 0.2)];
const paths = (...needs: LikelyNeed[]) =>
  foundPages({ hits, needs, sections }).map(({ path }) => path);

describe('pages that words and needs find', () => {
  it('are in the order of the words without a need', () => {
    expect(paths()).toEqual(['/gst-compliance', '/blog/rights']);
  });

  it('begin with the page of a need that is certain, opened at its section', () => {
    const [first] = foundPages({ hits, needs: [need(0.9, '/notice#goods-taken')], sections });
    expect(first?.path).toBe('/notice');
    expect(first?.sections.map(({ anchor }) => anchor)).toEqual(['goods-taken']);
  });

  it('are only in another order for a need that is not certain', () => {
    expect(paths(need(0.3, '/blog/rights#goods'))).toEqual(['/blog/rights', '/gst-compliance']);
    expect(paths(need(0.02, '/blog/rights#goods'))).toEqual(['/gst-compliance', '/blog/rights']);
  });

  it('begin with the page of an unsure need where the best page has half of the words', () => {
    expect(paths(need(0.2, '/notice#goods-taken'))).toEqual([
      '/notice',
      '/gst-compliance',
      '/blog/rights',
    ]);
  });

  it('give a further place of a need half the weight', () => {
    expect(paths(need(0.9, '/blog/rights#goods', '/notice#goods-taken'))).toEqual([
      '/blog/rights',
      '/notice',
      '/gst-compliance',
    ]);
  });

  it('have the top of a page whose section is gone, and no page that is not there', () => {
    expect(paths(need(0.9, '/notice#renamed'), need(0.05, '/gone#here'))).toEqual([
      '/notice',
      '/gst-compliance',
      '/blog/rights',
    ]);
  });

  it('are none where no page has a word and a request that is declined is much likelier', () => {
    const outside = { id: 'decline.outside', share: 0.7, places: [] };
    const guess = need(0.2, '/notice#goods-taken');
    expect(foundPages({ hits: [], needs: [outside, guess], sections })).toEqual([]);
    expect(foundPages({ hits: [], needs: [guess], sections })).toHaveLength(1);
  });

  it('leave out the page of a request that is declined', () => {
    const declined = { id: 'decline.bribery', share: 0.9, places: ['/notice#goods-taken'] };
    expect(paths(declined)).toEqual(['/gst-compliance', '/blog/rights']);
  });
});
