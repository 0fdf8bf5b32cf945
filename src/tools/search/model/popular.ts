/** Ids of the pages offered before the first question, most wanted first. */
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

/** Pages offered when the search finds nothing. */
export const otherWays = {
  finder: 'tools/find',
  assistant: 'tools/legal-assistant',
} as const;
