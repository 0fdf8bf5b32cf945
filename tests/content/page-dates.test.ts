import { expect, it } from 'vitest';
import { catalog, guideIds, pagesBelow, type PageId } from '../../src/content/catalog.ts';
import { isDay } from '../../src/content/facts/days.ts';
import { loadContent } from '../../src/locales/load-content.ts';
import { todayInIndia } from '../../src/i18n/format.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { lastChangedOn } from '../../src/pages/last-changed.ts';

it('no page was updated on a day to come, or on none (A11Y-09)', async () => {
  const faults: string[] = [];
  for (const { id } of catalog) {
    const content = await loadContent(id, 'en');
    const day = 'reviewedOn' in content ? content.reviewedOn : content.updatedOn;
    if (!isDay(day) || day > todayInIndia()) faults.push(`${id}: ${day}`);
  }
  expect(faults).toEqual([]);
});

it('a figure that came into force after the text was written changed the page on that day', () => {
  const content = {
    name: '',
    title: '',
    description: '',
    lead: '',
    sections: [],
    publishedOn: '2026-01-01',
  } as const;
  const on = (asOn: '2026-04-14' | '2026-04-15') =>
    lastChangedOn(
      { ...content, sections: [], reviewedOn: '2026-01-02', heading: '{iso.environment.edition}' },
      { locale: 'en', messages: en, asOn },
    );
  expect(on('2026-04-14')).toBe('2026-01-02');
  expect(on('2026-04-15')).toBe('2026-04-15');
});

it('the site map for people links every page that may be listed, and those of one’s own (A11Y-09)', async () => {
  const { sections } = await loadContent('site/sitemap', 'en');
  const linked = new Set<PageId>(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block): readonly PageId[] => {
        if (block.kind === 'pages') return block.pages;
        if (block.kind === 'guides') return guideIds;
        if (block.kind === 'below') return pagesBelow(block.page).map(({ id }) => id);
        return [];
      }),
    ),
  );
  const missing = catalog.filter(
    ({ id, noindex }) => !noindex && id !== 'site/sitemap' && !linked.has(id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
