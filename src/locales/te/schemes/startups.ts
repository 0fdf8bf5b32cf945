import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { startupSchemes } from '../../../tools/schemes/model/startups.ts';

/** Startups, central */
export const startups = {
  'startup-recognition': {
    name: 'Startup India గుర్తింపు',
    benefit:
      'కొన్ని నియమాలు పాటించినట్టు మీరే ధ్రువీకరించుకోవచ్చు, పేటెంట్‌లకు, ట్రేడ్‌మార్క్‌లకు తక్కువ కడతారు, ప్రభుత్వానికి అమ్మడం సులభం.',
    who: '{company.startup.age|before} వరకు వయసు, {company.startup.turnover|before} వరకు టర్నోవర్ ఉన్న కంపెనీలు, LLPలు, నమోదైన సంస్థలు, సహకార సంఘాలు (లోతైన సాంకేతికత: {scheme.startup-recognition.deep-age}, {scheme.startup-recognition.deep-turnover-max})',
    also: [
      'సంస్థ వయసు గరిష్ఠంగా {company.startup.age}, టర్నోవర్ {company.startup.turnover|before} వరకు.',
      'మీరు చేసేది కొత్తది, లేదా ఉన్నదానికన్నా మెరుగైనది.',
    ],
  },
  'startup-tax-holiday': {
    name: 'స్టార్టప్ పన్ను మినహాయింపు',
    benefit:
      'మొదటి {scheme.startup-tax-holiday.within|before}లో {scheme.startup-tax-holiday.free} ఏళ్ల లాభంపై పన్ను లేదు.',
    who: '{scheme.startup-tax-holiday.before} ముందు ఏర్పాటైన, గుర్తింపు ఉన్న కంపెనీలు, LLPలు',
    note: '{scheme.startup-tax-holiday.act} చట్టం సెక్షన్ 140; {scheme.startup-tax-holiday.turnover-max|before} వరకు టర్నోవర్‌కు, మంత్రిత్వ శాఖల మధ్య బోర్డు (Inter-Ministerial Board) సర్టిఫికెట్‌తో.',
    also: ['{scheme.startup-tax-holiday.before} ముందు ఏర్పాటైన కంపెనీ లేదా LLP.'],
  },
  'startup-seed-fund': {
    name: 'Startup India సీడ్ ఫండ్',
    benefit:
      'ఇంక్యుబేటర్ల ద్వారా, {scheme.startup-seed-fund.grant|before} వరకు గ్రాంటు, {scheme.startup-seed-fund.debt|before} వరకు అప్పు.',
    who: '{scheme.startup-seed-fund.age|before} వరకు వయసున్న స్టార్టప్‌లు',
    note: 'దీని మొదటి కాలం ముగిసింది. పొడిగించినట్టు చెప్పే పేజీ మాకు దొరకలేదు.',
    also: ['మీరు చేసేది కొత్తది, లేదా ఉన్నదానికన్నా మెరుగైనది.'],
  },
  'fund-of-funds-2': {
    name: 'ఫండ్ ఆఫ్ ఫండ్స్ 2.0',
    benefit: 'పెట్టుబడి నిధులకు {scheme.fund-of-funds-2.size}; అవి స్టార్టప్‌లలో పెడతాయి.',
    who: 'లోతైన సాంకేతికత, మొదటి దశ లేదా తయారీలో ఉన్న స్టార్టప్‌లు, ఒక నిధి ద్వారా',
    note: '{scheme.fund-of-funds-2.approved|before}లో ఆమోదించారు.',
    apply: 'మీరు ఇక్కడ దరఖాస్తు చేయరు: డబ్బు పెట్టుబడి నిధుల (AIFs) ద్వారా వస్తుంది.',
    also: ['ఇందులో ఉన్న ఒక నిధి మీలో పెట్టుబడి పెడుతుంది.'],
  },
  'cgs-startups': {
    name: 'స్టార్టప్‌లకు క్రెడిట్ గ్యారంటీ',
    benefit:
      '{scheme.cgs-startups.max|before} వరకు రుణాలకు గ్యారంటీ; {scheme.cgs-startups.sectors} ఛాంపియన్ రంగాల్లో రుసుము {scheme.cgs-startups.fee}.',
    who: 'గుర్తింపు ఉన్న స్టార్టప్‌లు',
    apply: 'మీ బ్యాంకును అడగండి. గ్యారంటీ బ్యాంకు అడుగుతుంది.',
  },
  'startup-ip': {
    name: 'స్టార్టప్ IP సాయం (SIPP)',
    benefit:
      'సాయం చేసేవారి ఫీజు ప్రభుత్వం కడుతుంది. పేటెంట్ రుసుములో {scheme.startup-ip.patent} తగ్గింపు, ట్రేడ్‌మార్క్‌కు {trademark.fee-reduction} తగ్గింపు.',
    who: 'గుర్తింపు ఉన్న స్టార్టప్‌లు',
    note: 'ఎప్పటివరకు నడుస్తుందో మేం నిర్ధారించలేకపోయాం.',
  },
  'birac-big': {
    name: 'BIRAC BIG',
    benefit: '{scheme.birac-big.term|before}కు {scheme.birac-big.max|before} వరకు గ్రాంటు.',
    note: 'నోటిఫికేషన్ వచ్చినప్పుడే దరఖాస్తులు తీసుకుంటారు.',
    who: 'బయోటెక్నాలజీలో సంస్థాపకులు',
    also: ['మీ పని బయోటెక్నాలజీలో.'],
  },
  nidhi: {
    name: 'NIDHI PRAYAS, EIR, SSS',
    benefit: 'నమూనాకు {scheme.nidhi.prototype}; ఫెలోషిప్; ప్రారంభ డబ్బు.',
    who: 'సాంకేతికతలో ఆవిష్కర్తలు',
  },
  'meity-startups': {
    name: 'MeitY TIDE 2.0, SAMRIDH, GENESIS',
    benefit:
      '{scheme.meity-startups.grant|before} గ్రాంట్లు; పెట్టుబడిదారుతో పాటు {scheme.meity-startups.matched}; ప్రారంభ డబ్బు. మొత్తం {scheme.meity-startups.total}.',
    who: 'IT, కృత్రిమ మేధ లేదా ఆరోగ్యంలో సాంకేతిక స్టార్టప్‌లు',
  },
} as const satisfies SchemeTexts<typeof startupSchemes>;
