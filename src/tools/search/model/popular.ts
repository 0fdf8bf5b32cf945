import type { PageId } from '../../../content/catalog.ts';
import type { AnsweredNeedId } from '../../../needs/need-id.ts';

/** A need of many, and the page that answers it. */
export interface PopularNeed {
  need: AnsweredNeedId;
  page: PageId;
}

/** Suggestions before the first question, most wanted first. A test compares the pages with the bank's. */
export const popularNeeds: readonly PopularNeed[] = [
  { need: 'find', page: 'tools/find' },
  { need: 'fssai.need', page: 'guides/fssai-compliance' },
  { need: 'gst.need', page: 'guides/gst-compliance' },
  { need: 'vendor.rights', page: 'blog/street-vendor-compliance-india' },
  { need: 'trade.need', page: 'guides/trade-license-compliance' },
  { need: 'msme.need', page: 'guides/msme-compliance' },
  { need: 'svanidhi.loan', page: 'blog/pm-svanidhi-loan' },
  { need: 'schemes', page: 'tools/government-schemes' },
  { need: 'price', page: 'site/pricing' },
];

/** Pages offered when the search finds nothing. */
export const otherWays = {
  finder: 'tools/find',
  assistant: 'tools/legal-assistant',
} as const;
