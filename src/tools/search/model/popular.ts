/** What the search offers before anything is asked: pages by id, most wanted first. */
export const popularPages = [
  'tools/find',
  'guides/fssai-compliance',
  'guides/gst-compliance',
  'blog/street-vendor-compliance-india',
  'guides/trade-license-compliance',
  'guides/msme-compliance',
  'blog/pm-svanidhi-loan',
  'tools/government-schemes',
  'site/pricing',
] as const;

/** Where the search sends who found nothing. */
export const otherWays = {
  finder: 'tools/find',
  assistant: 'tools/legal-assistant',
} as const;
