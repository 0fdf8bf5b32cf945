import type { PageContent } from '../../../../content/types.ts';

/** The hub: which sums there are, and how to read them. */
export const content: PageContent = {
  name: 'డబ్బు లెక్కలు',
  updatedOn: '2026-11-21',
  title: 'డబ్బు లెక్కలు: మీ వ్యాపారానికి లెక్కలు | Niyam',
  description:
    'పన్ను, రుణాలు, జీతాలు, రుసుములు, రోజు లాభానికి లెక్కలు. ఒక్కోటి దాని సూత్రం, రేట్ల తేదీ, ఆధారం చూపిస్తుంది. ఇంటర్నెట్ లేకపోయినా పని చేస్తుంది.',
  heading: 'డబ్బు లెక్కలు',
  lead: 'పన్ను, రుణాలు, జీతాలు, రుసుములు, రోజు లాభానికి లెక్కలు. ఒక్కోటి దాని అంకెలు, వాటి ఆధారం చూపిస్తుంది.',
  sections: [
    {
      id: 'daily',
      heading: 'రోజువారీ డబ్బు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'daily' }],
    },
    {
      id: 'gst',
      heading: 'GST',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'gst' }],
    },
    {
      id: 'loans',
      heading: 'రుణాలు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'loans' }],
    },
    {
      id: 'fees',
      heading: 'ప్రభుత్వానికి రుసుములు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'fees' }],
    },
    {
      id: 'workers',
      heading: 'కార్మికులు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'workers' }],
    },
    {
      id: 'income-tax',
      heading: 'ఆదాయపు పన్ను',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'income-tax' }],
    },
    {
      id: 'owed-to-you',
      heading: 'మీకు రావాల్సిన డబ్బు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub', section: 'owed-to-you' }],
    },
    {
      id: 'ready-for-a-loan',
      heading: 'రుణం అడగడానికి సిద్ధమా?',
      blocks: [
        {
          kind: 'text',
          text: 'బ్యాంకులు ఇవి చూస్తాయి. ఉన్న వాటికి టిక్ పెట్టండి; మిగతావి ఏం తక్కువైందో చూపుతాయి.',
        },
        {
          kind: 'documents',
          items: [
            { id: 'aadhaar', label: 'ఆధార్, మీ మొబైల్ నంబర్‌తో' },
            {
              id: 'pan',
              label: 'పాన్',
              note: 'వ్యాపార రుణానికి ఇది కావాలి; పీఎం స్వనిధి మొదటి రుణానికి అక్కర్లేకపోవచ్చు.',
            },
            {
              id: 'bank',
              label: 'వ్యాపారం డబ్బు తిరిగే బ్యాంక్ ఖాతా',
              note: 'కొన్ని నెలల స్టేట్‌మెంట్లు మీ అమ్మకాలు చూపుతాయి.',
            },
            {
              id: 'udyam-certificate',
              label: 'ఉద్యమ్ సర్టిఫికెట్',
              note: 'ఉచితం: [ఎలా తీసుకోవాలి](/msme-compliance).',
            },
            {
              id: 'vending-certificate',
              label: 'వెండింగ్ సర్టిఫికెట్ లేదా సిఫారసు లేఖ',
              note: 'పీఎం స్వనిధికి.',
            },
            {
              id: 'upi-qr',
              label: 'కస్టమర్లు వాడే UPI కోడ్',
              note: 'నగదు చూపలేని అమ్మకాలను ఇది రుజువు చేస్తుంది.',
            },
            {
              id: 'sales-record',
              label: 'రోజువారీ అమ్మకాలు, ఖర్చుల రికార్డు',
              note: 'నోటుబుక్ చాలు. [రోజు లాభం](/financial-hub/daily-profit) దానిలో ఒక పేజీ.',
            },
            { id: 'gst-returns', label: 'GST రిటర్న్‌లు, మీకు నమోదు ఉన్న చోట' },
            {
              id: 'income-tax-returns',
              label: 'గత ఏళ్ల ఆదాయపు పన్ను రిటర్న్‌లు',
              note: 'పెద్ద రుణాలకు.',
            },
            {
              id: 'loan-list',
              label: 'మీకున్న రుణాల జాబితా, ఇంకా ఎంత కట్టాలో',
              note: 'బ్యాంకు వాటిని మీ క్రెడిట్ రికార్డులో చూస్తుంది.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-they-work',
      heading: 'ఈ లెక్కలు ఎలా పని చేస్తాయి',
      blocks: [
        {
          kind: 'list',
          items: [
            'అంతా మీ ఫోన్‌లోనే లెక్కిస్తుంది. అక్కడ సేవ్ అయిందా, సిగ్నల్ లేకపోయినా పని చేస్తుందా అన్నది ఒక్కో లెక్క చెబుతుంది. మీరు రాసేది అక్కడే ఉంటుంది, ఎవరికీ వెళ్లదు.',
            'ఫలితం చిరునామాలో దాని అంకెలు ఉంటాయి: లింకు ఉన్న ఎవరికైనా అదే లెక్క కనిపిస్తుంది.',
            'మొత్తాలు పైసా వరకు కచ్చితం. చట్టం గుండ్రం చేసే చోట, చట్టం చెప్పినట్టే గుండ్రం చేస్తాం.',
            'చట్టం అంకెల తేదీ, ఆధారం ఒక్కో ఫలితం కింద ఉంటాయి. ఏదైనా కచ్చితంగా తెలియని చోట, ఫలితం బదులు ఆఫీసుకు లింకు ఉంటుంది.',
            'లెక్క సాధారణ సమాచారం. ఆఫీసు సొంత లెక్కే నిర్ణయిస్తుంది.',
          ],
        },
      ],
    },
  ],
};
