import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/fssai-registration',
  path: '/how-to-guides/fssai-registration',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 50,
} as const satisfies Page;
