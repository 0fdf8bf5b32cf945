/** Values that are words and not numbers. */
export const words = {
  'no-end-date': 'no end date',
  'no-renewal': 'no renewal',
  nothing: 'nothing',
  'no-audit': 'no audit by turnover',
  'removed-almost': 'removed for almost everything',
  'no-minimum': 'no minimum',
  'every-year': 'every year',
  'every-third-year': 'every third financial year',
  'september-2024': 'September 2024',
  'year-2024': '2024',
  'november-2024': 'November 2024',
  'december-2024': 'December 2024',
} as const;
