import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { road } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the Hyderabad trade-licence calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ట్రేడ్ లైసెన్స్ రుసుము (హైదరాబాద్)',
  updatedOn: '2026-11-23',
  title: 'హైదరాబాద్ ట్రేడ్ లైసెన్స్ రుసుము లెక్క | Niyam',
  description:
    'హైదరాబాద్ దుకాణం ట్రేడ్ లైసెన్స్ రుసుము, విస్తీర్ణం, రోడ్డును బట్టి; గ్రీన్ ఫండ్, ఆలస్య రుసుము, లైసెన్స్ లేకపోతే జరిమానా. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'హైదరాబాద్‌లో ట్రేడ్ లైసెన్స్ రుసుము',
  lead: 'విస్తీర్ణం, రోడ్డును బట్టి; ఆలస్య రుసుములతో.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'విస్తీర్ణాన్ని రోడ్డు రేటుతో గుణిస్తే రుసుము వస్తుంది. గ్రీన్ ఫండ్ అంటే, చిన్న రుసుములో ఒక భాగం, పైకి సవరించినది; పెద్ద రుసుముకు ఒక స్థిర మొత్తం. ఆలస్యమైతే రుసుములో ఒక భాగం కలుస్తుంది.',
        },
        {
          kind: 'entries',
          caption: 'రేట్లు, అదనాలు',
          rows: [
            { label: 'చదరపు అడుగుకు, ఇరుకు రోడ్డు', fact: 'trade.ghmc.rate.narrow' },
            { label: 'చదరపు అడుగుకు, మధ్యస్థ రోడ్డు', fact: 'trade.ghmc.rate.middle' },
            { label: 'చదరపు అడుగుకు, వెడల్పు రోడ్డు', fact: 'trade.ghmc.rate.wide' },
            { label: 'గ్రీన్ ఫండ్, చిన్న రుసుములో', fact: 'trade.ghmc.green-fund.share' },
            { label: 'చిన్న రుసుము ఇంత వరకు', fact: 'trade.ghmc.green-fund.fee-max' },
            { label: 'పెద్ద రుసుముకు గ్రీన్ ఫండ్', fact: 'trade.ghmc.green-fund.above' },
            { label: 'ఆలస్య రుసుము, మొదట', fact: 'trade.ghmc.late.first' },
            { label: 'అది ఎన్ని రోజులు', fact: 'trade.ghmc.late.first-days' },
            { label: 'ఆలస్య రుసుము, ఆ తర్వాత', fact: 'trade.ghmc.late.second' },
            { label: 'లైసెన్స్ లేకపోతే జరిమానా, ఒకసారి', fact: 'trade.ghmc.unlicensed.once' },
            { label: 'లైసెన్స్ లేకపోతే జరిమానా, నెలనెలా కలిసేది', fact: 'trade.ghmc.unlicensed.month' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        {
          kind: 'text',
          text: '{hyderabad.split} నుంచి నగరానికి మూడు నగరపాలక సంస్థలు. ఈ రేట్లు అంతకుముందు ప్రకటించినవి.',
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance'] },
        { kind: 'portals', portals: ['ghmc'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    area: { label: 'దుకాణం విస్తీర్ణం (చదరపు అడుగులు)' },
    road,
    when: {
      label: 'ఎప్పుడు కడతారు',
      options: {
        'on-time': 'సమయానికి',
        late: 'ఆలస్యంగా, {trade.ghmc.late.first-days|before} వరకు',
        'very-late': 'అంతకన్నా ఆలస్యంగా',
        unlicensed: 'లైసెన్స్ లేదు',
      },
    },
    months: { label: 'లైసెన్స్ లేని నెలలు' },
  },
  lines: {
    fee: 'ఏడాది లైసెన్స్ రుసుము',
    greenFund: 'తెలంగాణ గ్రీన్ ఫండ్, పైకి సవరించి',
    late: 'ఆలస్య రుసుము',
    penalty: 'లైసెన్స్ లేకుండా వ్యాపారానికి జరిమానా',
    total: 'కట్టాల్సింది',
  },
  assumptions: [
    'హైదరాబాద్‌కు మాత్రమే: మూడుగా విడిపోకముందు GHMC ప్రకటించిన రేట్లు. మూడు నగరపాలక సంస్థలు వాటిని మార్చవచ్చు.',
    'రుసుముకు పాత గరిష్ఠ పరిమితులు లెక్కలో లేవు.',
    'అగ్నిమాపక, బోర్డు రుసుములు లేవు.',
  ],
};
