import type { Page } from '../../../../content/page.ts';

export const page = {
  id: 'tools/financial-hub/late-payment',
  path: '/financial-hub/late-payment',
  template: 'live',
  parent: 'tools/financial-hub',
  section: 'owed-to-you',
  order: 200,
} as const satisfies Page;
