import { afterEach, describe, expect, it, vi } from 'vitest';
import { guideRequirement } from '../../build/content-check/guide-requirements.ts';
import { isStanding, missingParts } from '../../build/content-check/missing-parts.ts';
import { pageById, type GuideId } from '../../src/content/catalog.ts';
import { claims } from '../../src/content/claims.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { siteDate } from '../../src/pages/build-settings.ts';
import { declaredPages } from '../../src/pages/declared-pages.ts';
import { renderPageDocument } from '../../src/pages/render-page-document.tsx';

/** What the specification asks of each guide, held against its page as the build draws it (GUIDE rows). */
const settings = { locale: 'en', messages: en, asOn: siteDate } as const;

afterEach(() => void vi.restoreAllMocks());

const guides = declaredPages.flatMap((page) => {
  const asked = guideRequirement(page);
  return asked ? [{ id: page.id as GuideId, asked }] : [];
});

it('a guide that declares no requirements is refused', () => {
  const page = { id: 'guides/x', path: '/x', template: 'guide', order: 1 } as const;
  expect(() => guideRequirement(page)).toThrow('guides/x');
});

it('a withdrawn claim is not asked for', () => {
  const asked = { sections: [], figures: ['claim.tradeDays'], portals: [], steps: 0, chats: 0 };
  const active = vi.spyOn(claims.tradeDays, 'active', 'get').mockReturnValue(true);
  expect(missingParts('', asked, settings)).toHaveLength(1);
  active.mockReturnValue(false);
  expect(missingParts('', asked, settings)).toEqual([]);
});

it('a figure is not taken for part of a larger one', () => {
  const asked = { sections: [], figures: ['gst.rate.low'], portals: [], steps: 0, chats: 0 };
  const page = (text: string) => missingParts(`<main><p>${text}</p></main>`, asked, settings);
  expect(page('It is 5%.')).toEqual([]);
  for (const other of ['15%', '0.5%', '2,5%']) expect(page(`It is ${other}.`)).toHaveLength(1);
});

describe.each(guides)('$id', ({ id, asked }) => {
  it('has every section, figure, official site, step and chat', async () => {
    const { body } = await renderPageDocument(pageById(id).path, settings);
    expect(missingParts(body, asked, settings)).toEqual([]);
  });

  it('would be found without them', () => {
    const { sections, portals } = asked;
    const figures = asked.figures.filter((figure) => isStanding(figure, settings));
    expect(missingParts('<main></main>', asked, settings)).toHaveLength(
      sections.length + figures.length + portals.length + 2,
    );
  });
});
