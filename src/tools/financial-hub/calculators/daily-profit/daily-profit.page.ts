import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/daily-profit',
  path: '/financial-hub/daily-profit',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'daily',
  order: 10,
} as const satisfies Page;
