import type { Page } from '../page.ts';

export const page = {
  id: 'services',
  path: '/services',
  template: 'index',
  order: 20,
  inMenu: true,
  // CONT-01, CONT-03
  requiredSections: ['ways-to-work', 'business-lines', 'by-licence', 'now-or-planned'],
} as const satisfies Page;
