import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/terms-of-service',
  path: '/terms-of-service',
  template: 'page',
  order: 20,
  inMenu: true,
} as const satisfies Page;
