import type { PageContent } from '../../../content/types.ts';

/** Index of articles. */
export const content: PageContent = {
  name: 'బ్లాగ్',
  updatedOn: '2026-11-21',
  title: 'బ్లాగ్: నియమాలు మారుతున్నప్పుడే వివరణ | Niyam',
  description:
    'వీధి వ్యాపారుల హక్కులు, ఆహారం, పన్ను, హైదరాబాద్ ఆఫీసుల మీద వ్యాసాలు: ఏం మారింది, కౌంటర్ దగ్గర దాని అర్థం ఏమిటి. చిన్నవి, ఆధారాలతో, తేదీలతో.',
  heading: 'బ్లాగ్',
  lead: 'ఏం జరిగింది, బండికి, దుకాణానికి దాని అర్థం ఏమిటి. ప్రతి వ్యాసం మీద తేదీ ఉంది.',
  sections: [
    {
      id: 'vendors',
      heading: 'వీధిలో',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/street-vendor-compliance-india', 'blog/pm-svanidhi-loan'],
          notes: [
            'అధికారి వచ్చినప్పుడు చూపాల్సిన కార్డుతో మొదలవుతుంది.',
            'హామీ లేకుండా మూడు రుణాలు, ఫారానికి ఎవరూ ఎందుకు డబ్బు తీసుకోకూడదు.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'ఏం మారింది',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'blog/food-licence-no-renewal',
            'blog/tax-return-date',
            'blog/hyderabad-three-corporations',
          ],
          notes: [
            'డబ్బు అడుగుతూ ఫోన్ చేసినవారికి ఏం చెప్పాలి.',
            'చిన్న దుకాణం పన్నును తేలికగా లెక్కించే దారి కూడా.',
            'మీది ఏది, ఏవి మారలేదు.',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'చాలామంది తప్పుగా అనుకునేవి',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/gst-limit-telangana', 'blog/upi-receipts-and-gst', 'blog/false-portals'],
          notes: [
            'రెండు దుకాణాలు, ఒకే టర్నోవర్, రెండు జవాబులు.',
            'చెల్లింపు పన్ను కాదు. QR కోడ్ మళ్లీ పెట్టండి.',
            'ఆరు చూపులు, అర నిమిషం.',
          ],
        },
      ],
    },
    {
      id: 'who-writes',
      heading: 'ఇవి ఎవరు రాస్తారు',
      blocks: [
        {
          kind: 'text',
          text: 'మా ఆఫీసువారు; పేరుతో కాదు, విభాగం పేరుతో రాస్తారు: వీధి వ్యాపారులు, ఆహారం, పన్ను, నగరం, సాయం. అంకెలు గైడ్‌లలో ఉన్న రికార్డుల నుంచే వస్తాయి, కాబట్టి ముందే రాసిన వ్యాసంలో కూడా ఈ రోజు అంకే కనిపిస్తుంది. ఉదాహరణల్లోని మనుషులు కల్పితం.',
        },
      ],
    },
    {
      id: 'suggest',
      heading: 'ఒక విషయం సూచించండి',
      blocks: [
        {
          kind: 'text',
          text: 'మీకు తెలియకుండానే నియమం మారితే, లేదా ఆఫీసు ఇచ్చిన జవాబు మీకు అర్థం కాకపోతే, [మాకు చెప్పండి](/contact). అదే తర్వాతి వ్యాసం కావచ్చు, మీ పేరు లేకుండా.',
        },
      ],
    },
  ],
};
