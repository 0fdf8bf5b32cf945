import type { Page } from '../../page.ts';

export const page = {
  id: 'site/pricing',
  path: '/pricing',
  template: 'page',
  order: 80,
  inMenu: true,
  // CONT-02
  requiredSections: ['services', 'what-is-included', 'plans', 'refunds'],
} as const satisfies Page;
