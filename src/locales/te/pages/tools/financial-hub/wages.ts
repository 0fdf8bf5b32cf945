import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the wage calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'PF, ESI, చేతికి వచ్చే జీతం',
  updatedOn: '2026-11-23',
  title: 'PF, ESI, చేతికి వచ్చే జీతం లెక్క | Niyam',
  description:
    'నెల జీతం నుంచి PF, ESI, వృత్తి పన్నుకు ఎంత కోస్తారు, కార్మికుడికి ఎంత వస్తుంది, యజమాని పైన ఎంత కడతారు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'PF, ESI, చేతికి వచ్చే జీతం',
  lead: 'ఎంత కోస్తారు, కార్మికుడికి ఎంత వస్తుంది.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'కార్మిక కోడ్ చెప్పిన వేతనంలో భాగాలుగా PF, ESI కోస్తారు: మూల వేతనం, కరువు భత్యం. ఇవి జీతంలో కనీసం సగంగా లెక్కలోకి వస్తాయి. PF ఒక గరిష్ఠ పరిమితి వరకు తప్పనిసరి. యజమాని వాటాలో కొంత పింఛనుకు వెళ్తుంది. ESI ఒక పరిమితి వరకు వేతనాలకు వర్తిస్తుంది. కోడ్ మొదలైన {labour.laws|from} నుంచి ESIC వేతనాన్ని ఇలా లెక్కిస్తోంది. {labour.esi.rules}న కొత్త కేంద్ర నియమాలు పాత ESI నియమాల స్థానంలో వచ్చాయి, వాటాలు మాత్రం మారలేదు.',
        },
        {
          kind: 'entries',
          caption: 'PF',
          rows: [
            { label: 'కార్మికుడు', fact: 'labour.epf.worker' },
            { label: 'యజమాని', fact: 'labour.epf.employer' },
            { label: 'అందులో పింఛనుకు', fact: 'labour.epf.pension' },
            { label: 'జీవిత బీమా, యజమాని', fact: 'labour.epf.insurance' },
            { label: 'నిర్వహణ, యజమాని', fact: 'labour.epf.admin' },
            { label: 'ఇంత వేతనం వరకు తప్పనిసరి', fact: 'labour.epf.ceiling' },
          ],
        },
        {
          kind: 'entries',
          caption: 'ESI',
          rows: [
            { label: 'కార్మికుడు', fact: 'labour.esi.worker' },
            { label: 'యజమాని', fact: 'labour.esi.employer' },
            { label: 'ఇంత వేతనం వరకు', fact: 'labour.esi.wage-max' },
            {
              label: 'రోజుకు ఇంత లేదా తక్కువైతే కార్మికుడి వాటా లేదు',
              fact: 'labour.esi.low-wage',
              note: '{labour.esi.rules} వరకు ఉన్న నియమాల ప్రకారం. కొత్త వాటిలో మేం నిర్ధారించలేకపోయాం.',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'guides/labour-law-compliance',
            'tools/financial-hub/gratuity',
            'tools/financial-hub/professional-tax',
          ],
        },
        { kind: 'portals', portals: ['epfo', 'esic'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    pay: { label: 'నెల జీతం, ఏమీ కోయకముందు (₹)' },
    pf: {
      label: 'భవిష్య నిధి (PF)',
      options: {
        ordinary: '{labour.epf.worker}, మామూలు రేటు',
        lower: '{labour.epf.lower}, నోటిఫై చేసిన వ్యాపార రకాలకు',
        none: 'PF లేదు',
      },
    },
    basic: { label: 'మూల వేతనం, కరువు భత్యం (₹)' },
    base: {
      label: 'PF దేనిపై కడతారు',
      options: {
        ceiling: 'గరిష్ఠంగా {labour.epf.ceiling} మీద: తప్పనిసరి అయినంతే',
        full: 'ఇష్టపడి, మొత్తం వేతనం మీద',
      },
    },
    esi: { label: 'కార్మికుడికి ESI ఉంది' },
    days: {
      label: 'నెలలో పని చేసిన రోజులు',
      hint: 'కార్మికుడి సొంత ESI వాటా తప్పుతుందో లేదో చూడటానికి.',
    },
    telangana: { label: 'పని తెలంగాణలో (వృత్తి పన్ను)' },
  },
  lines: {
    pay: 'నెల జీతం',
    workerPf: 'కోత: PF',
    workerEsi: 'కోత: ESI, పైకి సవరించి',
    workerTax: 'కోత: వృత్తి పన్ను',
    takeHome: 'కార్మికుడికి ఇచ్చేది',
    pension: 'యజమాని: పింఛను (EPS)',
    employerPf: 'యజమాని: PF ఖాతా',
    insurance: 'యజమాని: జీవిత బీమా (EDLI)',
    admin: 'యజమాని: PF నిర్వహణ',
    employerEsi: 'యజమాని: ESI, పైకి సవరించి',
    added: 'యజమాని పైన కట్టేది',
    cost: 'ఆ నెల కార్మికుడికి అయ్యే ఖర్చు',
  },
  notes: {
    'admin-least': 'సంస్థ మొత్తానికి నిర్వహణ రుసుము నెలకు కనీసం {labour.epf.admin-min}.',
    half: 'జీతంలో కనీసం {labour.wages.half} వేతనంగా లెక్కలోకి వస్తుంది. అందుకే PF, ESIని మూల వేతనం కంటే ఎక్కువ మీద లెక్కించాం.',
    'above-esi': 'వేతనం ESI పరిమితి {labour.esi.wage-max} దాటింది: ESI లెక్కించలేదు.',
    'low-wage':
      'రోజుకు {labour.esi.low-wage} లేదా తక్కువైతే కార్మికుడు ESI వాటా కట్టక్కర్లేదు, {labour.esi.rules} వరకు ఉన్న నియమాల ప్రకారం. కొత్త వాటిలో మేం నిర్ధారించలేకపోయాం: ESICని అడగండి.',
  },
  assumptions: [
    'ఒక కార్మికుడు, ఒక పూర్తి నెల, అదనపు గంటలు లేవు, ఆదాయపు పన్ను కోత లేదు.',
    'PF వాటాలను రూపాయికి గుండ్రం చేస్తాం, ESI వాటాలను పై రూపాయికి సవరిస్తాం.',
    'చందా కాలం మధ్యలో ESI పరిమితి దాటిన కార్మికుడు ఆ కాలం ముగిసే వరకు అందులోనే ఉంటారు.',
    'బోనస్, గ్రాట్యుటీ ఇందులో లేవు.',
  ],
};
