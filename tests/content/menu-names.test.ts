import { expect, it } from 'vitest';
import { footerSiteIds, footerTrustIds, navGroups } from '../../src/app/shell/site-nav.ts';
import { guideIds } from '../../src/content/catalog.ts';
import { menuNames } from '../../src/locales/en/menu-names.ts';

it('every page that a menu or the footer links has its name among those that come along', () => {
  const linked: readonly string[] = [
    ...navGroups.flatMap(({ items }) => items.map(({ id }) => id)),
    ...footerSiteIds,
    ...footerTrustIds,
    ...guideIds,
  ];
  expect(linked.filter((id) => !(id in menuNames))).toEqual([]);
  expect(Object.keys(menuNames).filter((id) => !linked.includes(id))).toEqual([]);
});
