import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/business-health',
  path: '/business-health',
  template: 'live',
  order: 70,
  inMenu: true,
} as const satisfies Page;
