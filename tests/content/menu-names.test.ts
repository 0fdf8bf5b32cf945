import { expect, it } from 'vitest';
import { footerSiteIds, footerTrustIds, navGroups } from '../../src/app/shell/site-nav.ts';
import { guideIds } from '../../src/content/catalog.ts';
import { menuNames } from '../../src/locales/en/menu-names.gen.ts';

it('no name comes along with every page that neither a menu nor the footer shows', () => {
  const linked: readonly string[] = [
    ...navGroups.flatMap(({ items }) => items.map(({ id }) => id)),
    ...footerSiteIds,
    ...footerTrustIds,
    ...guideIds,
  ];
  expect(Object.keys(menuNames).filter((id) => !linked.includes(id))).toEqual([]);
});
