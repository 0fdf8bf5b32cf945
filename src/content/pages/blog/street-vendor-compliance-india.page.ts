import type { Page } from '../../page.ts';

export const page = {
  id: 'blog/street-vendor-compliance-india',
  path: '/blog/street-vendor-compliance-india',
  template: 'article',
  parent: 'blog',
  order: 10,
  // TOOL-RIGHTS-01
  requiredSections: ['if-an-officer-comes'],
} as const satisfies Page;
