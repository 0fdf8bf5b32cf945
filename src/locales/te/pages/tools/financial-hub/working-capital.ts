import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the working-capital calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'నిర్వహణ మూలధనం',
  updatedOn: '2026-11-23',
  title: 'టర్నోవర్ పద్ధతిలో నిర్వహణ మూలధనం | Niyam',
  description:
    'చిన్న వ్యాపారం నడవడానికి కావాల్సిన డబ్బు, బ్యాంకు కనీసం ఎంత ఇస్తుంది, యజమాని ఎంత పెడతారు, డబ్బు ఎన్ని రోజులు ఇరుక్కుంటుంది. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'నిర్వహణ మూలధనం',
  lead: 'ఏడాది అమ్మకాల్లో ఎంత డబ్బు ఇరుక్కుంటుంది.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'కావాల్సిన డబ్బు అంటే, ఏడాదికి అనుకునే అమ్మకాల్లో ఒక భాగం. అందులో ఎక్కువ భాగం బ్యాంకు ఇస్తుంది, మిగతాది యజమాని పెడతారు. డబ్బు ఇరుక్కునే రోజులు: సరుకు ఉండే రోజులకు, కస్టమర్లు కట్టే వరకు రోజులు కలిపి, మీరు సరఫరాదారులకు కట్టే వరకు రోజులు తీసేస్తే వచ్చేవి.',
        },
        {
          kind: 'entries',
          caption: 'ఏడాది అమ్మకాల్లో భాగాలు',
          rows: [
            { label: 'కావాల్సిన డబ్బు', fact: 'start.working-capital.need' },
            { label: 'బ్యాంకు, కనీసం', fact: 'start.working-capital.bank' },
            { label: 'యజమాని', fact: 'start.working-capital.own' },
            { label: 'ఇంత వరకు పరిమితులకు', fact: 'working-capital.max' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [{ kind: 'pages', pages: ['guides/msme-compliance', 'start/banking'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    turnover: { label: 'ఏడాదికి మీరు అనుకునే అమ్మకాలు (₹)' },
    funds: { label: 'సరుకులో, బిల్లుల్లో ఉన్న సొంత డబ్బు (₹)' },
    supplierCredit: { label: 'సరఫరాదారుల నుంచి అప్పుపై తెచ్చిన సరుకు (₹)' },
    stockDays: { label: 'అమ్ముడయ్యే ముందు సరుకు ఉండే రోజులు' },
    debtorDays: { label: 'కస్టమర్లు కట్టే వరకు రోజులు' },
    creditorDays: { label: 'మీరు సరఫరాదారులకు కట్టే వరకు రోజులు' },
  },
  lines: {
    need: 'వ్యాపారం నడవడానికి కావాల్సిన డబ్బు',
    bank: 'అందులో బ్యాంకు కనీసం ఇచ్చేది',
    own: 'అందులో యజమాని పెట్టేది',
    gap: 'సొంత డబ్బు, సరఫరాదారుల అప్పు పోగా ఇంకా తక్కువైంది',
    cycle: 'డబ్బు ఇరుక్కునే రోజులు',
  },
  notes: {
    'above-limit':
      'బ్యాంకు భాగం ఈ పద్ధతి పరిమితి {working-capital.max} దాటింది: దానికి బదులుగా బ్యాంకులు లెక్కలు చూస్తాయి.',
  },
  assumptions: [
    'టర్నోవర్ పద్ధతి: సూక్ష్మ, చిన్న సంస్థలకు బ్యాంకులు వాడేది.',
    'రుణం ఇచ్చే ముందు బ్యాంకు మీ ఖాతా, మీ రిటర్న్‌లు చూస్తుంది; ఇది హామీ కాదు.',
  ],
};
