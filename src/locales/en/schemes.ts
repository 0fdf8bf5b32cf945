import type { SchemeId } from '../../tools/schemes/model/all.ts';
import type { SourceTag } from '../../tools/schemes/model/sources.ts';
import type { SchemeText } from '../../tools/schemes/model/texts.ts';
import { southWest } from './schemes/andhra-maharashtra-karnataka.ts';
import { foodAndExport } from './schemes/food-and-export.ts';
import { inclusion } from './schemes/inclusion.ts';
import { msme } from './schemes/msme.ts';
import { otherStates } from './schemes/other-states.ts';
import { startups } from './schemes/startups.ts';
import { telangana } from './schemes/telangana.ts';
import { vendors } from './schemes/vendors-and-loans.ts';

/** What the list of government schemes says. Only the build reads it: browsers get the data file. */
export const text = {
  /** Where a record comes from, as the visitor reads it. */
  sources: {
    'P-SV1': 'Press reports of August 2025 on the extension of PM SVANidhi',
    'P-MSME1': 'Law reviews of notification S.O. 1364(E) of 21 March 2025',
    'P-MSME2': 'Press reports on the guarantee of April 2025',
    'P-MSME3': 'Press reports on the four Mudra tiers',
    'P-MSME4': 'Government procurement manual, and an older page of the ministry',
    'P-MSME5': 'Press reports of February 2026 on the Reserve Bank’s rule',
    'P-SCH1': 'Press report on the end of Stand-Up India',
    'P-SCH2': 'Government press release of 5 May 2026, as copied by others',
    'P-SCH3': 'Press reports on the Export Promotion Mission',
    'P-SCH4': 'Press reports of February 2026 on the Fund of Funds',
    'P-SCH5': 'Law reviews of the definition of 4 February 2026',
    'P-SCH6': 'Press reports of September 2024 on the Telangana policy',
    'P-SCH7': 'Press reports of 2024 and 2025 on the Telangana schemes',
    'P-SCH8': 'Press report of February 2025, and the state’s order G.O. Ms. No. 69',
    'P-SCH9': 'Press reports up to February 2026 on the state’s loan',
    'P-SCH10': 'Press reports of 2022 on the terms of PMEGP',
    'P-SCH11': 'Press reports of December 2025 on PMFME',
    'P-SCH12': 'Press reports of August 2025 on the scheme',
    'P-SCH13': 'Press reports of February 2026 on the Budget',
    'P-SCH14': 'Press reports on PM Vishwakarma',
    read: 'A published page, read for this list',
    known: 'The scheme’s known rules, not read again for this list',
    unsure: 'Reports that we could not confirm',
  } satisfies Record<SourceTag, string>,
  schemes: {
    ...vendors,
    ...msme,
    ...inclusion,
    ...foodAndExport,
    ...startups,
    ...telangana,
    ...southWest,
    ...otherStates,
  } satisfies Record<SchemeId, SchemeText>,
} as const;
