import { task } from '../../task-page.ts';

/** Task: the return for a month in which nothing was sold. */
export const content = task({
  name: 'అమ్మకాలు లేని GST రిటర్న్ దాఖలు చేయండి',
  slug: 'gst-return-without-sales',
  title: 'అమ్మకాలు లేని నెలకు GST రిటర్న్ దాఖలు | Niyam',
  description:
    'ఏమీ అమ్మలేదా, ఏమీ కొనలేదా? అయినా రిటర్న్ ఇవ్వాలి. ఖాళీ GSTR-1, GSTR-3B సమయానికి ఎలా దాఖలు చేయాలి, ఒక రోజు ఆలస్యానికి ఎంత.',
  heading: 'అమ్మకాలు లేని GST రిటర్న్ దాఖలు చేయండి',
  lead: 'ఈ నెల ఏమీ అమ్మలేదా? అయినా రిటర్న్ ఇవ్వాలి. మర్చిపోతే రోజుకు {gst.late-fee.nil-day}.',
  topic: 'tax',
  effort: 'short',
  time: 'పావుగంట',
  cost: 'సమయానికి అయితే ఏమీ లేదు',
  place: '[GST పోర్టల్](portal:gst)‌లో.',
  frames: [
    { picture: 'address', portal: 'gst', caption: 'మీ సొంత యూజర్ పేరుతో సైన్ ఇన్ చేయండి.' },
    { picture: 'form', caption: 'నెల ఎంచుకోండి, తర్వాత “nil return”.' },
    { picture: 'number', caption: 'మీరు దాఖలు చేశారని చూపే నంబర్ (ARN).' },
  ],
  needs: [
    { id: 'gst-login', label: 'GST పోర్టల్ యూజర్ పేరు, పాస్‌వర్డ్' },
    { id: 'mobile', label: 'కోడ్ కోసం ఖాతా మొబైల్ నంబర్' },
    { id: 'sales-book', label: 'ఆ నెల మీ అమ్మకాల, కొనుగోళ్ల పుస్తకం' },
  ],
  steps: [
    {
      id: 'really',
      title: 'నిజంగా ఏమీ లేదా?',
      text: 'అమ్మకం లేదు, క్రెడిట్ అడగాల్సిన కొనుగోలు లేదు, అమ్మినవారి బదులు మీరు కట్టాల్సిన పన్ను లేదు. ఒక్క బిల్లు ఉన్నా అది మామూలు రిటర్న్ అవుతుంది.',
    },
    {
      id: 'order',
      title: 'ముందు GSTR-1',
      text: 'తర్వాతి నెల {gst.due.gstr1}వ తేదీలోపు. ఆ నెల తెరిచి “nil” ఎంచుకోండి.',
    },
    {
      id: 'confirm',
      title: 'కోడ్‌తో నిర్ధారించండి',
      text: 'అది ఖాతా ఫోన్‌కు వస్తుంది.',
    },
    {
      id: 'summary',
      title: 'తర్వాత GSTR-3B',
      text: 'తర్వాతి నెల {gst.due.gstr3b}వ తేదీలోపు. మళ్లీ “nil” ఎంచుకోండి, ఒకసారి చూడండి, నిర్ధారించండి.',
    },
    {
      id: 'arn',
      title: 'రెండు నంబర్లూ దాచుకోండి',
      text: 'రెండు చివరి స్క్రీన్‌ల ఫోటోలు.',
    },
    {
      id: 'next',
      title: 'తర్వాతి నెల రాసుకోండి',
      text: 'ఆదివారం వచ్చినా ఆ రోజు మారదు. చాలాకాలం అమ్మకాలు లేకపోతే, నమోదు రద్దు చేసుకోవాలా అని అడగండి.',
    },
  ],
  wrongAnswer: 'ఆలస్యమైతే రోజుకు {gst.late-fee.nil-day}, ఒక రిటర్న్‌కు గరిష్ఠంగా {gst.late-fee.nil-cap}.',
  wrong: [
    '**ఆలస్యం.** రోజుకు {gst.late-fee.nil-day}, ఒక రిటర్న్‌కు గరిష్ఠంగా {gst.late-fee.nil-cap}. ఈ రోజే దాఖలు చేయండి: అది తగ్గదు.',
    '**మీరు త్రైమాసికం వారీగా దాఖలు చేస్తారు.** అప్పుడు తేదీలు వేరు: [GST గైడ్](/gst-compliance#returns) చెబుతుంది.',
    '**తర్వాత ఒక బిల్లు దొరికింది.** దాన్ని తర్వాతి రిటర్న్‌లో పెట్టండి.',
    '**కొన్ని నెలలు మర్చిపోయారు.** అన్నిటికన్నా పాతది ముందు దాఖలు చేయండి. {gst.old-returns|before} తర్వాత రిటర్న్‌ను ఇక దాఖలు చేయలేరు.',
  ],
  call: ['GST పోర్టల్ హెల్ప్ డెస్క్; నంబర్ మొదటి పేజీలో ఉంటుంది.', 'మీ అకౌంటెంట్, లేదా [మేం](/contact).'],
  portals: ['gst'],
  pages: ['guides/gst-compliance', 'infographics/penalties-ladder', 'tools/financial-hub'],
});
