import type { TextIn } from '../../../language.ts';
import type {
  documents as englishDocuments,
  municipalBodies as englishMunicipalBodies,
  needs as englishNeeds,
  offices as englishOffices,
  officesInShort as englishOfficesInShort,
} from '../../../en/tools/finder/needs.ts';

/** What every line of the finder says. Where no source names it, it says so, and who knows. */
interface NeedWords {
  /** What the government takes. */
  fee: string;
  /** How long it takes. */
  time: string;
  /** How long it holds. */
  lasts: string;
}

/** @param short the name in a row of the result, where the whole name is too long. */
const need = (name: string, words: NeedWords, short = name) => ({ name, short, ...words });

/** The office stands in the accusative. */
const ask = (office: string) => `తెలియదు: ${office} అడగండి`;
/** An office whose fee, time and period no source names. */
const askAll = (office: string): NeedWords => ({
  fee: ask(office),
  time: ask(office),
  lasts: ask(office),
});
/** A duty without an application. */
const noPaper: NeedWords = {
  fee: 'నమోదు అక్కర్లేదు',
  time: 'దరఖాస్తు అక్కర్లేదు',
  lasts: 'మీరు ఈ పని చేసినంత కాలం',
};
const gstTime =
  'త్వరగా అయ్యే పద్ధతుల్లో {gst.registration.fast-days}, మామూలుగా {gst.registration.days}, అధికారి చూడటానికి వస్తే {gst.registration.check-days}';
const untilEnded = 'మీరు ముగించే వరకు లేదా ఆఫీసు రద్దు చేసే వరకు';

