import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the late-fee calculator for companies and LLPs does, its rule and its figures. */
export const content: PageContent = {
  name: 'కంపెనీ లేదా LLP ఆలస్య రుసుము',
  updatedOn: '2026-11-23',
  title: 'కంపెనీ లేదా LLP ఫారం ఆలస్య రుసుము | Niyam',
  description:
    'కంపెనీ AOC-4, MGT-7, MGT-7A ఫారాలకు, LLP “Form 8”, “Form 11” ఫారాలకు రోజులను బట్టి ఆలస్య రుసుము. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'కంపెనీ లేదా LLP ఆలస్య రుసుము',
  lead: 'వార్షిక ఫారం ఆలస్యమైతే ఎంత.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'కంపెనీ ఒక్కో ఫారానికి రోజుకు కొంత రుసుము కడుతుంది, దానికి గరిష్ఠ పరిమితి లేదు. LLP తన మామూలు రుసుమును మళ్లీ కడుతుంది, వారాలు గడిచేకొద్దీ ఇన్ని రెట్లని పెరుగుతుంది. చివరి మెట్టు తర్వాత ఒక్కో రోజుకు కొంత మొత్తం కూడా కడుతుంది.',
        },
        {
          kind: 'entries',
          caption: 'అంకెలు',
          rows: [
            { label: 'కంపెనీ, రోజుకు, ఒక్కో ఫారానికి', fact: 'company.late-day' },
            { label: 'LLP, మామూలు రుసుము', fact: 'company.llp.fee-normal' },
            { label: 'చిన్న LLP, మామూలు రుసుముకు ఎన్ని రెట్లు', fact: 'company.llp.late-small' },
            { label: 'ఇతర LLP, మామూలు రుసుముకు ఎన్ని రెట్లు', fact: 'company.llp.late-other' },
            { label: 'చిన్న LLP, చివరి మెట్టు తర్వాత రోజుకు', fact: 'company.llp.late.day-small' },
            { label: 'ఇతర LLP, చివరి మెట్టు తర్వాత రోజుకు', fact: 'company.llp.late.day-other' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['guides/company-registration'] },
        { kind: 'portals', portals: ['mca'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    entity: {
      label: 'ఎవరు ఆలస్యం',
      options: {
        company: 'కంపెనీ (AOC-4, MGT-7 లేదా MGT-7A)',
        'llp-small': 'చిన్న LLP (“Form 8” లేదా “Form 11”)',
        'llp-other': 'మరే LLP అయినా (“Form 8” లేదా “Form 11”)',
      },
    },
    days: { label: 'ఆలస్యమైన రోజులు' },
    forms: { label: 'ఆలస్యమైన ఫారాలు' },
    normalFee: {
      label: 'ఫారం మామూలు రుసుము (₹)',
      hint: 'ఫారం చూపుతుంది; అది పెట్టుబడిని బట్టి ఉంటుంది.',
    },
  },
  lines: {
    fee: 'ఆలస్య రుసుము',
    withNormal: 'ఆలస్య రుసుము, మామూలు రుసుము',
  },
  assumptions: [
    'రుసుము మాఫీ ఏదీ లెక్కలో లేదు. రిజిస్ట్రార్ వేయగల జరిమానాలు ఇందులో లేవు.',
    'LLP ఒక ఫారానికి; రెండోదాన్ని మళ్లీ లెక్కించాలి.',
  ],
};
