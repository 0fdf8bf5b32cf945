import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { southWestSchemes } from '../../../tools/schemes/model/andhra-maharashtra-karnataka.ts';

/** Andhra Pradesh, Maharashtra and Karnataka */
export const southWest = {
  'ap-msme-policy': {
    name: 'ఆంధ్రప్రదేశ్ MSME, వ్యాపారవేత్తల అభివృద్ధి పాలసీ 4.0',
    benefit:
      'పెట్టుబడి రాయితీ: కొత్త యూనిట్ పెట్టే ప్రత్యేక వర్గాలకు {scheme.ap-msme-policy.special-share}, {scheme.ap-msme-policy.special-max|before} వరకు; ఇప్పటికే పెట్టుబడి పెట్టినవారికి {scheme.ap-msme-policy.invested-share} ({scheme.ap-msme-policy.changed|before}లో మారింది). కరెంటుకు {scheme.ap-msme-policy.power-term|before} పాటు యూనిట్‌కు {scheme.ap-msme-policy.power} సాయం; SC, ST వారికి స్థలం విలువలో {scheme.ap-msme-policy.land}, {scheme.ap-msme-policy.land-max|before} వరకు.',
    who: 'MSMEలు',
    note: '{scheme.ap-msme-policy.begins} నుంచి {scheme.ap-msme-policy.ends} వరకు పాలసీ.',
  },
  'ap-innovation-hub': {
    name: 'రతన్ టాటా ఇన్నోవేషన్ హబ్, ఒక కుటుంబం ఒక వ్యాపారవేత్త',
    benefit: 'అమరావతిలో, ఇతర నగరాల్లో మార్గదర్శకులు, మొదలుపెట్టే చోటు. ప్రారంభ డబ్బులో కొంత రాష్ట్రం కలుపుతుంది.',
    who: 'సంస్థాపకులు',
  },
  'ap-food-policy': {
    name: 'ఆంధ్రప్రదేశ్ ఆహార శుద్ధి పాలసీ 4.0',
    benefit:
      'కొత్త సూక్ష్మ యూనిట్: పెట్టుబడిలో {scheme.ap-food-policy.share}, {scheme.ap-food-policy.max|before} వరకు. శుభ్రం చేయడం, వేరుచేయడం లాంటి మొదటి పనులకు: {scheme.ap-food-policy.first-share}, {scheme.ap-food-policy.first-max|before} వరకు. పెద్ద యూనిట్‌లకు, సంఘాలకు పరిమితులు ఎక్కువ.',
    who: 'ఆహారం తయారు చేసే యూనిట్‌లు',
    note: '{scheme.ap-food-policy.begins} నుంచి {scheme.ap-food-policy.ends} వరకు పాలసీ. మహిళలకు, SC, ST వారికి షరతులు మేం చదవని మరో పేజీలో ఉన్నాయి.',
  },
  'ap-corporations': {
    name: 'SC, ST, BC, కాపు కార్పొరేషన్లు: స్వయం ఉపాధి, ఆంధ్రప్రదేశ్',
    benefit: 'యూనిట్‌లో కొంత రాయితీ, మిగతాది బ్యాంకు రుణం. మీ సొంత డబ్బు అక్కర్లేదు.',
    who: 'వయసు {scheme.ap-corporations.age} ఉన్న BC, EWS వారు; SC, ST, కాపు కార్పొరేషన్లకు వేరే పథకాలు ఉన్నాయి',
    note: 'ఏటా ప్రణాళిక ప్రకారం నడుస్తుంది: ఇది {scheme.ap-corporations.year} నాటిది. ఈ ఏడాదిది మేం నిర్ధారించలేకపోయాం.',
    groupsElse: 'కాపు',
    also: ['కుటుంబం దారిద్ర్యరేఖకు దిగువన ఉంది.'],
  },
  'jagananna-thodu': {
    name: 'జగనన్న తోడు',
    benefit: 'ఇది ఉండేది: {scheme.jagananna-thodu.loan} వడ్డీ లేని రుణం, సమయానికి కట్టినవారికి వడ్డీ తిరిగి వచ్చేది.',
    who: 'వీధి వ్యాపారులు, చిన్న వ్యాపారులు, సంప్రదాయ చేతివృత్తులవారు',
    note: 'మేం చదివిన తాజా కథనం {scheme.jagananna-thodu.reported} నాటిది. కొనసాగుతోందని చెప్పేది ఏదీ దొరకలేదు.',
    also: ['మీరు వీధిలో, బండి మీద లేదా చాలా చిన్న దుకాణంలో అమ్ముతారు, లేదా సంప్రదాయ చేతిపనులు చేస్తారు.'],
  },
  'mh-cmegp': {
    name: 'ముఖ్యమంత్రి ఉపాధి కల్పన కార్యక్రమం, మహారాష్ట్ర',
    benefit:
      'బ్యాంకు రుణంతో కొత్త యూనిట్‌కు రాయితీ, {scheme.mh-cmegp.max|before} వరకు ప్రాజెక్టులకు. భాగం, పరిమితులు మారాయి: పోర్టల్ చూడండి.',
    who: 'వయసు {scheme.mh-cmegp.age} ఉన్నవారు (ప్రత్యేక వర్గాలకు {scheme.mh-cmegp.special-age})',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['యూనిట్ కొత్తది, ప్రభుత్వ రాయితీ మరేదీ తీసుకోలేదు.', 'మీరు గానీ మీ భర్త లేదా భార్య గానీ ఈ పథకం వాడలేదు.'],
  },
  'mh-holkar-women': {
    name: 'పుణ్యశ్లోక్ అహిల్యాదేవి హోల్కర్ మహిళా స్టార్టప్ పథకం',
    benefit: '{scheme.mh-holkar-women.grant|before} గ్రాంటు.',
    who: 'మహిళలు నడిపే స్టార్టప్‌లు; ఎంత ఇస్తారు అనేది టర్నోవర్‌ను బట్టి ఉంటుంది',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  'mh-annasaheb-patil': {
    name: 'అన్నాసాహెబ్ పాటిల్ కార్పొరేషన్: వడ్డీ తిరిగి',
    benefit:
      'ఒక వ్యక్తికి {scheme.mh-annasaheb-patil.person-max|before} వరకు, సంఘానికి {scheme.mh-annasaheb-patil.group-max|before} వరకు రుణంపై వడ్డీ తిరిగి.',
    who: 'మరాఠా, జాబితాలోని ఆర్థికంగా వెనకబడిన ఇతరులు, {scheme.mh-annasaheb-patil.age} ఏళ్ల వయసు వరకు',
    groupsElse: 'మరాఠా, జాబితాలోని ఇతర వర్గాలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['కుటుంబ ఆదాయం ఏడాదికి {scheme.mh-annasaheb-patil.income-max|before} కంటే తక్కువ.'],
  },
  'mh-incentives': {
    name: 'ప్రోత్సాహకాల ప్యాకేజీ పథకం, మహారాష్ట్ర',
    benefit: 'రాష్ట్ర GST తిరిగి, కరెంటుకు సాయం, జోన్‌ను బట్టి.',
    who: 'MSMEలు',
    note: 'కొత్త పారిశ్రామిక విధానం వచ్చింది.',
  },
  'mh-startup-policy': {
    name: 'మహారాష్ట్ర స్టార్టప్ పాలసీ 2025, ముఖ్యమంత్రి నిధి',
    benefit: 'మొదటి దశలో సంస్థాపకులకు ప్రారంభ డబ్బు, రుణాలు.',
    who: 'స్టార్టప్‌లు',
    note: 'నడుస్తోందని తెలుసు. ఈ ఏడాది నియమాలు మేం నిర్ధారించలేకపోయాం.',
  },
  'mh-corporations': {
    name: 'సంత్ రోహిదాస్, అన్నాభావు సాఠే, ఫూలే, OBC కార్పొరేషన్లు',
    benefit: 'రాయితీ, ప్రారంభ మూలధనం.',
    who: 'SC, OBC వర్గాలు, వయసు {scheme.mh-corporations.age}',
    note: 'నడుస్తోందని తెలుసు. ఈ ఏడాది నియమాలు మేం నిర్ధారించలేకపోయాం.',
  },
  'ka-elevate': {
    name: 'ఎలివేట్ (Idea2PoC), కర్ణాటక',
    benefit: '{scheme.ka-elevate.max|before} వరకు గ్రాంటు.',
    who: 'కర్ణాటక స్టార్టప్‌లు; మహిళలకు, SC, ST వారికి ప్రత్యేక నోటిఫికేషన్లు',
  },
  'ka-startup-policy': {
    name: 'కర్ణాటక స్టార్టప్ పాలసీ 2025-30',
    benefit: 'మొత్తం {scheme.ka-startup-policy.size}, బెంగళూరు బయటి ప్రాంతాలపై దృష్టితో.',
    who: 'స్టార్టప్‌లు',
    note: 'ఒక్కో రకం సాయానికి పాలసీ పరిమితులు పెడుతుంది.',
  },
  'ka-udyogini': {
    name: 'ఉద్యోగిని, కర్ణాటక',
    benefit: '{scheme.ka-udyogini.max|before} వరకు రుణం, అందులో {scheme.ka-udyogini.subsidy} రాయితీ.',
    who: 'వయసు {scheme.ka-udyogini.age}, కుటుంబ ఆదాయం {scheme.ka-udyogini.income-max|before} వరకు (SC, ST వారికి {scheme.ka-udyogini.scst-income-max}) ఉన్న మహిళలు',
    note: 'వితంతువులకు, వైకల్యం ఉన్న మహిళలకు ఆదాయ పరిమితి లేదు. ఎగవేసిన రుణం ఉంటే రాదు.',
    also: [
      'ఆదాయం {scheme.ka-udyogini.income-max|before} వరకు (SC, ST వారికి {scheme.ka-udyogini.scst-income-max}).',
    ],
  },
  'ka-cmegp': {
    name: 'ముఖ్యమంత్రి స్వయం ఉపాధి కార్యక్రమం, కర్ణాటక',
    benefit: '{scheme.ka-cmegp.max|before} వరకు ప్రాజెక్టుకు {scheme.ka-cmegp.subsidy} రాయితీ.',
    who: 'ఊళ్లో కొత్త యూనిట్ పెట్టేవారు, సాధారణ వర్గంలో వయసు {scheme.ka-cmegp.age}',
    note: 'ఇతరులకు వయసు మేం నిర్ధారించలేకపోయాం. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['యూనిట్ ఊళ్లో ఉంది.'],
  },
  'ka-scst-loans': {
    name: 'సమృద్ధి, ఐశ్వర్య, డాక్టర్ అంబేడ్కర్ కార్పొరేషన్ రుణాలు',
    benefit:
      'బ్యాంకు రుణంతో పాటు రాయితీ: ఆహార ట్రక్కు లేదా కియోస్క్‌లో {scheme.ka-scst-loans.food-share}, {scheme.ka-scst-loans.food-max|before} వరకు; చిన్న దుకాణం లేదా సేవలో {scheme.ka-scst-loans.share}, ఒక పరిమితి వరకు.',
    who: 'SC వారు; ST వారికి వారి సొంత కార్పొరేషన్ ద్వారా',
    note: 'ఏటా ప్రణాళిక ప్రకారం నడుస్తుంది. ఈ ఏడాదిది గానీ వయసు గానీ మేం నిర్ధారించలేకపోయాం.',
  },
  'ka-industrial-policy': {
    name: 'కర్ణాటక పారిశ్రామిక విధానం 2025-30: MSME ప్రోత్సాహకాలు',
    benefit: 'పెట్టుబడికి లేదా ఉత్పత్తికి సాయం, జోన్‌ను బట్టి.',
    who: 'MSMEలు',
  },
  'ka-badavara-bandhu': {
    name: 'వీధి వ్యాపారులకు చిన్న రుణాలు (బడవర బంధు)',
    benefit:
      '{scheme.ka-badavara-bandhu.year|before}లో: సహకార బ్యాంకుల నుంచి {scheme.ka-badavara-bandhu.loan} వడ్డీ లేని రుణాలు.',
    who: 'ఆధార్, పట్టణం ఇచ్చిన వ్యాపారి కార్డు ఉన్న వీధి వ్యాపారులు',
    note: 'కొనసాగుతోందని చెప్పే కొత్త పేజీ మాకు దొరకలేదు.',
    also: ['మీ పట్టణం ఇచ్చిన వ్యాపారి కార్డు మీకు ఉంది.'],
    apply: 'కర్ణాటక సహకార శాఖను, లేదా దగ్గరలోని సహకార బ్యాంకును అడగండి.',
  },
} as const satisfies SchemeTexts<typeof southWestSchemes>;
