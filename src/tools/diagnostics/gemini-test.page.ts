import type { Page } from '../../content/page.ts';

export const page = {
  id: 'account/gemini-test',
  path: '/gemini-test',
  template: 'live',
  order: 10,
  noindex: true,
} as const satisfies Page;
