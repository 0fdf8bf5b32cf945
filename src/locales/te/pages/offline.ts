import type { PageContent } from '../../../content/types.ts';

/** What the worker shows for a page that is neither saved nor to be had; its words are in `locales/<language>/interface.ts`. */
export const content: PageContent = {
  name: 'ఇంకా సేవ్ కాలేదు',
  updatedOn: '2026-11-20',
  title: 'నెట్ లేదు, ఇంకా సేవ్ కాలేదు | Niyam',
  description: 'ఈ పేజీ మీ ఫోన్‌లో లేదు, నెట్‌వర్క్ స్పందించడం లేదు.',
  heading: 'నెట్ లేదు, ఇంకా సేవ్ కాలేదు',
  lead: '',
  sections: [],
};
