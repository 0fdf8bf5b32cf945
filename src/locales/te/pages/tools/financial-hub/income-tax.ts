import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { surcharge, taxLines } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the income-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ఆదాయపు పన్ను',
  updatedOn: '2026-11-23',
  title: 'ఆదాయపు పన్ను లెక్క, కొత్త విధానం, భాగాలుగా | Niyam',
  description:
    'కొత్త పన్ను విధానంలో ఏడాది ఆదాయపు పన్ను, భాగాలుగా; రిబేటు, ఉపశమనం, సెస్సుతో. రేట్లకు తేదీలు, ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'ఆదాయపు పన్ను, కొత్త విధానం',
  lead: 'ఏడాది ఆదాయానికి పన్ను.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'ఆదాయంలో ఒక్కో భాగానికి ఒక్కో రేటు. ఒక పరిమితి వరకు రిబేటు పన్ను మొత్తం తీసేస్తుంది. దానికి కాస్త పైన, పన్ను గరిష్ఠంగా పరిమితికి మించిన ఆదాయమే. సెస్సు కలుస్తుంది.',
        },
        {
          kind: 'entries',
          caption: 'భాగాలు',
          rows: [
            { label: 'ఇంత వరకు ఏమీ లేదు', fact: 'income-tax.slab.1.up-to' },
            { label: 'తర్వాతి భాగం, ఇంత వరకు', fact: 'income-tax.slab.2.up-to' },
            { label: 'దాని రేటు', fact: 'income-tax.slab.2.rate' },
            { label: 'తర్వాతి భాగం, ఇంత వరకు', fact: 'income-tax.slab.3.up-to' },
            { label: 'దాని రేటు', fact: 'income-tax.slab.3.rate' },
            { label: 'తర్వాతి భాగం, ఇంత వరకు', fact: 'income-tax.slab.4.up-to' },
            { label: 'దాని రేటు', fact: 'income-tax.slab.4.rate' },
            { label: 'తర్వాతి భాగం, ఇంత వరకు', fact: 'income-tax.slab.5.up-to' },
            { label: 'దాని రేటు', fact: 'income-tax.slab.5.rate' },
            { label: 'తర్వాతి భాగం, ఇంత వరకు', fact: 'income-tax.slab.6.up-to' },
            { label: 'దాని రేటు', fact: 'income-tax.slab.6.rate' },
            { label: 'అంతకు మించితే', fact: 'income-tax.slab.top.rate' },
          ],
        },
        {
          kind: 'entries',
          caption: 'రిబేటు, సెస్సు',
          rows: [
            { label: 'మామూలు ఆదాయానికి ఇంత వరకు పన్ను లేదు', fact: 'income-tax.rebate.up-to' },
            { label: 'పన్నుపై సెస్సు', fact: 'income-tax.cess' },
            { label: 'సర్‌ఛార్జ్ ఇంత దాటితే, ఈ లెక్కలో లేదు', fact: 'income-tax.surcharge.above' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/presumptive-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    income: {
      label: 'ఏడాది ఆదాయం (₹)',
      hint: 'లాభం, అద్దె, వడ్డీ, ప్రామాణిక తగ్గింపు పోగా జీతం.',
    },
  },
  lines: taxLines,
  notes: { surcharge },
  schedule: {
    caption: 'భాగాలుగా',
    columns: { from: 'ఇంత దాటితే', to: 'ఇంత వరకు', rate: 'రేటు', tax: 'పన్ను' },
  },
  assumptions: [
    'కొత్త పన్ను విధానం, భారత్‌లో ఉండే వ్యక్తి, మామూలు ఆదాయం మాత్రమే.',
    'షేర్లు, స్థలాల అమ్మకం లాభాలకు, గెలిచిన బహుమతులకు వేరే రేట్లు ఉన్నాయి.',
    'ముందే కోసిన లేదా ముందస్తుగా కట్టిన పన్నును తీసేయలేదు.',
  ],
};
