import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the delayed-payment calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ఆలస్యంగా కట్టేవారి నుంచి వడ్డీ',
  updatedOn: '2026-11-23',
  title: 'ఆలస్యంగా కట్టే కొనుగోలుదారు నుంచి వడ్డీ (MSME) | Niyam',
  description:
    'ఆలస్యంగా డబ్బు అందిన సూక్ష్మ లేదా చిన్న సరఫరాదారుకు కొనుగోలుదారు ఇవ్వాల్సిన వడ్డీ, నెలనెలా చక్రవడ్డీ, మీరు రాసే బ్యాంక్ రేటుతో. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'ఆలస్యంగా కట్టేవారి నుంచి వడ్డీ',
  lead: 'ఉద్యమ్ ఉన్న సూక్ష్మ లేదా చిన్న సంస్థ అడగవచ్చు.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'text',
          text: 'ఏడాది వడ్డీ రిజర్వ్ బ్యాంక్ బ్యాంక్ రేటుకు కొన్ని రెట్లు. అది ప్రతి నెలా బాకీకి కలుస్తుంది. ఒప్పుకున్న రోజు తర్వాతి రోజు నుంచి మొదలవుతుంది. ఏ రోజూ ఒప్పుకోకపోతే {msme.late.days-no-date|before} తర్వాత మొదలవుతుంది.',
        },
        {
          kind: 'entries',
          caption: 'అంకెలు',
          rows: [
            { label: 'బ్యాంక్ రేటుకు ఎన్ని రెట్లు', fact: 'msme.late.multiple' },
            { label: 'కొనుగోలుదారు కట్టాల్సిన గడువు, గరిష్ఠంగా', fact: 'msme.late.days' },
            { label: 'ఏ రోజూ ఒప్పుకోని చోట', fact: 'msme.late.days-no-date' },
          ],
        },
        {
          kind: 'text',
          text: 'బ్యాంక్ రేటు మారుతుంది, అందుకే మీరే రాయాలి: అది rbi.org.in మొదటి పేజీలో ఉంటుంది.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఎక్కడ అడగాలి',
      blocks: [
        { kind: 'pages', pages: ['guides/msme-compliance'] },
        { kind: 'portals', portals: ['samadhaan'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'కట్టని బిల్లు (₹)' },
    bankRate: {
      label: 'రిజర్వ్ బ్యాంక్ బ్యాంక్ రేటు (%)',
      hint: 'అది మారుతుంది: rbi.org.in మొదటి పేజీలో చూడండి.',
    },
    months: { label: 'కట్టాల్సిన చివరి రోజు నుంచి పూర్తి నెలలు' },
  },
  lines: {
    rate: 'ఏడాదికి వడ్డీ',
    interest: 'కొనుగోలుదారు ఇవ్వాల్సిన వడ్డీ',
    total: 'బిల్లు, వడ్డీ',
  },
  assumptions: [
    'మీకు సూక్ష్మ లేదా చిన్న సంస్థగా ఉద్యమ్ ఉంది, వస్తువులు తయారు చేస్తారు లేదా సేవలు ఇస్తారు.',
    'బ్యాంక్ రేటు అంతకాలం మారలేదు, వడ్డీ ప్రతి నెలా బాకీకి కలుస్తుంది.',
    'నెలలో భాగాలను వదిలేస్తాం.',
  ],
};
