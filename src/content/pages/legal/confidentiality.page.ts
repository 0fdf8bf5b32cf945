import type { Page } from '../../page.ts';

export const page = {
  id: 'legal/confidentiality',
  path: '/confidentiality',
  template: 'page',
  order: 40,
  inMenu: true,
} as const satisfies Page;
