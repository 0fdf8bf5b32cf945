import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the trademark-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ట్రేడ్‌మార్క్ రుసుము',
  updatedOn: '2026-11-21',
  title: 'తరగతిని బట్టి ట్రేడ్‌మార్క్ రుసుము లెక్క | Niyam',
  description:
    'ట్రేడ్‌మార్క్ దరఖాస్తు, త్వరిత పరిశీలన, వ్యతిరేకత, పునరుద్ధరణ లేదా తిరిగి తెచ్చుకోవడానికి ప్రభుత్వ రుసుము, తరగతులు, గుర్తులను బట్టి. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'ట్రేడ్‌మార్క్ రుసుము',
  lead: 'గుర్తుకు ప్రభుత్వ రుసుము: ఒక తరగతిలో ఒక గుర్తుకు ఉన్న రుసుమును తరగతులతో, గుర్తులతో గుణించాలి.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'వస్తువులు లేదా సేవల ఒక్కో తరగతికి, ఒక్కో గుర్తుకు రుసుము ఉంటుంది. వ్యక్తి, స్టార్టప్, చిన్న సంస్థ తక్కువ రుసుము కడతారు.',
        },
        {
          kind: 'entries',
          caption: 'ఆన్‌లైన్‌లో, ఒక తరగతిలో ఒక గుర్తుకు',
          rows: [
            { label: 'దరఖాస్తు, చిన్న దరఖాస్తుదారు', fact: 'trademark.fee.low' },
            { label: 'దరఖాస్తు, మిగతావారు అందరూ', fact: 'trademark.fee.high' },
            { label: 'త్వరిత పరిశీలన, చిన్న దరఖాస్తుదారు', fact: 'trademark.fee.expedited-low' },
            { label: 'త్వరిత పరిశీలన, మిగతావారు అందరూ', fact: 'trademark.fee.expedited-high' },
            { label: 'వ్యతిరేకత', fact: 'trademark.fee.opposition' },
            { label: 'పునరుద్ధరణ', fact: 'trademark.fee.renewal' },
            { label: 'అదనపు గడువు నెలల్లో కలిసేది', fact: 'trademark.fee.renewal-late' },
            { label: 'తిరిగి తెచ్చుకోవడం, పునరుద్ధరణ మీద అదనం', fact: 'trademark.fee.restoration' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['guides/trademark-registration'] },
        { kind: 'portals', portals: ['ipindia'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    request: {
      label: 'ఏం అడుగుతున్నారు',
      options: {
        application: 'కొత్త గుర్తు (TM-A)',
        expedited: 'త్వరిత పరిశీలన (TM-M)',
        opposition: 'మరొకరి గుర్తును వ్యతిరేకించడం (TM-O)',
        renewal: 'పునరుద్ధరణ (TM-R)',
        'late-renewal': 'అదనపు గడువు నెలల్లో పునరుద్ధరణ',
        restoration: 'అదనపు గడువు తర్వాత గుర్తు తిరిగి తెచ్చుకోవడం',
      },
    },
    who: {
      label: 'ఎవరు దరఖాస్తు చేస్తారు',
      options: {
        small: 'వ్యక్తి, స్టార్టప్ లేదా చిన్న సంస్థ',
        other: 'మిగతావారు అందరూ',
      },
    },
    way: { label: 'ఎలా', options: { online: 'ఆన్‌లైన్‌లో', paper: 'కాగితం మీద' } },
    classes: { label: 'వస్తువులు లేదా సేవల తరగతులు' },
    marks: { label: 'గుర్తులు' },
  },
  lines: {
    application: 'దరఖాస్తు, ఒక తరగతిలో ఒక గుర్తుకు',
    expedited: 'త్వరిత పరిశీలన, ఒక తరగతిలో ఒక గుర్తుకు',
    opposition: 'వ్యతిరేకత, ఒక తరగతిలో ఒక గుర్తుకు',
    renewal: 'పునరుద్ధరణ, ఒక తరగతిలో ఒక గుర్తుకు',
    'renewal-late': 'అదనపు మొత్తం, ఒక తరగతిలో ఒక గుర్తుకు',
    restoration: 'తిరిగి తెచ్చుకోవడం, ఒక తరగతిలో ఒక గుర్తుకు',
    times: 'ఎన్నిసార్లు',
    total: 'ప్రభుత్వ రుసుము',
  },
  assumptions: [
    'ప్రభుత్వ రుసుము మాత్రమే. సాయం చేసేవారి ఫీజు వేరు.',
    'చిన్న సంస్థ తన ఉద్యమ్ సర్టిఫికెట్, స్టార్టప్ తన గుర్తింపు చూపాలి.',
  ],
};
