import { expect, test } from 'vitest';
import { portals } from '../../../src/content/portals.ts';
import { portalHosts } from './portal-hosts.ts';

test('The function knows the hosts of the portals that the site lists, and no other', () => {
  const listed = Object.values(portals).map(({ url }) => new URL(url).host);
  expect([...portalHosts].sort()).toEqual([...new Set(listed)].sort());
});
