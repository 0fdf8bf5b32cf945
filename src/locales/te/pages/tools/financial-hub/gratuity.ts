import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the gratuity calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'గ్రాట్యుటీ',
  updatedOn: '2026-11-23',
  title: 'గ్రాట్యుటీ లెక్క | Niyam',
  description:
    'మానేసే శాశ్వత, నిర్ణీత కాలపు లేదా సీజన్ కార్మికుడి గ్రాట్యుటీ, లెక్కలోకి వచ్చే ఏళ్లు, గరిష్ఠ పరిమితి. అంకెలకు ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'గ్రాట్యుటీ',
  lead: 'మానేసే కార్మికుడికి ఇవ్వాల్సింది.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'చివరి నెల వేతనం తీసుకోండి. పని నెల రోజులతో భాగించండి. ఒక్కో ఏడాదికి ఇచ్చే వేతన రోజులతో, లెక్కలోకి వచ్చే ఏళ్లతో గుణించండి.',
        },
        {
          kind: 'entries',
          caption: 'అంకెలు',
          rows: [
            { label: 'ఒక్కో ఏడాదికి వేతన రోజులు', fact: 'labour.gratuity.days' },
            { label: 'పని నెల రోజులు', fact: 'labour.gratuity.month' },
            { label: 'కావాల్సిన సర్వీసు', fact: 'labour.gratuity.years' },
            {
              label: 'నిర్ణీత కాలపు పనికి కావాల్సిన సర్వీసు',
              fact: 'labour.gratuity.fixed-term-years',
            },
            { label: 'ఇంతకు మించిన ఏడాది భాగం, పూర్తి ఏడాది', fact: 'labour.gratuity.part-year' },
            {
              label: 'గరిష్ఠంగా',
              fact: 'labour.gratuity.max',
              note: 'పాత చట్టం గరిష్ఠ పరిమితి. కొత్తది మాకు దొరకలేదు.',
            },
            { label: 'ఇవ్వాల్సిన గడువు', fact: 'labour.gratuity.pay-within' },
            { label: 'ఎంతమంది కార్మికుల నుంచి ఇవ్వాలి', fact: 'labour.gratuity.workers' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'పని ఎలా ముగుస్తుంది',
      options: {
        permanent: 'శాశ్వత కార్మికుడు మానేస్తారు లేదా రిటైర్ అవుతారు',
        'fixed-term': 'నిర్ణీత కాలం ముగుస్తుంది',
        death: 'మరణం',
        disablement: 'వైకల్యం',
        seasonal: 'సీజన్ పని ముగుస్తుంది',
      },
    },
    wages: {
      label: 'చివరి నెల వేతనం (₹)',
      hint: 'మూల వేతనం, కరువు భత్యం; జీతంలో కనీసం {labour.wages.half} లెక్కలోకి వస్తుంది.',
    },
    years: { label: 'సర్వీసు పూర్తి ఏళ్లు', hint: 'సీజన్ పనికి: సీజన్లు.' },
    months: { label: 'ఆపై నెలలు' },
  },
  lines: {
    counted: 'లెక్కలోకి వచ్చే ఏళ్లు లేదా సీజన్లు',
    exact: 'గ్రాట్యుటీ, కచ్చితంగా',
    pay: 'ఇవ్వాల్సిన గ్రాట్యుటీ',
  },
  notes: {
    'too-short':
      'గ్రాట్యుటీకి సర్వీసు సరిపోదు: {labour.gratuity.years} కావాలి, నిర్ణీత కాలపు పనికి {labour.gratuity.fixed-term-years}.',
    capped:
      'గరిష్ఠ పరిమితి {labour.gratuity.max} వచ్చింది. ఇది పాత చట్టంలోది, కొత్తది మాకు దొరకలేదు. యజమాని ఇష్టపడి ఎక్కువ ఇవ్వవచ్చు.',
  },
  assumptions: [
    'ఆ చోట {labour.gratuity.workers} మంది లేదా ఎక్కువ కార్మికులు ఉన్నారు.',
    'మధ్యలో ఆగని సర్వీసు.',
    'నిర్ణీత కాలం ముగిసినా, మరణించినా, ఏడాది భాగాలు ఆ మేరకే లెక్క. మిగతావారికి {labour.gratuity.part-year|before} కంటే ఎక్కువ భాగం పూర్తి ఏడాది.',
  ],
};
