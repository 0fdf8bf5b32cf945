import type { NeedId } from '../../../register/register.ts';
import type { TextIn } from '../../language.ts';
import type { text as english } from '../../en/tools/assistant-answers.ts';

/** One sentence or two for each question that figures answer. */
const figures = {
  'price.fssai': 'FSSAIలో సాయానికి మా ఫీజు **{price.fssai}**, ప్రభుత్వ రుసుము విడిగా. మీరే కూడా చేసుకోవచ్చు.',
  'fssai.vendor':
    'వెండింగ్ సర్టిఫికెట్ ఉన్న వీధి వ్యాపారి FSSAIలో నమోదైనట్టు లెక్క, దానికి కట్టాల్సింది **{fssai.vendor.fee}**. సర్టిఫికెట్ లేకపోతే: నడుస్తూ లేదా బండి మీద అమ్మేవారికి {fssai.hawker.fee|from} నుంచి అమల్లో ఉన్న ఆదేశం ప్రకారం {fssai.hawker.fee}; అది కొనసాగుతోందా అని మేం నిర్ధారించలేకపోయాం. మిగతా అందరూ వార్షిక రుసుము కడతారు: {fssai.registration.fee}. {fssai.registration.fee@2026-03-31|until} వరకు నమోదుకు ఏడాదికి {fssai.registration.fee@2026-03-31} ఉండేది.',
  'fssai.return':
    'లైసెన్స్ ఉన్న ఆహార తయారీదారులు, దిగుమతిదారులు గత ఏడాదికి వార్షిక రిటర్న్ **{fssai.annual-return.due}** లోపు దాఖలు చేస్తారు. ఆలస్యమైతే: రోజుకు **{fssai.annual-return.late-fee}**, గరిష్ఠంగా ఏడాది లైసెన్స్ రుసుముకు {fssai.annual-return.late-fee-cap} రెట్లు.',
  'fssai.penalty.unclean': 'ఆహారం అపరిశుభ్రంగా చేస్తే, నిర్వహిస్తే గరిష్ఠంగా **{fssai.penalty.unhygienic}** జరిమానా.',
  'fssai.penalty.unsafe':
    'సురక్షితం కాని ఆహారం అమ్మితే, ఎవరికీ హాని జరగకపోయినా: జరిమానా గరిష్ఠంగా **{fssai.penalty.unsafe}**, {fssai.penalty.unsafe-prison|before} వరకు జైలు.',
  'fssai.penalty.label':
    'తప్పుడు లేబుల్ ఉన్న ఆహారానికి జరిమానా గరిష్ఠంగా **{fssai.penalty.misbranded}**, నాసిరకం ఆహారానికి **{fssai.penalty.sub-standard}**, తప్పుదారి పట్టించే ప్రకటనకు **{fssai.penalty.misleading-advertisement}**.',
  'fssai.penalty':
    'లైసెన్స్ కావాల్సిన ఆహార వ్యాపారం అది లేకుండా నడిపితే: జరిమానా గరిష్ఠంగా **{fssai.penalty.no-licence}**. నమోదు మాత్రమే కావాల్సిన చిన్న వ్యాపారులకు ఆ సెక్షన్ వర్తించదు; విడిగా జరిమానా లేని ఉల్లంఘనకు గరిష్ఠంగా **{fssai.penalty.other}**.',
  'fssai.central':
    'ఏడాది టర్నోవర్ **{fssai.state.turnover-max}** దాటితే కేంద్ర లైసెన్స్ మొదలవుతుంది. ఇప్పుడు దాని రుసుము: {fssai.central.fee}. {fssai.central.fee@2026-03-31|until} వరకు ఏడాదికి {fssai.central.fee@2026-03-31} ఉండేది.',
  'fssai.state':
    'ఏడాది టర్నోవర్ {fssai.registration.turnover-max} దాటి **{fssai.state.turnover-max|before}** వరకు ఉంటే రాష్ట్ర లైసెన్స్ కావాలి. ఇప్పుడు దాని రుసుము: {fssai.state.fee}. {fssai.state.fee@2026-03-31|until} వరకు ఏడాదికి {fssai.state.fee@2026-03-31} ఉండేది.',
  'fssai.validity':
    'FSSAI నమోదుకు, లైసెన్స్‌కు ఇప్పుడు **{fssai.validity}**, **{fssai.renewal}**. వార్షిక రుసుము ఉంటుంది. “పునరుద్ధరణ” అని ఎవరికీ కట్టకండి.',
  'fssai.limit':
    'ఏడాది టర్నోవర్ **{fssai.registration.turnover-max|before}** వరకు FSSAI నమోదు చాలు, **{fssai.state.turnover-max|before}** వరకు రాష్ట్ర లైసెన్స్. అది దాటితే కేంద్ర లైసెన్స్.',
  'fssai.fee':
    'నమోదైనట్టు లెక్కకు వచ్చే వీధి వ్యాపారి కట్టాల్సింది **{fssai.vendor.fee}**; నడుస్తూ లేదా బండి మీద అమ్మే ఇతరులకు {fssai.hawker.fee|from} నుంచి అమల్లో ఉన్న ఆదేశం ప్రకారం {fssai.hawker.fee} (అది కొనసాగుతోందా అని మేం నిర్ధారించలేకపోయాం). మిగతా అందరికీ ఇప్పుడు నమోదు రుసుము: **{fssai.registration.fee}**. {fssai.registration.fee@2026-03-31|until} వరకు ఏడాదికి {fssai.registration.fee@2026-03-31} ఉండేది; కొత్త జాబితా మేం చూడలేదు.',
  'price.gst': 'GSTలో సాయానికి మా ఫీజు **{price.gst}**. ప్రభుత్వం దగ్గర అది ఉచితం.',
  'gst.restaurant':
    'రెస్టారెంట్‌లు **{gst.rate.restaurant}** GST వేస్తాయి, కట్టిన పన్నుకు క్రెడిట్ లేకుండా. కంపోజిషన్ స్కీమ్‌లో, మద్యం అమ్మని రెస్టారెంట్ తన టర్నోవర్‌లో {gst.composition.restaurant} కడుతుంది.',
  'gst.gold': 'బంగారం, వెండి, నగల మీద GST **{gst.rate.gold}**; కోసిన వజ్రాల మీద {gst.rate.diamond-cut}.',
  'gst.tobacco': 'పాన్ మసాలా, సిగరెట్లు, పొగాకు మీద GST **{gst.rate.tobacco}**; బీడీ మీద {gst.rate.bidi}.',
  'gst.composition.due':
    'కంపోజిషన్: ప్రతి త్రైమాసికం CMP-08 స్టేట్‌మెంట్, తర్వాతి నెల **{gst.due.cmp08}**వ తేదీలోపు; ఏడాది రిటర్న్ GSTR-4 **{gst.due.gstr4}** లోపు.',
  'gst.composition.choose': 'తర్వాతి ఏడాదికి కంపోజిషన్ స్కీమ్‌ను **{gst.due.composition-choice}** లోపు ఎంచుకోండి.',
  'gst.composition.marketplace':
    'కంపోజిషన్ స్కీమ్‌లో కట్టేవారు **{gst.registration.marketplace-relief}** నుంచి, ఒకే రాష్ట్రంలో, మార్కెట్‌ప్లేస్‌లో **వస్తువులు** అమ్మవచ్చు. యాప్ ద్వారా **సేవలు** అమ్మితే, వేరే రాష్ట్రాలకు లేదా దేశాలకు అమ్మితే ఈ స్కీమ్ ఉండదు.',
  'gst.composition.limit':
    'కంపోజిషన్ స్కీమ్ టర్నోవర్ వస్తువులకు, రెస్టారెంట్‌లకు **{gst.composition.limit|before}** వరకు (ఎనిమిది కొండ, ఈశాన్య రాష్ట్రాల్లో {gst.composition.limit-hill}), సేవలకు **{gst.composition.services-limit|before}** వరకు ఉంది. ఒకే రాష్ట్రంలో యాప్ ద్వారా వస్తువులు అమ్మినా అది పోదు, సేవలు అమ్మితే పోతుంది. ఐస్‌క్రీమ్, పాన్ మసాలా, పొగాకు, గ్యాస్ కూల్‌డ్రింక్‌లు, ఇటుకలు, పెంకులు తయారు చేసేవారికి మాత్రమే ఇది లేదు.',
  'gst.composition.rate':
    'టర్నోవర్ మీద కంపోజిషన్ పన్ను: వ్యాపారులు, తయారీదారులు **{gst.composition.trader}**, మద్యం అమ్మని రెస్టారెంట్‌లు **{gst.composition.restaurant}**, సేవలు **{gst.composition.services}**.',
  'gst.einvoice':
    'టర్నోవర్ **{gst.einvoice.turnover}** దాటితే ఈ-ఇన్‌వాయిస్‌లు కావాలి. {gst.einvoice.report-turnover|before} నుంచి వాటిని {gst.einvoice.report-days|before} లోపు నమోదు చేయాలి.',
  'gst.ewaybill': 'రవాణాలో ఉన్న సరుకు విలువ **{gst.ewaybill.value}** దాటితే ఈ-వే బిల్లు కావాలి.',
  'gst.annual':
    'వార్షిక రిటర్న్ GSTR-9 **{gst.annual-return.due}** లోపు ఇవ్వాలి. టర్నోవర్ **{gst.annual-return.turnover}** దాటితే అది తప్పనిసరి; {gst.reconciliation.turnover} దాటితే సరిపోలిక GSTR-9C.',
  'gst.late.nil':
    'కట్టాల్సింది ఏమీ లేని రిటర్న్ ఆలస్యంగా దాఖలు చేస్తే రోజుకు **{gst.late-fee.nil-day}**, గరిష్ఠంగా {gst.late-fee.nil-cap}.',
  'gst.interest': 'ఆలస్యంగా కట్టిన GSTకి ఏడాదికి **{gst.interest}** వడ్డీ, ఆలస్య రుసుముకు తోడు.',
  'gst.late':
    'GST రిటర్న్ ఆలస్యంగా దాఖలు చేస్తే రోజుకు **{gst.late-fee.day}**, టర్నోవర్ {gst.late-fee.small-turnover|before} వరకు ఒక రిటర్న్‌కు గరిష్ఠంగా {gst.late-fee.small-cap}. కట్టాల్సింది ఏమీ లేకపోతే రోజుకు **{gst.late-fee.nil-day}**, గరిష్ఠంగా {gst.late-fee.nil-cap}. ఆలస్యంగా కట్టిన పన్నుకు వడ్డీ: ఏడాదికి {gst.interest}.',
  'gst.quarterly':
    'టర్నోవర్ **{gst.quarterly.turnover-max|before}** వరకు ప్రతి త్రైమాసికం దాఖలు చేయవచ్చు: తర్వాతి నెల GSTR-1 **{gst.due.gstr1-quarter}**వ తేదీలోపు; GSTR-3B తెలంగాణ, దక్షిణ, పశ్చిమ, మధ్య రాష్ట్రాల్లో **{gst.due.gstr3b-quarter-south}**వ తేదీలోపు, ఉత్తర, తూర్పు రాష్ట్రాల్లో {gst.due.gstr3b-quarter-north}వ తేదీలోపు.',
  'gst.returns.due':
    'ప్రతి నెలా: తర్వాతి నెల GSTR-1 **{gst.due.gstr1}**వ తేదీలోపు, GSTR-3B **{gst.due.gstr3b}**వ తేదీలోపు. త్రైమాసికంగా దాఖలు చేసేవారికి వేరే తేదీలు: GSTR-1కు {gst.due.gstr1-quarter}, GSTR-3Bకి రాష్ట్రాన్ని బట్టి {gst.due.gstr3b-quarter-south} లేదా {gst.due.gstr3b-quarter-north}.',
  'gst.penalty':
    'తప్పనిసరి అయినా నమోదు చేసుకోకపోతే, పన్ను, వడ్డీకి తోడు జరిమానా **{gst.registration.penalty}**, లేదా కట్టాల్సిన పన్ను అంతకన్నా ఎక్కువైతే అది.',
  'gst.time':
    'GST నంబర్ వేగమైన మార్గాల్లో **{gst.registration.fast-days}**, మామూలు మార్గంలో **{gst.registration.days}**, అధికారి వచ్చి చూసే చోట {gst.registration.check-days|before} వరకు పడుతుంది.',
  'gst.audit':
    'అకౌంటెంట్ చేసే ఏడాది GST ఆడిట్: **{gst.audit.turnover}**. టర్నోవర్ {gst.reconciliation.turnover} దాటితే సరిపోలిక GSTR-9C దాఖలు చేసి మీరే ధ్రువీకరిస్తారు.',
  'gst.records': 'GST బిల్లులు, లెక్కలు వార్షిక రిటర్న్ గడువు రోజు నుంచి **{gst.records}** దాచుకోండి.',
  'gst.limit':
    'ఏడాది అమ్మకాలు తెలంగాణలో వస్తువులకైనా సేవలకైనా **{gst.limit.telangana}**, మిగతా రాష్ట్రాల్లో ఎక్కువ వాటిలో వస్తువులు మాత్రమే అయితే **{gst.limit.goods}**, సేవలకు **{gst.limit.services}**, మణిపూర్, మిజోరం, నాగాలాండ్, త్రిపురలో {gst.limit.special} దాటితే GST నమోదు చేసుకోండి. కొందరు టర్నోవర్ ఎంతైనా నమోదు చేసుకోవాలి.',
  'gst.fee':
    'GST నమోదుకు ప్రభుత్వ రుసుము: **{gst.registration.fee}**. మీకు సాయం కావాలంటేనే మా ఫీజు: {price.gst}.',
  'gst.rates':
    'GST రోజువారీ వస్తువుల్లో ఎక్కువ వాటి మీద **{gst.rate.low}**, మిగతా వస్తువులు, సేవల్లో ఎక్కువ వాటి మీద **{gst.rate.standard}**, విలాస, హానికర వస్తువుల మీద **{gst.rate.high}**. కొన్ని వస్తువుల మీద ఏమీ లేదు, కొన్నింటికి సొంత రేటు ఉంది.',
  'msme.vishwakarma':
    'పీఎం విశ్వకర్మ: చేత్తో చేసే {msme.vishwakarma.trades} వృత్తులకు మొదటి రుణం గరిష్ఠంగా **{msme.vishwakarma.first}**, రెండోది గరిష్ఠంగా **{msme.vishwakarma.second}**, ఏడాదికి **{msme.vishwakarma.interest}** వడ్డీతో.',
  'svanidhi.ends': 'పీఎం స్వనిధి **{msme.svanidhi.ends}** వరకు ఉంటుంది.',
  'svanidhi.cashback':
    'డిజిటల్ చెల్లింపులు తీసుకుంటే పీఎం స్వనిధి గరిష్ఠంగా **{vendor.loan.cashback}** క్యాష్‌బ్యాక్ ఇస్తుంది.',
  'svanidhi.interest': 'సమయానికి కట్టేవారికి పీఎం స్వనిధి ఏడాదికి **{msme.svanidhi.subsidy}** వడ్డీ తిరిగి ఇస్తుంది.',
  'svanidhi.fee': 'పీఎం స్వనిధి దరఖాస్తుకు ఖర్చు **{vendor.loan.fee}**. దానికి ఏజెంటుకు డబ్బు కట్టకండి.',
  'svanidhi.loan':
    'పీఎం స్వనిధి: మొదటి రుణం గరిష్ఠంగా **{msme.svanidhi.first}**, రెండోది గరిష్ఠంగా **{msme.svanidhi.second}**, మూడోది గరిష్ఠంగా **{msme.svanidhi.third}**, ఒక్కోటి అంతకుముందుది తీర్చాక. సమయానికి కట్టేవారికి ఏడాదికి {msme.svanidhi.subsidy} వడ్డీ తిరిగి వస్తుంది.',
  'mudra.loan':
    'ముద్ర రుణాలు: శిశు **{msme.mudra.shishu}** వరకు, కిశోర్ **{msme.mudra.kishor|before}** వరకు, తరుణ్ **{msme.mudra.tarun|before}** వరకు, తరుణ్ రుణం తీర్చినవారికి **{msme.mudra.max|before}** వరకు.',
  'msme.cgtmse':
    'CGTMSE **{msme.cgtmse.max|before}** వరకు రుణాలకు, రుణంలో **{msme.cgtmse.cover}** భాగానికి గ్యారంటీ ఇస్తుంది; మహిళలకు {msme.cgtmse.cover-women}.',
  'msme.collateral':
    'సూక్ష్మ, చిన్న వ్యాపారం నుంచి **{msme.no-collateral|before}** వరకు రుణానికి బ్యాంకు హామీ అడగకూడదు; మంచి రికార్డు ఉంటే {msme.no-collateral-good-record|before} వరకు.',
  'msme.late-buyer':
    'కొనుగోలుదారు సూక్ష్మ, చిన్న అమ్మకందారుకు ఒప్పుకున్న తేదీలోపు కట్టాలి, అది గరిష్ఠంగా **{msme.late.days|before}** లోపే ఉండాలి; తేదీ ఒప్పుకోకపోతే **{msme.late.days-no-date|before}** లోపు. ఆ తర్వాత రిజర్వ్ బ్యాంక్ బ్యాంకు రేటుకు {msme.late.multiple} రెట్లు వడ్డీ బాకీ పడతారు.',
  'msme.procurement':
    'కేంద్ర మంత్రిత్వ శాఖలు, సంస్థలు ఏడాది కొనుగోళ్లలో **{msme.procurement.share}** సూక్ష్మ, చిన్న సంస్థల నుంచి కొంటాయి; అందులో {msme.procurement.scst} SC లేదా ST వ్యాపారుల నుంచి, {msme.procurement.women} మహిళల నుంచి.',
  'msme.class':
    'సూక్ష్మ: పెట్టుబడి **{msme.micro.investment-max|before}** వరకు, ఏడాది టర్నోవర్ **{msme.micro.turnover-max|before}** వరకు. చిన్న: **{msme.small.investment-max}**, **{msme.small.turnover-max}**. మధ్య తరహా: **{msme.medium.investment-max}**, **{msme.medium.turnover-max}**.',
  'msme.validity': 'ఉద్యమ్ రిజిస్ట్రేషన్‌కు **{msme.registration.validity}**: పునరుద్ధరించాల్సింది ఏమీ లేదు.',
  'msme.fee':
    'ఉద్యమ్ రిజిస్ట్రేషన్‌కు ప్రభుత్వ రుసుము: **{msme.registration.fee}**, మార్పులకు, సర్టిఫికెట్ ప్రింట్‌కు కూడా.',
  'vendor.notice':
    'సర్టిఫికెట్ ఉన్న వ్యాపారికి, కదలడానికి ముందు, నోటీసు నుంచి **{vendor.notice}** ఉంటాయి. సర్వే పూర్తయి అందరికీ సర్టిఫికెట్లు ఇచ్చే వరకు ఎవరినీ ఖాళీ చేయించకూడదు. [ఏం చెప్పాలి, ఏం చేయాలి](/notice#told-to-move).',
  'vendor.goods':
    'స్వాధీనం చేసుకున్న సరుకు, మీరు అడిగి రుసుము కట్టాక, పాడయ్యేదైతే **{vendor.return-perishable}**, మిగతాది **{vendor.return-goods|before}** లోపు తిరిగి వస్తుంది. సంతకం ఉన్న జాబితా అడగండి. [ఏం చెప్పాలి, ఏం చేయాలి](/notice#goods-taken).',
  'vendor.penalty':
    'సర్టిఫికెట్ లేకుండా, లేదా దాని షరతులకు విరుద్ధంగా అమ్మితే, ఒక్కో తప్పుకు జరిమానా గరిష్ఠంగా **{vendor.penalty}**. నోటీసు గడువు ముగిశాక కదలకపోతే జరిమానా రోజుకు గరిష్ఠంగా {vendor.default-penalty}.',
  'vendor.age':
    'చట్టం ప్రకారం వెండింగ్ సర్టిఫికెట్ **{vendor.age-min|before}** వయసు నుంచి ఇస్తారు. రాష్ట్రం అంతకన్నా ఎక్కువ అడగవచ్చు: తెలంగాణ {vendor.age.telangana}, ఆంధ్రప్రదేశ్ {vendor.age.andhra} అడుగుతాయి.',
  'vendor.survey': 'టౌన్ వెండింగ్ కమిటీ వ్యాపారులను కనీసం **{vendor.survey-years|before}**కోసారి మళ్లీ సర్వే చేస్తుంది.',
  'trade.green-fund':
    'లైసెన్స్ రుసుముకు తోడు తెలంగాణ గ్రీన్ ఫండ్ ఉంటుంది: రుసుము {trade.ghmc.green-fund.fee-max} వరకు అందులో **{trade.ghmc.green-fund.share}**, తర్వాతి {trade.ghmc.green-fund.rounded-to}కు పైకి సవరించి; అంతకన్నా ఎక్కువ రుసుముకు {trade.ghmc.green-fund.above}.',
  'vendor.scale':
    'ఎలక్ట్రానిక్ తూకాన్ని **{vendor.scale.electronic|before}** తర్వాత, బాట్లు, త్రాసులను **{vendor.scale.beam|before}** తర్వాత మళ్లీ చూసి ముద్ర వేస్తారు.',
  'eshram.age':
    'ఈ-శ్రమ్ కార్డు **{labour.eshram.age|before}** వయసు ఉండి, ESI, PF రెండింటిలోనూ లేని, ఆదాయపు పన్ను కట్టని కార్మికులకు. అది ఉచితం.',
  'helpline.legal-aid':
    'ఉచిత న్యాయ సాయం: **[{helpline.legal-aid}](tel:{helpline.legal-aid})**కు ఫోన్ చేయండి.',
  'helpline.cybercrime':
    'ఆన్‌లైన్, చెల్లింపు మోసం: వెంటనే **[{helpline.cybercrime}](tel:{helpline.cybercrime})**కు ఫోన్ చేయండి.',
  'helpline.consumer': 'జాతీయ వినియోగదారుల హెల్ప్‌లైన్: **[{helpline.consumer}](tel:{helpline.consumer})**.',
  'helpline.bank':
    'బ్యాంకులు, రుణాలు ఇచ్చేవారి మీద ఫిర్యాదులు: **[{helpline.bank-complaints}](tel:{helpline.bank-complaints})**.',
  'fire.phone':
    'అగ్నిమాపక దళం: **[{fire.phone.fire}](tel:{fire.phone.fire})**. అన్ని అత్యవసరాలకు: **[{fire.phone.emergency}](tel:{fire.phone.emergency})**.',
  'trade.bengaluru':
    'బెంగళూరు: పునరుద్ధరణ {trade.bengaluru.opens}న మొదలవుతుంది; అదనం లేకుండా చివరి రోజు **{trade.bengaluru.closes}**. మార్చిలో **{trade.bengaluru.late.march}**, ఏప్రిల్ నుంచి **{trade.bengaluru.late.april}** కలుస్తుంది.',
  'trade.delhi':
    'ఢిల్లీ: సాధారణ వ్యాపార, నిల్వ లైసెన్స్ ఆస్తి పన్నులో **{trade.delhi.general}**, దానితోనే కడతారు; ఫ్యాక్టరీ లైసెన్స్ {trade.delhi.factory}.',
  'trade.shops-act':
    'తెలంగాణ: దుకాణం తెరిచిన **{trade.shops.telangana.within|before}** లోపు దుకాణాల చట్టం కింద నమోదు చేసుకోండి, తర్వాత ఏడాది రుసుము {trade.shops.telangana.annual-from} నుంచి {trade.shops.telangana.annual-by} వరకు కట్టండి. ఆంధ్రప్రదేశ్: {trade.shops.andhra.within}. కర్ణాటక: {trade.shops.karnataka.within}. గుజరాత్: {trade.shops.gujarat.within}. మహారాష్ట్రలో {trade.shops.maharashtra.workers} మంది కార్మికుల నుంచి, ఉత్తరప్రదేశ్‌లో {trade.shops.uttar-pradesh.workers} మంది నుంచి, తమిళనాడులో {trade.shops.tamil-nadu.workers} మంది నుంచి, రాజస్థాన్‌లో {trade.shops.rajasthan.exempt} మంది దాటితే.',
  'trade.unlicensed':
    'GHMC: లైసెన్స్ లేకుండా వ్యాపారం చేస్తే లైసెన్స్ రుసుములో **{trade.ghmc.unlicensed.once}**, తీసుకునే వరకు ఒక్కో నెలకు ఇంకో **{trade.ghmc.unlicensed.month}**.',
  'trade.renewal':
    'GHMC: లైసెన్స్ {trade.ghmc.year-end}‌తో ముగుస్తుంది. గత పునరుద్ధరణలో ఆలస్య రుసుము లేకుండా చివరి రోజు **{trade.ghmc.last-free-day}**; తర్వాత {trade.ghmc.late.first-days|before} వరకు రుసుములో {trade.ghmc.late.first}, ఆ తర్వాత {trade.ghmc.late.second} కలుస్తుంది. మామూలు నియమం ప్రకారం తర్వాతి ఏడాదికి **{trade.ghmc.apply-by}** లోపు దరఖాస్తు చేయండి.',
  'trade.fee':
    'GHMC, చదరపు అడుగుకు ఏడాదికి: {trade.ghmc.road.narrow} అడుగుల వరకు వెడల్పు రోడ్డు మీద **{trade.ghmc.rate.narrow}**, {trade.ghmc.road.wide} అడుగుల వరకు **{trade.ghmc.rate.middle}**, అంతకన్నా వెడల్పు రోడ్డు మీద **{trade.ghmc.rate.wide}**, దీనికి తోడు గ్రీన్ ఫండ్. ఒక్కో నగరానికి సొంత రేట్లు ఉన్నాయి.',
  'trademark.renewal':
    'ట్రేడ్‌మార్క్ పునరుద్ధరణకు ఆన్‌లైన్‌లో ఒక్కో తరగతికి **{trademark.fee.renewal}**; అదనపు గడువు నెలల్లో ఇంకో {trademark.fee.renewal-late}.',
  'trademark.term':
    'ట్రేడ్‌మార్క్ నమోదు **{trademark.term}** ఉంటుంది, మళ్లీ మళ్లీ పునరుద్ధరించవచ్చు. ముగియడానికి {trademark.renewal.opens} ముందు పునరుద్ధరణ మొదలవుతుంది; ముగిశాక అదనపు రుసుముతో {trademark.renewal.grace|before} అదనపు గడువు ఉంటుంది.',
  'trademark.reply': 'ట్రేడ్‌మార్క్ పరిశీలన రిపోర్ట్‌కు **{trademark.reply|before}** లోపు జవాబు ఇవ్వండి.',
  'trademark.opposition':
    'ట్రేడ్‌మార్క్ ప్రచురించిన **{trademark.opposition|before}** లోపు ఇతరులు వ్యతిరేకించవచ్చు. వ్యతిరేకతకు మీరు {trademark.counter|before} లోపు జవాబు ఇస్తారు; ఇతరుల గుర్తును వ్యతిరేకించడానికి {trademark.fee.opposition}.',
  'trademark.class.restaurant':
    'రెస్టారెంట్‌లు, టిఫిన్, క్యాటరింగ్: ట్రేడ్‌మార్క్ తరగతి **{trademark.class.restaurant}**.',
  'trademark.class.clothing': 'బట్టలు, చెప్పులు: ట్రేడ్‌మార్క్ తరగతి **{trademark.class.clothes}**.',
  'trademark.class.food':
    'ఆహారానికి ట్రేడ్‌మార్క్ తరగతులు: టీ, కాఫీ, మసాలాలు, బియ్యం, బ్రెడ్, స్వీట్లకు **{trademark.class.spices}**; పచ్చళ్లు, పాల ఉత్పత్తులు, వండిన కూరగాయలు, ఎండు పండ్లకు **{trademark.class.pickles}**; కూల్‌డ్రింక్స్, రసాలు, నీటికి **{trademark.class.drinks}**.',
  'trademark.class.shop':
    'దుకాణం నడపడం: ట్రేడ్‌మార్క్ తరగతి **{trademark.class.shop}**. సబ్బు, అగరబత్తి, కాస్మెటిక్స్: తరగతి **{trademark.class.soap}**.',
  'trademark.classes':
    'మొత్తం **{trademark.classes}** ట్రేడ్‌మార్క్ తరగతులు: వస్తువులకు {trademark.classes.goods}, సేవలకు {trademark.classes.services}.',
  'trademark.false':
    'నమోదు కాని గుర్తును నమోదైందని చెబితే జరిమానా గరిష్ఠంగా **{trademark.false-penalty}**, లేదా టర్నోవర్‌లో {trademark.false-penalty-share} అంతకన్నా తక్కువైతే అది.',
  'trademark.fast':
    'త్వరిత పరిశీలనకు వ్యక్తికి, స్టార్టప్‌కు, చిన్న సంస్థకు **{trademark.fee.expedited-low}**, మిగతా అందరికీ **{trademark.fee.expedited-high}**.',
  'trademark.fee':
    'ట్రేడ్‌మార్క్ దరఖాస్తుకు ఒక్కో గుర్తుకు, తరగతికి: వ్యక్తికి, గుర్తింపు ఉన్న స్టార్టప్‌కు, చిన్న సంస్థకు **{trademark.fee.low}**, మిగతా అందరికీ **{trademark.fee.high}**.',
  'trademark.time':
    'ఎవరూ వ్యతిరేకించకపోతే ట్రేడ్‌మార్క్‌కు **{trademark.time.unopposed}** పడుతుంది; {trademark.time} పడుతుందని ప్లాన్ చేసుకోండి. ఎవరూ హామీ ఇవ్వలేరు.',
  'company.kyc':
    'డైరెక్టర్ తన DIN వివరాలను **{company.director-check}**, **{company.director-check.due}** లోపు నిర్ధారించాలి. నిలిపివేసిన DINను మళ్లీ తెరిపించడానికి **{company.director-check.fee}**.',
  'company.llp.annual':
    'LLP ప్రతి ఏడాదీ “Form 11” **{company.llp.return}** లోపు, “Form 8” **{company.llp.accounts}** లోపు దాఖలు చేయాలి.',
  'company.commencement':
    'INC-20A ప్రకటనను నమోదు తర్వాత **{company.after.commencement|before}** లోపు దాఖలు చేయాలి. లేకపోతే కంపెనీ {company.commencement.penalty} జరిమానా కడుతుంది.',
  'company.late': 'కంపెనీ ఏడాది ఫారం ఆలస్యంగా దాఖలు చేస్తే ఒక్కో ఫారానికి రోజుకు **{company.late-day}**, పరిమితి లేదు.',
  'company.agm':
    'సభ్యుల వార్షిక సమావేశం **{company.agm}** లోపు జరగాలి; మొదటిది మొదటి ఏడాది ముగిసిన {company.agm.first|before} లోపు.',
  'company.filings':
    'లెక్కలు (AOC-4) వార్షిక సమావేశం తర్వాత **{company.accounts|before}** లోపు, వార్షిక రిటర్న్ **{company.return|before}** లోపు దాఖలు చేయాలి. రుణాలు, డిపాజిట్ల రిటర్న్ (DPT-3) {company.deposits} లోపు ఇవ్వాలి.',
  'company.audit-llp':
    'టర్నోవర్ **{company.llp.audit-turnover}**, లేదా పెట్టుబడి **{company.llp.audit-contribution}** దాటితే LLPకి ఆడిట్ ఉంటుంది.',
  'company.llp.members':
    'LLPకి కనీసం **{company.llp.partners-min}** భాగస్వాములు ఉండాలి; కనీస పెట్టుబడి: {company.llp.capital-min}.',
  'company.opc':
    'వన్ పర్సన్ కంపెనీకి సభ్యులు **{company.opc.members}**. ఏర్పాటుకు {company.opc.time} పడుతుంది. {company.opc.no-forced-conversion} నుంచి, పెరిగినా దాని రూపం మార్చుకోనక్కర్లేదు.',
  'company.private':
    'ప్రైవేట్ లిమిటెడ్ కంపెనీకి సభ్యులు **{company.private.members}**, డైరెక్టర్లు కనీసం **{company.private.directors-min}**. కనీస చెల్లించిన మూలధనం: **{company.capital-min}**.',
  'company.time':
    'మా అంచనా ప్రకారం ప్రైవేట్ లిమిటెడ్ కంపెనీ ఏర్పాటుకు **{company.private.time}**, LLPకి **{company.llp.time}**, వన్ పర్సన్ కంపెనీకి {company.opc.time} పడుతుంది.',
  'company.fee':
    'అధీకృత మూలధనం {company.fee.free-capital|before} వరకు ఉన్న కంపెనీకి మంత్రిత్వ శాఖ రుసుము **{company.fee}**; దీనికి తోడు రాష్ట్ర స్టాంప్ డ్యూటీ, PAN, TANకు సుమారు {company.fee.pan-tan}. మీకు సాయం కావాలంటేనే మా ఫీజు: {price.company}.',
  'company.startup':
    'స్టార్టప్‌గా గుర్తింపు: టర్నోవర్ **{company.startup.turnover|before}** వరకు, వయసు **{company.startup.age|before}** వరకు.',
  'iso.validity':
    'ISO సర్టిఫికెట్ **{iso.validity}** ఉంటుంది, {iso.surveillance|before} వ్యవధిలో కనీసం ఒకసారి పర్యవేక్షణ ఆడిట్ ఉంటుంది.',
  'iso.cost':
    'మా అంచనా ప్రకారం సర్టిఫికెట్‌కు నాణ్యతకు **{iso.cost.quality}**, పర్యావరణానికి {iso.cost.environment}, సమాచార భద్రతకు {iso.cost.security}, పని చోట భద్రతకు {iso.cost.safety} ఖర్చు.',
  'iso.time': 'ISOకు సిద్ధం కావడానికి **{iso.time.prepare}**, ఆడిట్‌కు {iso.time.audit} పడుతుంది.',
  'fire.noc':
    'తెలంగాణలో ఫైర్ NOC కావాల్సినవి: **{fire.telangana.commercial}** మీటర్లు దాటిన వాణిజ్య భవనాలు, {fire.telangana.residential} మీటర్ల నుంచి ఇళ్లు, {fire.telangana.assembly-plot} చదరపు మీటర్లు దాటిన స్థలంలో లేదా {fire.telangana.assembly-height} మీటర్ల ఎత్తు నుంచి ఉన్న జనం గుమిగూడే చోట్లు.',
  'fire.gas': 'వంట గ్యాస్ **{fire.gas.licence-above}** కిలోలు దాటి నిల్వ ఉంచితే లైసెన్స్ కావాలి.',
  'bis.fee':
    'BIS: లైసెన్స్ దరఖాస్తుకు **{bis.fee.application}**, తనిఖీకి ఒక్కో అధికారికి, రోజుకు **{bis.fee.inspection}**, లైసెన్స్‌కు ఏడాదికి {bis.fee.licence-year}. పరీక్ష, మార్కింగ్ రుసుము అదనం.',
  'bis.hallmark':
    'బంగారు నగల హాల్‌మార్కింగ్: టర్నోవర్ **{bis.hallmark.turnover|before}** వరకు నగల వ్యాపారులకు మినహాయింపు ఉంది.',
  'bis.time': 'దరఖాస్తు నుంచి BIS లైసెన్స్ వరకు: **{bis.time}**; తేలికైన విధానం లక్ష్యం {bis.time.simplified}.',
  'bis.validity':
    'BIS లైసెన్స్ గరిష్ఠంగా **{bis.licence.first|before}** కాలానికి ఇస్తారు, గరిష్ఠంగా {bis.licence.renewed|before} కాలానికి పునరుద్ధరిస్తారు, ప్రతి ఏడాదీ ముందే రుసుముతో; నమోదు, ఇతరులు చెప్పిన ప్రకారం, {bis.registration.first|before} కాలానికి.',
  'bis.cost':
    'మా అంచనా ప్రకారం అన్ని ఖర్చులు కలిపి: ISI గుర్తు **{bis.cost.isi}**, తప్పనిసరి నమోదు **{bis.cost.crs}**. దరఖాస్తుకు మాత్రం {bis.fee.application}.',
  'barcode.late':
    'బార్‌కోడ్ చందాను గడువు తీరాక **{barcode.grace|before}** వరకు జరిమానా లేకుండా పునరుద్ధరించవచ్చు; ఇంకో {barcode.late-days}, **{barcode.late-penalty}** జరిమానాతో.',
  'barcode.prefix': 'GS1 India ఇచ్చే నంబర్లు **{barcode.prefix}**తో మొదలవుతాయి. వస్తువు ఎక్కడ చేశారో అది చెప్పదు.',
  'barcode.renewal':
    '{barcode.pack-size} బార్‌కోడ్‌ల పునరుద్ధరణకు ఒక ఏడాదికి **{barcode.renewal.one}**, రెండేళ్లకు {barcode.renewal.two}, మూడేళ్లకు {barcode.renewal.three}.',
  'barcode.digits':
    'EAN-13 కోడ్‌లో **{barcode.digits.ean13}** అంకెలు, UPC-A కోడ్‌లో **{barcode.digits.upc}**, EAN-8 కోడ్‌లో {barcode.digits.ean8}.',
  'price.esi':
    'మా ఫీజు: ESIకి **{price.esi}**, PFకి **{price.epf}**. ప్రభుత్వం దగ్గర రెండూ ఉచితం, ఎవరైనా ఒంటరిగా నమోదు చేసుకోవచ్చు.',
  'labour.late':
    'ఆలస్యమైన ESI, PFకు ఏడాదికి **{labour.late.interest}** వడ్డీ; ఆలస్యమైన PFకు నెలకు **{labour.late.epf-damages}** నష్టపరిహారం కూడా.',
  'labour.due': 'ESI తర్వాతి నెల **{labour.due}**వ తేదీలోపు, PF **{labour.epf.due}**వ తేదీలోపు కట్టాలి.',
  'labour.esi.rates':
    'ESI: వేతనంలో కార్మికుడి వాటా **{labour.esi.worker}**, యజమాని వాటా **{labour.esi.employer}**.',
  'labour.epf.rates':
    'PF: వేతనంలో కార్మికుడి వాటా **{labour.epf.worker}**, యజమాని వాటా **{labour.epf.employer}**. యజమాని బీమాకు {labour.epf.insurance}, నిర్వహణకు {labour.epf.admin} కూడా కడతారు.',
  'labour.esi-and-epf.limit':
    'ESI **{labour.esi.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది, నెల వేతనం **{labour.esi.wage-max}** వరకు ఉన్నవారికి (వైకల్యం ఉన్న కార్మికులకు {labour.esi.wage-max-disability}).\nPF **{labour.epf.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది. నెల వేతనం **{labour.epf.ceiling}** వరకు అది తప్పనిసరి.',
  'labour.esi.limit':
    'ESI **{labour.esi.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది, నెల వేతనం **{labour.esi.wage-max}** వరకు ఉన్నవారికి (వైకల్యం ఉన్న కార్మికులకు {labour.esi.wage-max-disability}).',
  'labour.epf.limit':
    'PF **{labour.epf.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది. నెల వేతనం **{labour.epf.ceiling}** వరకు అది తప్పనిసరి.',
  'labour.registration-fee':
    'నమోదుకు ప్రభుత్వ రుసుము: ESIకి **{labour.esi.fee}**, PFకి **{labour.epf.fee}**.',
  'labour.gratuity':
    'గ్రాట్యుటీ **{labour.gratuity.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది, **{labour.gratuity.years}** పని చేశాక (నిర్ణీత కాలపు ఉద్యోగానికి {labour.gratuity.fixed-term-years}): ఒక్కో ఏడాదికి {labour.gratuity.days|before} వేతనం, గరిష్ఠంగా **{labour.gratuity.max}**.',
  'labour.bonus':
    'వార్షిక బోనస్ **{labour.bonus.workers}** మంది కార్మికుల నుంచి మొదలవుతుంది, వేతనంలో **{labour.bonus.rate}** ఉంటుంది.',
  'labour.maternity':
    'ప్రసూతి భృతి: **{labour.maternity.weeks}** వారాలు వేతనంలో **{labour.maternity.rate}**; మూడో బిడ్డ నుంచి, దత్తత తీసుకున్న తల్లులకు {labour.maternity.weeks-third} వారాలు.',
  'labour.posh':
    'లైంగిక వేధింపులపై అంతర్గత కమిటీ **{labour.posh.workers}** మంది కార్మికుల నుంచి కావాలి. దాని నివేదిక మామూలుగా {labour.posh.report} లోపు ఇవ్వాలి; మీ జిల్లా వేరే రోజు చెప్పవచ్చు. కమిటీ లేదా నివేదిక లేకపోతే జరిమానా {labour.posh.fine} వరకు పడవచ్చు.',
  'labour.professional-tax':
    'తెలంగాణ: నెల జీతం {labour.pt.wage-free} వరకు వృత్తి పన్ను లేదు, {labour.pt.middle-max} వరకు నెలకు **{labour.pt.middle}**, దాటితే నెలకు **{labour.pt.high}**. {labour.pt.due}వ తేదీలోపు కట్టాలి; ఏడాదికి గరిష్ఠంగా {professional-tax.max}.',
  'professional-tax.max':
    'ఏ రాష్ట్రమూ ఒక వ్యక్తి నుంచి ఏడాదికి **{professional-tax.max|before}** కంటే ఎక్కువ వృత్తి పన్ను తీసుకోకూడదు.',
  'labour.laws':
    'నాలుగు కార్మిక కోడ్‌లు **{labour.laws|from}** నుంచి అమల్లో ఉన్నాయి. అవి {labour.laws@2025-11-20} పాత కేంద్ర చట్టాల స్థానంలో వచ్చాయి.',
  'labour.wages.final': 'మానేసిన కార్మికుడికి **{labour.wages.final|before}** లోపు మొత్తం ఇవ్వాలి.',
  'labour.wages.due': 'నెల జీతం తర్వాతి నెల **{labour.wages.due}**వ తేదీలోపు ఇవ్వాలి.',
  'labour.minimum-wage':
    'నైపుణ్యం అక్కర్లేని పూర్తి రోజు పనికి నెలకు **{labour.minimum-wage.telangana}** కనీస వేతనమని తెలంగాణ ప్రకటించింది; నైపుణ్యం కావాల్సిన పనికి ఎక్కువ, చోటును బట్టి మారుతుంది. మీ పనికి ఎంతో కార్మిక ఆఫీసులో అడగండి.',
  'labour.hours':
    'తెలంగాణ: దుకాణం రోజుకు **{labour.hours.day}** గంటల పని, ఆఫీసు లేదా ఇతర సంస్థ {labour.hours.office-day} గంటల పని అడగవచ్చు; రెండూ వారానికి గరిష్ఠంగా **{labour.hours.week}** గంటలు.',
  'labour.welfare-fund':
    'తెలంగాణ కార్మిక సంక్షేమ నిధి, {labour.lwf.workers} మంది కార్మికుల నుంచి: ఏడాదికి యజమాని నుంచి **{labour.lwf.employer}**, ఒక్కో కార్మికుడి నుంచి {labour.lwf.worker}, **{labour.lwf.due}** లోపు.',
  'labour.epf.scheme':
    '**{labour.epf.scheme}** నుంచి PFకి కొత్త పథకం ఉంది. వాటాలు ఒక్కోటి {labour.epf.worker}, వేతన పరిమితి {labour.epf.ceiling}: అవి మారలేదు.',
  'labour.hiring':
    'ఉద్యోగ ప్రోత్సాహకం: {labour.hiring.ends} వరకు ఇచ్చిన ఉద్యోగాలకు, {labour.hiring.years|before} పాటు, యజమానికి నెలకు గరిష్ఠంగా **{labour.hiring.employer}**.',
  'tax.tds.who':
    'కంపెనీ, LLP లేదా భాగస్వామ్య సంస్థ కాంట్రాక్టర్‌కు ఒకేసారి **{income-tax.tds.contract-once}**, లేదా ఏడాదిలో **{income-tax.tds.contract-year}** దాటి కడితే పన్ను కోస్తుంది: వ్యక్తి నుంచి {income-tax.tds.contract-person}, ఇతరుల నుంచి {income-tax.tds.contract-other}. ఏకైక యజమాని, గత ఏడాది అమ్మకాలు {income-tax.tds.payer-sales} దాటితేనే అలా చేస్తారు; కొత్త చట్టంలో ఆ పరిమితిని మేం నిర్ధారించలేకపోయాం. అద్దె, ఫీజులు, జీతానికి సొంత పరిమితులు ఉన్నాయి.',
  'tax.tds':
    'చెల్లింపుల నుంచి కోసిన పన్ను (TDS) తర్వాతి నెల **{sectors.tax.deducted-day}**వ తేదీలోపు జమ చేయాలి. స్టేట్‌మెంట్‌లు {sectors.tax.deducted-july}, {sectors.tax.deducted-october}, {sectors.tax.deducted-january}, {sectors.tax.deducted-may} లోపు ఇవ్వాలి.',
  'tax.advance':
    'ఏడాది పన్ను **{sectors.tax.advance-above}** అయితే ముందస్తు పన్ను మొదలవుతుంది: {sectors.tax.advance-june}, {sectors.tax.advance-september}, {sectors.tax.advance-december}, {sectors.tax.advance-march} లోపు. అంచనా పథకంలో ఒకే చెల్లింపు, **{income-tax.presumptive.advance-tax}** లోపు.',
  'tax.profession':
    'జాబితాలో ఉన్న వృత్తికి వసూళ్లు **{sectors.tax.profession-limit|before}** వరకు (నగదు దాదాపు లేని చోట {sectors.tax.profession-limit-digital}) లాభాన్ని అంచనాగా లెక్కించవచ్చు: వసూళ్లలో **{sectors.tax.profession-share}** లాభంగా లెక్క.',
  'tax.presumptive':
    'వ్యాపారానికి అంచనా పన్ను: టర్నోవర్ **{income-tax.presumptive.turnover-max|before}** వరకు, లేదా నగదుగా గరిష్ఠంగా {income-tax.presumptive.cash-max} మాత్రమే వచ్చే చోట **{income-tax.presumptive.turnover-max-digital|before}** వరకు. బ్యాంకు, కార్డు, UPI వసూళ్లలో **{income-tax.presumptive.profit-digital}**, నగదులో **{income-tax.presumptive.profit-cash}** లాభమని చట్టం లెక్కిస్తుంది.',
  'tax.slabs':
    'ఆదాయపు పన్ను, కొత్త విధానం: **{income-tax.slab.1.up-to|before}** వరకు {income-tax.slab.1.rate}, {income-tax.slab.2.up-to|before} వరకు {income-tax.slab.2.rate}, {income-tax.slab.3.up-to|before} వరకు {income-tax.slab.3.rate}, {income-tax.slab.4.up-to|before} వరకు {income-tax.slab.4.rate}, {income-tax.slab.5.up-to|before} వరకు {income-tax.slab.5.rate}. పై మెట్లు, రిబేటు లెక్క పేజీలో ఉన్నాయి.',
  'tax.belated':
    'తప్పిపోయిన రిటర్న్‌ను ఆలస్యంగా **{income-tax.return-belated}** లోపు దాఖలు చేయవచ్చు. రుసుము {income-tax.late-fee}, లేదా ఆదాయం {income-tax.late-fee-small-income|before} వరకు {income-tax.late-fee-small}.',
  'tax.late':
    'ఆదాయపు పన్ను రిటర్న్ ఆలస్యమైతే **{income-tax.late-fee}**, లేదా ఆదాయం {income-tax.late-fee-small-income|before} వరకు **{income-tax.late-fee-small}**. చివరి రోజు {income-tax.return-belated}.',
  'tax.return':
    'ఆదాయపు పన్ను రిటర్న్: ఆడిట్ లేని వ్యాపారం **{income-tax.return-business}** లోపు, వ్యాపారం లేనివారు **{income-tax.return-no-business}** లోపు, కంపెనీ లేదా లెక్కలకు ఆడిట్ ఉన్నవారు **{income-tax.return-audit}** లోపు.',
  'sectors.bag': 'ప్లాస్టిక్ సంచుల మందం కనీసం **{sectors.bag.thickness}** మైక్రాన్‌లు ఉండాలి.',
  'sectors.iec':
    'దిగుమతి-ఎగుమతి కోడ్‌కు **{sectors.iec.fee}**. దాన్ని ప్రతి ఏడాదీ {sectors.iec.confirm-from} నుంచి **{sectors.iec.confirm-by}** వరకు నిర్ధారించాలి.',
  'sectors.factory':
    'కరెంటుతో **{sectors.factory.with-power}** మంది, కరెంటు లేకుండా **{sectors.factory.without-power}** మంది కార్మికుల నుంచి వర్క్‌షాప్ ఫ్యాక్టరీ అవుతుంది.',
  'sectors.rera':
    'స్థలం **{sectors.rera.area}** చదరపు మీటర్లు, లేదా **{sectors.rera.flats}** ఫ్లాట్లు దాటితే ప్రాజెక్టును RERAలో నమోదు చేయాలి.',
  'sectors.pharmacy':
    'మందుల దుకాణం కనీసం **{sectors.drugs.shop-area}** చదరపు మీటర్లు ఉండాలి; రిటైల్, హోల్‌సేల్ కలిపి {sectors.drugs.both-area}.',
  'sectors.data': 'వ్యక్తిగత డేటాను సరిగ్గా కాపాడకపోతే గరిష్ఠంగా **{sectors.data.penalty|before}** జరిమానా.',
  'pan.fee':
    'ఆధార్‌తో వెంటనే వచ్చే ఈ-పాన్‌కు ఖర్చు **{finder.pan.instant}**. ప్రింట్ కార్డుకు సుమారు **{finder.pan.fee}**. ఏడాది అమ్మకాలు {finder.pan.sales} దాటితే చట్టం పాన్ అడుగుతుంది.',
};

