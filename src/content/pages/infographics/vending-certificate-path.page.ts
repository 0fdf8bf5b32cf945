import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/vending-certificate-path',
  path: '/infographics/vending-certificate-path',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 30,
} as const satisfies Page;
