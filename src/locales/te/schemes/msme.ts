import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { msmeSchemes } from '../../../tools/schemes/model/msme.ts';

/** Support of the central government for micro, small and medium enterprises */
export const msme = {
  udyam: {
    name: 'ఉద్యమ్ రిజిస్ట్రేషన్',
    benefit: 'మీ వ్యాపారానికి ఉచిత గుర్తింపు. ప్రాధాన్య రుణాలకు, గ్యారంటీలకు, ప్రభుత్వ కొనుగోళ్లకు దారి తెరుస్తుంది.',
    who: 'MSME పరిమితుల్లో ఉన్న ఏ సంస్థ అయినా',
  },
  'udyam-assist': {
    name: 'ఉద్యమ్ అసిస్ట్ ప్లాట్‌ఫారమ్',
    benefit: 'నమోదు లేని చిన్న వ్యాపారానికి ఉచిత గుర్తింపు.',
    who: 'GST నంబర్ లేని, నమోదు లేని సూక్ష్మ వ్యాపారాలు',
    apply: 'బ్యాంకు ద్వారా.',
  },
  'public-procurement': {
    name: 'సూక్ష్మ, చిన్న సంస్థల నుంచి ప్రభుత్వ కొనుగోలు విధానం',
    benefit:
      'కేంద్ర మంత్రిత్వ శాఖలు, సంస్థలు {msme.procurement.share} సూక్ష్మ, చిన్న సంస్థల నుంచి కొంటాయి ({msme.procurement.scst} SC, ST యజమానుల నుంచి, {msme.procurement.women} మహిళల నుంచి). మీ ధర అందరికంటే తక్కువ ధరకు {msme.procurement.band} లోపు ఉంటే, మీరు ఆ తక్కువ ధరకే ఇస్తామని చెప్పవచ్చు; టెండర్ రుసుము, ధరావతు కట్టక్కర్లేదు.',
    who: 'సూక్ష్మ, చిన్న సంస్థలు',
  },
  gem: {
    name: 'ప్రభుత్వ ఈ-మార్కెట్ (GeM), వుమానియా, SWAYATT',
    benefit:
      'మధ్యలో ఎవరూ లేకుండా ప్రభుత్వ ఆఫీసులకు అమ్మండి. మహిళలు, స్టార్టప్‌లు, స్వయం సహాయక సంఘాలకు పోర్టల్‌లో కార్యక్రమాలు ఉన్నాయి.',
    who: 'పాన్, ఆధార్, బ్యాంక్ ఖాతా ఉండి అమ్మే ఎవరైనా',
    note: 'GST పరిమితి దాటితే GST నంబర్ కూడా కావాలి.',
  },
  zed: {
    name: 'MSME సస్టైనబుల్ (ZED) సర్టిఫికెట్',
    benefit:
      'రుసుములో సూక్ష్మ సంస్థకు {scheme.zed.micro}, చిన్నదానికి {scheme.zed.small}, మధ్య తరహాకు {scheme.zed.medium} ఇస్తుంది; మహిళలకు, SC, ST వారికి ఇంకో {scheme.zed.more}. ప్రతిజ్ఞకు ఇచ్చే {scheme.zed.reward} బహుమతిని రుసుములో కట్టినట్టే లెక్కిస్తారు.',
    who: 'వస్తువులు తయారు చేసే లేదా సేవలు ఇచ్చే, ఉద్యమ్ ఉన్న MSMEలు',
    note: 'కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  lean: {
    name: 'MSME కాంపిటీటివ్ (లీన్)',
    benefit:
      'వృథా తగ్గించే పని విధానానికి సలహా ఖర్చులో {scheme.lean.share} ఇస్తుంది; మహిళలకు, SC, ST, ఈశాన్యానికి ఇంకో {scheme.lean.more}.',
    who: 'MSMEలు; ముందు వస్తువుల తయారీదారులు',
    note: 'కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'msme-innovative': {
    name: 'MSME ఇన్నోవేటివ్: ఆలోచనలు, డిజైన్, పేటెంట్‌లు',
    benefit:
      'ఆలోచనకు {scheme.msme-innovative.idea|before} వరకు, డిజైన్‌కు {scheme.msme-innovative.design-project|before} వరకు. తిరిగి ఇచ్చేవి: విదేశీ పేటెంట్ {scheme.msme-innovative.foreign-patent|before} వరకు, భారత పేటెంట్ {scheme.msme-innovative.patent}, భౌగోళిక గుర్తింపు {scheme.msme-innovative.geographical-indication}, డిజైన్ {scheme.msme-innovative.design}, ట్రేడ్‌మార్క్ {scheme.msme-innovative.trademark}.',
    who: 'MSMEలు, విద్యార్థులు, సంస్థలు',
  },
  'mse-cdp': {
    name: 'MSE క్లస్టర్ అభివృద్ధి',
    benefit:
      '{scheme.mse-cdp.max|before} వరకు ఉమ్మడి సౌకర్యానికి {scheme.mse-cdp.grant} గ్రాంటు; పారిశ్రామిక వాడలకు సాయం.',
    who: 'సంస్థల క్లస్టర్లు, రాష్ట్రాలు',
  },
  sfurti: {
    name: 'SFURTI',
    benefit:
      'పాత వృత్తుల క్లస్టర్లకు సాయం: మామూలు క్లస్టర్‌కు {scheme.sfurti.regular|before} వరకు, పెద్దదానికి {scheme.sfurti.major|before} వరకు.',
    who: 'NGOలు, సహకార సంఘాలు, స్వయం సహాయక సంఘాలు, పాత పరిశ్రమల సంస్థలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  aspire: {
    name: 'ASPIRE',
    benefit:
      'ఇంక్యుబేటర్ పెట్టేవారికి గ్రాంటు: ప్రభుత్వ సంస్థకు {msme.aspire.government}, ప్రైవేటు సంస్థకు {msme.aspire.private}. వ్యాపారం పెట్టే మనిషికి ఇవ్వరు.',
    who: 'గ్రామ, వ్యవసాయ వృత్తులకు ఇంక్యుబేటర్ నడిపే సంస్థలు; వ్యక్తులకు కాదు',
  },
  ramp: {
    name: 'RAMP',
    benefit: 'ప్రపంచ బ్యాంకు డబ్బుతో, MSMEలకు రాష్ట్రాల కార్యక్రమాలు.',
    who: 'MSMEలు, తమ రాష్ట్రం ద్వారా',
    apply: 'RAMP కింద ఏం ఇస్తున్నారో మీ రాష్ట్ర పరిశ్రమల శాఖను అడగండి.',
  },
  'scst-hub-capital': {
    name: 'జాతీయ SC-ST హబ్: మూలధన రాయితీ',
    benefit:
      'రుణంతో కొన్న యంత్రాల్లో {scheme.scst-hub-capital.share} ఇస్తుంది, {scheme.scst-hub-capital.max|before} వరకు; యంత్రాలు {scheme.scst-hub-capital.machines-max|before} వరకు.',
    who: '{scheme.scst-hub-capital.owned} లేదా ఎక్కువ SC లేదా ST వారివైన సూక్ష్మ, చిన్న సంస్థలు',
    also: ['సంస్థలో కనీసం {scheme.scst-hub-capital.owned} SC లేదా ST యజమానులది.'],
  },
  'scst-hub-market': {
    name: 'జాతీయ SC-ST హబ్: మార్కెట్లకు, రుసుములకు సాయం',
    benefit:
      'మీ రుణానికి బ్యాంకు తీసుకునే రుసుములో {scheme.scst-hub-market.share} తిరిగి ఇస్తుంది, {scheme.scst-hub-market.max|before} వరకు. పరీక్షలకు, మేళాలకు కూడా సాయం ఉంది.',
    who: 'ఉద్యమ్ ఉన్న, SC, ST యజమానుల సూక్ష్మ, చిన్న సంస్థలు',
    note: 'కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
    also: ['సంస్థలో {scheme.scst-hub-market.owned} కంటే ఎక్కువ SC లేదా ST యజమానులది.'],
  },
  'procurement-marketing-support': {
    name: 'కొనుగోలు, మార్కెటింగ్ సాయం',
    benefit:
      'మేళాలో స్టాల్ అద్దెలో {scheme.procurement-marketing-support.share} ఇస్తుంది; మహిళలకు, SC, ST, దివ్యాంగులకు మొత్తం.',
    who: 'వస్తువులు తయారు చేసే లేదా సేవలు ఇచ్చే, ఉద్యమ్ ఉన్న సూక్ష్మ, చిన్న సంస్థలు',
    note: 'ఒక్కో మేళాకు పరిమితి ఉంది. దాన్ని గానీ, పథకం కొనసాగుతోందని గానీ మేం నిర్ధారించలేకపోయాం.',
  },
  'international-cooperation': {
    name: 'అంతర్జాతీయ సహకారం, మొదటి ఎగుమతులకు సాయంతో',
    benefit: 'విమాన ఛార్జీలు, విదేశంలో స్టాల్, ఎగుమతి మండలి (RCMC) రుసుము, ఎగుమతి బీమా, పరీక్షలకు సాయం.',
    who: 'ఎగుమతి చేసే MSMEలు',
    note: 'ఒక్కొక్కరికి పరిమితి ఉంది.',
  },
  esdp: {
    name: 'వ్యాపార, నైపుణ్య అభివృద్ధి (ESDP)',
    benefit: 'వ్యాపారం మొదలుపెట్టడంపై చిన్న కోర్సులు. సీట్లలో {scheme.esdp.women} మహిళలకు.',
    who: 'వ్యాపారం మొదలుపెట్టాలనుకునేవారు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  'mse-gift': {
    name: 'MSE-GIFT',
    benefit: 'పర్యావరణ సాంకేతికతకు తీసుకునే రుణాలపై వడ్డీ తగ్గిస్తుంది, గ్యారంటీతో.',
    who: 'సూక్ష్మ, చిన్న సంస్థలు',
    note: 'దీని డబ్బు {scheme.mse-gift.begins} నుంచి {scheme.mse-gift.ends} వరకు. కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'mse-spice': {
    name: 'MSE-SPICE',
    benefit:
      'వాడిన వస్తువులను రీసైకిల్ చేయడానికి లేదా మళ్లీ వాడేలా చేయడానికి రుణంతో కొన్న యంత్రాల ధరలో {scheme.mse-spice.share} ఇస్తుంది, {scheme.mse-spice.max|before} వరకు.',
    who: 'జాబితాలోని రీసైక్లింగ్ రకాల్లో ఉన్న, ఉద్యమ్ ఉన్న సూక్ష్మ, చిన్న సంస్థలు',
    also: ['మీ యూనిట్ ఇప్పటికే ఉంది, ఈ యంత్రాలు దాన్ని పెంచుతాయి.', 'దీనికి MSE-GIFT డబ్బు తీసుకోరు.'],
  },
  'msme-team': {
    name: 'MSME TEAM (ONDC)',
    benefit: 'ONDC అనే బహిరంగ నెట్‌వర్క్‌లో అమ్మడానికి సాయం: కేటలాగ్, ఖాతా, డెలివరీ, ప్యాకింగ్.',
    who: 'సూక్ష్మ, చిన్న సంస్థలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  'nsic-registration': {
    name: 'NSIC సింగిల్ పాయింట్ రిజిస్ట్రేషన్',
    benefit:
      'టెండర్ పత్రాలు ఉచితం, టెండర్లలో ధరావతు అక్కర్లేదు. సర్టిఫికెట్ {scheme.nsic-registration.term} చెల్లుతుంది; మొదటి ఏడాది పని పూర్తి కాకముందు అది తాత్కాలికం.',
    who: 'ఉద్యమ్ ఉన్న సూక్ష్మ, చిన్న సంస్థలు',
    note: 'NSIC రుసుము తీసుకుంటుంది. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీరు వస్తువుల తయారీ లేదా సేవలు మొదలుపెట్టారు.'],
  },
  'nsic-raw-material': {
    name: 'NSIC ముడిసరుకు సాయం',
    benefit:
      'బ్యాంకు గ్యారంటీ మీద, ముడిసరుకుకు {scheme.nsic-raw-material.days|before} వరకు అప్పు, ఏడాదికి {scheme.nsic-raw-material.interest} వడ్డీతో.',
    who: 'MSMEలు',
    also: ['మీకు బ్యాంకు గ్యారంటీ ఇస్తుంది.'],
  },
  'self-reliant-india-fund': {
    name: 'ఆత్మనిర్భర్ భారత్ నిధి (Self-Reliant India Fund)',
    benefit:
      'అనుబంధ నిధుల ద్వారా పెట్టుబడిదారుల డబ్బు. {scheme.self-reliant-india-fund.budget} బడ్జెట్ నిధికి {scheme.self-reliant-india-fund.added} కలిపింది.',
    who: 'పెరగగల MSMEలు',
    note: 'కలిపిన మొత్తాన్ని కొన్ని పత్రికలు వేరుగా చెప్పాయి.',
  },
  'sme-growth-fund': {
    name: 'SME గ్రోత్ ఫండ్',
    benefit:
      '{scheme.sme-growth-fund.announced|before}లో ప్రకటించారు: ఛాంపియన్ సంస్థలకు {scheme.sme-growth-fund.size} పెట్టుబడిదారుల డబ్బు.',
    who: 'చిన్న, మధ్య తరహా సంస్థలు',
    note: 'మొదలైందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'corporate-mitras': {
    name: 'కార్పొరేట్ మిత్రలు',
    benefit:
      '{scheme.corporate-mitras.announced|before}లో ప్రకటించారు: చిన్న పట్టణాల్లో పత్రాలు, నియమాలకు తక్కువ ఖర్చుతో సాయం చేసేవారు.',
    who: 'MSMEలు',
    note: 'మొదలైందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'msme-champions': {
    name: 'MSME ఛాంపియన్స్ పోర్టల్',
    benefit: 'రుణాలు, ముడిసరుకు, కార్మికులు, అనుమతులపై ఫిర్యాదులు తీసుకుంటుంది, కొత్త అవకాశాలకు సాయం చేస్తుంది.',
    who: 'MSMEలు',
  },
  'pmvbry-employer': {
    name: 'పీఎం వికసిత భారత్ రోజ్‌గార్ యోజన, యజమానులకు',
    benefit:
      'అదనంగా చేర్చిన ఒక్కో కార్మికుడి కోసం యజమానికి నెలకు {labour.hiring.employer|before} వరకు, {labour.hiring.years|before} పాటు (వస్తువుల తయారీదారులకు {scheme.pmvbry-employer.term-making}).',
    who: 'EPFOలో ఉన్న యజమానులు',
    note: 'ఈ రోజుల్లో మొదలయ్యే ఉద్యోగాలకు.',
    also: [
      'మీరు కనీసం {labour.hiring.workers} మంది కార్మికులను (ఇప్పుడు {labour.hiring.small} మంది కంటే తక్కువ ఉంటే), లేదా {scheme.pmvbry-employer.add-large} మందిని చేరుస్తారు; వేతనం నెలకు {scheme.pmvbry-employer.wage-max|before} వరకు.',
    ],
  },
  'pmvbry-worker': {
    name: 'పీఎం వికసిత భారత్ రోజ్‌గార్ యోజన, కార్మికులకు',
    benefit:
      'మొదటి ఉద్యోగంలో చేరిన కార్మికుడికి ఒక నెల వేతనం, {scheme.pmvbry-worker.max|before} వరకు, రెండు భాగాలుగా.',
    who: 'నెలకు {scheme.pmvbry-employer.wage-max|before} వరకు వేతనంతో, EPFOలో మొదటిసారి చేరినవారు',
    also: ['భవిష్య నిధి ఉన్న మీ మొదటి ఉద్యోగం ఇదే.'],
  },
  naps: {
    name: 'అప్రెంటిస్‌షిప్ (NAPS-2)',
    benefit:
      'అప్రెంటిస్ కనీస స్టైపెండ్‌లో {scheme.naps.share} ప్రభుత్వం ఇస్తుంది, నెలకు గరిష్ఠంగా {scheme.naps.max}. ఎక్కువ స్టైపెండ్ ప్రతిపాదించారు.',
    who: '{scheme.naps.age} ఏళ్లు లేదా ఎక్కువ వయసున్న అప్రెంటిస్‌లను పెట్టుకునే, {scheme.naps.staff} లేదా ఎక్కువ సిబ్బంది ఉన్న యజమానులు',
    also: ['మీకు {scheme.naps.staff} లేదా ఎక్కువ సిబ్బంది ఉన్నారు.'],
  },
  'khadi-coir': {
    name: 'కొబ్బరి పీచు, ఖాదీ పథకాలు: తేనె, కుండలు, తోలు, అగరబత్తి',
    benefit: 'కాయర్ వికాస్, గ్రామోద్యోగ్ వికాస్ కింద పనిముట్లు, శిక్షణ, రాయితీలు.',
    who: 'చేతివృత్తులవారు, స్వయం సహాయక సంఘాలు',
  },
  'weaver-mudra': {
    name: 'నేత ముద్ర, జాతీయ చేనేత అభివృద్ధి',
    benefit:
      'రుణంలో మీ వాటాగా {scheme.weaver-mudra.margin} ప్రభుత్వం కడుతుంది, నేత కార్మికుడికి {scheme.weaver-mudra.margin-max|before} వరకు. చేనేత సంస్థలకు {scheme.weaver-mudra.interest} వడ్డీకి రుణాలు.',
    who: 'నేత కార్మికులు',
    note: 'కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
    also: ['మీరు చేమగ్గం మీద నేస్తారు.'],
  },
  'handicraft-development': {
    name: 'జాతీయ హస్తకళల అభివృద్ధి',
    benefit: 'మార్జిన్ డబ్బు, పనిముట్లు, మార్కెట్లకు సాయం, హస్తకళల కార్డు (పెహచాన్).',
    who: 'హస్తకళల వారు',
  },
} as const satisfies SchemeTexts<typeof msmeSchemes>;
