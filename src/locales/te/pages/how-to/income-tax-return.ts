import { task } from '../../task-page.ts';

/** Task: the yearly income-tax return of a small business by the simple rule. */
export const content = task({
  name: 'ఆదాయపు పన్ను రిటర్న్ దాఖలు చేయండి',
  slug: 'income-tax-return',
  title: 'చిన్న దుకాణం ఆదాయపు పన్ను రిటర్న్ దాఖలు | Niyam',
  description:
    'చిన్న వ్యాపారాలకు తేలిక నియమం కింద ఏటా రిటర్న్: ఏం సిద్ధంగా ఉంచుకోవాలి, ఎనిమిది అడుగులు, గడువు రోజు, ఆలస్య రుసుము.',
  heading: 'చిన్న వ్యాపారం ఆదాయపు పన్ను రిటర్న్ దాఖలు చేయండి',
  lead: 'తేలిక నియమం పూర్తి పుస్తకాలు లేకుండా లాభాన్ని అంచనా వేస్తుంది. {income-tax.return-business} లోపు.',
  topic: 'tax',
  effort: 'evening',
  time: 'ఒక సాయంత్రం',
  cost: 'దాఖలు ఉచితం. ఆదాయం చాలినంత ఉంటేనే పన్ను',
  place: '[ఆదాయపు పన్ను పోర్టల్](portal:incometax)‌లో.',
  frames: [
    { picture: 'address', portal: 'incometax', caption: 'మీ పాన్‌తో సైన్ ఇన్ చేయండి.' },
    { picture: 'form', caption: 'బ్యాంక్, UPI అమ్మకాలు వేరు, నగదు అమ్మకాలు వేరు.' },
    { picture: 'code', caption: 'చివరి కోడ్. అది లేకపోతే రిటర్న్ లెక్కలోకి రాదు.' },
  ],
  needs: [
    { id: 'pan', label: 'పాన్, ఆధార్‌కు లింక్ అయినది' },
    { id: 'mobile', label: 'ఆధార్‌కు లింక్ అయిన మొబైల్ నంబర్' },
    { id: 'bank-statement', label: 'ఏడాది మొత్తం బ్యాంక్ స్టేట్‌మెంట్లు' },
    { id: 'sales-book', label: 'మీ ఏడాది అమ్మకాలు: నగదు, డిజిటల్ వేరువేరుగా' },
    { id: 'other-income', label: 'ఇతర ఆదాయం', note: 'అద్దె, వడ్డీ, జీతం.' },
  ],
  steps: [
    {
      id: 'fits',
      title: 'తేలిక నియమం సరిపోతుందో చూడండి',
      text: 'ఏడాదికి {income-tax.presumptive.turnover-max|before} వరకు అమ్మకాలు; అందులో నగదు దాదాపు లేకపోతే {income-tax.presumptive.turnover-max-digital|before} వరకు.',
    },
    {
      id: 'add',
      title: 'ఏడాదంతా కలపండి',
      text: 'ఏప్రిల్ నుంచి మార్చి వరకు, బ్యాంక్, UPIతో వచ్చినవి, నగదు.',
    },
    {
      id: 'profit',
      title: 'అంచనా లాభం లెక్కించండి',
      text: 'బ్యాంక్, కార్డు లేదా UPIతో వచ్చినదానిలో {income-tax.presumptive.profit-digital}, నగదులో {income-tax.presumptive.profit-cash}. నిజంగా ఎక్కువ సంపాదిస్తే ఎక్కువ చూపండి.',
    },
    {
      id: 'compare',
      title: 'పోర్టల్‌కు ఏం తెలుసో చూడండి',
      text: 'దాని వార్షిక స్టేట్‌మెంట్‌లో వడ్డీ, కోసిన పన్ను, పెద్ద చెల్లింపులు ఉంటాయి. అక్కడ ఉన్నది రిటర్న్‌లో ఉండాలి.',
    },
    {
      id: 'form',
      title: 'అది సూచించిన ఫారం ఎంచుకోండి',
      text: 'తేలిక నియమం కింద వ్యాపార ఆదాయానికి. అడిగిన గళ్లే నింపండి, మిగతావి కాదు.',
    },
    {
      id: 'pay',
      title: 'మిగిలింది కట్టండి',
      text: 'పోర్టల్‌లోనే. చలాన్ సేవ్ చేయండి.',
    },
    {
      id: 'send',
      title: 'పంపి, నిర్ధారించండి',
      text: 'మీ ఆధార్ ఫోన్‌కు వచ్చే కోడ్‌తో. నిర్ధారించని రిటర్న్ దాఖలు కానట్టే లెక్క.',
    },
    {
      id: 'keep',
      title: 'రసీదు దాచుకోండి',
      text: 'రుణం అడిగితే బ్యాంకులు దీన్ని అడుగుతాయి. వచ్చే ఏడాది ముందస్తు పన్ను {income-tax.presumptive.advance-tax} లోపు కట్టండి.',
    },
  ],
  wrongAnswer: 'రుసుముతో {income-tax.return-belated} వరకు ఆలస్యంగా దాఖలు చేయవచ్చు.',
  wrong: [
    '**ఆలస్యం.** {income-tax.return-belated} వరకు రుసుముతో దాఖలు చేయవచ్చు: ఆదాయం {income-tax.late-fee-small-income|before} వరకు ఉంటే {income-tax.late-fee-small}, ఆ పైన {income-tax.late-fee}.',
    '**తప్పు జరిగింది.** {income-tax.return-revised} వరకు సవరించిన రిటర్న్ దాఖలు చేయండి.',
    '**అంచనా లాభం కంటే తక్కువ చూపాలనుకుంటున్నారు.** అప్పుడు లెక్కల పుస్తకాలు, బహుశా ఆడిట్ కావాలి. నిపుణుడిని పెట్టుకోండి.',
    '**గడువు మారవచ్చు.** ఆ నెలలో పోర్టల్ వార్తలు చూడండి.',
  ],
  call: ['ఆదాయపు పన్ను పోర్టల్ హెల్ప్ డెస్క్; నంబర్ మొదటి పేజీలో ఉంటుంది.', 'రుణాలు, ఆస్తి లేదా నోటీసు ఉంటే, అకౌంటెంట్.'],
  portals: ['incometax'],
  pages: ['blog/tax-return-date', 'tools/financial-hub', 'infographics/year-wheel'],
});
