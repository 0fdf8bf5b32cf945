import { sheet } from '../../sheet-page.ts';

/** Sheet: what common mistakes cost at most, the small at the bottom. */
export const content = sheet({
  name: 'తప్పులకు ఎంత పడుతుంది',
  reviewedOn: '2026-11-23',
  title: 'తప్పులకు ఎంత పడుతుంది: జరిమానాల చార్ట్ | Niyam',
  description:
    'ఆలస్యమైన GST రిటర్న్ నుంచి లైసెన్స్ లేకుండా ఆహారం అమ్మడం వరకు: చిన్న వ్యాపారం మామూలు తప్పులకు గరిష్ఠంగా ఎంత. ప్రింట్‌కు, పంపడానికి.',
  heading: 'తప్పులకు ఎంత పడుతుంది',
  lead: 'చిన్నవి అడుగున ఉన్నాయి. మొత్తాల్లో చాలావరకు చట్టం అనుమతించే గరిష్ఠం; ఎంత వేస్తారో కేసును బట్టి ఉంటుంది.',
  sheet: {
    layout: 'ladder',
    tone: 'red',
    parts: [
      {
        amount: '{gst.late-fee.nil-day}',
        title: 'రోజుకు, అమ్మకాలు లేని GST రిటర్న్ ఆలస్యమైతే',
        line: 'ఒక రిటర్న్‌కు గరిష్ఠంగా {gst.late-fee.nil-cap}.',
      },
      {
        amount: '{income-tax.late-fee-small}',
        title: 'ఆలస్యమైన ఆదాయపు పన్ను రిటర్న్',
        line: 'ఆదాయం {income-tax.late-fee-small-income|before} వరకు. దాటితే {income-tax.late-fee}.',
      },
      {
        amount: '{vendor.penalty}',
        title: 'సర్టిఫికెట్ లేకుండా అమ్మడం',
        line: 'లేదా దాని షరతులకు విరుద్ధంగా. గరిష్ఠంగా, ఒక్కో తప్పుకు.',
      },
      {
        amount: '{gst.registration.penalty}',
        title: 'తప్పనిసరైనా GST నంబర్ లేకపోవడం',
        line: 'లేదా కట్టాల్సిన పన్ను, అది ఎక్కువైతే.',
      },
      {
        amount: '{labour.posh.fine}',
        title: 'అంతర్గత కమిటీ లేకపోవడం',
        line: '{labour.posh.workers} మంది కార్మికుల నుంచి, లైంగిక వేధింపులకు వ్యతిరేకంగా. గరిష్ఠంగా.',
      },
      {
        amount: '{fssai.penalty.unhygienic}',
        title: 'ఆహారంలో అపరిశుభ్రత',
        line: 'గరిష్ఠంగా.',
      },
      {
        amount: '{sectors.scales.fine}',
        title: 'ప్రమాణం లేని తూకం',
        line: 'మొదటిసారి, గరిష్ఠంగా.',
        more: '{sectors.scales.notice-since} నుంచి కొన్ని మొదటి పొరపాట్లకు ముందు సరిచేయమని నోటీసు వస్తుంది.',
      },
      {
        amount: '{fssai.penalty.no-licence}',
        title: 'లైసెన్స్ లేకుండా ఆహారం',
        line: 'లైసెన్స్ కావాల్సిన చోట. గరిష్ఠంగా.',
        more: 'నమోదు మాత్రమే కావాల్సినవారికి ఈ సెక్షన్ వర్తించదు; వారికి చిన్న జరిమానా, గరిష్ఠంగా {fssai.penalty.other}, పడవచ్చు.',
      },
    ],
  },
  more: [
    {
      id: 'if-it-comes',
      heading: 'నోటీసు వస్తే',
      blocks: [
        {
          kind: 'list',
          items: [
            'ఏ రోజులోపు జవాబు కావాలో చదివి, ఆ రోజుకు ముందే రాతపూర్వకంగా జవాబు ఇవ్వండి.',
            'రసీదు ఇస్తేనే కట్టండి. చేతికి నగదు ఇవ్వకండి.',
            'న్యాయవాదికి కట్టలేకపోతే {helpline.legal-aid}కు ఫోన్ చేయండి: [ఉచిత న్యాయవాదిని పొందండి](/how-to-guides/free-lawyer).',
          ],
        },
        {
          kind: 'entries',
          caption: 'ఈ మొత్తాలు ఎక్కడివి',
          rows: [
            { label: 'అమ్మకాలు లేని GST రిటర్న్ ఆలస్యం, రోజుకు', fact: 'gst.late-fee.nil-day' },
            { label: 'ఆదాయపు పన్ను రిటర్న్ ఆలస్యం, తక్కువ ఆదాయం', fact: 'income-tax.late-fee-small' },
            { label: 'సర్టిఫికెట్ లేకుండా అమ్మడం', fact: 'vendor.penalty' },
            { label: 'GST నమోదు లేకపోవడం', fact: 'gst.registration.penalty' },
            { label: 'అంతర్గత కమిటీ లేకపోవడం', fact: 'labour.posh.fine' },
            { label: 'ఆహారంలో అపరిశుభ్రత', fact: 'fssai.penalty.unhygienic' },
            { label: 'ప్రమాణం లేని తూకం', fact: 'sectors.scales.fine' },
            { label: 'లైసెన్స్ లేకుండా ఆహారం', fact: 'fssai.penalty.no-licence' },
          ],
        },
      ],
    },
  ],
});
