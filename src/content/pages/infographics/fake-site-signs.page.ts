import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/fake-site-signs',
  path: '/infographics/fake-site-signs',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 100,
} as const satisfies Page;
