import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { telanganaSchemes } from '../../../tools/schemes/model/telangana.ts';

/** Telangana */
export const telangana = {
  'tg-msme-policy': {
    name: 'తెలంగాణ MSME పాలసీ: పెట్టుబడి రాయితీ (T-IDEA)',
    benefit: 'పెట్టుబడిలో {msme.telangana.subsidy} ఇస్తుంది, {msme.telangana.subsidy-max|before} వరకు.',
    who: 'వస్తువులు తయారు చేసే కొత్త MSMEలు',
    note: '{scheme.tg-msme-policy.policy} పాలసీ {scheme.tg-msme-policy.term} నడుస్తుంది. డబ్బు ఇస్తున్నారో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'tg-msme-women': {
    name: 'తెలంగాణ MSME పాలసీ: మహిళలకు ఎక్కువ',
    benefit: 'ఇంకో {msme.telangana.women}, {msme.telangana.women-max|before} వరకు.',
    who: 'వస్తువులు తయారు చేసే మహిళల సంస్థలు',
    note: '{scheme.tg-msme-policy.policy} పాలసీ ప్రకారం నడుస్తోంది.',
  },
  'tg-msme-scst': {
    name: 'తెలంగాణ MSME పాలసీ: SC, ST (T-PRIDE)',
    benefit:
      'పెట్టుబడిలో {msme.telangana.scst} ఇస్తుంది, {msme.telangana.scst-max|before} వరకు; స్థలం ధరలో సగం తిరిగి, {scheme.tg-msme-scst.land-max|before} వరకు; ప్లాట్లలో {scheme.tg-msme-scst.plots}.',
    who: 'వస్తువులు తయారు చేసే SC లేదా ST వారి సంస్థలు',
    note: '{scheme.tg-msme-policy.policy} పాలసీ ప్రకారం నడుస్తోంది.',
  },
  't-pride': {
    name: 'T-PRIDE, పాత ప్రోత్సాహకాలు',
    benefit:
      'చిన్న పరిశ్రమకు రాయితీ: పురుషులకు {scheme.t-pride.men}, మహిళలకు {scheme.t-pride.women}. కార్లు, ట్యాక్సీలు, ఇతర వాహనాలకు {scheme.t-pride.stopped|before}లో ఆపేశారు.',
    who: 'SC, ST, దివ్యాంగులు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీరు పరిశ్రమ పెడతారు; కారు, ట్యాక్సీ కొనరు.'],
  },
  'indira-mahila-shakti': {
    name: 'ఇందిరా మహిళా శక్తి',
    benefit:
      'సంఘం యూనిట్‌లు {scheme.indira-mahila-shakti.group-max|before} వరకు, ఒక మహిళ యూనిట్ {scheme.indira-mahila-shakti.one-max|before} వరకు; {scheme.indira-mahila-shakti.subsidy} రాయితీ. ఉదాహరణకు క్యాంటీన్లు, కుట్టుపని.',
    who: 'స్వయం సహాయక సంఘాల్లోని మహిళలు',
    note: '{scheme.indira-mahila-shakti.reported|before}లో ఇతరులు చెప్పిన ప్రకారం.',
    apply: 'మీ స్వయం సహాయక సంఘం ద్వారా: ఊళ్లలో SERP, పట్టణాల్లో MEPMA.',
  },
  'rajiv-yuva-vikasam': {
    name: 'రాజీవ్ యువ వికాసం',
    benefit:
      'యూనిట్ ఖర్చును బట్టి రాయితీ: {scheme.rajiv-yuva-vikasam.full-max|before} వరకు మొత్తం, {scheme.rajiv-yuva-vikasam.second-max|before} వరకు {scheme.rajiv-yuva-vikasam.second-share}, {scheme.rajiv-yuva-vikasam.third-max|before} వరకు {scheme.rajiv-yuva-vikasam.third-share}, {scheme.rajiv-yuva-vikasam.fourth-max|before} వరకు {scheme.rajiv-yuva-vikasam.fourth-share}. మహిళలకు {scheme.rajiv-yuva-vikasam.women}.',
    who: 'SC, ST, BC, మైనారిటీ, EWS, వయసు {scheme.rajiv-yuva-vikasam.age} (వ్యవసాయ యూనిట్‌లకు {scheme.rajiv-yuva-vikasam.farm-age})',
    note: '{scheme.rajiv-yuva-vikasam.announced|before}లో ప్రకటించారు. డబ్బు ఇస్తున్నారో లేదో మేం నిర్ధారించలేకపోయాం.',
    also: [
      'కుటుంబ ఆదాయం ఊళ్లలో {scheme.rajiv-yuva-vikasam.income-village|before} వరకు, పట్టణాల్లో {scheme.rajiv-yuva-vikasam.income-town|before} వరకు.',
      '{scheme.rajiv-yuva-vikasam.other-age} ఏళ్ల వయసు దాటితే వ్యవసాయ యూనిట్‌లకు మాత్రమే.',
    ],
  },
  'stree-nidhi': {
    name: 'స్త్రీ నిధి రుణాలు',
    benefit: 'స్వయం సహాయక సంఘాలకు త్వరగా వచ్చే రుణాలు, మెట్లుగా.',
    who: 'స్వయం సహాయక సంఘాల్లోని మహిళలు',
    apply: 'మీ స్వయం సహాయక సంఘం ద్వారా.',
  },
  'we-hub': {
    name: 'వీ హబ్ (WE Hub)',
    benefit: 'కోర్సులు, మార్గదర్శకులు; మార్కెట్లకు, డబ్బుకు సాయం.',
    who: 'వ్యాపారం మొదలుపెట్టే లేదా నడిపే మహిళలు',
  },
  't-hub': {
    name: 'టీ-హబ్, టీ-వర్క్స్, TGIC',
    benefit: 'స్టార్టప్‌లకు పని చోటు, సలహా; నమూనా తయారీ; ఊళ్లలో ఆవిష్కరణలు.',
    who: 'స్టార్టప్‌లు, ఆవిష్కర్తలు',
  },
  'tg-ipass': {
    name: 'TG-iPASS',
    benefit:
      'పరిశ్రమ అనుమతులన్నీ ఒకే చోట (సింగిల్ విండో), ఒక్కోటి గరిష్ఠంగా {scheme.tg-ipass.days|before} లోపు. ఆఫీసు తక్కువైన పత్రాలను ఒక్కసారే అడగవచ్చు. ఆలస్యమైతే ఎందుకో మీరు అడగవచ్చు, అధికారికి జరిమానా పడవచ్చు.',
    who: 'పరిశ్రమ',
  },
  'tg-finance-corporations': {
    name: 'SC, ST, BC, మైనారిటీ ఆర్థిక సంస్థలు, తెలంగాణ',
    benefit:
      'మైనారిటీలకు, నోటిఫికేషన్ వచ్చినప్పుడు: వితంతువులకు, విడాకులైన, అనాథ, పెళ్లికాని మహిళలకు {scheme.tg-finance-corporations.women}; ఫకీర్, దూదేకుల వారికి {scheme.tg-finance-corporations.moped}, మోపెడ్. SC, ST, BCలకు రాయితీ మేం నిర్ధారించలేకపోయాం.',
    who: 'SC, ST, BC, మైనారిటీలు',
    note: 'మేం చదివిన చివరి నోటిఫికేషన్ గడువు {scheme.tg-finance-corporations.call}న ముగిసింది. తర్వాతిదాని గురించి అడగండి.',
  },
  'tg-street-vending': {
    name: 'MEPMA, GHMC ద్వారా వీధి వ్యాపారం',
    benefit: 'వెండింగ్ జోన్‌లు, సర్టిఫికెట్లు; స్వనిధి సే సమృద్ధికి శిబిరాలు.',
    who: 'పట్టణాల్లో వీధి వ్యాపారులు',
    note: 'సర్వే, సర్టిఫికెట్ చట్టం మీకు ఇస్తుంది. చాలా పట్టణాలు ఆలస్యం చేస్తున్నాయి: రాతపూర్వకంగా దరఖాస్తు చేయండి.',
    apply: 'మీ పట్టణం లేదా వార్డు ఆఫీసులో.',
    also: ['మీరు ఊళ్లో కాదు, పట్టణం వీధుల్లో అమ్ముతారు.'],
  },
} as const satisfies SchemeTexts<typeof telanganaSchemes>;
