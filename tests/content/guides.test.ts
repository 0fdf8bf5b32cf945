import { describe, expect, it, vi } from 'vitest';
import { guideRequirements } from '../../build/content-check/guide-requirements.ts';
import { missingParts } from '../../build/content-check/missing-parts.ts';
import { guideIds, pageById } from '../../src/content/catalog.ts';
import { claims } from '../../src/content/claims.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { siteDate } from '../../src/pages/build-settings.ts';
import { renderPageDocument } from '../../src/pages/render-page-document.tsx';

/** What the specification asks of each guide, held against its page as the build draws it (GUIDE rows). */
const settings = { locale: 'en', messages: en, asOn: siteDate } as const;

it('every guide is asked for something', () => {
  expect(Object.keys(guideRequirements).sort()).toEqual([...guideIds].sort());
});

it('a withdrawn claim is not asked for', () => {
  const asked = { sections: [], figures: ['claim.tradeDays'], portals: [], steps: 0, chats: 0 };
  expect(missingParts('', asked, settings)).toHaveLength(1);
  const withdrawn = vi.spyOn(claims.tradeDays, 'active', 'get').mockReturnValue(false);
  expect(missingParts('', asked, settings)).toEqual([]);
  withdrawn.mockRestore();
});

describe.each(Object.entries(guideRequirements))('%s', (id, asked) => {
  it('has every section, figure, official site, step and chat', async () => {
    const { body } = await renderPageDocument(pageById(id).path, settings);
    expect(missingParts(body, asked, settings)).toEqual([]);
  });

  it('would be found without them', () => {
    const { sections, figures, portals } = asked;
    expect(missingParts('<main></main>', asked, settings)).toHaveLength(
      sections.length + figures.length + portals.length + 2,
    );
  });
});
