/** Values that are words and not numbers. */
export const words = {
  'no-end-date': 'no end date',
  'no-renewal': 'no renewal',
  nothing: 'nothing',
  'for-life': 'for life',
  'while-subscribed': 'as long as you pay for the subscription',
  'no-separate-registration': 'none: one subscription covers all kinds',
  'no-audit': 'no audit by turnover',
  'removed-almost': 'removed for almost everything',
} as const;