/** Yes or No before the sentence of a figure, where a question asks for it. */
const verdicts: Readonly<Partial<Record<keyof typeof figures, string>>> = {
  'gst.composition.marketplace': '**అవును**, మీ సొంత రాష్ట్రంలో వస్తువులకు; **లేదు**, యాప్ ద్వారా సేవలకు.',
  'fssai.vendor': '**అవును**, వెండింగ్ సర్టిఫికెట్ ఉన్న వ్యాపారికి; **కాదు**, మిగతా అందరికీ.',
  'fssai.fee': '**అవును**, వెండింగ్ సర్టిఫికెట్ ఉన్న వ్యాపారికి; **కాదు**, మిగతా అందరికీ.',
  'labour.professional-tax':
    '**అవును**, తెలంగాణలో నెల జీతం {labour.pt.wage-free} దాటితే; **లేదు**, అంతవరకు.',
  'professional-tax.max': '**లేదు**, ఏ రాష్ట్రంలోనూ: ఏడాదికి గరిష్ఠంగా {professional-tax.max}.',
};

/**
 * When a registration is needed and when not, for those whose answers the phone does not know. `{…}` are
 * figures of its rules.
 */
const bothWays: Readonly<Partial<Record<NeedId, { yes: string; no: string }>>> = {
  gst: {
    yes: 'మీ రాష్ట్ర పరిమితి దాటితే: ఏడాది అమ్మకాలు **{gst.limit.special|before}** నుంచి **{gst.limit.goods|before}** వరకు, రాష్ట్రాన్ని బట్టి. వేరే రాష్ట్రాలకు, వేరే దేశాలకు లేదా మార్కెట్‌ప్లేస్‌లో వస్తువులు అమ్మితే, ఎంత అమ్మినా కావాలి. మార్కెట్‌ప్లేస్‌లో ఎన్‌రోల్‌మెంట్ నంబర్ చాలవచ్చు.',
    no: 'మీ సొంత రాష్ట్రంలో, మార్కెట్‌ప్లేస్ లేకుండా, పరిమితిలోపు అమ్మితే; మీరు అమ్మేవన్నీ GST లేనివైతే.',
  },
  fssai: {
    yes: 'బండి మీదైనా, ఇంట్లో అయినా, ఆహారం తయారు చేస్తే, అమ్మితే లేదా తీసుకెళ్తే.',
    no: 'ఆహారం పని ఏదీ చేయకపోతే. నగరంలో నమోదైన వ్యాపారి నమోదైనట్టే లెక్క.',
  },
  'vending-certificate': {
    yes: 'పట్టణం వీధుల్లో అమ్మితే.',
    no: 'దుకాణంలో, ఇంట్లో లేదా గ్రామంలో అయితే.',
  },
  'trade-licence': {
    yes: 'నగరాల్లో చాలావరకు, దుకాణానికి, భోజనశాలకు, కస్టమర్లు వచ్చే ఆఫీసుకు.',
    no: 'బండికి: దాని పత్రం వెండింగ్ సర్టిఫికెట్.',
  },
  'shops-act': {
    yes: 'తెలంగాణ, కర్ణాటకలో ప్రతి దుకాణానికి, మహారాష్ట్రలో {trade.shops.maharashtra.workers} మంది కార్మికుల నుంచి.',
    no: 'మహారాష్ట్రలో అంతకన్నా తక్కువ మంది కార్మికులు ఉంటే: అక్కడ ఆన్‌లైన్‌లో సమాచారం ఇస్తే చాలు. మిగతా రాష్ట్రాల్లో అడగండి.',
  },
  epf: { yes: '**{labour.epf.workers}** మంది కార్మికుల నుంచి.', no: 'అంతకన్నా తక్కువ మంది కార్మికులు ఉంటే.' },
  esi: {
    yes: '**{labour.esi.workers}** మంది కార్మికుల నుంచి, జాబితాలోని ప్రమాదకర పనిలో మొదటి వ్యక్తి నుంచే.',
    no: 'అంతకన్నా తక్కువ మంది కార్మికులు ఉంటే.',
  },
  'import-export-code': {
    yes: 'వస్తువులు దిగుమతి లేదా ఎగుమతి చేస్తే.',
    no: 'భారత్‌లోనే వ్యాపారం చేస్తే, లేదా సేవలు మాత్రమే ఎగుమతి చేస్తే.',
  },
  scales: { yes: 'అమ్మేవాటిని తూచితే లేదా కొలిస్తే.', no: 'అలా చేయకపోతే.' },
};

