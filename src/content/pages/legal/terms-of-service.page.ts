import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/terms-of-service',
  path: '/terms-of-service',
  template: 'page',
  order: 20,
  inMenu: true,
  // CONT-09
  requiredSections: ['short-version'],
} as const satisfies Page;
