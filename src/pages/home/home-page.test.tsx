import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claims, promises, type ClaimName } from '../../content/claims.ts';
import { flags } from '../../content/flags.ts';
import { content } from '../../locales/en/pages/home.ts';
import { text as en } from '../../locales/en/interface.ts';
import { PageContext } from '../page-context.ts';
import { HomePage } from './home-page.tsx';
import { ActionCard } from './quick-actions.tsx';
import { SocialProof } from './social-proof.tsx';

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
    vi.spyOn(claims.businessesServed, 'value', 'get').mockReturnValue(49);
    expect(drawn()).toContain('Limited-time offer: 20% off for the first 50 businesses');
    vi.spyOn(claims.offerPercent, 'active', 'get').mockReturnValue(false);
    expect(drawn()).not.toContain('% off');
  });

  it('an offer for the first businesses ends when that many have been served', () => {
    vi.spyOn(claims.businessesServed, 'value', 'get').mockReturnValue(50);
    expect(drawn()).not.toContain('% off');
  });

  it('a withdrawn claim takes its sentence along, and leaves the rest (SEO-06)', () => {
    vi.spyOn(claims.savedVersusInHousePercent, 'active', 'get').mockReturnValue(false);
    expect(drawn()).toContain('Somebody to ask who knows your firm');
    expect(drawn()).not.toContain('in-house legal team.');
  });

  it('the sentence about proof follows the records of the claims (SEO-06)', () => {
    const record = (name: ClaimName) =>
      vi
        .spyOn(claims[name], 'evidence', 'get')
        .mockReturnValue({ record: 'List of reviews', asOn: '2026-05-03' });
    const rating = () => /Rated 4\.8 from 50 reviews.*?<\/p>/.exec(drawn())?.[0];
    expect(rating()).toContain('Nobody else has checked them.');
    record('rating');
    expect(rating()).toContain('We have records of some of them');
    record('reviews');
    expect(rating()).toContain('We have a record of each, the oldest of 3 May 2026.');
    expect(rating()).not.toContain('Nobody');
    expect(drawn()).not.toContain('List of reviews');
  });

  it('a story is verified only with a record; the others are examples, not customers (HOME-20)', () => {
    const [story, ...others] = content.proof.testimonials;
    if (!story) throw new Error('No story');
    const evidence = { record: 'Letter of consent', asOn: '2026-05-03' } as const;
    const testimonials = [...others, { ...story, evidence }];
    const html = renderToStaticMarkup(
      <PageContext value={page}>
        <SocialProof content={{ ...content, proof: { ...content.proof, testimonials } }} />
      </PageContext>,
    );
    expect(html.match(/Verified Customer/g)).toHaveLength(1);
    expect(html.indexOf(story.name)).toBeLessThan(html.indexOf('Examples, not customers'));
    expect(html.match(/>Example</g)).toHaveLength(3);
    expect(drawn()).not.toContain('Verified Customer');
  });

  it('a promise that is taken back is nowhere on the page', () => {
    vi.spyOn(promises.moneyBack, 'active', 'get').mockReturnValue(false);
    expect(drawn()).not.toContain('Money-back');
    expect(drawn()).toContain('All-India service');
  });
});

it('the assistant tile opens the assistant; it is dimmed only while the assistant is switched off (HOME-06)', () => {
  expect(drawn()).not.toContain('data-dimmed');
  flags.ai.tileComingSoon = true;
  try {
    expect(drawn()).toContain('data-dimmed');
  } finally {
    flags.ai.tileComingSoon = false;
  }
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
