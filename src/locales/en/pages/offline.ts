import type { PageContent } from '../../../content/types.ts';

/** What the worker shows for a page that is neither saved nor to be had; its words are in `locales/<language>/interface.ts`. */
export const content: PageContent = {
  name: 'Not saved yet',
  updatedOn: '2026-11-20',
  title: 'Offline, not saved yet | Niyam',
  description: 'This page is not on your phone and the network does not answer.',
  heading: 'Offline, not saved yet',
  lead: '',
  sections: [],
};
