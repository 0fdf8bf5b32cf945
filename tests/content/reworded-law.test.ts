import { expect, it } from 'vitest';
import type { PageId } from '../../src/content/catalog.ts';
import { loadContent } from '../../src/locales/load-content.ts';

/** Short texts near the law that once lost a condition of their source (docs/law-review.md). */
const conditions: [string, PageId, string][] = [
  [
    'a maker of food',
    'guides/fssai-compliance',
    'Everyone who makes, stores, carries or sells food',
  ],
  ['a cook', 'guides/gst-compliance', 'such as fresh vegetables'],
  ['the owner of a mark', 'guides/trademark-registration', 'may use the mark for those goods'],
  ['a false mark', 'guides/trademark-registration', 'falsely writing “registered” costs a penalty'],
  ['a buyer', 'guides/msme-compliance', 'Buyers pay by the agreed day, at most'],
  ['a hall', 'guides/fire-license', 'halls, some trades too'],
  [
    'a worker on low wages',
    'guides/labour-law-compliance',
    'We could not confirm it in the new ones',
  ],
  ['PMEGP', 'guides/msme-compliance', 'We could not confirm it, nor that ASPIRE'],
  ['a late buyer', 'tools/financial-hub/late-payment', 'With no agreed day it begins after'],
  [
    'a tailor',
    'tools/financial-hub/composition-tax',
    'seller of services counts all sales in the state',
  ],
  ['a hawker', 'tools/financial-hub/first-year-cost', 'We could not confirm that it goes on.'],
  ['ESI', 'tools/financial-hub/wages', 'New central rules replaced the old ESI rules'],
];

it.each(conditions)('the text on %s says the condition of its source', async (_who, id, words) => {
  expect(JSON.stringify(await loadContent(id, 'en'))).toContain(words);
});
