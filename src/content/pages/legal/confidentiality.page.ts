import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/confidentiality',
  path: '/confidentiality',
  template: 'page',
  order: 40,
  inMenu: true,
  // CONT-09
  requiredSections: ['short-version'],
} as const satisfies Page;