/** What the finder can name. `{…}` are figures. */
export const needs = {
  pan: need('పాన్', {
    fee: 'ఆధార్‌తో తక్షణ ఈ-పాన్‌కు {finder.pan.instant}; ముద్రించిన కార్డుకు సుమారు {finder.pan.fee}',
    time: 'తక్షణ ఈ-పాన్ పోర్టల్‌లోనే వస్తుంది. కార్డుకు: ఆదాయపు పన్ను శాఖను అడగండి',
    lasts: 'చెల్లుబాటు {finder.pan.validity}, ఇతరులు చెప్పిన ప్రకారం',
  }),
  company: need('కంపెనీ ఏర్పాటు', {
    fee: '{company.fee.free-capital|before} వరకు మూలధనానికి ఫారం రుసుము {company.fee}; పాన్, TANకు సుమారు {company.fee.pan-tan}; దీనికి తోడు రాష్ట్ర స్టాంపు డ్యూటీ',
    time: '{company.private.time}, మా అంచనా ప్రకారం',
    lasts: 'కంపెనీ మూసే వరకు. ప్రతి ఏడాది ఫారాలు ఇవ్వాలి',
  }),
  llp: need('LLP ఏర్పాటు', {
    fee: '{company.llp.band.fourth|before} వరకు పెట్టుబడికి, దాన్ని బట్టి {company.llp.fee.first} నుంచి {company.llp.fee.fourth|before} వరకు; దీనికి తోడు ఒప్పందంపై స్టాంపు డ్యూటీ',
    time: '{company.llp.time}, మా అంచనా ప్రకారం',
    lasts: 'LLP మూసే వరకు. ప్రతి ఏడాది ఫారాలు ఇవ్వాలి',
  }),
  partnership: need('భాగస్వామ్య నమోదు', {
    ...askAll('మీ రాష్ట్రంలో సంస్థల రిజిస్ట్రార్‌ను'),
    time: 'ఆంధ్రప్రదేశ్‌లో {state.andhra.partnership.decision}, దాని సింగిల్ డెస్క్ పాత పేజీ ప్రకారం. ఇతర చోట్ల తెలియదు: మీ రాష్ట్రంలో సంస్థల రిజిస్ట్రార్‌ను అడగండి',
  }),
  'vending-certificate': need(
    'వెండింగ్ సర్టిఫికెట్, గుర్తింపు కార్డు',
    {
      fee: 'తెలియదు: మున్సిపల్ ఆఫీసును అడగండి. నగరం వెండింగ్ పథకం దీన్ని నిర్ణయిస్తుంది',
      time: ask('మీ మున్సిపల్ ఆఫీసులో టౌన్ వెండింగ్ కమిటీని'),
      lasts: 'తేదీ సర్టిఫికెట్‌పై ఉంటుంది. అంతకుముందు తెలియదు: మున్సిపల్ ఆఫీసును అడగండి',
    },
    'వెండింగ్ సర్టిఫికెట్',
  ),
  'trade-licence': need('ట్రేడ్ లైసెన్స్', {
    fee: 'తెలియదు: దీన్ని నిర్ణయించే నగరం, పట్టణం లేదా పంచాయతీని అడగండి',
    time: ask('నగరం, పట్టణం లేదా పంచాయతీని'),
    lasts: 'తేదీ లైసెన్స్‌పై ఉంటుంది. అంతకుముందు తెలియదు: అదే ఆఫీసును అడగండి',
  }),
  'shops-act': need(
    'దుకాణాలు, సంస్థల చట్టం కింద నమోదు',
    {
      fee: 'తెలియదు: కార్మిక శాఖను అడగండి. చాలా చోట్ల కార్మికులు పెరిగే కొద్దీ పెరుగుతుంది',
      time: ask('మీ రాష్ట్ర కార్మిక శాఖను'),
      lasts: ask('మీ రాష్ట్ర కార్మిక శాఖను'),
    },
    'దుకాణం నమోదు',
  ),
  'fire-noc': need('ఫైర్ NOC', askAll('మీ రాష్ట్ర అగ్నిమాపక శాఖను')),
  'factory-licence': need('ఫ్యాక్టరీ లైసెన్స్', {
    ...askAll('మీ రాష్ట్ర ఫ్యాక్టరీల తనిఖీ శాఖను'),
    fee: 'తెలియదు: ఫ్యాక్టరీల తనిఖీ శాఖను అడగండి. కార్మికులు, కరెంటును బట్టి ఉంటుంది',
  }),
  'pollution-consent': need(
    'కాలుష్య నియంత్రణ మండలి సమ్మతి',
    {
      ...askAll('మీ రాష్ట్ర కాలుష్య నియంత్రణ మండలిని'),
      fee: 'తెలియదు: మండలిని అడగండి. పెట్టుబడి, వర్గాన్ని బట్టి ఉంటుంది',
      time: 'నీటి, గాలి చట్టాలు మండలికి {sectors.pollution.decision} ఇస్తాయి; ఆ తర్వాత నీటి చట్టం కింద సమ్మతి ఇచ్చినట్టే లెక్క',
      lasts: 'ఎంతకాలమో సమ్మతి పత్రంలో ఉంటుంది. అంతకుముందు తెలియదు: మండలిని అడగండి',
    },
    'కాలుష్య మండలి సమ్మతి',
  ),
  'gas-storage': need('గ్యాస్ లేదా ఇంధనం నిల్వకు లైసెన్స్ (PESO)', askAll('PESOను'), 'గ్యాస్, ఇంధన లైసెన్స్'),
  excise: need('మద్యానికి ఎక్సైజ్ లైసెన్స్', askAll('మీ రాష్ట్ర ఎక్సైజ్ శాఖను'), 'ఎక్సైజ్ లైసెన్స్'),
  'eating-house': need('భోజనశాల లైసెన్స్', askAll('పోలీసు లైసెన్సింగ్ విభాగాన్ని లేదా మీ మున్సిపల్ ఆఫీసును')),
  music: need('పాటల లైసెన్స్', {
    ...askAll('కాపీరైట్ సొసైటీని'),
    fee: 'ఇది ప్రభుత్వ రుసుము కాదు. తెలియదు: కాపీరైట్ సొసైటీని దాని ధరలు అడగండి',
  }),
  clinic: need(
    'క్లినిక్ నమోదు, వైద్య వ్యర్థాలు',
    {
      ...askAll('మీ రాష్ట్ర ఆరోగ్య శాఖను, కాలుష్య మండలిని'),
      time: 'కేంద్ర చట్టం కింద, తాత్కాలిక సర్టిఫికెట్‌కు {sectors.clinic.decision}. రాష్ట్ర చట్టం కింద: ఆరోగ్య శాఖను అడగండి',
      lasts:
        'కేంద్ర చట్టం కింద, తాత్కాలిక సర్టిఫికెట్‌కు {sectors.clinic.provisional}, శాశ్వత సర్టిఫికెట్‌కు {sectors.clinic.permanent}. రాష్ట్ర చట్టం కింద: ఆరోగ్య శాఖను అడగండి',
    },
    'క్లినిక్ నమోదు',
  ),
  'drug-licence': need('మందుల లైసెన్స్', {
    ...askAll('మీ రాష్ట్ర ఔషధ నియంత్రణ శాఖను'),
    fee: 'మందులు అమ్మే ఒక్కో లైసెన్స్‌కు {sectors.drugs.fee}, ఇతరులు చెప్పిన ప్రకారం',
  }),
  cosmetics: need(
    'సౌందర్య సాధనాల తయారీ లైసెన్స్',
    {
      ...askAll('మీ రాష్ట్ర ఔషధ నియంత్రణ శాఖను'),
      time: '{sectors.cosmetics.decision|before} లోపు నిర్ణయం',
    },
    'సౌందర్య సాధనాలు',
  ),
  'medical-devices': need(
    'వైద్య పరికరాలకు నమోదు లేదా లైసెన్స్',
    {
      ...askAll('మీ రాష్ట్ర ఔషధ నియంత్రణ శాఖను'),
      fee: 'తెలియదు: ఔషధ నియంత్రణ శాఖను అడగండి. పరికరం తరగతిని బట్టి ఉంటుంది',
    },
    'వైద్య పరికరాలు',
  ),
  teaching: need('బోధనకు రాష్ట్ర నమోదు', askAll('మీ రాష్ట్ర విద్యా శాఖను'), 'బోధన నమోదు'),
  rera: need('RERA నమోదు', {
    ...askAll('మీ రాష్ట్ర RERA సంస్థను'),
    time: 'ప్రాజెక్టుకు {sectors.rera.decision}; జవాబు రాకపోతే నమోదైనట్టే లెక్క. ఏజెంటుకు: ఆ సంస్థను అడగండి',
    lasts: 'ప్రాజెక్టుకు మీరు చెప్పిన కాలం. ఏజెంటుకు: మీ రాష్ట్ర RERA సంస్థను అడగండి',
  }),
  'vehicle-permit': need(
    'పర్మిట్, ఫిట్‌నెస్ సర్టిఫికెట్',
    {
      ...askAll('ప్రాంతీయ రవాణా ఆఫీసును'),
      lasts: 'పర్మిట్‌కు {sectors.permit.validity}. ఫిట్‌నెస్ సర్టిఫికెట్‌కు: ప్రాంతీయ రవాణా ఆఫీసును అడగండి',
    },
    'వాహన పర్మిట్',
  ),
  'used-vehicles': need(
    'పాత వాహనాల డీలర్‌కు అధికార పత్రం',
    {
      fee: ask('ప్రాంతీయ రవాణా ఆఫీసును'),
      time: '{sectors.used-vehicles.decision|before} లోపు నిర్ణయం; జవాబు రాకపోతే ఇచ్చినట్టే లెక్క',
      lasts: '{sectors.used-vehicles.validity}',
    },
    'పాత వాహనాల డీలర్',
  ),
  fssai: need('FSSAI నమోదు లేదా లైసెన్స్', {
    fee: 'ఏ పత్రమో దాన్ని బట్టి ఉంటుంది. FoSCoS చూపిస్తుంది',
    time: 'తెలియదు: ఆహార ఆఫీసును అడగండి, లేదా FoSCoSలో చూడండి',
    lasts: '{fssai.validity}; ప్రతి ఏడాది రుసుము కట్టండి',
  }),
  'fssai-central': need('FSSAI కేంద్ర లైసెన్స్', {
    fee: 'తెలియదు: FoSCoS చూపిస్తుంది',
    time: 'గరిష్ఠంగా {fssai.licence.decision}; అప్పటికి జవాబు రాకపోతే మొదలుపెట్టవచ్చు',
    lasts: '{fssai.validity}; ప్రతి ఏడాది రుసుము కట్టండి',
  }),
  bis: need(
    'BIS లైసెన్స్ (ISI గుర్తు)',
    {
      fee: 'దరఖాస్తుకు {bis.fee.application}, ఇన్‌స్పెక్టర్ ఒక రోజుకు {bis.fee.inspection}, ఏడాదికి {bis.fee.licence-year}, వస్తువును బట్టి గుర్తు రుసుము; దీనికి తోడు పరీక్షలు',
      time: '{bis.time}, మా అంచనా ప్రకారం',
      lasts: 'తేదీ లైసెన్స్‌పై ఉంటుంది. రుసుము ప్రతి ఏడాది ముందుగా కట్టాలి',
    },
    'BIS లైసెన్స్',
  ),
  'bis-electronics': need(
    'ఎలక్ట్రానిక్స్‌కు BIS నమోదు',
    {
      fee: 'దరఖాస్తుకు {bis.fee.registration-application}, ఏడాదికి {bis.fee.registration-year}, ఇతరులు చెప్పిన ప్రకారం; దీనికి తోడు పరీక్షలు, ఇతర ఖర్చులు',
      time: ask('BISను'),
      lasts: ask('BISను'),
    },
    'ఎలక్ట్రానిక్స్‌కు BIS',
  ),
  hallmark: need(
    'నగల వ్యాపారులకు హాల్‌మార్క్ నమోదు',
    {
      fee: 'దీనికి BIS రుసుము తీసుకోదు, ఇతరులు చెప్పిన ప్రకారం',
      time: ask('BISను'),
      lasts: ask('BISను'),
    },
    'హాల్‌మార్క్ నమోదు',
  ),
  packer: need(
    'ప్యాక్ చేసేవారి లేదా దిగుమతిదారు నమోదు, లేబుల్',
    {
      fee: '{sectors.packer.fee}',
      time: '{barcode.packer-days|before} లోపు దరఖాస్తు చేయండి. ఎంత సమయం పడుతుందో తెలియదు: తూనికలు, కొలతల శాఖను అడగండి',
      lasts: ask('మీ రాష్ట్ర తూనికలు, కొలతల శాఖను'),
    },
    'ప్యాకింగ్, లేబుల్',
  ),
  scales: need(
    'ముద్ర వేసిన తూకాలు, కొలతలు',
    {
      fee: ask('మీ రాష్ట్ర తూనికలు, కొలతల శాఖను'),
      time: ask('మీ రాష్ట్ర తూనికలు, కొలతల శాఖను'),
      lasts:
        'ఎలక్ట్రానిక్ తూకానికి {vendor.scale.electronic}, ఇతర వాటికి {vendor.scale.beam}, ఇతరులు చెప్పిన ప్రకారం',
    },
    'తూకంపై ముద్ర',
  ),
  plastic: need('నిషేధించిన ప్లాస్టిక్ వద్దు', noPaper),
  tobacco: need('పొగాకు అమ్మకం నియమాలు', noPaper, 'పొగాకు నియమాలు'),
  scrap: need('అల్యూమినియం, రాగి లేదా జింకు తుక్కుకు నమోదు', askAll('కేంద్ర కాలుష్య నియంత్రణ మండలిని'), 'తుక్కు నమోదు'),
  gst: need('GST నమోదు', {
    fee: 'ప్రభుత్వం తీసుకునేది: {gst.registration.fee}',
    time: gstTime,
    lasts: untilEnded,
  }),
  'gst-enrolment': need(
    'యాప్‌లో అమ్మడానికి GST ఎన్‌రోల్‌మెంట్ నంబర్',
    {
      fee: 'తెలియదు: GST పోర్టల్ చూపిస్తుంది. నమోదుకు అయ్యేది {gst.registration.fee}',
      time: 'తెలియదు: దరఖాస్తు చేసేటప్పుడు GST పోర్టల్ చూపిస్తుంది',
      lasts: 'తెలియదు: GST ఆఫీసును అడగండి',
    },
    'GST ఎన్‌రోల్‌మెంట్',
  ),
  'gst-by-choice': need(
    'మీ ఇష్టంతో GST నమోదు',
    {
      fee: 'ప్రభుత్వం తీసుకునేది: {gst.registration.fee}',
      time: gstTime,
      lasts: untilEnded,
    },
    'ఇష్టంతో GST',
  ),
  composition: need(
    'GST కంపోజిషన్ స్కీమ్',
    {
      fee: 'ఎంచుకోవడానికి ఖర్చు లేదు; మీరు ఒకే స్థిర రేటుతో పన్ను కడతారు',
      time: 'నమోదుతో పాటే ఎంచుకోవాలి, లేదా వచ్చే ఏడాదికి {gst.due.composition-choice|before} లోపు',
      lasts: 'మీరు దాని పరిమితుల్లో ఉన్నంత కాలం',
    },
    'GST స్థిర రేటు',
  ),
  tds: need(
    'చెల్లింపుల్లో పన్ను కోయడం (TDS)',
    {
      ...noPaper,
      fee: 'కోసి కట్టడానికి రుసుము లేదు',
    },
    'చెల్లింపులపై TDS',
  ),
  'import-export-code': need(
    'దిగుమతి-ఎగుమతి కోడ్ (IEC)',
    {
      fee: '{sectors.iec.fee}',
      time: 'తెలియదు: దరఖాస్తు చేసేటప్పుడు DGFT పోర్టల్ చూపిస్తుంది',
      lasts:
        '{sectors.iec.validity}, ఇతరులు చెప్పిన ప్రకారం. ప్రతి ఏడాది {sectors.iec.confirm-from} నుంచి {sectors.iec.confirm-by|before} వరకు దాన్ని ధ్రువీకరించాలి',
    },
    'దిగుమతి-ఎగుమతి కోడ్',
  ),
  'export-council': need(
    'ఎగుమతి మండలి సభ్యత్వం, బ్యాంక్ కోడ్, LUT',
    {
      ...askAll('మీ వస్తువుకు సంబంధించిన ఎగుమతి మండలిని'),
      lasts: 'హామీ పత్రం (LUT) ప్రతి ఏడాది {gst.due.export-undertaking|before} లోపు మళ్లీ ఇవ్వాలి',
    },
    'ఎగుమతి మండలి',
  ),
  'export-board': need(
    'ఆహారం, వ్యవసాయ వస్తువుల ఎగుమతి నమోదు',
    {
      ...askAll('APEDA, స్పైసెస్ బోర్డ్ లేదా MPEDAను'),
      lasts: 'APEDAలో, రద్దయ్యే వరకు. మిగతావాటికి తెలియదు: స్పైసెస్ బోర్డ్ లేదా MPEDAను అడగండి',
    },
    'ఎగుమతి బోర్డు',
  ),
  'worker-papers': need(
    'కార్మికులకు నియామక పత్రాలు, జీతం చీటీలు, రిజిస్టర్‌లు',
    {
      ...noPaper,
      lasts: 'మీ దగ్గర కార్మికులు ఉన్నంత కాలం',
    },
    'నియామక పత్రాలు, చీటీలు',
  ),
  esi: need('ESI నమోదు', {
    fee: 'ప్రభుత్వం తీసుకునేది: {labour.esi.fee}',
    time: 'తెలియదు: ESICను అడగండి. తర్వాత ప్రతి నెల {labour.due}వ తేదీలోపు కట్టాలి',
    lasts: 'తెలియదు: ESICను అడగండి',
  }),
  epf: need(
    'భవిష్య నిధి (PF) నమోదు',
    {
      fee: 'ప్రభుత్వం తీసుకునేది: {labour.epf.fee}',
      time: 'తెలియదు: EPFOను అడగండి. తర్వాత ప్రతి నెల {labour.epf.due}వ తేదీలోపు కట్టాలి',
      lasts: 'తెలియదు: EPFOను అడగండి',
    },
    'భవిష్య నిధి (PF)',
  ),
  posh: need(
    'లైంగిక వేధింపులకు వ్యతిరేకంగా అంతర్గత కమిటీ',
    {
      ...noPaper,
      lasts: 'మీ దగ్గర {labour.posh.workers} మంది కార్మికులు ఉన్నంత కాలం. అది ప్రతి ఏడాది నివేదిక ఇస్తుంది',
    },
    'అంతర్గత కమిటీ',
  ),
  'safety-registration': need(
    'భద్రతా కోడ్ కింద నమోదు',
    {
      ...askAll('మీ రాష్ట్ర కార్మిక శాఖను'),
      time: 'కోడ్ మీకు వర్తించడం మొదలైన {labour.safety.within|before} లోపు దరఖాస్తు చేయండి',
    },
    'భద్రత నమోదు',
  ),
  'professional-tax': need(
    'మీ కార్మికుల వృత్తి పన్ను',
    {
      fee: 'నమోదు: {finder.free.professional-tax}. పన్ను వారి జీతం నుంచి వస్తుంది',
      time: ask('మీ రాష్ట్ర వాణిజ్య పన్నుల శాఖను'),
      lasts: 'వారి జీతంపై పన్ను ఉన్నంత కాలం',
    },
    'వృత్తి పన్ను, కార్మికులు',
  ),
  'professional-tax-own': need(
    'మీ సొంత వృత్తి పన్ను',
    {
      fee: 'పేరు నమోదు: {finder.free.professional-tax}. పన్ను: ఏడాదికి {professional-tax.max|before} వరకు',
      time: ask('మీ రాష్ట్ర వాణిజ్య పన్నుల శాఖను'),
      lasts: 'పన్ను ప్రతి ఏడాది మళ్లీ కట్టాలి',
    },
    'వృత్తి పన్ను, సొంతం',
  ),
  'web-shop': need('వెబ్ షాపు బాధ్యతలు', noPaper),
  privacy: need('గోప్యతా నోటీసు, సమ్మతి', noPaper),
  'bulk-messages': need(
    'SMS, కాల్స్ పంపడానికి నమోదు (DLT)',
    {
      ...askAll('మీ టెలిఫోన్ కంపెనీని'),
      fee: 'ఇది ప్రభుత్వ రుసుము కాదు. తెలియదు: మీ టెలిఫోన్ కంపెనీని అడగండి',
    },
    'SMS నమోదు (DLT)',
  ),
  signboard: need('బోర్డు భాష, పన్ను', askAll('మీ మున్సిపల్ ఆఫీసును'), 'బోర్డు'),
  udyam: need('ఉద్యమ్ రిజిస్ట్రేషన్', {
    fee: 'ప్రభుత్వం తీసుకునేది: {msme.registration.fee}',
    time: 'తెలియదు: దరఖాస్తు చేసేటప్పుడు ఉద్యమ్ పోర్టల్ చూపిస్తుంది',
    lasts: '{msme.registration.validity}',
  }),
  'udyam-assist': need('ఉద్యమ్ అసిస్ట్ సర్టిఫికెట్', {
    fee: 'ప్రభుత్వం తీసుకునేది: {finder.free.udyam-assist}',
    time: ask('మీ పేరు నమోదు చేసే బ్యాంకును లేదా సహాయకుడిని'),
    lasts: ask('మీ పేరు నమోదు చేసే బ్యాంకును లేదా సహాయకుడిని'),
  }),
  svanidhi: need('పీఎం స్వనిధి రుణం', {
    fee: 'ప్రభుత్వం తీసుకునేది: {vendor.loan.fee}',
    time: ask('బ్యాంకును'),
    lasts: 'పథకం {msme.svanidhi.ends|before} వరకు ఉంటుంది',
  }),
  eshram: need('ఈ-శ్రమ్ కార్డు', {
    fee: 'ప్రభుత్వం తీసుకునేది: {finder.free.eshram}',
    time: 'తెలియదు: దరఖాస్తు చేసేటప్పుడు ఈ-శ్రమ్ పోర్టల్ చూపిస్తుంది',
    lasts: 'తెలియదు: ఈ-శ్రమ్ హెల్ప్‌డెస్క్‌ను అడగండి',
  }),
  trademark: need('ట్రేడ్‌మార్క్', {
    fee: 'వ్యక్తికి, స్టార్టప్‌కు లేదా చిన్న సంస్థకు ఒక్కో తరగతికి {trademark.fee.low}; ఇతరులకు {trademark.fee.high}',
    time: 'ఎవరూ అభ్యంతరం చెప్పకపోతే {trademark.time.unopposed}, మా అంచనా ప్రకారం',
    lasts: 'దరఖాస్తు నుంచి {trademark.term}; తర్వాత పునరుద్ధరించుకోవచ్చు',
  }),
  barcode: need('బార్‌కోడ్ నంబర్లు (GS1)', {
    fee: 'ఇది ప్రభుత్వ రుసుము కాదు. టర్నోవర్, వస్తువుల సంఖ్యను బట్టి GS1 India నిర్ణయిస్తుంది',
    time: 'తెలియదు: GS1 Indiaను అడగండి',
    lasts: '{barcode.validity}',
  }),
  certificate: need('ISO లేదా ZED సర్టిఫికెట్', {
    fee: 'ఇది ప్రభుత్వ రుసుము కాదు. సర్టిఫికెట్ ఇచ్చే సంస్థను అడగండి',
    time: 'ISO సిద్ధం కావడానికి {iso.time.prepare}, మా అంచనా ప్రకారం. ఆడిట్‌కు, ZEDకు: సర్టిఫికెట్ ఇచ్చే సంస్థను అడగండి',
    lasts: 'ISO సర్టిఫికెట్‌కు {iso.validity}. ZEDకు: దాని పోర్టల్‌లో అడగండి',
  }),
  'government-buyers': need(
    'GeMలో అమ్మకందారుగా నమోదు',
    {
      fee: 'నమోదు: {finder.free.gem}. పూచీ డబ్బు గురించి చెప్పేవి ఒకదానికొకటి కలవడం లేదు: GeMలో చూడండి',
      time: 'తెలియదు: దరఖాస్తు చేసేటప్పుడు GeM చూపిస్తుంది',
      lasts: 'తెలియదు: GeMను అడగండి',
    },
    'GeM నమోదు',
  ),
  startup: need(
    'స్టార్టప్‌గా గుర్తింపు',
    {
      fee: 'ప్రభుత్వం తీసుకునేది: {finder.free.startup}',
      time: 'తెలియదు: DPIITను అడగండి',
      lasts: 'సంస్థకు {company.startup.age} నిండే వరకు లేదా టర్నోవర్ {company.startup.turnover} దాటే వరకు',
    },
    'స్టార్టప్ గుర్తింపు',
  ),
} satisfies TextIn<'te', typeof englishNeeds>;

