import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/income-tax-return',
  path: '/how-to-guides/income-tax-return',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 190,
} as const satisfies Page;
