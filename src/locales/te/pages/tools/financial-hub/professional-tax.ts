import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the professional-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'వృత్తి పన్ను',
  updatedOn: '2026-11-23',
  title: 'వృత్తి పన్ను లెక్క: తెలంగాణ, మరికొన్ని | Niyam',
  description:
    'తెలంగాణ, ఆంధ్రప్రదేశ్, కర్ణాటక, మహారాష్ట్రలో ఉద్యోగి వృత్తి పన్ను, నెలకు, ఏడాదికి. శ్లాబులకు ఆధారాలు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'వృత్తి పన్ను',
  lead: 'నాలుగు రాష్ట్రాల శ్లాబుల ప్రకారం, ఉద్యోగి జీతం నుంచి ప్రతి నెలా కోసే వృత్తి పన్ను.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'నెల జీతాన్ని బట్టి రాష్ట్రం శ్లాబులు పెడుతుంది. యజమాని పన్ను కోసి కడతారు. రాజ్యాంగం అనుమతించిన దానికన్నా ఏడాదికి ఎక్కువ ఏ రాష్ట్రమూ తీసుకోకూడదు.',
        },
        {
          kind: 'entries',
          caption: 'తెలంగాణ',
          rows: [
            { label: 'ఇంత వరకు పన్ను లేదు', fact: 'labour.pt.wage-free' },
            { label: 'తక్కువ పన్ను, నెలకు', fact: 'labour.pt.middle' },
            { label: 'అది ఇంత వరకు', fact: 'labour.pt.middle-max' },
            { label: 'ఎక్కువ పన్ను, నెలకు', fact: 'labour.pt.high' },
            { label: 'తర్వాతి నెల ఈ తేదీలోపు కట్టాలి', fact: 'labour.pt.due' },
            { label: 'ఏడాదికి గరిష్ఠంగా, ఎక్కడైనా', fact: 'professional-tax.max' },
          ],
        },
      ],
    },
    {
      id: 'self-employed',
      heading: 'యజమానులు, సొంత పని చేసేవారు',
      blocks: [
        {
          kind: 'text',
          text: 'తెలంగాణలో వీరు వ్యాపారం, టర్నోవర్‌ను బట్టి ఏడాదికి {professional-tax.max|before} వరకు కడతారు. అది ఇక్కడ లెక్కించలేదు: [రాష్ట్రం జాబితా](portal:tgctrates) చూడండి.',
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    state: {
      label: 'రాష్ట్రం',
      options: {
        telangana: 'తెలంగాణ',
        andhra: 'ఆంధ్రప్రదేశ్',
        karnataka: 'కర్ణాటక',
        'maharashtra-men': 'మహారాష్ట్ర, పురుషుడు',
        'maharashtra-women': 'మహారాష్ట్ర, మహిళ',
      },
    },
    pay: { label: 'నెల జీతం (₹)' },
    workers: { label: 'ఈ జీతం ఉన్న కార్మికులు' },
  },
  lines: {
    month: 'నెలకు వృత్తి పన్ను',
    february: 'ఫిబ్రవరిలో',
    year: 'ఏడాదికి',
    workers: 'కార్మికులు',
    together: 'అందరికీ కలిపి ఏడాదికి',
  },
  notes: { none: 'ఈ జీతానికి వృత్తి పన్ను లేదు.' },
  assumptions: [
    'ఉద్యోగులకు. యజమాని జీతం నుంచి కోసి కడతారు.',
    'పన్నెండు నెలలూ ఒకే జీతం.',
    'యజమానులు, సొంత పని చేసేవారు వేరే శ్లాబుల ప్రకారం, ఏడాదికి {professional-tax.max|before} వరకు కడతారు. వారు ఈ లెక్కలో లేరు: రాష్ట్రం పోర్టల్ చూడండి.',
  ],
};
