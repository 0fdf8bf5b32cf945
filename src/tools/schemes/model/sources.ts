/**
 * The sources of the records, by the fact file's tags (section 0.3). Three have no tag there. `known`: known
 * from guidelines that were not read again. `read`: supported by a page read for the fact file. `unsure`:
 * reports without confirmation. The text for visitors is in `locales/<language>/schemes.ts`.
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
