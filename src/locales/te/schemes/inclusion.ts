import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { inclusionSchemes } from '../../../tools/schemes/model/inclusion.ts';

/** Women, SC, ST, OBC, minorities, disability, pensions and insurance, central */
export const inclusion = {
  nsfdc: {
    name: 'NSFDC టర్మ్, చిన్న రుణాలు',
    benefit:
      '{scheme.nsfdc.interest} వడ్డీకి {scheme.nsfdc.max|before} వరకు టర్మ్ రుణాలు; చిన్న రుణాలు కూడా.',
    who: 'కుటుంబ ఆదాయం {scheme.nsfdc.income-max|before} వరకు ఉన్న SC వారు',
    also: ['కుటుంబ ఆదాయం {scheme.nsfdc.income-max|before} వరకు.'],
  },
  'pm-suraj': {
    name: 'PM-SURAJ పోర్టల్',
    benefit:
      'NSFDC, NBCFDC, NSKFDC రుణాలకు ఒకే దరఖాస్తు. మంత్రి చెప్పినట్టు, {scheme.pm-suraj.weeks} వారాల్లో జవాబు వస్తుంది.',
    who: 'SC, OBC, పారిశుధ్య కార్మికులు',
    groupsElse: 'డీనోటిఫైడ్, సంచార, అర్ధ సంచార తెగలు',
  },
  nbcfdc: {
    name: 'NBCFDC రుణాలు, మహిళలకు న్యూ స్వర్ణిమ',
    benefit: 'తక్కువ వడ్డీకి రుణం; మహిళలకు న్యూ స్వర్ణిమ {scheme.nbcfdc.women-max|before} వరకు.',
    who: 'కుటుంబ ఆదాయం {scheme.nbcfdc.income-max|before} వరకు ఉన్న OBC వారు',
    also: ['కుటుంబ ఆదాయం {scheme.nbcfdc.income-max|before} వరకు.'],
  },
  nstfdc: {
    name: 'NSTFDC రుణాలు, ఆదివాసీ మహిళా సశక్తీకరణతో',
    benefit:
      'మహిళలకు: {scheme.nstfdc.women-max|before} వరకు యూనిట్‌కు {scheme.nstfdc.women-interest} వడ్డీకి రుణం. మిగతా రుణాల షరతులు దాని సైట్‌లో ఉన్నాయి.',
    who: 'ST వారు',
  },
  nmdfc: {
    name: 'NMDFC రుణాలు: విరాసత్, మహిళా సమృద్ధి',
    benefit: '{scheme.nmdfc.max|before} వరకు టర్మ్ రుణం, చిన్న రుణాలు.',
    who: 'ఆదాయ పరిమితుల్లో ఉన్న, నోటిఫై చేసిన మైనారిటీలు',
    also: ['కుటుంబ ఆదాయం పథకం పరిమితుల్లో ఉంది.'],
  },
  ndfdc: {
    name: 'NDFDC రుణాలు',
    benefit: '{scheme.ndfdc.interest} వడ్డీకి {scheme.ndfdc.max|before} వరకు రుణం.',
    who: '{scheme.ndfdc.disability} లేదా ఎక్కువ వైకల్యం ఉన్న దివ్యాంగులు',
    also: ['వైకల్యం {scheme.ndfdc.disability} లేదా ఎక్కువ.'],
  },
  'swachhta-udyami': {
    name: 'NSKFDC స్వచ్ఛతా ఉద్యమి',
    benefit:
      '{scheme.swachhta-udyami.interest} వడ్డీకి {scheme.swachhta-udyami.max|before} వరకు రుణం; పారిశుధ్య పనికి వాహనంపై {scheme.swachhta-udyami.subsidy|before} వరకు రాయితీ.',
    who: 'పారిశుధ్య కార్మికులు, చెత్త ఏరేవారు, చేతితో మలం ఎత్తే పని నుంచి బయటపడినవారు, వారిపై ఆధారపడినవారు',
    note: 'ఒక్కొక్కరికి పరిమితిపై పేజీలు వేరువేరుగా చెబుతాయి. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: [
      'మీరు శుభ్రం చేస్తారు లేదా చెత్త ఏరుతారు, చేతితో మలం ఎత్తేవారు, లేదా అలాంటివారిపై ఆధారపడతారు.',
      'రుణం పారిశుధ్య పనికే.',
    ],
  },
  'venture-fund-sc': {
    name: 'SC వారికి వెంచర్ క్యాపిటల్ ఫండ్',
    benefit: 'కంపెనీకి {scheme.venture-fund-sc.investment|before} రుణం లేదా పెట్టుబడిదారుల డబ్బు.',
    who: 'SC యజమానుల ప్రైవేట్ లేదా పబ్లిక్ లిమిటెడ్ కంపెనీలు; దుకాణం, ఏకైక యజమాని, భాగస్వామ్యం కాదు',
    also: ['మీకు ప్రైవేట్ లిమిటెడ్ లేదా పబ్లిక్ లిమిటెడ్ కంపెనీ ఉంది.'],
  },
  'venture-fund-st': {
    name: 'ST వారికి వెంచర్ క్యాపిటల్ ఫండ్',
    benefit: '{scheme.venture-fund-st.investment|before} రుణం లేదా పెట్టుబడిదారుల డబ్బు.',
    who: 'ST యజమానుల కంపెనీలు',
  },
  'day-nrlm': {
    name: 'DAY-NRLM, SVEP, లఖ్‌పతి దీదీ',
    benefit:
      'మహిళా స్వయం సహాయక సంఘాలకు రుణాలు: {scheme.day-nrlm.cheap-max|before} వరకు {scheme.day-nrlm.interest} వడ్డీకి, ఇంకా {scheme.day-nrlm.max|before} వరకు. ఊళ్లలో వ్యాపారాలకు నిధులు.',
    who: 'స్వయం సహాయక సంఘంలో ఉన్న ఊళ్లలోని మహిళలు',
    also: ['మీరు ఊళ్లో ఉంటారు.'],
  },
  wep: {
    name: 'మహిళా వ్యాపారవేత్తల వేదిక (Women Entrepreneurship Platform)',
    benefit: 'మార్గదర్శకులు, డబ్బుకు దారులు, “Award to Reward” కార్యక్రమం.',
    who: 'వ్యాపారం నడిపే మహిళలు',
  },
  'pm-ajay': {
    name: 'PM-AJAY ఆదాయ కల్పన',
    benefit:
      'ఒక్కొక్కరికి {scheme.pm-ajay.max} గ్రాంటు లేదా ప్రాజెక్టులో {scheme.pm-ajay.share}, ఏది తక్కువైతే అది; ఉచిత శిక్షణ. మీరు {scheme.pm-ajay.own} పెట్టాలి; మిగతాది బ్యాంకు రుణం.',
    who: 'SC వారు',
    note: 'ఉత్తరప్రదేశ్‌లో ఒక జిల్లాకు చదివాం. మీ జిల్లా సాంఘిక సంక్షేమ ఆఫీసును అడగండి.',
    also: ['మీరు ముగ్గురు లేదా ఎక్కువమంది గుంపుగా, లేదా క్లస్టర్‌లో దరఖాస్తు చేస్తారు.'],
  },
  'pm-vikas': {
    name: 'పీఎం వికాస్ (సీఖో ఔర్ కమావో ఇప్పుడు ఇందులో భాగం)',
    benefit: 'వృత్తిలో, వ్యాపారం నడపడంలో, నాయకత్వంలో శిక్షణ; చదువు మధ్యలో ఆపినవారికి స్కూలు సర్టిఫికెట్.',
    who: 'మైనారిటీలు, చేతివృత్తుల వర్గాలు',
    note: 'కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
    groupsElse: 'చేతివృత్తుల వర్గాలు',
  },
  'nps-traders': {
    name: 'వ్యాపారులకు, సొంత పని చేసేవారికి పింఛను (NPS-Traders)',
    benefit:
      '{scheme.nps-traders.pension-age} ఏళ్ల వయసు తర్వాత నెలకు {scheme.nps-traders.pension}. మీరు ఎంత కడితే ప్రభుత్వం అంత కడుతుంది.',
    who: 'టర్నోవర్ {scheme.nps-traders.turnover-max|before} వరకు ఉన్న దుకాణదారులు, వ్యాపారులు',
    note: 'కొద్దిమందే దీన్ని వాడతారు.',
    also: ['టర్నోవర్ {scheme.nps-traders.turnover-max|before} వరకు.'],
  },
  'pm-sym': {
    name: 'పీఎం శ్రమ్ యోగి మాన్‌ధన్',
    benefit:
      '{scheme.pm-sym.pension-age} ఏళ్ల వయసు తర్వాత నెలకు {scheme.pm-sym.pension}. మీరు నెలకు {scheme.pm-sym.contribution} కడతారు; ప్రభుత్వం అంతే కడుతుంది.',
    who: 'నెలకు {scheme.pm-sym.income-max|before} వరకు ఆదాయం ఉన్న అసంఘటిత కార్మికులు, వీధి వ్యాపారులు',
    also: ['నెలకు ఆదాయం {scheme.pm-sym.income-max|before} వరకు.'],
  },
  'atal-pension': {
    name: 'అటల్ పెన్షన్ యోజన',
    benefit: 'నెలకు {scheme.atal-pension.pension} పింఛను.',
    who: 'ఆదాయపు పన్ను కట్టని, బ్యాంక్ ఖాతా ఉన్నవారు',
    also: ['మీరు ఆదాయపు పన్ను కట్టరు.'],
  },
  'jan-suraksha': {
    name: 'పీఎం జీవన్ జ్యోతి, సురక్షా బీమా',
    benefit:
      'బీమా: మరణిస్తే {scheme.jan-suraksha.life}, ఏడాదికి {scheme.jan-suraksha.life-premium} (వయసు {scheme.jan-suraksha.life-age}); ప్రమాదానికి {scheme.jan-suraksha.accident}, ఏడాదికి {scheme.jan-suraksha.accident-premium} (వయసు {scheme.jan-suraksha.accident-age}).',
    who: 'బ్యాంక్ ఖాతా ఉన్నవారు',
  },
} as const satisfies SchemeTexts<typeof inclusionSchemes>;