/** What the register of the law answers. */
const register = {
  bothWays,
  yes: (name: string) => `**అవును**, ఇది మీకు కావాలి: ${name}.`,
  likely: (name: string) => `**బహుశా అవును**: ${name}. రాష్ట్రం, నగరం లేదా ఆఫీసు నిర్ణయిస్తుంది: అక్కడ అడగండి.`,
  no: (name: string) => `**అక్కర్లేదు**, ఇది మీకు అవసరం లేదు: ${name}.`,
  choice: (name: string) => `**అక్కర్లేదు**, ఇది ఎవరికీ తప్పనిసరి కాదు: ${name}. కావాలంటే ఎంచుకోవచ్చు.`,
  onlyYes: (text: string) => `**అవును**, ${text}`,
  onlyNo: (text: string) => `**అక్కర్లేదు**, ${text}`,
  decidedBy: (questions: string) => `ఈ ప్రశ్నలకు మీ జవాబులను బట్టి తేలింది: ${questions}.`,
  decidedByQuestion: (sentences: string) => `మీరు రాసినదాన్ని బట్టి తేలింది: ${sentences}`,
  assumes: (gaps: string) => `ఇలా అనుకున్నాం: ${gaps}.`,
  assumed: {
    kind: 'మీది మామూలు దుకాణం లేదా సేవ',
    reach: 'మీ రాష్ట్రం బయట అమ్మకాలు లేవు',
    online: 'ఆన్‌లైన్‌లో అమ్మకాలు లేవు',
    products: 'ఐస్‌క్రీమ్, పాన్ మసాలా, పొగాకు, ఇటుకలు, పెంకులు అమ్మరు',
    supply: 'మీరు అమ్మేవాటిపై GST ఉంటుంది',
  },
  byAnswers: 'ఈ ఫోన్‌లో సేవ్ అయిన జవాబుల ప్రకారం నియమాలు ఇలా చెబుతున్నాయి.',
  hangsOn: (question: string, finder: string) =>
    `అవునా కాదా అన్నది ఒక జవాబును బట్టి ఉంటుంది: **${question}** జవాబు ${finder}లో ఇవ్వండి.`,
  free: { yes: '**అవును**, ప్రభుత్వం దగ్గర ఉచితం.', no: '**కాదు**, రుసుము ఉంది.' },
  finder: 'లైసెన్స్ ఫైండర్',
  calendar: 'క్యాలెండర్',
  needed: 'ఈ ఫోన్‌లోని జవాబుల ప్రకారం మీకు ఇవి కావాలి:',
  ask: 'వీటి గురించి అడగండి:',
  nothing: 'ఈ ఫోన్‌లోని జవాబుల ప్రకారం చట్టం ఏ నమోదూ అడగదు.',
  tell: (finder: string) => `ఏ వ్యాపారం? ${finder} ప్రశ్నలకు జవాబు ఇవ్వండి: అప్పుడు మీకు ఏం కావాలో ఇక్కడ చెబుతాను.`,
  due: 'ఈ ఫోన్‌లోని క్యాలెండర్ ప్రకారం ఈ నెల చేయాల్సినవి:',
  overdue: 'గడువు దాటినవి, అయినట్టు గుర్తు పెట్టనివి:',
  done: 'అయింది',
  noDates: (calendar: string) =>
    `ఈ ఫోన్‌లోని క్యాలెండర్‌లో ఈ నెల చేయాల్సింది ఏమీ లేదు. మీరు ${calendar}లో చెప్పిందే దానికి తెలుసు.`,
  setUp: (calendar: string) =>
    `మీ తేదీలు నాకు ఇంకా తెలియవు. ${calendar} సిద్ధం చేయండి: అప్పుడు చేయాల్సినవి ఇక్కడ చెబుతాను.`,
};

