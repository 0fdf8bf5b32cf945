import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/disclaimer',
  path: '/disclaimer',
  template: 'page',
  order: 30,
  inMenu: true,
  // CONT-09
  requiredSections: ['short-version'],
} as const satisfies Page;
