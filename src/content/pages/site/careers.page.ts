import type { Page } from '../../page.ts';

export const page = {
  id: 'site/careers',
  path: '/careers',
  template: 'page',
  order: 20,
  inMenu: true,
  // TOOL-CAREER-01
  requiredSections: ['openings', 'write-to-us'],
} as const satisfies Page;
