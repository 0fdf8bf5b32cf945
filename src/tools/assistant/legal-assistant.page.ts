import type { Page } from '../../content/page.ts';

export const page = {
  id: 'tools/legal-assistant',
  path: '/legal-assistant',
  template: 'live',
  order: 50,
  inMenu: true,
} as const satisfies Page;
