import type { Page } from '../page.ts';

export const page = {
  id: 'start',
  path: '/start-business',
  template: 'index',
  order: 40,
  inMenu: true,
  // TOOL-START-01
  requiredSections: ['steps', 'progress'],
} as const satisfies Page;
