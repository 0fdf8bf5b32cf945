import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the daily-profit calculator does and its rule. */
export const content: PageContent = {
  name: 'బండి రోజు లాభం',
  updatedOn: '2026-11-23',
  title: 'బండి లేదా స్టాల్ రోజు లాభం | Niyam',
  description:
    'సరుకు, గ్యాస్, అద్దె, రుణాలు, పాడైనవి పోగా, మీ సొంత గంటలకు కూలి కూడా పోగా, బండి మీద ఒక రోజు ఎంత మిగులుతుంది. సిగ్నల్ లేకపోయినా మీ ఫోన్‌లో పని చేస్తుంది.',
  heading: 'బండి రోజు లాభం',
  lead: 'మీ సొంత కూలి పోగా, రోజుకు ఎంత మిగులుతుంది.',
  sections: [
    {
      id: 'rule',
      heading: 'నియమం',
      blocks: [
        {
          kind: 'list',
          items: [
            'ఆ రోజు అమ్మకాలతో మొదలుపెట్టండి.',
            'అమ్ముడైన సరుకు మీకు ఎంతకు పడిందో తీసేయండి.',
            'అద్దె, గ్యాస్, సహాయకులు, రుణాలు, పాడైనవి, మిగతా వాటిలో ఆ రోజు వాటా తీసేయండి.',
            'మీ సొంత గంటలకు కూలి తీసేయండి.',
          ],
        },
        {
          kind: 'text',
          text: 'మిగిలిందే లాభం. రేపటి సరుకుకు పెట్టిన డబ్బు ఈ రోజు ఖర్చు కాదు.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'ఇంకా చదవండి',
      blocks: [{ kind: 'pages', pages: ['tools/financial-hub/break-even', 'start/operations'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    sales: { label: 'రోజు అమ్మకాలు (₹)' },
    goods: { label: 'అమ్ముడైన సరుకు మీకు పడిన ధర (₹)' },
    rent: { label: 'అద్దె, రుసుముల్లో రోజు వాటా (₹)' },
    fuel: { label: 'గ్యాస్, ఇంధనం, కరెంటు, నీళ్లు (₹)' },
    helpers: { label: 'సహాయకులు (₹)' },
    loan: { label: 'రుణాల్లో రోజు వాటా (₹)' },
    waste: { label: 'పాడైనవి లేదా అమ్ముడుపోనివి (₹)' },
    other: { label: 'సంచులు, కమీషన్, రిపేర్లు, మిగతావి (₹)' },
    ownWage: {
      label: 'మీ సొంత గంటలకు కూలి (₹)',
      hint: 'అదే పనికి మరొకరు మీకు ఎంత ఇస్తారో అంత.',
    },
    days: { label: 'నెలలో పని చేసే రోజులు' },
  },
  lines: {
    left: 'సరుకు ధర పోగా మిగిలింది',
    spent: 'మిగతా ఖర్చులు',
    before: 'మీకు మిగిలింది',
    ownWage: 'మీ సొంత గంటలకు కూలి',
    profit: 'రోజు లాభం',
    part: 'లాభం, అమ్మకాల్లో',
    month: 'ఇలాంటి రోజులున్న నెల లాభం',
  },
  notes: { loss: 'ఇలాంటి రోజు నష్టం తెస్తుంది.' },
  assumptions: [
    'ఇతర రోజుల సరుకుకు తీసుకున్న డబ్బు, రేపటికి కొన్న సరుకు ఇందులో లేవు.',
    'నెల అంటే ఇలాంటివే అన్ని రోజులు.',
  ],
};
