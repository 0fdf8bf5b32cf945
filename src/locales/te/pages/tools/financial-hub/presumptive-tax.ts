import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { surcharge, taxLines } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the presumptive-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'అంచనా పన్ను',
  updatedOn: '2026-11-23',
  title: 'చిన్న వ్యాపారానికి అంచనా పన్ను (ప్రిజంప్టివ్) లెక్క | Niyam',
  description:
    'మీ వసూళ్లను బట్టి చట్టం లెక్కించే లాభం, దానిపై ఆదాయపు పన్ను; వ్యాపారానికి, జాబితాలోని వృత్తులకు, సరుకు వాహనాలకు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'అంచనా పన్ను (ప్రిజంప్టివ్)',
  lead: 'చట్టం అంచనా వేసే లాభంపై పన్ను.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'వసూళ్లలో ఒక భాగం లాభంగా లెక్క; నగదుకు ఎక్కువ భాగం. ఎక్కువ సంపాదిస్తే ఎక్కువ చూపాలి. ముందస్తు పన్ను ఒకేసారి, {income-tax.presumptive.advance-tax} లోపు కట్టాలి.',
        },
        {
          kind: 'entries',
          caption: 'కొని అమ్మడం, వ్యాపారం',
          rows: [
            {
              label: 'బ్యాంక్, కార్డు లేదా UPI వసూళ్లలో',
              fact: 'income-tax.presumptive.profit-digital',
            },
            { label: 'నగదులో', fact: 'income-tax.presumptive.profit-cash' },
            { label: 'టర్నోవర్, గరిష్ఠంగా', fact: 'income-tax.presumptive.turnover-max' },
            {
              label: 'టర్నోవర్, గరిష్ఠంగా, నగదు దాదాపు లేకపోతే',
              fact: 'income-tax.presumptive.turnover-max-digital',
            },
            {
              label: 'నగదు దాదాపు లేదంటే, మొత్తం వసూళ్లలో',
              fact: 'income-tax.presumptive.cash-max',
            },
          ],
        },
        {
          kind: 'entries',
          caption: 'జాబితాలోని వృత్తులు, సరుకు వాహనాలు',
          rows: [
            { label: 'వృత్తి వసూళ్లలో', fact: 'sectors.tax.profession-share' },
            { label: 'వసూళ్లు, గరిష్ఠంగా', fact: 'sectors.tax.profession-limit' },
            {
              label: 'వసూళ్లు, గరిష్ఠంగా, నగదు దాదాపు లేకపోతే',
              fact: 'sectors.tax.profession-limit-digital',
            },
            { label: 'భారీ వాహనం, టన్నుకు నెలకు', fact: 'sectors.tax.heavy-tonne' },
            { label: 'ఇతర సరుకు వాహనం, నెలకు', fact: 'sectors.tax.vehicle-month' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/income-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'పని రకం',
      options: {
        business: 'కొని అమ్మడం లేదా వ్యాపారం',
        profession: 'జాబితాలోని వృత్తి',
        vehicles: 'సరుకు వాహనాల యజమాని',
      },
    },
    digital: { label: 'ఏడాదికి బ్యాంక్, కార్డు, UPI వసూళ్లు (₹)' },
    cash: {
      label: 'ఏడాదికి నగదు వసూళ్లు (₹)',
      hint: '“account payee” కాని చెక్ నగదుగా లెక్క.',
    },
    heavyVehicles: { label: 'భారీ సరుకు వాహనాలు ({sectors.tax.heavy-from} టన్నులు దాటినవి)' },
    heavyTonnes: { label: 'వాటి మొత్తం బరువు, టన్నుల్లో' },
    otherVehicles: { label: 'ఇతర సరుకు వాహనాలు' },
    months: { label: 'ఏడాదిలో అవి మీవైన నెలలు' },
    actual: {
      label: 'ఏడాది అసలు లాభం (₹)',
      hint: 'ఇది ఎక్కువైతే ఇదే లెక్కలోకి వస్తుంది.',
    },
  },
  lines: {
    fromDigital: 'అంచనా లాభం, బ్యాంక్ వసూళ్లు',
    fromCash: 'అంచనా లాభం, నగదు',
    fromReceipts: 'వృత్తి అంచనా లాభం',
    fromHeavy: 'అంచనా లాభం, భారీ వాహనాలు',
    fromOthers: 'అంచనా లాభం, ఇతర వాహనాలు',
    assumed: 'అంచనా లాభం',
    declared: 'లెక్కలోకి వచ్చే లాభం: అసలుది',
    ...taxLines,
  },
  notes: {
    'above-limit': 'ఇది పథకం పరిమితిని దాటింది: దీన్ని వాడలేరు, లెక్కల పుస్తకాలు రాయాలి.',
    surcharge,
  },
  assumptions: [
    'ఇతర ఆదాయం లేదు, కొత్త పన్ను విధానం, భారత్‌లో ఉండే వ్యక్తి.',
    'కమీషన్, బ్రోకరేజ్, ఏజెన్సీకి కాదు; LLPకి, కంపెనీకి కాదు.',
    'కొని అమ్మేవారు, వ్యాపారులు ఈ పథకాన్ని వదిలేస్తే, కొన్నేళ్లు మళ్లీ అందులో చేరలేరు.',
  ],
};