/** How an answer begins that is no plain Yes or No. */
const sides = {
  decided: {
    yes: '**అవును**, మీరు రాసిన దాన్ని బట్టి.',
    no: '**కాదు**, మీరు రాసిన దాన్ని బట్టి.',
  },
  sum: (amount: string) => `**${amount}**, మీరు రాసిన దాన్ని బట్టి.`,
  rule: (line: string) => `నియమం: ${line}`,
  depends: 'అది మీ పరిస్థితిని బట్టి ఉంటుంది:',
  needed: { yes: '**అవును, అది కావాలి.**', no: '**లేదు, అది అక్కర్లేదు.**' },
  ifAsked: (need: string, line: string) => `మీరు “${need}” అని అడుగుతుంటే: ${line}`,
};

const fromPage = {
  yes: (sentence: string) => `**అవును.** ${sentence}`,
  no: (sentence: string) => `**కాదు.** ${sentence}`,
  ended: (row: string) => `${row}.`,
};

/** What the phone answers by itself; the parts around figures and quoted passages. */
export const text = {
  fromPage,
  sides,
  figures,
  verdicts,
  register,
  overdue: 'ఈ అంకెల ఆధారాలను ఈపాటికి మళ్లీ చదవాల్సింది: వాటిని నమ్మే ముందు ప్రభుత్వ పోర్టల్‌లో సరిచూడండి.',
  howKnown: (figures: readonly string[], how: string) => `${figures.join(', ')}: ${how}`,
  from: (link: string, reviewedOn: string | undefined) =>
    reviewedOn ? `${link}, సరిచూసింది ${reviewedOn}` : link,
  place: (title: string, heading: string) => (heading ? `${title}: ${heading}` : title),
  notRead: 'ఆ పేజీ ఈ ఫోన్‌లో సేవ్ కాలేదు: సిగ్నల్ ఉన్నప్పుడు తెరవండి.',
  unknown: (search: string, contact: string) =>
    `ఇది మా గైడ్‌లలో దొరకలేదు, అందుకే జవాబు ఇవ్వడం లేదు. ఒకటి రెండు మాటలతో ${search} ప్రయత్నించండి, లేదా ${contact}: ఒక మనిషి జవాబు ఇస్తారు. సిగ్నల్ లేకపోతే మీ సందేశం ఈ ఫోన్‌లో ఆగి ఉంటుంది.`,
  next: (link: string) => `తర్వాత: ${link}.`,
  unsure: (places: readonly string[], contact: string) =>
    `మీరు అడిగింది సరిగ్గా అర్థం కాలేదు. బహుశా వీటిలో ఒకటి:\n\n${places.map((place) => `- ${place}`).join('\n')}\n\nకాకపోతే, ${contact}: ఒక మనిషి జవాబు ఇస్తారు. సిగ్నల్ లేకపోతే మీ సందేశం ఈ ఫోన్‌లో ఆగి ఉంటుంది.`,
  searchLink: 'వెతుకులాట',
  contactLink: 'మా ఆఫీసును అడగండి',
  declined: (rights: string, legalAid: string) =>
    `దీనికి నేను సాయం చేయను: అది మీకు లేదా ఇతరులకు హాని చేయవచ్చు, చట్టానికి విరుద్ధం. ఎవరైనా డబ్బు అడిగినా, బెదిరించినా, ${rights} చదవండి, లేదా ఉచిత న్యాయ సాయానికి ${legalAid}కు ఫోన్ చేయండి.`,
  rightsLink: 'అధికారి వస్తే మీరు ఏం చేయవచ్చు',
} as const satisfies TextIn<'te', typeof english>;
