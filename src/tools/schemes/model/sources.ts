/**
 * Where the records come from, by the fact file's tags (section 0.3). `known` and `read` have no tag of
 * their own there: a scheme known from its guidelines that nobody read again, and one that a page read
 * for the fact file supports; `unsure`: reports that nobody could confirm. What the visitor reads of them
 * stands in `locales/<language>/schemes.ts`.
 */
export type SourceTag =
  | 'P-SV1'
  | 'P-MSME1'
  | 'P-MSME2'
  | 'P-MSME3'
  | 'P-MSME4'
  | 'P-MSME5'
  | 'P-SCH1'
  | 'P-SCH2'
  | 'P-SCH3'
  | 'P-SCH4'
  | 'P-SCH5'
  | 'P-SCH6'
  | 'P-SCH7'
  | 'P-SCH8'
  | 'P-SCH9'
  | 'P-SCH10'
  | 'P-SCH11'
  | 'P-SCH12'
  | 'P-SCH13'
  | 'P-SCH14'
  | 'read'
  | 'known'
  | 'unsure';
