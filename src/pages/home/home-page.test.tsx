import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claims, promises } from '../../content/claims.ts';
import { content } from '../../locales/en/pages/home.ts';
import { text as en } from '../../locales/en/interface.ts';
import { PageContext } from '../page-context.ts';
import { HomePage } from './home-page.tsx';
import { ActionCard } from './quick-actions.tsx';

const page = { locale: 'en', messages: en, asOn: '2026-11-20' } as const;
const drawn = () =>
  renderToStaticMarkup(
    <PageContext value={page}>
      <HomePage content={content} />
    </PageContext>,
  );

describe('the charts', () => {
  it.each([
    ['cost', [24, 32, 28, 16]],
    ['effort', [10, 35, 28, 27]],
  ] as const)(
    '%s has the specification’s numbers, and they are a whole (HOME-12, HOME-13)',
    (name, numbers) => {
      const percents = content.statistics[name].parts.map(({ percent }) => percent);
      expect(percents).toEqual(numbers);
      expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);
    },
  );
});

describe('what is withdrawn', () => {
  // Restores every claim, so that withdrawn ones do not affect these tests.
  beforeEach(() => {
    for (const claim of [
      claims.offerPercent,
      claims.offerBusinesses,
      claims.savedVersusInHousePercent,
      promises.moneyBack,
      promises.allIndia,
    ]) {
      vi.spyOn(claim, 'active', 'get').mockReturnValue(true);
    }
  });
  afterEach(() => vi.restoreAllMocks());

  it('an offer that is over is nowhere on the page (HOME-29)', () => {
    expect(drawn()).toContain('Limited-time offer: 20% off for the first 50 businesses');
    vi.spyOn(claims.offerPercent, 'active', 'get').mockReturnValue(false);
    expect(drawn()).not.toContain('% off');
  });

  it('a withdrawn claim takes its sentence along, and leaves the rest (SEO-06)', () => {
    vi.spyOn(claims.savedVersusInHousePercent, 'active', 'get').mockReturnValue(false);
    expect(drawn()).toContain('Somebody to ask who knows your firm');
    expect(drawn()).not.toContain('in-house legal team.');
  });

  it('a promise that is taken back is nowhere on the page', () => {
    vi.spyOn(promises.moneyBack, 'active', 'get').mockReturnValue(false);
    expect(drawn()).not.toContain('Money-back');
    expect(drawn()).toContain('All-India service');
  });
});

it('a card that is coming soon is dimmed and leads nowhere; none is shipped so (HOME-26)', () => {
  const [card] = content.actions.cards;
  if (!card) throw new Error('No card');
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <ActionCard card={{ ...card, comingSoon: true }} comingSoon="Coming Soon" />
    </PageContext>,
  );
  expect(html).toContain('Coming Soon');
  expect(html).toContain('data-dimmed');
  expect(html).not.toContain('<a');
  expect(content.actions.cards.some(({ comingSoon }) => comingSoon)).toBe(false);
});
