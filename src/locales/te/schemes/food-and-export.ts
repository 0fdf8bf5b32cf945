import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { foodAndExportSchemes } from '../../../tools/schemes/model/food-and-export.ts';

/** Food, farm-linked work and export, central */
export const foodAndExport = {
  pmfme: {
    name: 'PMFME, ఒక యూనిట్‌కు',
    benefit: 'బ్యాంకు రుణంతో, ప్రాజెక్టులో {scheme.pmfme.share} ఇస్తుంది, {scheme.pmfme.max|before} వరకు.',
    who: 'ఆహారం తయారు చేసే సూక్ష్మ యూనిట్‌లు, కొత్తవి లేదా పాతవి; ఒక రాష్ట్రం నోటు ప్రకారం హోటళ్లు, టిఫిన్, కొని అమ్మడం ఇందులోకి రావు',
    note: 'ఇది {scheme.pmfme.runs-till} వరకు నడుస్తుందని {scheme.pmfme.said|before}లో మంత్రి చెప్పారు; రాష్ట్రాలు ఇంకా సమయం అడిగాయి.',
    also: ['ప్రాజెక్టుకు మీరు బ్యాంకు రుణం తీసుకుంటారు.'],
  },
  'pmfme-shg': {
    name: 'స్వయం సహాయక సంఘాలకు PMFME ప్రారంభ మూలధనం',
    benefit: 'ఒక్కో సభ్యురాలికి {scheme.pmfme-shg.member}, సమాఖ్యకు {scheme.pmfme-shg.max|before} వరకు.',
    who: 'ఆహారం తయారు చేసే స్వయం సహాయక సంఘాల సభ్యులు, ఎక్కువగా మహిళలు',
  },
  'pmfme-groups': {
    name: 'PMFME ఉమ్మడి సౌకర్యం, బ్రాండ్లు, సంఘాలు',
    benefit:
      'ఉమ్మడి సౌకర్యంలో {scheme.pmfme-groups.share} ఇస్తుంది, {scheme.pmfme-groups.max|before} వరకు. బ్రాండ్‌కు సాయం.',
    who: 'ఉత్పత్తిదారుల కంపెనీలు, స్వయం సహాయక సంఘాలు, సహకార సంఘాలు',
  },
  'agri-infra-fund': {
    name: 'వ్యవసాయ మౌలిక సదుపాయాల నిధి (Agriculture Infrastructure Fund)',
    benefit:
      'ఒక్కో ప్రాజెక్టుకు {scheme.agri-infra-fund.max|before} వరకు రుణాలపై, {scheme.agri-infra-fund.term|before} పాటు వడ్డీ {scheme.agri-infra-fund.interest} తగ్గిస్తుంది.',
    who: 'రైతులు, ఉత్పత్తిదారుల కంపెనీలు, స్టార్టప్‌లు, పంటతో పని చేసే ఇతరులు',
    note: '{scheme.agri-infra-fund.lent} చివరి వరకు రుణాలు ఇవ్వాల్సింది. కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
    also: ['పని పంట కోత తర్వాతిది, ఉదాహరణకు నిల్వ, వేరుచేయడం లేదా ప్యాకింగ్; లేదా చాలా పొలాలకు ఉపయోగపడేది.'],
  },
  'animal-husbandry-fund': {
    name: 'పశుసంవర్ధక మౌలిక సదుపాయాల నిధి',
    benefit:
      'వడ్డీ {scheme.animal-husbandry-fund.interest} తగ్గిస్తుంది; {scheme.animal-husbandry-fund.guarantee} గ్యారంటీ.',
    who: 'పాలు, మాంసం లేదా దాణా పనిలో ఉన్న MSMEలు, ఉత్పత్తిదారుల కంపెనీలు, వ్యక్తులు',
    also: ['పని పాలు, మాంసం లేదా దాణాది.'],
  },
  'kisan-sampada': {
    name: 'పీఎం కిసాన్ సంపద',
    benefit:
      'ఆహార యూనిట్‌లకు, శీతల గొలుసులకు, ల్యాబ్‌లకు {scheme.kisan-sampada.grant} గ్రాంటు; గరిష్ఠ పరిమితి {scheme.kisan-sampada.max}.',
    who: 'ఆహార కంపెనీలు, ఉత్పత్తిదారుల కంపెనీలు',
  },
  'matsya-sampada': {
    name: 'పీఎం మత్స్య సంపద, కిసాన్ సమృద్ధి',
    benefit:
      'యూనిట్‌లో {scheme.matsya-sampada.share} ఇస్తుంది; మహిళలకు, SC, ST వారికి {scheme.matsya-sampada.share-groups}.',
    who: 'మత్స్యకారులు, చేపల పనిలో సూక్ష్మ సంస్థలు',
    note: 'యూనిట్ ఖర్చుకు పరిమితి ఉంది. హర్యానాలో ఒక రకం యూనిట్‌కు చదివాం. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  'niryat-protsahan': {
    name: 'ఎగుమతి ప్రోత్సాహక మిషన్: నిర్యాత్ ప్రోత్సాహన్',
    benefit:
      'ఎగుమతి రుణంపై వడ్డీ {scheme.niryat-protsahan.interest} తగ్గిస్తుంది, ఏడాదికి గరిష్ఠంగా {scheme.niryat-protsahan.max}. హామీకి కూడా సాయం.',
    who: 'జాబితాలోనివి ఎగుమతి చేసే MSMEలు',
    also: ['మీ వస్తువులు పథకం సుంకం జాబితాలో ఉన్నాయి.'],
  },
  'niryat-disha': {
    name: 'ఎగుమతి ప్రోత్సాహక మిషన్: నిర్యాత్ దిశ',
    benefit: 'పరీక్షలు, సర్టిఫికెట్లు, మేళాలు, గోదాములు, ఓడరేవు వరకు రవాణాకు సాయం.',
    who: 'ఎగుమతి చేసే MSMEలు',
    note: 'ఇది అంచెలుగా వస్తోంది; ఒక్కో పనికి పరిమితి ఉంది.',
  },
  'cgs-exporters': {
    name: 'ఎగుమతిదారులకు క్రెడిట్ గ్యారంటీ పథకం',
    benefit: '{scheme.cgs-exporters.pool|before} నిధి నుంచి, మరింత రుణానికి పూర్తి గ్యారంటీ.',
    who: 'ఎగుమతిదారులు, MSMEలు',
    note: '{scheme.cgs-exporters.approved|before}లో ఆమోదించారు. ఒక బ్యాంకు {scheme.cgs-exporters.until|before} చివరి రోజు అంటోంది; ఆ తర్వాతి రోజును మేం నిర్ధారించలేకపోయాం.',
    apply: 'మీ బ్యాంకును అడగండి. గ్యారంటీ బ్యాంకు అడుగుతుంది.',
  },
  rodtep: {
    name: 'RoDTEP',
    benefit: 'ఎగుమతి వస్తువుల్లో కనిపించని పన్నులను, ఒక్కో సుంకం వరుసకు ఒక రేటు ప్రకారం తిరిగి ఇస్తుంది.',
    who: 'వస్తువుల ఎగుమతిదారులు',
    note: '{scheme.rodtep.extended} వరకు పొడిగించారు. కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం, అంతకుముందు రేట్లు తగ్గించారు: DGFTని అడగండి.',
    also: ['మీరు ఎగుమతి చేసేది వస్తువులు, సేవలు కాదు.'],
  },
  rosctl: {
    name: 'RoSCTL',
    benefit: 'ఎగుమతి చేసిన బట్టలు, కుట్టిన జౌళి వస్తువులపై పన్నులను రేట్ల జాబితా ప్రకారం తిరిగి ఇస్తుంది.',
    who: 'జౌళి ఎగుమతిదారులు',
    also: ['మీరు బట్టలు లేదా కుట్టిన జౌళి వస్తువులు ఎగుమతి చేస్తారు.'],
  },
  'duty-drawback': {
    name: 'సుంకం వాపసు, ముందస్తు అనుమతి, EPCG',
    benefit: 'ఎగుమతుల్లోకి వెళ్లే వాటికి సుంకం తిరిగి, లేదా సుంకం లేకుండా.',
    who: 'ఎగుమతిదారులు',
  },
  ecgc: {
    name: 'ECGC బీమా',
    benefit: 'విదేశీ కొనుగోలుదారు కట్టకపోతే బీమా.',
    who: 'ఎగుమతిదారులు',
  },
  apeda: {
    name: 'APEDA ఎగుమతి సాయం',
    benefit: 'ప్యాకింగ్ కేంద్రాలు, పరీక్షలు, మేళాలకు సాయం.',
    who: 'APEDAలో నమోదైన, వ్యవసాయ ఆహార ఎగుమతిదారులు',
    also: ['మీరు వ్యవసాయ ఆహారం ఎగుమతి చేస్తారు, APEDAలో నమోదు ఉంది.'],
  },
  'interest-equalisation': {
    name: 'వడ్డీ సమానీకరణ పథకం',
    benefit:
      'ఇది ఉండేది: ఎగుమతి రుణంపై వడ్డీ తగ్గించేది; చివరి ఏడాది చిన్న సంస్థకు గరిష్ఠంగా {scheme.interest-equalisation.max}.',
    who: 'ఎగుమతిదారులు',
    note: 'దీని స్థానంలో నిర్యాత్ ప్రోత్సాహన్ వచ్చింది.',
  },
} as const satisfies SchemeTexts<typeof foodAndExportSchemes>;