/** The papers, as a list to gather. */
export const documents = {
  pan: 'యజమాని లేదా సంస్థ పాన్',
  identity: 'ఆధార్ లేదా మీరెవరో చూపే మరో రుజువు',
  photo: 'మీ ఫోటో, పాస్‌పోర్ట్ సైజు',
  mobile: 'మీరు తెరవగల మొబైల్ నంబర్, ఈమెయిల్ చిరునామా',
  bank: 'బ్యాంక్ ఖాతా: పాస్‌బుక్ మొదటి పేజీ లేదా రద్దు చేసిన చెక్కు',
  premises: 'చోటు రుజువు: అద్దె పత్రం, కరెంటు బిల్లు లేదా యజమాని సమ్మతి',
  'property-tax': 'భవనం తాజా ఆస్తి పన్ను రసీదు',
  'shop-area': 'దుకాణం విస్తీర్ణం, రోడ్డు వెడల్పు',
  'shop-photo': 'దుకాణం ఫోటోలు, బయట, లోపల',
  'food-list': 'మీరు అమ్మే ఆహారాల జాబితా',
  'vending-certificate': 'వెండింగ్ సర్టిఫికెట్, గుర్తింపు కార్డు లేదా సిఫారసు లేఖ',
  'vending-proof': 'ఎప్పటి నుంచి, ఎక్కడ అమ్ముతున్నారో చూపేది ఏదైనా: చలాన్‌లు, రసీదులు, ఫోటోలు',
  'start-date': 'వ్యాపారం మొదలైన రోజు, అందులో ఎంతమంది పని చేస్తారు',
  investment: 'మీ యంత్రాల ఖరీదు, గత ఏడాది మీ అమ్మకాలు',
  'worker-list': 'కార్మికుల జాబితా, చేరిన రోజు, జీతాలతో',
  'worker-identity': 'ఒక్కో కార్మికుడి ఆధార్, బ్యాంక్ ఖాతా, మొబైల్ నంబర్',
  'firm-papers': 'భాగస్వామ్య ఒప్పంద పత్రం లేదా కంపెనీ ఏర్పాటు సర్టిఫికెట్',
  'address-proof': 'ఒక్కో భాగస్వామి లేదా డైరెక్టర్ ఎక్కడ ఉంటారో రుజువు',
  'company-names': 'మీకు నచ్చిన ఒకటి రెండు పేర్లు, వ్యాపారం ఏం చేస్తుందో',
  'mark-image': 'గుర్తు: మామూలు అక్షరాల్లో పేరు, లేదా లోగో స్పష్టమైన బొమ్మ',
  'goods-list': 'మీ వస్తువులు లేదా సేవల జాబితా, మామూలు మాటల్లో',
  'business-proof': 'వ్యాపారం రుజువు: ఉద్యమ్, సంస్థ పత్రాలు, GST లేదా ట్రేడ్ లైసెన్స్',
  'factory-layout': 'వర్క్‌షాప్ ప్లాన్, అందులో సరుకు ఎలా కదులుతుందో',
  'machine-list': 'యంత్రాల జాబితా',
  'test-report': 'గుర్తింపు ఉన్న ల్యాబ్ పరీక్ష నివేదిక',
  'product-drawing': 'వస్తువు, దాని లేబుల్ బొమ్మ లేదా ఫోటో',
} as const satisfies TextIn<'te', typeof englishDocuments>;

