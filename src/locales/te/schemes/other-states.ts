import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { otherStateSchemes } from '../../../tools/schemes/model/other-states.ts';

/** Other states */
export const otherStates = {
  'up-cm-yuva': {
    name: 'CM YUVA, ఉత్తరప్రదేశ్',
    benefit:
      '{scheme.up-cm-yuva.term|before} పాటు వడ్డీ లేకుండా {scheme.up-cm-yuva.first-max|before} వరకు రుణం, మార్జిన్ డబ్బుతో; రెండో దశలో {scheme.up-cm-yuva.second-max|before} వరకు.',
    who: 'శిక్షణ ఉన్న యువత, వయసు {scheme.up-cm-yuva.age}, {scheme.up-cm-yuva.class}వ తరగతి లేదా ఎక్కువ',
    also: ['{scheme.up-cm-yuva.class}వ తరగతి పాసయ్యారు.', 'పథకం ఒప్పుకునే శిక్షణ మీకు ఉంది.'],
  },
  'up-yuva-swarozgar': {
    name: 'ముఖ్యమంత్రి యువ స్వరోజ్‌గార్, ఉత్తరప్రదేశ్',
    benefit:
      '{scheme.up-yuva-swarozgar.margin} మార్జిన్ డబ్బు: తయారీలో {scheme.up-yuva-swarozgar.margin-making|before} వరకు, సేవల్లో {scheme.up-yuva-swarozgar.margin-services|before} వరకు; {scheme.up-yuva-swarozgar.max-making}, {scheme.up-yuva-swarozgar.max-services|before} వరకు ప్రాజెక్టులకు.',
    who: 'యువత, వయసు {scheme.up-yuva-swarozgar.age}, {scheme.up-yuva-swarozgar.class}వ తరగతి',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['{scheme.up-yuva-swarozgar.class}వ తరగతి పాసయ్యారు.'],
  },
  'up-odop': {
    name: 'ODOP మార్జిన్ డబ్బు, ఉత్తరప్రదేశ్',
    benefit: 'శ్లాబులుగా మార్జిన్ డబ్బు, {scheme.up-odop.margin}, {scheme.up-odop.max|before} వరకు.',
    who: 'తమ జిల్లా ఉత్పత్తిని తయారు చేసే యూనిట్‌లు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీ జిల్లాకు జాబితాలో ఉన్న ఉత్పత్తిని (ODOP) మీరు తయారు చేస్తారు.'],
  },
  'up-vishwakarma-samman': {
    name: 'విశ్వకర్మ శ్రమ్ సమ్మాన్, ఉత్తరప్రదేశ్',
    benefit: 'ఉచిత శిక్షణ, పనిముట్ల సెట్టు.',
    who: 'సంప్రదాయ వృత్తుల్లో పని చేసేవారు',
    note: 'నోటిఫికేషన్ వచ్చినప్పుడే, శాఖ సైట్‌లో దరఖాస్తులు తీసుకుంటారు.',
  },
  'tn-needs': {
    name: 'NEEDS, తమిళనాడు',
    benefit:
      '{scheme.tn-needs.project|before} ప్రాజెక్టులకు {scheme.tn-needs.subsidy} రాయితీ, {scheme.tn-needs.subsidy-max|before} వరకు; వడ్డీ {scheme.tn-needs.interest} తగ్గింపు. SC, ST, దివ్యాంగులకు ఇంకో {scheme.tn-needs.more}.',
    who: 'తమ కుటుంబంలో మొదటిసారి వ్యాపారం పెట్టేవారు; కొని అమ్మడానికి కాదు',
    note: 'వయసు పరిమితులు ఉన్నాయి, రాష్ట్రం వాటిని పెంచింది: ఇప్పటివి అడగండి. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీరు ఇంటర్ (హయ్యర్ సెకండరీ) పాసయ్యారు, లేదా ITI, డిప్లొమా లేదా డిగ్రీ ఉంది.', 'మీ తల్లిదండ్రులు వ్యాపారం నడపలేదు.'],
  },
  'tn-uyegp': {
    name: 'UYEGP, తమిళనాడు',
    benefit:
      '{scheme.tn-uyegp.max|before} వరకు ప్రాజెక్టులకు {scheme.tn-uyegp.subsidy-max|before} వరకు రాయితీ.',
    who: '{scheme.tn-uyegp.age} ఏళ్ల వయసు వరకు నిరుద్యోగులు (ప్రత్యేక వర్గాలకు {scheme.tn-uyegp.special-age})',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['పథకం ఒప్పుకునే స్కూలు సర్టిఫికెట్ మీకు ఉంది.', 'మీకు ఉద్యోగం లేదు.'],
  },
  'tn-aabcs': {
    name: 'అణ్ణల్ అంబేడ్కర్ బిజినెస్ ఛాంపియన్స్ (AABCS), తమిళనాడు',
    benefit:
      '{scheme.tn-aabcs.subsidy} రాయితీ, {scheme.tn-aabcs.max|before} వరకు; వడ్డీ {scheme.tn-aabcs.interest} తగ్గింపు.',
    who: 'కొత్త లేదా నడుస్తున్న సంస్థ ఉన్న, {scheme.tn-aabcs.age} ఏళ్ల వయసు వరకు SC, ST వ్యాపారవేత్తలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
  },
  'tn-kaivinai': {
    name: 'కలైఞర్ కైవినై తిట్టం, తమిళనాడు',
    benefit:
      '{scheme.tn-kaivinai.max|before} వరకు రుణం, అందులో {scheme.tn-kaivinai.subsidy} రాయితీ, {scheme.tn-kaivinai.subsidy-max|before} వరకు; వడ్డీ {scheme.tn-kaivinai.interest} తగ్గింపు.',
    who: '{scheme.tn-kaivinai.age} ఏళ్ల వయసు నుంచి, వృత్తిలో {scheme.tn-kaivinai.trade|before} అనుభవం ఉన్న చేతివృత్తులవారు',
    note: 'కొనసాగుతోందా అని జిల్లా పరిశ్రమల కేంద్రాన్ని అడగండి.',
    also: ['మీ వృత్తిలో మీకు {scheme.tn-kaivinai.trade|before} అనుభవం ఉంది.'],
  },
  'tn-tanseed': {
    name: 'TANSEED, తమిళనాడు',
    benefit:
      '{scheme.tn-tanseed.seed} ప్రారంభ డబ్బు; మహిళల, పర్యావరణ, ఊళ్ల స్టార్టప్‌లకు {scheme.tn-tanseed.seed-more}.',
    who: 'StartupTN, DPIITలో నమోదైన తమిళనాడు స్టార్టప్‌లు',
    note: 'దీనికి బదులు రాష్ట్రం సంస్థలో {scheme.tn-tanseed.share} తీసుకుంటుంది. నోటిఫికేషన్ వచ్చినప్పుడే దరఖాస్తులు తీసుకుంటారు.',
  },
  'kl-ess': {
    name: 'వ్యాపారవేత్తల సాయం పథకం, కేరళ',
    benefit: 'శాశ్వతంగా కట్టిన లేదా కొన్నవాటిలో {scheme.kl-ess.share} ఇస్తుంది; గరిష్ఠ పరిమితి {scheme.kl-ess.max}.',
    who: 'ఉద్యమ్ ఉన్న, వస్తువులు తయారు చేసే యూనిట్‌లు; మహిళలకు, SC, ST, యువతకు, విదేశాల్లోని కేరళ వారికి ఎక్కువ',
    note: 'పేజీకి తేదీ లేదు. కొనసాగుతోందా అని జిల్లా పరిశ్రమల కేంద్రాన్ని అడగండి.',
  },
  'kl-nano': {
    name: 'నానో యూనిట్‌లకు మార్జిన్ డబ్బు, వడ్డీ సాయం, కేరళ',
    benefit:
      '{scheme.kl-nano.max|before} వరకు ప్రాజెక్టులో కొంత ఇస్తుంది; గరిష్ఠ పరిమితి {scheme.kl-nano.share}. రెండో పథకం వడ్డీలో కొంత తిరిగి ఇస్తుంది.',
    who: 'వస్తువులు తయారు చేసే, జాబ్ వర్క్ చేసే లేదా విలువ పెంచే సేవలు ఇచ్చే చాలా చిన్న యూనిట్‌లు; మహిళలకు, SC, ST, యువతకు, దివ్యాంగులకు ఎక్కువ',
    note: 'పేజీకి తేదీ లేదు. కొనసాగుతోందా అని జిల్లా పరిశ్రమల కేంద్రాన్ని అడగండి.',
    also: ['మీ ప్రాజెక్టు ఖర్చు గరిష్ఠంగా {scheme.kl-nano.max}.'],
  },
  'kl-startup-mission': {
    name: 'కేరళ స్టార్టప్ మిషన్ గ్రాంట్లు',
    benefit:
      'ఆలోచనకు {scheme.kl-startup-mission.idea}, దాన్ని ఉత్పత్తిగా చేయడానికి {scheme.kl-startup-mission.product}, పెరగడానికి {scheme.kl-startup-mission.growth}.',
    who: 'స్టార్టప్‌లు; మహిళలకు పథకాలు ఉన్నాయి',
  },
  'gj-vajpayee-bankable': {
    name: 'శ్రీ వాజ్‌పేయి బ్యాంకబుల్ యోజన, గుజరాత్',
    benefit:
      '{scheme.gj-vajpayee-bankable.max|before} వరకు రుణం; {scheme.gj-vajpayee-bankable.subsidy|before} వరకు రాయితీ.',
    who: 'వయసు {scheme.gj-vajpayee-bankable.age}; {scheme.gj-vajpayee-bankable.class}వ తరగతి పాసైనవారు, లేదా వృత్తిలో శిక్షణ లేదా అనుభవం ఉన్నవారు; ఆదాయ పరిమితి లేదు',
    also: ['మీరు {scheme.gj-vajpayee-bankable.class}వ తరగతి పాసయ్యారు, లేదా శిక్షణ లేదా అనుభవం ఉంది.'],
  },
  'gj-mahila-utkarsh': {
    name: 'ముఖ్యమంత్రి మహిళా ఉత్కర్ష్, గుజరాత్',
    benefit: 'మహిళా సంఘాలకు వడ్డీ లేకుండా {scheme.gj-mahila-utkarsh.loan} రుణం.',
    who: 'వయసు {scheme.gj-mahila-utkarsh.age} ఉన్న {scheme.gj-mahila-utkarsh.women} మంది మహిళల సంఘాలు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీ సంఘంలో {scheme.gj-mahila-utkarsh.women} మంది మహిళలు ఉన్నారు.'],
  },
  'rj-yuva-swarozgar': {
    name: 'ముఖ్యమంత్రి యువ స్వరోజ్‌గార్, రాజస్థాన్',
    benefit:
      'వడ్డీ లేకుండా {scheme.rj-yuva-swarozgar.max|before} వరకు రుణం, {scheme.rj-yuva-swarozgar.margin-max|before} వరకు మార్జిన్ డబ్బు, CGTMSE రుసుము తిరిగి.',
    who: 'వయసు {scheme.rj-yuva-swarozgar.age} ఉన్న యువత; డిగ్రీ లేదా ITI లేకపోతే మొత్తాలు తక్కువ',
  },
  'rj-vishwakarma-yuva': {
    name: 'విశ్వకర్మ యువ ఉద్యమి ప్రోత్సాహన్, రాజస్థాన్',
    benefit:
      '{scheme.rj-vishwakarma-yuva.max|before} వరకు రుణాలపై వడ్డీ {scheme.rj-vishwakarma-yuva.interest} తగ్గింపు, {scheme.rj-vishwakarma-yuva.margin-max|before} వరకు మార్జిన్ డబ్బు. మహిళలకు, SC, ST వారికి, ఊళ్లకు ఇంకో {scheme.rj-vishwakarma-yuva.more}.',
    who: 'వయసు {scheme.rj-vishwakarma-yuva.age} ఉన్న యువత',
    note: 'దరఖాస్తు ఎలా చేయాలో చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['{scheme.rj-vishwakarma-yuva.other-help|before}లో ప్రభుత్వ రాయితీ మరేదీ తీసుకోలేదు.'],
  },
  'rj-ambedkar-udyam': {
    name: 'డాక్టర్ అంబేడ్కర్ దళిత్ ఆదివాసీ ఉద్యమ్ ప్రోత్సాహన్, రాజస్థాన్',
    benefit:
      '{scheme.rj-ambedkar-udyam.margin} మార్జిన్ డబ్బు, {scheme.rj-ambedkar-udyam.margin-max|before} వరకు; వడ్డీ {scheme.rj-ambedkar-udyam.interest} తగ్గింపు; CGTMSE రుసుము తిరిగి.',
    who: 'SC, ST వారు',
    note: 'కొనసాగుతోందా అని జిల్లా పరిశ్రమల కేంద్రాన్ని అడగండి.',
  },
  'mp-udyam-kranti': {
    name: 'ముఖ్యమంత్రి ఉద్యమ్ క్రాంతి, మధ్యప్రదేశ్',
    benefit:
      'తయారీలో {scheme.mp-udyam-kranti.loan-making}, సేవల్లో {scheme.mp-udyam-kranti.loan-services|before} రుణాలపై వడ్డీ {scheme.mp-udyam-kranti.interest} తగ్గింపు; గ్యారంటీ రుసుము పథకమే కడుతుంది.',
    who: 'వయసు {scheme.mp-udyam-kranti.age}, {scheme.mp-udyam-kranti.class}వ తరగతి, కుటుంబ ఆదాయం {scheme.mp-udyam-kranti.income-max|before} వరకు ఉన్నవారు',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: [
      '{scheme.mp-udyam-kranti.class}వ తరగతి పాసయ్యారు.',
      'ఆదాయం {scheme.mp-udyam-kranti.income-max|before} వరకు.',
    ],
  },
  'br-udyami-yojana': {
    name: 'ముఖ్యమంత్రి ఉద్యమి యోజన, బీహార్',
    benefit:
      '{scheme.br-udyami-yojana.max}: {scheme.br-udyami-yojana.grant} గ్రాంటుగా, {scheme.br-udyami-yojana.loan} వడ్డీ లేని లేదా {scheme.br-udyami-yojana.interest} వడ్డీ రుణంగా.',
    who: 'కొత్త యూనిట్ పెట్టే యువత, మహిళలు, SC, ST, EBC వారు, వయసు {scheme.br-udyami-yojana.age}; ఒక్కొక్కరికి వేరే విభాగం',
    note: 'నోటిఫికేషన్ వచ్చినప్పుడే దరఖాస్తులు తీసుకుంటారు.',
    also: [
      '{scheme.br-udyami-yojana.class}వ తరగతి, ITI లేదా డిప్లొమా పాసయ్యారు.',
      'కుటుంబంలో ఒక్కరే దరఖాస్తు చేస్తారు, యూనిట్ కొత్తది.',
    ],
  },
  'br-laghu-udyami': {
    name: 'బీహార్ లఘు ఉద్యమి',
    benefit: 'చిన్న యూనిట్‌కు, భాగాలుగా {scheme.br-laghu-udyami.grant|before} గ్రాంటు.',
    who: 'నెలకు {scheme.br-laghu-udyami.income-max|before} వరకు ఆదాయం ఉన్న పేద కుటుంబాలు; వయసు {scheme.br-laghu-udyami.age}',
    note: 'నోటిఫికేషన్ వచ్చినప్పుడే దరఖాస్తులు తీసుకుంటారు. కుటుంబంలో ఒకరు దరఖాస్తు చేయవచ్చు.',
    also: ['కుటుంబ ఆదాయం నెలకు {scheme.br-laghu-udyami.income-max|before} వరకు.'],
  },
  'br-mahila-rojgar': {
    name: 'ముఖ్యమంత్రి మహిళా రోజ్‌గార్, బీహార్',
    benefit:
      '{scheme.br-mahila-rojgar.first}, తర్వాత మొదటి డబ్బు ఎలా వాడారో చూశాక భాగాలుగా {scheme.br-mahila-rojgar.max|before} వరకు.',
    who: 'ఒక్కో కుటుంబం నుంచి ఒక మహిళ',
    note: 'కొత్త మహిళలు చేరగలరో లేదో మేం నిర్ధారించలేకపోయాం. వయసు పరిమితి ఉంది: మీ జీవిక సంఘాన్ని అడగండి.',
    apply: 'మీ జీవిక సంఘం ద్వారా.',
    also: ['మీ కుటుంబంలో మరో మహిళ దీన్ని తీసుకోవడం లేదు.'],
  },
  'wb-bhabishyat': {
    name: 'భవిష్యత్ క్రెడిట్ కార్డు, పశ్చిమ బెంగాల్',
    benefit:
      '{scheme.wb-bhabishyat.max|before} వరకు రుణం; అందులో {scheme.wb-bhabishyat.subsidy} రాయితీ, {scheme.wb-bhabishyat.subsidy-max|before} వరకు; వడ్డీ {scheme.wb-bhabishyat.interest}; హామీ అక్కర్లేదు.',
    who: 'వయసు {scheme.wb-bhabishyat.age} ఉన్న యువత',
    note: 'భార్యాభర్తల్లో ఒకరికే. {scheme.wb-bhabishyat.elections|before}లో ఎన్నికలు జరిగాయి.',
    also: ['మీరు {scheme.wb-bhabishyat.resident}గా పశ్చిమ బెంగాల్‌లో ఉంటున్నారు.'],
  },
  'as-mahila-udyamita': {
    name: 'ముఖ్యమంత్రి మహిళా ఉద్యమితా అభియాన్, అస్సాం',
    benefit:
      '{scheme.as-mahila-udyamita.first}, తర్వాత బ్యాంకు ఇచ్చే {scheme.as-mahila-udyamita.bank}తో పాటు {scheme.as-mahila-udyamita.second}.',
    who: 'స్వయం సహాయక సంఘాల్లో ఉన్న ఊళ్లలోని మహిళలు; పిల్లల సంఖ్యపై నియమం ఉంది',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    apply: 'మీ స్వయం సహాయక సంఘం ద్వారా.',
    also: ['మీరు ఊళ్లో ఉంటారు.', 'పిల్లల సంఖ్యపై నియమం పాటిస్తారు.'],
  },
  'hp-rajiv-swarozgar': {
    name: 'రాజీవ్ గాంధీ స్వరోజ్‌గార్ స్టార్టప్, హిమాచల్ ప్రదేశ్',
    benefit:
      '{scheme.hp-rajiv-swarozgar.max|before} వరకు ప్రాజెక్టుకు {scheme.hp-rajiv-swarozgar.subsidy} రాయితీ (ఎలక్ట్రిక్ ట్యాక్సీకి {scheme.hp-rajiv-swarozgar.taxi}).',
    who: 'రాష్ట్రంలో ఉండేవారు; మహిళలకు, SC, ST, దివ్యాంగులకు ఎక్కువ',
    note: 'వయసు పరిమితులు ఉన్నాయి: ఇప్పటివి అడగండి. కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీరు రాష్ట్ర నివాసి.'],
  },
  'ga-cm-rozgar': {
    name: 'ముఖ్యమంత్రి రోజ్‌గార్ యోజన, గోవా',
    benefit: 'రాయితీతో {scheme.ga-cm-rozgar.max|before} వరకు రుణం.',
    who: '{scheme.ga-cm-rozgar.resident|before} నివాసం ఉన్నవారు, వయసు {scheme.ga-cm-rozgar.age} (వితంతువులు, SC, ST, OBC, దివ్యాంగులకు {scheme.ga-cm-rozgar.special-age|before} వరకు)',
    note: 'కొనసాగుతోందని చెప్పే ఈ ఏడాది పేజీ మాకు దొరకలేదు.',
    also: ['మీరు {scheme.ga-cm-rozgar.resident}గా గోవాలో ఉంటున్నారు.'],
  },
  'jk-mission-yuva': {
    name: 'మిషన్ YUVA, జమ్ము కశ్మీర్',
    benefit:
      '{scheme.jk-mission-yuva.small|before} వరకు చాలా చిన్న ప్రాజెక్టులకు సాయం; కొత్త సంస్థలకు {scheme.jk-mission-yuva.max|before} వరకు రుణాలపై {scheme.jk-mission-yuva.term|before} పాటు వడ్డీ {scheme.jk-mission-yuva.interest} తగ్గింపు.',
    who: 'మొదటి, కొత్త లేదా నడుస్తున్న సంస్థ ఉన్న యువత',
    note: 'వయసు గానీ ఈ ఏడాది నియమాలు గానీ మేం నిర్ధారించలేకపోయాం.',
  },
  'od-startup-msme': {
    name: 'ఒడిశా స్టార్టప్, MSME పాలసీలు',
    benefit: 'స్టార్టప్‌లకు {scheme.od-startup-msme.seed} ప్రారంభ డబ్బు; MSMEలకు మూలధన రాయితీ.',
    who: 'స్టార్టప్‌లు, MSMEలు',
    note: 'ఒక్కో రకం సాయానికి పాలసీలు పరిమితులు పెడతాయి.',
  },
  'dl-startup-guarantee': {
    name: 'ఢిల్లీ స్టార్టప్, MSME గ్యారంటీ పథకాలు',
    benefit: 'స్టార్టప్‌లకు నిధి, CGTMSEతో పాటు రాష్ట్ర గ్యారంటీ ఉన్నాయని ఇతరులు చెప్పారు. వాటి షరతులు మేం నిర్ధారించలేకపోయాం.',
    who: 'స్టార్టప్‌లు, సూక్ష్మ, చిన్న సంస్థలు',
  },
} as const satisfies SchemeTexts<typeof otherStateSchemes>;
