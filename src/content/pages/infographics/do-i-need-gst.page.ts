import type { Page } from '../../page.ts';

export const page = {
  id: 'infographics/do-i-need-gst',
  path: '/infographics/do-i-need-gst',
  template: 'sheet',
  parent: 'tools/infographics',
  order: 20,
} as const satisfies Page;