/** Who to ask, where there is no one portal. */
export const offices = {
  municipal: 'మీ మున్సిపల్ ఆఫీసు',
  vending: 'మున్సిపల్ ఆఫీసు: టౌన్ వెండింగ్ కమిటీని అడగండి',
  labour: 'మీ రాష్ట్ర కార్మిక శాఖ',
  fire: 'మీ రాష్ట్ర అగ్నిమాపక శాఖ',
  pollution: 'మీ రాష్ట్ర కాలుష్య నియంత్రణ మండలి',
  excise: 'మీ రాష్ట్ర ఎక్సైజ్ శాఖ',
  police: 'పోలీసు లైసెన్సింగ్ విభాగం, లేదా మీ మున్సిపల్ ఆఫీసు',
  health: 'మీ రాష్ట్ర ఆరోగ్య శాఖ',
  drugs: 'మీ రాష్ట్ర ఔషధ నియంత్రణ శాఖ',
  education: 'మీ రాష్ట్ర విద్యా శాఖ',
  rera: 'మీ రాష్ట్ర RERA సంస్థ',
  transport: 'ప్రాంతీయ రవాణా ఆఫీసు (RTO)',
  metrology: 'మీ రాష్ట్ర తూనికలు, కొలతల శాఖ',
  'state-tax': 'మీ రాష్ట్ర వాణిజ్య పన్నుల శాఖ',
  music: 'పాటల హక్కులున్న కాపీరైట్ సొసైటీ',
  firms: 'మీ రాష్ట్రంలో సంస్థల రిజిస్ట్రార్',
  operator: 'పంపేవారి కోసం మీ టెలిఫోన్ కంపెనీ నమోదు పేజీ',
  online: 'పోర్టల్‌లో, మీ ఫోన్ నుంచే',
  none: 'దరఖాస్తు అక్కర్లేదు: మీరే చేసుకుంటారు',
} as const satisfies TextIn<'te', typeof englishOffices>;

