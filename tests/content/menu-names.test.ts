import { expect, it } from 'vitest';
import {
  footerSiteIds,
  footerToolIds,
  footerTrustIds,
  navGroups,
} from '../../src/app/shell/site-nav.ts';
import { guideIds } from '../../src/content/catalog.ts';
import { menuNames } from '../../src/locales/en/menu-names.gen.ts';

it('no name comes along with every page that neither a menu nor the footer shows', () => {
  const linked: readonly string[] = [
    ...navGroups.flatMap(({ items }) => items.map(({ id }) => id)),
    ...footerToolIds,
    ...footerSiteIds,
    ...footerTrustIds,
    ...guideIds,
  ];
  expect(Object.keys(menuNames).filter((id) => !linked.includes(id))).toEqual([]);
});

it('the drawer lists the tools, the sectors’ pages and the law that no list had (SHELL-05)', () => {
  const listed: readonly string[] = navGroups.flatMap(({ items }) => items.map(({ id }) => id));
  for (const id of [
    'tools/ai',
    'tools/legal-assistant',
    'site/restaurant',
    'site/investment',
    'legal/constitution',
    'legal/articles/14',
    'legal/articles/19',
    'legal/articles/39',
    'states',
  ]) {
    expect(listed).toContain(id);
  }
});
