import type { Page } from '../../page.ts';

export const page = {
  id: 'how-to/udyam-registration',
  path: '/how-to-guides/udyam-registration',
  template: 'task',
  parent: 'tools/how-to-guides',
  order: 120,
} as const satisfies Page;