/** The same in two or three words. */
export const officesInShort = {
  municipal: 'మున్సిపల్ ఆఫీసు',
  vending: 'మున్సిపల్ ఆఫీసు',
  labour: 'కార్మిక ఆఫీసు',
  fire: 'అగ్నిమాపక శాఖ',
  pollution: 'కాలుష్య మండలి',
  excise: 'ఎక్సైజ్ శాఖ',
  police: 'పోలీసు లేదా మున్సిపల్ ఆఫీసు',
  health: 'ఆరోగ్య శాఖ',
  drugs: 'ఔషధ నియంత్రణ శాఖ ఆఫీసు',
  education: 'విద్యా శాఖ',
  rera: 'RERA సంస్థ',
  transport: 'రవాణా ఆఫీసు (RTO)',
  metrology: 'తూనికల ఆఫీసు',
  'state-tax': 'రాష్ట్ర పన్ను ఆఫీసు',
  music: 'కాపీరైట్ సొసైటీ',
  firms: 'సంస్థల రిజిస్ట్రార్',
  operator: 'టెలిఫోన్ కంపెనీ',
  online: 'ఆన్‌లైన్, మీ ఫోన్‌లో',
  none: 'దరఖాస్తు అక్కర్లేదు',
} as const satisfies TextIn<'te', typeof englishOfficesInShort>;

