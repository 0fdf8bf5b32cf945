import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the loan comparison does and its rule. */
export const content: PageContent = {
  name: 'రెండు రుణాలు పోల్చండి',
  updatedOn: '2026-11-23',
  title: 'రెండు రుణాలు పోల్చండి: బ్యాంకు, స్థిర రేటు, వడ్డీ వ్యాపారి | Niyam',
  description:
    'ఒకే మొత్తానికి రెండు రుణాలు పక్కపక్కన: వాయిదా, ఫీజులు, పోల్చగలిగేలా వడ్డీ, నెలవారీ రేటు అసలు ఖర్చు. సిగ్నల్ లేకపోయినా పని చేస్తుంది.',
  heading: 'రెండు రుణాలు పోల్చండి',
  lead: '“స్థిర” లేదా నెలవారీ రేటు చిన్నగా అనిపిస్తుంది. అసలు రేటు చూడండి.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'list',
          items: [
            'బ్యాంకు ఇంకా బాకీ ఉన్నదానిపైనే వడ్డీ వేస్తుంది: అది ప్రతి నెలా తగ్గుతుంది.',
            'స్థిర రేటును, కొంత తీర్చేసినా, చివరి రోజు వరకు మొత్తం రుణంపై వేస్తారు.',
            'వడ్డీ వ్యాపారి తరచూ నెలనెలా వడ్డీ మాత్రమే, చివర్లో మొత్తం రుణం తీసుకుంటారు.',
          ],
        },
        {
          kind: 'text',
          text: 'పోల్చగలిగే రేటు అంటే, అవే చెల్లింపులు ఉన్న బ్యాంకు రుణం ఏడాది రేటు. మీ చేతికి వచ్చినదాని నుంచి ఫీజులు తీసేస్తాం.',
        },
        {
          kind: 'entries',
          caption: 'పీఎం స్వనిధి',
          rows: [
            { label: 'మొదటి రుణం', fact: 'msme.svanidhi.first' },
            {
              label: 'సమయానికి కడితే తిరిగి ఇచ్చే వడ్డీ, ఏడాదికి',
              fact: 'msme.svanidhi.subsidy',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/loan-instalment', 'start/banking'] },
        { kind: 'portals', portals: ['pmsvanidhi'] },
      ],
    },
  ],
};

const loan = (which: string): SumWords['inputs'] => ({
  [`rate${which}`]: { label: `రుణం ${which}: వడ్డీ (%)` },
  [`per${which}`]: {
    label: `రుణం ${which}: ఆ వడ్డీ దేనికి`,
    options: { year: 'ఏడాదికి', month: 'నెలకు' },
  },
  [`way${which}`]: {
    label: `రుణం ${which}: వడ్డీ ఎలా వేస్తారు`,
    options: {
      reducing: 'ఇంకా బాకీ ఉన్నదానిపై (బ్యాంకులు)',
      flat: 'ఎప్పుడూ మొత్తం రుణంపై (స్థిర రేటు)',
      'at-end': 'నెలనెలా వడ్డీ, చివర్లో రుణం (వడ్డీ వ్యాపారులు)',
    },
  },
  [`fee${which}`]: {
    label: `రుణం ${which}: ఫీజులు (₹)`,
    hint: 'పత్రాలకు, ప్రాసెసింగ్‌కు లేదా బీమాకు.',
  },
});

const loanLines = (which: string): SumWords['lines'] => ({
  [`payment${which}`]: `రుణం ${which}: నెలనెలా కట్టాల్సింది`,
  [`last${which}`]: `రుణం ${which}: చివర్లో అదనంగా కట్టాల్సింది`,
  [`trueRate${which}`]: `రుణం ${which}: ఏడాది వడ్డీ, పోల్చగలిగేలా`,
  [`cost${which}`]: `రుణం ${which}: మొత్తం ఖర్చు`,
});

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'రుణం (₹)', hint: 'రెండింటికీ ఒకటే.' },
    months: { label: 'తీర్చే నెలలు' },
    ...loan('A'),
    ...loan('B'),
    svanidhiB: { label: 'రుణం B పీఎం స్వనిధి రుణం, సమయానికి కడతాను' },
  },
  lines: {
    ...loanLines('A'),
    ...loanLines('B'),
    difference: 'ఖర్చులో తేడా',
  },
  notes: {
    same: 'రెండింటి ఖర్చు ఒకటే.',
    'a-costs-more': 'రుణం A ఖర్చు ఎక్కువ.',
    'b-costs-more': 'రుణం B ఖర్చు ఎక్కువ.',
  },
  assumptions: [
    'ఖర్చు అంటే వడ్డీ, ఫీజులు; పీఎం స్వనిధి తిరిగి ఇచ్చేది తీసేసి.',
    'పోల్చగలిగే రేటు అంటే, అవే చెల్లింపులకు బ్యాంకు చెప్పే రేటు. ఫీజులను మొదట్లోనే రుణం నుంచి తీసేస్తారని, తిరిగి ఏమీ రాదని అనుకుంటున్నాం.',
    'పోల్చగలిగే రేటు కనిపించకపోతే, అది కొలవలేనంత ఎక్కువ.',
  ],
};
