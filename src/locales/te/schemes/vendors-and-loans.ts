import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { vendorSchemes } from '../../../tools/schemes/model/vendors-and-loans.ts';

/** Street vendors, micro loans and guarantees of the central government */
export const vendors = {
  'pm-svanidhi': {
    name: 'పీఎం స్వనిధి',
    benefit:
      'వ్యాపార నిర్వహణ డబ్బుకు హామీ లేని రుణం: {msme.svanidhi.first}, తర్వాత {msme.svanidhi.second}, తర్వాత {msme.svanidhi.third}. సమయానికి కడితే {msme.svanidhi.subsidy} వడ్డీ తిరిగి; రెండో రుణం సమయానికి తీర్చాక UPIకి కలిసిన రూపే క్రెడిట్ కార్డు {msme.svanidhi.card|before} వరకు; క్యాష్‌బ్యాక్ {vendor.loan.cashback|before} వరకు.',
    who: 'వీధి వ్యాపారులు',
    apply:
      'పోర్టల్‌లో దరఖాస్తు చేయండి. పట్టణం ఇచ్చిన గుర్తింపు కార్డు, లేదా దాని వ్యాపారుల సర్వేలో పేరు, లేదా అదే పోర్టల్ ఇచ్చే సిఫారసు లేఖ కావాలి.',
  },
  'svanidhi-se-samriddhi': {
    name: 'స్వనిధి సే సమృద్ధి',
    benefit: 'వ్యాపారుల కుటుంబాలను బీమా, పింఛను, రేషన్, ఈ-శ్రమ్, ప్రసూతి, ఇతర పథకాలకు కలుపుతుంది.',
    who: 'పీఎం స్వనిధి రుణం ఉన్న వ్యాపారుల కుటుంబాలు',
    also: ['మీ కుటుంబానికి పీఎం స్వనిధి రుణం ఉంది.'],
  },
  'mudra-shishu': {
    name: 'పీఎం ముద్ర యోజన: శిశు',
    benefit: 'హామీ లేకుండా {msme.mudra.shishu|before} వరకు రుణం.',
    who: 'వ్యక్తి, ఏకైక యజమాని లేదా సంస్థ',
  },
  'mudra-kishor': {
    name: 'పీఎం ముద్ర యోజన: కిశోర్',
    benefit: 'హామీ లేకుండా {msme.mudra.shishu|before} దాటి {msme.mudra.kishor|before} వరకు రుణం.',
    who: 'వ్యక్తి, ఏకైక యజమాని లేదా సంస్థ',
  },
  'mudra-tarun': {
    name: 'పీఎం ముద్ర యోజన: తరుణ్',
    benefit: 'హామీ లేకుండా {msme.mudra.kishor} దాటి {msme.mudra.tarun|before} వరకు రుణం.',
    who: 'వ్యక్తి, ఏకైక యజమాని లేదా సంస్థ',
  },
  'mudra-tarun-plus': {
    name: 'పీఎం ముద్ర యోజన: తరుణ్ ప్లస్',
    benefit: 'తరుణ్ రుణం తీర్చినవారికి, హామీ లేకుండా {msme.mudra.tarun} దాటి {msme.mudra.max|before} వరకు రుణం.',
    who: 'తరుణ్ రుణం తీర్చిన వ్యక్తి, ఏకైక యజమాని లేదా సంస్థ',
    also: ['మీరు తరుణ్ రుణం తీర్చారు.'],
  },
  cgfmu: {
    name: 'సూక్ష్మ యూనిట్‌లకు క్రెడిట్ గ్యారంటీ (CGFMU)',
    benefit: '{msme.mudra.max|before} వరకు ముద్ర రుణాలకు గ్యారంటీ: మీరు హామీ ఇవ్వక్కర్లేదు.',
    who: 'ముద్ర రుణం ఉన్న సూక్ష్మ సంస్థలు; అడిగేది బ్యాంకు',
    apply: 'మీరు దరఖాస్తు చేయక్కర్లేదు. ముద్ర రుణం ఇచ్చేటప్పుడు బ్యాంకే గ్యారంటీ అడుగుతుంది.',
  },
  cgtmse: {
    name: 'CGTMSE క్రెడిట్ గ్యారంటీ',
    benefit: 'హామీ లేకుండా {msme.cgtmse.max|before} వరకు రుణంలో {msme.cgtmse.cover} గ్యారంటీ.',
    who: 'కొత్త, ఇప్పటికే ఉన్న సూక్ష్మ, చిన్న సంస్థలు, తమ బ్యాంకు ద్వారా',
    apply: 'CGTMSE కింద రుణం మీ బ్యాంకును అడగండి. గ్యారంటీ బ్యాంకు అడుగుతుంది.',
  },
  'rbi-no-security': {
    name: 'రిజర్వ్ బ్యాంక్ నియమం: హామీ లేకుండా చిన్న రుణాలు',
    benefit:
      '{msme.no-collateral|before} వరకు రుణానికి బ్యాంకు హామీ తీసుకోకూడదు; మంచి రికార్డు ఉంటే {msme.no-collateral-good-record|before} వరకు.',
    who: 'సూక్ష్మ, చిన్న సంస్థలు',
    apply: 'దరఖాస్తు చేయాల్సింది ఏమీ లేదు: ఈ నియమాన్ని మీ బ్యాంకుకు చెప్పండి.',
  },
  'eclgs-5': {
    name: 'ECLGS 5.0 అత్యవసర రుణం',
    benefit:
      'మరింత రుణం: జనవరి నుంచి {scheme.eclgs-5.used-until} వరకు వాడిన అత్యధిక నిర్వహణ డబ్బులో {scheme.eclgs-5.credit|before} వరకు, గరిష్ఠంగా {scheme.eclgs-5.max}. MSMEలకు పూర్తి గ్యారంటీ, గ్యారంటీ రుసుము లేదు, {scheme.eclgs-5.term}; మొదటి ఏడాది తిరిగి కట్టక్కర్లేదు.',
    who: '{scheme.eclgs-5.limit-day} నాటికి నిర్వహణ డబ్బు పరిమితి ఉండి, ఖాతా సరిగ్గా ఉన్నవారు',
    apply: 'నిర్వహణ డబ్బు పరిమితి ఇచ్చిన బ్యాంకును అడగండి.',
    also: ['{scheme.eclgs-5.limit-day} నాటికి మీకు నిర్వహణ డబ్బు పరిమితి ఉంది, ఖాతా సరిగ్గా ఉంది.'],
  },
  'mcgs-msme': {
    name: 'MSMEలకు మ్యూచువల్ క్రెడిట్ గ్యారంటీ పథకం',
    benefit:
      'యంత్రాలకు {scheme.mcgs-msme.max|before} వరకు రుణాలకు {scheme.mcgs-msme.guarantee} గ్యారంటీ.',
    who: 'ఉద్యమ్ ఉన్న MSMEలు',
    note: '{scheme.mcgs-msme.launched|before}లో మొదలైంది.',
    apply: 'మీ బ్యాంకును అడగండి. గ్యారంటీ బ్యాంకు అడుగుతుంది.',
    also: ['ఖర్చులో యంత్రాలు కనీసం {scheme.mcgs-msme.machines}, మీ ఏ రుణమూ ఎగవేతలో లేదు.'],
  },
  'stand-up-india': {
    name: 'స్టాండ్-అప్ ఇండియా',
    benefit: 'ఇది ఉండేది: మొదటి వ్యాపారానికి {scheme.stand-up-india.loan} రుణం.',
    who: 'SC, ST, మహిళలు, కొత్త యూనిట్‌కు',
    note: 'దీని బదులు మొదటిసారి వ్యాపారం పెట్టేవారికి ఒక పథకం ప్రకటించారు.',
  },
  'first-time-entrepreneurs': {
    name: 'మొదటిసారి వ్యాపారం పెట్టే 5 లక్షల మహిళలు, SC, ST వారికి పథకం',
    benefit:
      '{scheme.first-time-entrepreneurs.budget} బడ్జెట్‌లో ప్రకటించారు: అయిదేళ్లలో {scheme.first-time-entrepreneurs.max|before} వరకు టర్మ్ రుణాలు.',
    who: 'మొదటి వ్యాపారం పెట్టే మహిళలు, SC, ST',
    note: 'సవరించిన స్టాండ్-అప్ ఇండియా సుమారు {scheme.first-time-entrepreneurs.reported|before}లో వస్తుందని ఇతరులు చెప్పారు. మొదలైందో లేదో మేం నిర్ధారించలేకపోయాం.',
  },
  'me-card': {
    name: 'సూక్ష్మ సంస్థలకు క్రెడిట్ కార్డు (ME-Card)',
    benefit: 'ఉద్యమ్ ఉన్న సూక్ష్మ సంస్థలకు క్రెడిట్ కార్డు, {scheme.me-card.max|before} వరకు.',
    who: 'ఉద్యమ్ ఉన్న సూక్ష్మ సంస్థలు',
    note: '{scheme.me-card.announced|before}లో ప్రకటించారు. ఇవ్వమని బ్యాంకులకు చెప్పారు: మీ బ్యాంకు ఇస్తుందా అని అడగండి.',
  },
  'pm-vishwakarma': {
    name: 'పీఎం విశ్వకర్మ',
    benefit:
      'సర్టిఫికెట్, శిక్షణలో రోజుకు {scheme.pm-vishwakarma.stipend}, పనిముట్లకు {scheme.pm-vishwakarma.tools}, {msme.vishwakarma.interest} వడ్డీకి {msme.vishwakarma.first}, తర్వాత {msme.vishwakarma.second|before} రుణం, డిజిటల్ చెల్లింపులకు బోనస్.',
    who: '{msme.vishwakarma.trades} వృత్తుల్లో ఒకటి చేతితో చేసేవారు',
    note: 'కొత్తవారిని ఇక నమోదు చేయడం లేదని ఒక కథనం చెబుతుంది. మేం నిర్ధారించలేకపోయాం: కామన్ సర్వీస్ సెంటర్‌లో అడగండి.',
    also: [
      'మీ వృత్తి పథకం జాబితాలో ఉంది. మీ కుటుంబంలో (భర్త, భార్య, పెళ్లికాని పిల్లలు) ఎవరికీ ప్రభుత్వ ఉద్యోగం గానీ ఈ పథకం గానీ లేదు.',
      'గత {scheme.pm-vishwakarma.loan-free|before}లో PMEGP, పీఎం స్వనిధి, ముద్ర రుణం ఏదీ తీసుకోలేదు; లేదా ముద్ర, పీఎం స్వనిధి రుణం తీర్చేశారు.',
    ],
  },
  pmegp: {
    name: 'PMEGP, మొదటి రుణం',
    benefit:
      'ప్రాజెక్టులో {scheme.pmegp.subsidy} రాయితీ (ప్రత్యేక వర్గాలకు: పట్టణాల్లో {scheme.pmegp.special-town}, ఊళ్లలో {scheme.pmegp.special-village}); ప్రాజెక్టు తయారీలో {scheme.pmegp.max-making|before} వరకు, సేవల్లో {scheme.pmegp.max-services|before} వరకు.',
    who: 'కొత్త యూనిట్ పెట్టే ఏ వ్యక్తి, స్వయం సహాయక సంఘం, ట్రస్టు లేదా సొసైటీ అయినా',
    note: 'దీని ఆమోద కాలం {scheme.pmegp.ended}న ముగిసింది. ఒక ప్రైవేటు పేజీ ప్రకారం, {msme.pmegp.portal|before} నుంచి కొత్త పోర్టల్ దరఖాస్తులు తీసుకుంటోంది. మేం నిర్ధారించలేకపోయాం: ప్రాజెక్టు రిపోర్టుకు డబ్బు కట్టే ముందు జిల్లా పరిశ్రమల కేంద్రాన్ని అడగండి.',
    also: [
      'ప్రాజెక్టు తయారీలో {scheme.pmegp.class-above-making}, సేవల్లో {scheme.pmegp.class-above-services} దాటితే, {scheme.pmegp.class}వ తరగతి పాసై ఉండాలి.',
      'యూనిట్ కొత్తది, ప్రభుత్వ రాయితీ మరేదీ తీసుకోలేదు.',
    ],
  },
  'pmegp-second': {
    name: 'PMEGP, రెండో రుణం',
    benefit:
      'పెంచడానికి {scheme.pmegp-second.subsidy} రాయితీ (ఈశాన్యం, కొండ ప్రాంతాల్లో {scheme.pmegp-second.subsidy-hills}); ప్రాజెక్టు తయారీలో {scheme.pmegp-second.max-making|before} వరకు, సేవల్లో {scheme.pmegp-second.max-services|before} వరకు.',
    who: 'మంచి రికార్డు ఉన్న PMEGP లేదా ముద్ర యూనిట్‌లు',
    note: '{scheme.pmegp-second.ended} తర్వాత కొనసాగుతోందో లేదో మేం నిర్ధారించలేకపోయాం.',
    also: ['మీ యూనిట్ PMEGP లేదా ముద్రతో మొదలైంది, దానికి మంచి రికార్డు ఉంది.'],
  },
  jansamarth: {
    name: 'జన్‌సమర్థ్ (JanSamarth)',
    benefit: 'రుణం ఇచ్చే ఎన్నో ప్రభుత్వ పథకాలకు ఒకే ఫారం. దాన్ని ఒకటి లేదా ఎక్కువ బ్యాంకులకు పంపుతుంది.',
    who: 'ఎవరైనా',
  },
  'udyami-mitra': {
    name: 'ఉద్యమి మిత్ర, 59 నిమిషాల్లో PSB రుణాలు',
    benefit:
      'మీకు {scheme.udyami-mitra.max|before} వరకు రుణం ఇచ్చే బ్యాంకును వెతుకుతుంది. నమోదు ఉచితం. బ్యాంకు ఆఫర్ మీకు సరిపోతే పోర్టల్ {scheme.udyami-mitra.fee} తీసుకుంటుంది.',
    who: 'MSMEలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  treds: {
    name: 'TReDS',
    benefit: 'పెద్ద కొనుగోలుదారుల బిల్లులను అమ్మి, ముందే డబ్బు తీసుకోండి. కొనుగోలుదారు కట్టకపోతే, ఎవరూ మిమ్మల్ని అడగరు.',
    who: 'పెద్ద కొనుగోలుదారులకు అమ్మే MSMEలు',
    note: '{scheme.treds.budget} బడ్జెట్ ప్రకారం, కేంద్ర ప్రభుత్వ సంస్థలు కొన్నవాటికి దీని ద్వారానే కట్టాలి.',
    also: ['తర్వాత కట్టే పెద్ద కొనుగోలుదారులకు మీరు అమ్ముతారు.'],
  },
  samadhaan: {
    name: 'MSME సమాధాన్, ODR',
    benefit:
      'ఆలస్యంగా కట్టే కొనుగోలుదారుపై కేసు వేయండి. చట్టం బ్యాంక్ రేటుకు {msme.late.multiple} రెట్లు వడ్డీ ఇస్తుంది.',
    who: 'ఉద్యమ్ ఉన్న సూక్ష్మ, చిన్న సరఫరాదారులు',
    apply: 'ODR సైట్‌లో దాఖలు చేయండి: సమాధాన్ కొత్త కేసులను అక్కడికి పంపుతుంది. సరఫరాకు ముందే ఉద్యమ్ తీసుకోండి.',
  },
  'urban-livelihood-mission': {
    name: 'పట్టణ జీవనోపాధి మిషన్ (DAY-NULM తర్వాత వచ్చింది)',
    benefit:
      'DAY-NULM {scheme.urban-livelihood-mission.ended}న ముగిసింది. దాని తర్వాతిది పట్టణాల్లో గిగ్, నిర్మాణ, చెత్త, సంరక్షణ, ఇంటి పని, రవాణా కార్మికులకని ఇతరులు చెప్పారు. దాని షరతులు మేం నిర్ధారించలేకపోయాం.',
    who: 'పట్టణాల్లో పేదలు, స్వయం సహాయక సంఘాలు',
    note: 'కథనాల్లో దీని పేరు దీన్‌దయాళ్ జన్ ఆజీవిక యోజన శహరీ.',
    also: ['మీరు పట్టణంలో ఉంటారు.'],
  },
  'e-shram': {
    name: 'ఈ-శ్రమ్',
    benefit: 'మీ సొంత నంబర్‌తో కార్డు. ప్రమాద బీమాకు, పథకాలకు మిమ్మల్ని కలుపుతుంది.',
    who: 'అసంఘటిత కార్మికులు',
    also: ['మీకు EPF, ESI లేవు, ఆదాయపు పన్ను కట్టరు.'],
  },
} as const satisfies SchemeTexts<typeof vendorSchemes>;