/** The municipal body of a place. */
export const municipalBodies = {
  ghmc: 'GHMC, మీ సర్కిల్ ఆఫీసు',
  cyberabad: 'సైబరాబాద్ నగరపాలక సంస్థ, మీ సర్కిల్ ఆఫీసు',
  malkajgiri: 'మల్కాజిగిరి నగరపాలక సంస్థ, మీ సర్కిల్ ఆఫీసు',
  hyderabad: 'GHMC, సైబరాబాద్ లేదా మల్కాజిగిరి నగరపాలక సంస్థ: మీ ఆస్తి పన్ను ఏది తీసుకుంటుందో సర్కిల్ ఆఫీసులో అడగండి',
  bengaluru: 'బెంగళూరులో మీ ప్రాంతం నగరపాలక సంస్థ',
  mumbai: 'ముంబై నగరపాలక సంస్థ (BMC), మీ వార్డు ఆఫీసు',
  pune: 'పుణె నగరపాలక సంస్థ, మీ వార్డు ఆఫీసు',
  chennai: 'గ్రేటర్ చెన్నై నగరపాలక సంస్థ, మీ జోన్ ఆఫీసు',
  kolkata: 'కోల్‌కతా నగరపాలక సంస్థ, లైసెన్స్ విభాగం',
  delhi: 'ఢిల్లీ నగరపాలక సంస్థ, మీ జోన్ ఆఫీసు',
  town: 'మీ పట్టణం మున్సిపల్ ఆఫీసు',
  village: 'మీ గ్రామ పంచాయతీ',
  unknown: 'ఆ చోటి ఆస్తి పన్ను తీసుకునే ఆఫీసు: మున్సిపల్ ఆఫీసు లేదా గ్రామ పంచాయతీ',
} as const satisfies TextIn<'te', typeof englishMunicipalBodies>;
