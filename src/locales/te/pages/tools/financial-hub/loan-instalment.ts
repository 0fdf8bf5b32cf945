import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the EMI calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'రుణం వాయిదా (EMI)',
  updatedOn: '2026-11-23',
  title: 'పీఎం స్వనిధి, ముద్రతో EMI లెక్క | Niyam',
  description:
    'రుణానికి నెలనెలా వాయిదా, వడ్డీ, ఏడాది వారీగా; పీఎం స్వనిధి, ముద్ర రుణాల మొత్తాలు, పీఎం స్వనిధి తిరిగి ఇచ్చేది. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'రుణం వాయిదా (EMI)',
  lead: 'నెలనెలా ఎంత, మొత్తం ఎంత కట్టాలి.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'ఒక్కో నెల వడ్డీ అంటే, ఇంకా బాకీ ఉన్నదానిపై ఏడాది రేటులో పన్నెండో వంతు. ఈ వడ్డీని కట్టి, చివరి నెలకు రుణాన్ని పూర్తిగా తీర్చేసే ఒకే మొత్తమే వాయిదా. వడ్డీ లేకపోతే, రుణాన్ని నెలలతో భాగిస్తే వచ్చేదే వాయిదా.',
        },
        {
          kind: 'entries',
          caption: 'ప్రభుత్వ రుణాలు',
          rows: [
            { label: 'పీఎం స్వనిధి, మొదటి రుణం', fact: 'msme.svanidhi.first' },
            { label: 'పీఎం స్వనిధి, రెండో రుణం', fact: 'msme.svanidhi.second' },
            { label: 'పీఎం స్వనిధి, మూడో రుణం', fact: 'msme.svanidhi.third' },
            {
              label: 'పీఎం స్వనిధి తిరిగి ఇచ్చే వడ్డీ, ఏడాదికి',
              fact: 'msme.svanidhi.subsidy',
            },
            { label: 'ముద్ర, మొదటి మెట్టు (శిశు): గరిష్ఠంగా', fact: 'msme.mudra.shishu' },
            { label: 'ముద్ర, రెండో మెట్టు (కిశోర్): గరిష్ఠంగా', fact: 'msme.mudra.kishor' },
            { label: 'ముద్ర, మూడో మెట్టు (తరుణ్): గరిష్ఠంగా', fact: 'msme.mudra.tarun' },
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
          text: 'వడ్డీ బ్యాంకు పెడుతుంది; మీరు సంతకం చేసే ముందు దాని లేఖలో రేటు, ప్రతి ఫీజు ఉండాలి.',
        },
        {
          kind: 'pages',
          pages: ['tools/financial-hub/compare-loans', 'start/banking', 'guides/msme-compliance'],
        },
        { kind: 'portals', portals: ['pmsvanidhi', 'mudra'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'రుణం (₹)' },
    rate: { label: 'ఏడాదికి వడ్డీ (%)', hint: 'బ్యాంకు లేఖలో ఉన్నట్టు.' },
    months: { label: 'తీర్చే నెలలు' },
    svanidhi: {
      label: 'ఇది పీఎం స్వనిధి రుణం, ప్రతి వాయిదా సమయానికి కడతాను: ఏడాదికి {msme.svanidhi.subsidy} తిరిగి వస్తుంది',
    },
  },
  lines: {
    instalment: 'నెలకు వాయిదా',
    principal: 'రుణం',
    interest: 'మొత్తం వడ్డీ',
    paid: 'మొత్తం కట్టాల్సింది',
    subsidy: 'పీఎం స్వనిధి తిరిగి ఇచ్చే వడ్డీ',
    cost: 'మిగిలే వడ్డీ',
  },
  notes: {
    'subsidy-whole': 'తిరిగి ఇచ్చే భాగం కంటే వడ్డీ తక్కువ: వడ్డీ మొత్తం తిరిగి వస్తుంది.',
  },
  schedule: {
    caption: 'రుణం ఎలా తగ్గుతుంది',
    columns: { year: 'ఏడాది', repaid: 'తీర్చిన రుణం', interest: 'వడ్డీ', balance: 'ఇంకా బాకీ' },
  },
  assumptions: [
    'ప్రతి నెలా ఒకే వాయిదా, ఇంకా బాకీ ఉన్నదానిపైనే వడ్డీ, ఫీజులు లేవు.',
    'బ్యాంకు ఒక్కో వాయిదాను గుండ్రం చేస్తుంది, అందుకే చివరిది కాస్త వేరుగా ఉంటుంది.',
    'బ్యాంకు అడిగిన తర్వాత, పీఎం స్వనిధి తన భాగాన్ని త్రైమాసికాల వారీగా ఖాతాలో వేస్తుంది.',
    'వడ్డీ ఒక్కో బ్యాంకు సొంతంగా పెడుతుంది; పీఎం స్వనిధి, ముద్ర రుణాల మొత్తాలు చట్టానివి.',
  ],
};
