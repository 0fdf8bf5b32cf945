import type { Page } from '../../page.ts';

export const page = {
  id: 'site/resources',
  path: '/resources',
  template: 'index',
  order: 60,
  inMenu: true,
  // CONT-08
  requiredSections: ['guides', 'tools', 'tasks', 'sheets', 'articles', 'offline'],
} as const satisfies Page;
