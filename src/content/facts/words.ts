/** Values that are words and not numbers. */
export const words = {
  'no-end-date': 'no end date',
  'no-renewal': 'no renewal',
  nothing: 'nothing',
  'no-audit': 'no audit by turnover',
  'removed-almost': 'removed for almost everything',
  'one-third': 'one third',
  'same-day': 'the same day',
  'mid-may-2027': 'in the middle of May 2027',
  // Telephone numbers are names too: no language writes them otherwise.
  'helpline-legal-aid': '15100',
  'helpline-consumer': '1915',
  'helpline-cybercrime': '1930',
  'helpline-bank-complaints': '14448',
} as const;
