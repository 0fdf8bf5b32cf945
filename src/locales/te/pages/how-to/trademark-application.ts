import { task } from '../../task-page.ts';

/** Task: filing TM-A by oneself. */
export const content = task({
  name: 'ట్రేడ్‌మార్క్‌కు దరఖాస్తు చేయండి',
  slug: 'trademark-application',
  title: 'ట్రేడ్‌మార్క్‌కు మీరే దరఖాస్తు చేయండి: TM-A | Niyam',
  description:
    'TM-A ఫారం ఆన్‌లైన్‌లో దాఖలు: తరగతి, యజమాని, వాడకం మొదలైన తేదీ, చిన్న సంస్థలకు తక్కువ రుసుము, తర్వాత తప్పిపోకూడని రోజులు.',
  heading: 'ట్రేడ్‌మార్క్‌కు మీరే దరఖాస్తు చేయండి',
  lead: 'ఒక్కో గుర్తుకు, తరగతికి: వ్యక్తికి, ఉద్యమ్ ఉన్న చిన్న సంస్థకు {trademark.fee.low}, మిగతావారికి {trademark.fee.high}.',
  topic: 'name',
  effort: 'evening',
  time: 'ఒక సాయంత్రం; ఎవరూ అభ్యంతరం చెప్పకపోతే ఆ తర్వాత {trademark.time.unopposed}, చెబితే ఇంకా ఎక్కువ',
  cost: 'ఆన్‌లైన్‌లో ఒక్కో తరగతికి {trademark.fee.low} లేదా {trademark.fee.high}',
  place: 'IP India [ఈ-ఫైలింగ్ సైట్](portal:tmfiling)‌లో.',
  frames: [
    { picture: 'address', portal: 'tmfiling', caption: 'ఈ-ఫైలింగ్ సైట్.' },
    { picture: 'form', caption: 'యజమాని, తరగతి, వస్తువులు, ఎప్పటి నుంచి వాడుతున్నారు.' },
    { picture: 'pay', caption: 'ఒక్కో తరగతికి రుసుము.' },
    { picture: 'number', caption: 'దరఖాస్తు నంబర్, లెక్కలోకి వచ్చే రోజుతో.' },
  ],
  needs: [
    { id: 'identity', label: 'మీరు ఎవరో రుజువు; సంస్థ అయితే దాని పత్రాలు' },
    { id: 'pan', label: 'పాన్' },
    { id: 'udyam', label: 'ఉద్యమ్ సర్టిఫికెట్, చిన్న సంస్థకు తక్కువ రుసుము కోసం' },
    { id: 'logo', label: 'లోగో బొమ్మ', note: 'గుర్తు మాట మాత్రమే కాకపోతే.' },
    {
      id: 'use-proof',
      label: 'మొదటి వాడకానికి రుజువు',
      note: 'అన్నిటికన్నా పాత బిల్లు, బోర్డు ఫోటో, ప్రకటన.',
    },
    {
      id: 'signature',
      label: 'సంతకానికి సైట్ అడిగేది',
      note: 'ఖాతా తెరిచేటప్పుడు చెబుతుంది.',
    },
  ],
  steps: [
    {
      id: 'search',
      title: 'ముందు వెతకండి',
      text: '[ఒక గంట, ఉచితం](/how-to-guides/trademark-search).',
    },
    {
      id: 'owner',
      title: 'ఎవరిదో తేల్చుకోండి',
      text: 'మీదా, సంస్థదా. పేరు పత్రాల్లో ఉన్నట్టే రాయండి. తర్వాత మార్చితే ఖర్చు.',
    },
    {
      id: 'class',
      title: 'తరగతి, వస్తువులు ఎంచుకోండి',
      text: 'ఒక్కో తరగతికి మళ్లీ రుసుము. మీరు అమ్మేవి, నిజంగా అమ్మాలనుకునేవి రాయండి.',
    },
    {
      id: 'date',
      title: 'ఎప్పటి నుంచి వాడుతున్నారో చెప్పండి',
      text: 'రుజువుతో. ఇంకా వాడడం లేదా? “proposed to be used” ఎంచుకోండి. తప్పు తేదీ గుర్తును ముంచగలదు.',
    },
    {
      id: 'file',
      title: 'TM-A నింపి, బయటికి చదవండి',
      text: 'దాఖలు చేసినదాన్ని మార్చడం దాదాపు కుదరదు.',
    },
    {
      id: 'pay',
      title: 'కట్టి, రసీదు సేవ్ చేయండి',
      text: 'ఈ రోజు నుంచి ™ రాయవచ్చు, ® రాయకూడదు.',
    },
    {
      id: 'reply',
      title: 'ప్రతి నెలా ఖాతా చూడండి',
      text: 'పరీక్ష రిపోర్ట్‌కు {trademark.reply|before} లోపు జవాబు ఇవ్వాలి, లేకపోతే దరఖాస్తు పోతుంది.',
    },
    {
      id: 'opposition',
      title: 'జర్నల్ తర్వాత: {trademark.opposition}',
      text: 'ఎవరైనా వ్యతిరేకిస్తే, జవాబు ఇవ్వడానికి మీకు {trademark.counter} ఉంది. దాన్ని పొడిగించలేరు.',
    },
    {
      id: 'certificate',
      title: 'సర్టిఫికెట్ చదవండి',
      text: 'ఇప్పుడు ® రాయవచ్చు. పునరుద్ధరణ రాసుకోండి: దాఖలు చేసిన రోజు నుంచి {trademark.term}.',
    },
  ],
  wrongAnswer: 'ప్రతి రిపోర్ట్‌కూ జవాబు ఇవ్వండి. ముందే ® రాస్తే {trademark.false-penalty|before} వరకు పడవచ్చు.',
  wrong: [
    '**“మీ గుర్తు మరొకదానికి చాలా దగ్గరగా ఉంది.”** రిపోర్ట్‌కు జవాబు ఇవ్వండి: వస్తువులు, రూపం లేదా వాడకం ఎలా వేరో చూపండి. ఇక్కడ నిపుణుల సాయం పనికొస్తుంది.',
    '**రిపోర్ట్ చూడలేదు.** ఒకసారి పోతే మళ్లీ కొత్తగా దాఖలు చేయాలి. అందుకే ప్రతి నెలా చూడాలి.',
    '**“register” లేదా “journal” కోసం డబ్బు అడిగే ఉత్తరాలు.** అవి ప్రైవేటు సంస్థలు పంపుతాయి. ఆఫీసు తన సొంత సైట్‌లోనే అడుగుతుంది.',
    '**ముందే ® రాయడం.** {trademark.false-penalty|before} వరకు పడవచ్చు, లేదా టర్నోవర్‌లో {trademark.false-penalty-share} తక్కువైతే అది.',
  ],
  call: ['[IP India](portal:ipindia) సాయం.', 'రిపోర్ట్ లేదా వ్యతిరేకత వస్తే, ట్రేడ్‌మార్క్ ఏజెంటు లేదా న్యాయవాది.'],
  portals: ['tmfiling', 'ipindia'],
  pages: [
    'guides/trademark-registration',
    'infographics/trademark-path',
    'how-to/trademark-search',
  ],
});
