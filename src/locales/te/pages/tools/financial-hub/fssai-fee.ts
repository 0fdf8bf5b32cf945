import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { foodKind, foodNotes } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the FSSAI fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'FSSAI రుసుము',
  updatedOn: '2026-11-23',
  title: 'FSSAI రుసుము లెక్క: ఏ స్థాయి, ఎంత రుసుము | Niyam',
  description:
    'ఏ టర్నోవర్‌కు ఏ FSSAI స్థాయి కావాలి, ముందుగా కట్టే ఏళ్లకు ఎంత రుసుము, రికార్డులో ఉన్న చివరి జాబితా ప్రకారం. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'FSSAI రుసుము',
  lead: 'మీ స్థాయి, రుసుము.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'టర్నోవర్ స్థాయిని నిర్ణయిస్తుంది. స్థాయి వార్షిక రుసుమును నిర్ణయిస్తుంది; రాష్ట్ర లైసెన్స్‌కు వ్యాపారం రకం కూడా లెక్కలోకి వస్తుంది.',
        },
        {
          kind: 'entries',
          caption: 'స్థాయిలు',
          rows: [
            { label: 'ఈ టర్నోవర్ వరకు నమోదు', fact: 'fssai.registration.turnover-max' },
            { label: 'ఈ టర్నోవర్ వరకు రాష్ట్ర లైసెన్స్', fact: 'fssai.state.turnover-max' },
            { label: 'వెండింగ్ సర్టిఫికెట్ ఉన్న వీధి వ్యాపారి', fact: 'fssai.vendor.fee' },
            { label: 'తిరుగుతూ లేదా బండి మీద, FSSAI ఆదేశం ప్రకారం', fact: 'fssai.hawker.fee' },
          ],
        },
        {
          kind: 'entries',
          caption: 'ఏడాది రుసుము, ముగిసిన జాబితా ప్రకారం',
          rows: [
            { label: 'నమోదు', fact: 'fssai.registration.fee@2026-03-31' },
            { label: 'రాష్ట్ర లైసెన్స్, వ్యాపారాల్లో ఎక్కువ భాగం', fact: 'fssai.state.fee.most@2026-03-31' },
            {
              label: 'రాష్ట్ర లైసెన్స్, చిన్న తయారీదారులు',
              fact: 'fssai.state.fee.small-maker@2026-03-31',
            },
            {
              label: 'రాష్ట్ర లైసెన్స్, పెద్ద తయారీదారులు, హోటళ్లు',
              fact: 'fssai.state.fee.large-maker@2026-03-31',
            },
            { label: 'కేంద్ర లైసెన్స్', fact: 'fssai.central.fee@2026-03-31' },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'ఈ రోజు రుసుము',
          text: '{fssai.registration.turnover-max|from}న నియమాలు మారాయి. కొత్త రుసుముల జాబితాను మేం చూడలేదు: కట్టే ముందు [FoSCoS](portal:foscos) మొత్తం చూపుతుంది. ఒక ఆదేశం ప్రకారం, నడుస్తూ లేదా బండితో తిరుగుతూ అమ్మేవారు {fssai.hawker.fee|from} నుంచి కట్టాల్సింది: {fssai.hawker.fee}. అది ఇంకా కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [{ kind: 'pages', pages: ['guides/fssai-compliance'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    vendor: { label: 'వెండింగ్ సర్టిఫికెట్ ఉంది' },
    hawker: { label: 'తిరుగుతూ లేదా బండి, అది లేకుండా' },
    turnover: { label: 'ఏడాదికి ఆహార అమ్మకాలు (₹)' },
    kind: foodKind,
    years: { label: 'ముందుగా కట్టే ఏళ్లు' },
  },
  lines: {
    year: 'ఆ జాబితా ప్రకారం ఒక ఏడాది రుసుము',
    years: 'ఏళ్లు',
    ended: '{fssai.registration.fee@2026-03-31|until} వరకు ఉన్న జాబితా ప్రకారం రుసుము',
    total: 'కట్టాల్సిన రుసుము',
  },
  notes: foodNotes,
  assumptions: [
    'నియమాలు మారకముందు, దిగుమతిదారుల లాంటి కొన్ని వ్యాపారాలకు ఏ టర్నోవర్ ఉన్నా కేంద్ర లైసెన్స్ కావాల్సి ఉండేది. అది ఇంకా వర్తిస్తుందో లేదో మేం నిర్ధారించలేకపోయాం: FSSAI జవాబు చెబుతుంది.',
    'జాతర లేదా పండగ కోసమే అయితే, FSSAI ఆదేశం ప్రకారం {fssai.seasonal.fee|before}కు గరిష్ఠంగా {fssai.seasonal.validity|before} నమోదు ఇవ్వవచ్చు. అది ఈ లెక్కలో లేదు.',
    'ముందుగా కొన్ని ఏళ్లకు కడతారు; సర్టిఫికెట్‌కు మాత్రం ముగింపు తేదీ లేదు.',
  ],
};
