import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the TDS calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ఆలస్యమైన TDS',
  updatedOn: '2026-11-23',
  title: 'TDS వడ్డీ, ఆలస్య రుసుము లెక్క | Niyam',
  description:
    'ఆలస్యంగా కోసిన లేదా కట్టిన పన్నుపై నెలనెలా వడ్డీ, TDS స్టేట్‌మెంట్ ఆలస్యానికి రుసుము. రేట్లకు ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'ఆలస్యమైన TDS: వడ్డీ, రుసుము',
  lead: 'ఆలస్యంగా కోసిన లేదా కట్టిన పన్నుకు వడ్డీ, రుసుము.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'ఆలస్యం తాకిన ప్రతి క్యాలెండర్ నెలకు, ఎంత తక్కువైనా, పన్నులో ఒక భాగం వడ్డీ. స్టేట్‌మెంట్ రుసుము రోజుకు ఇంత; అది పన్నును ఎప్పుడూ దాటదు.',
        },
        {
          kind: 'entries',
          caption: 'అంకెలు',
          rows: [
            {
              label: 'ఆలస్యంగా కోస్తే, నెలకు లేదా అందులో భాగానికి',
              fact: 'income-tax.tds.late-deduction',
            },
            {
              label: 'ఆలస్యంగా కడితే, నెలకు లేదా అందులో భాగానికి',
              fact: 'income-tax.tds.late-deposit',
            },
            { label: 'స్టేట్‌మెంట్ ఆలస్యం, రోజుకు', fact: 'income-tax.tds.statement-day' },
            { label: 'తర్వాతి నెల ఈ తేదీలోపు కట్టాలి', fact: 'sectors.tax.deducted-day' },
            { label: 'మార్చిలో కోసింది: కట్టాల్సిన గడువు', fact: 'income-tax.tds.deposit-march' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [{ kind: 'portals', portals: ['incometax'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    tax: { label: 'పన్ను (₹)' },
    deductedLate: { label: 'కోయడం కూడా ఆలస్యమైంది' },
    deductible: { label: 'కోయాల్సిన రోజు' },
    deducted: { label: 'కోసిన రోజు' },
    deposited: { label: 'కట్టే రోజు' },
    statementDays: { label: 'స్టేట్‌మెంట్ ఆలస్యమైన రోజులు' },
  },
  lines: {
    deductionMonths: 'ఆలస్యంగా కోసింది: తాకిన నెలలు',
    deductionInterest: 'ఆలస్యంగా కోసింది: వడ్డీ',
    depositMonths: 'ఆలస్యంగా కట్టింది: తాకిన నెలలు',
    depositInterest: 'ఆలస్యంగా కట్టింది: వడ్డీ',
    statementFee: 'స్టేట్‌మెంట్ ఆలస్యానికి రుసుము',
    total: 'పన్నుకు తోడు కట్టాల్సింది',
  },
  notes: {
    'in-time': 'సమయానికి కట్టారు: దానికి వడ్డీ లేదు.',
    capped: 'స్టేట్‌మెంట్ రుసుము పన్ను మొత్తం దగ్గర ఆగుతుంది.',
  },
  assumptions: [
    'ఒక్క రోజు తాకినా ఆ క్యాలెండర్ నెల పూర్తి నెలగా లెక్క.',
    'ఒక మొత్తం, ఒకే రోజు కోసింది.',
    'చివరి రోజు ఆదివారం లేదా ప్రభుత్వ సెలవు అయితే, తర్వాతి పని రోజు కూడా సమయానికే లెక్క. అలా చెప్పే సర్క్యులర్ ముందస్తు పన్ను గురించి చెబుతుంది: ముందే కట్టడం మంచిది.',
  ],
};
