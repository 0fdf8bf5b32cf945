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

/** @param office in the oblique form, since से follows. */
const ask = (office: string) => `पता नहीं: ${office} से पूछें`;
/** An office whose fee, time and period no source names. */
const askAll = (office: string): NeedWords => ({
  fee: ask(office),
  time: ask(office),
  lasts: ask(office),
});
/** A duty without an application. */
const noPaper: NeedWords = {
  fee: 'पंजीकरण कराने को कुछ नहीं',
  time: 'आवेदन करने को कुछ नहीं',
  lasts: 'जब तक आप यह काम करते हैं',
};
const gstTime =
  'तेज़ रास्तों से {gst.registration.fast-days}, आम रास्ते से {gst.registration.days}, जहाँ अधिकारी देखने आए वहाँ {gst.registration.check-days}';
const untilEnded = 'जब तक आप ख़ुद बंद न करें या दफ़्तर रद्द न करे';

/** What the finder can name. `{…}` are figures. */
export const needs = {
  pan: need('पैन (PAN)', {
    fee: 'आधार से तुरंत ई-पैन: {finder.pan.instant}; छपा हुआ कार्ड: लगभग {finder.pan.fee}',
    time: 'तुरंत ई-पैन पोर्टल पर ही बन जाता है। कार्ड के लिए: आयकर विभाग से पूछें',
    lasts: 'ख़बरों के मुताबिक़ {finder.pan.validity} चलता है',
  }),
  company: need('कंपनी बनाना', {
    fee: '{company.fee.free-capital} तक की पूँजी पर फ़ॉर्म का शुल्क: {company.fee}; PAN और TAN के लगभग {company.fee.pan-tan}; और राज्य की स्टांप ड्यूटी',
    time: '{company.private.time}, हमारे अंदाज़े से',
    lasts: 'जब तक कंपनी बंद न हो। फ़ॉर्म हर साल भरने होते हैं',
  }),
  llp: need('LLP बनाना', {
    fee: 'लगाई गई रक़म के हिसाब से {company.llp.fee.first} से {company.llp.fee.fourth}, जब रक़म {company.llp.band.fourth} तक हो; और क़रार पर स्टांप ड्यूटी',
    time: '{company.llp.time}, हमारे अंदाज़े से',
    lasts: 'जब तक LLP बंद न हो। फ़ॉर्म हर साल भरने होते हैं',
  }),
  partnership: need('साझेदारी का पंजीकरण', {
    ...askAll('अपने राज्य के फ़र्मों के रजिस्ट्रार'),
    time: 'आंध्र प्रदेश में {state.andhra.partnership.decision}, उसके सिंगल डेस्क के एक पुराने पेज के मुताबिक़। और कहीं पता नहीं: अपने राज्य के फ़र्मों के रजिस्ट्रार से पूछें',
  }),
  'vending-certificate': need(
    'वेंडिंग सर्टिफिकेट (विक्रय प्रमाणपत्र) और पहचान पत्र',
    {
      fee: 'पता नहीं: नगर पालिका दफ़्तर से पूछें। यह शहर की विक्रय योजना तय करती है',
      time: ask('नगर पालिका दफ़्तर में नगर विक्रय समिति (TVC)'),
      lasts: 'दिन प्रमाणपत्र पर लिखा है। पहले से पता नहीं: नगर पालिका दफ़्तर से पूछें',
    },
    'वेंडिंग सर्टिफिकेट',
  ),
  'trade-licence': need('ट्रेड लाइसेंस', {
    fee: 'पता नहीं: शहर, क़स्बे या पंचायत से पूछें, वही तय करते हैं',
    time: ask('शहर, क़स्बे या पंचायत'),
    lasts: 'दिन लाइसेंस पर लिखा है। पहले से पता नहीं: उसी दफ़्तर से पूछें',
  }),
  'shops-act': need(
    'दुकान एवं स्थापना अधिनियम का पंजीकरण',
    {
      fee: 'पता नहीं: श्रम विभाग से पूछें। ज़्यादातर यह काम करने वालों की गिनती के साथ बढ़ता है',
      time: ask('अपने राज्य के श्रम विभाग'),
      lasts: ask('अपने राज्य के श्रम विभाग'),
    },
    'दुकान का पंजीकरण',
  ),
  'fire-noc': need('फ़ायर NOC', askAll('अपने राज्य के अग्निशमन विभाग')),
  'factory-licence': need('फ़ैक्टरी लाइसेंस', {
    ...askAll('अपने राज्य के कारख़ाना निरीक्षण दफ़्तर'),
    fee: 'पता नहीं: कारख़ाना निरीक्षण दफ़्तर से पूछें। यह काम करने वालों और बिजली पर टिका है',
  }),
  'pollution-consent': need(
    'प्रदूषण नियंत्रण बोर्ड की सहमति',
    {
      ...askAll('अपने राज्य के प्रदूषण नियंत्रण बोर्ड'),
      fee: 'पता नहीं: बोर्ड से पूछें। यह लगाए गए पैसे और श्रेणी पर टिका है',
      time: 'पानी और हवा के क़ानून बोर्ड को {sectors.pollution.decision} देते हैं; उसके बाद पानी के क़ानून वाली सहमति मिली मानी जाती है',
      lasts: 'समय सहमति में लिखा है। पहले से पता नहीं: बोर्ड से पूछें',
    },
    'प्रदूषण सहमति',
  ),
  'gas-storage': need('गैस या ईंधन रखने का लाइसेंस (PESO)', askAll('PESO'), 'गैस या ईंधन का लाइसेंस'),
  excise: need('शराब का आबकारी लाइसेंस', askAll('अपने राज्य के आबकारी विभाग'), 'आबकारी लाइसेंस'),
  'eating-house': need(
    'भोजनालय (ईटिंग हाउस) लाइसेंस',
    askAll('पुलिस की लाइसेंस शाखा या नगर पालिका दफ़्तर'),
  ),
  music: need('गाने बजाने का लाइसेंस', {
    ...askAll('कॉपीराइट सोसाइटी'),
    fee: 'यह सरकारी शुल्क नहीं। पता नहीं: कॉपीराइट सोसाइटी से उसकी दर पूछें',
  }),
  clinic: need(
    'क्लिनिक का पंजीकरण, और मेडिकल कचरा',
    {
      ...askAll('अपने राज्य के स्वास्थ्य विभाग और प्रदूषण बोर्ड'),
      time: 'केंद्र के क़ानून में अस्थायी प्रमाणपत्र के लिए {sectors.clinic.decision}। राज्य के क़ानून में: स्वास्थ्य विभाग से पूछें',
      lasts:
        'केंद्र के क़ानून में अस्थायी प्रमाणपत्र {sectors.clinic.provisional} और स्थायी {sectors.clinic.permanent}। राज्य के क़ानून में: स्वास्थ्य विभाग से पूछें',
    },
    'क्लिनिक का पंजीकरण',
  ),
  'drug-licence': need('दवा का लाइसेंस', {
    ...askAll('अपने राज्य के दवा नियंत्रण विभाग'),
    fee: 'ख़बरों के मुताबिक़ दवा बेचने के हर लाइसेंस के {sectors.drugs.fee}',
  }),
  cosmetics: need(
    'कॉस्मेटिक बनाने का लाइसेंस',
    {
      ...askAll('अपने राज्य के दवा नियंत्रण विभाग'),
      time: 'फ़ैसला {sectors.cosmetics.decision|before} के भीतर',
    },
    'कॉस्मेटिक लाइसेंस',
  ),
  'medical-devices': need(
    'मेडिकल उपकरणों का पंजीकरण या लाइसेंस',
    {
      ...askAll('अपने राज्य के दवा नियंत्रण विभाग'),
      fee: 'पता नहीं: दवा नियंत्रण विभाग से पूछें। यह उपकरण की श्रेणी पर टिका है',
    },
    'मेडिकल उपकरण',
  ),
  teaching: need('पढ़ाने के काम का राज्य में पंजीकरण', askAll('अपने राज्य के शिक्षा विभाग'), 'पढ़ाने का पंजीकरण'),
  rera: need('RERA पंजीकरण', {
    ...askAll('अपने राज्य के RERA प्राधिकरण'),
    time: 'प्रोजेक्ट के लिए {sectors.rera.decision}; जवाब न आए, तो पंजीकरण हुआ माना जाता है। एजेंट के लिए: प्राधिकरण से पूछें',
    lasts: 'प्रोजेक्ट के लिए आप जो समय बताते हैं, उतना। एजेंट के लिए: अपने राज्य के RERA प्राधिकरण से पूछें',
  }),
  'vehicle-permit': need(
    'परमिट और फ़िटनेस प्रमाणपत्र',
    {
      ...askAll('परिवहन दफ़्तर (RTO)'),
      lasts: 'परमिट {sectors.permit.validity}। फ़िटनेस प्रमाणपत्र के लिए: परिवहन दफ़्तर (RTO) से पूछें',
    },
    'गाड़ी का परमिट',
  ),
  'used-vehicles': need(
    'पुरानी गाड़ियों के डीलर की मंज़ूरी',
    {
      fee: ask('परिवहन दफ़्तर (RTO)'),
      time: 'फ़ैसला {sectors.used-vehicles.decision|before} के भीतर; जवाब न आए, तो मंज़ूर माना जाता है',
      lasts: '{sectors.used-vehicles.validity}',
    },
    'पुरानी गाड़ियों के डीलर',
  ),
  fssai: need('FSSAI पंजीकरण या लाइसेंस', {
    fee: 'काग़ज़ किस तरह का है, इस पर टिका है। FoSCoS दिखाता है',
    time: 'पता नहीं: खाद्य दफ़्तर से पूछें, या FoSCoS पर देखें',
    lasts: '{fssai.validity}; हर साल का शुल्क दें',
  }),
  'fssai-central': need('FSSAI केंद्रीय लाइसेंस', {
    fee: 'पता नहीं: FoSCoS दिखाता है',
    time: 'ज़्यादा से ज़्यादा {fssai.licence.decision}; तब तक जवाब न आए, तो काम शुरू कर सकते हैं',
    lasts: '{fssai.validity}; हर साल का शुल्क दें',
  }),
  bis: need(
    'BIS लाइसेंस (ISI मार्क)',
    {
      fee: 'आवेदन के {bis.fee.application}, इंस्पेक्टर के एक दिन के {bis.fee.inspection}, साल के {bis.fee.licence-year}, और सामान के हिसाब से मार्किंग फ़ीस; जाँच (टेस्ट) का ख़र्च अलग',
      time: '{bis.time}, हमारे अंदाज़े से',
      lasts: 'दिन लाइसेंस पर लिखा है। फ़ीस हर साल पहले से देनी होती है',
    },
    'BIS लाइसेंस',
  ),
  'bis-electronics': need(
    'इलेक्ट्रॉनिक्स का BIS पंजीकरण',
    {
      fee: 'ख़बरों के मुताबिक़ आवेदन के {bis.fee.registration-application} और साल के {bis.fee.registration-year}; जाँच (टेस्ट) और दूसरे ख़र्च अलग',
      time: ask('BIS'),
      lasts: ask('BIS'),
    },
    'इलेक्ट्रॉनिक्स का BIS',
  ),
  hallmark: need(
    'गहने वालों का हॉलमार्क पंजीकरण',
    {
      fee: 'ख़बरों के मुताबिक़ BIS इसका कोई शुल्क नहीं लेता',
      time: ask('BIS'),
      lasts: ask('BIS'),
    },
    'हॉलमार्क पंजीकरण',
  ),
  packer: need(
    'पैक करने वाले या आयात करने वाले का पंजीकरण, और लेबल',
    {
      fee: '{sectors.packer.fee}',
      time: '{barcode.packer-days|before} के भीतर आवेदन करें। कितना समय लगता है, पता नहीं: बाट-माप विभाग से पूछें',
      lasts: ask('अपने राज्य के बाट-माप विभाग'),
    },
    'पैकिंग और लेबल',
  ),
  scales: need(
    'मुहर लगे तराज़ू और माप',
    {
      fee: ask('अपने राज्य के बाट-माप विभाग'),
      time: ask('अपने राज्य के बाट-माप विभाग'),
      lasts:
        'ख़बरों के मुताबिक़ इलेक्ट्रॉनिक तराज़ू के लिए {vendor.scale.electronic}, दूसरों के लिए {vendor.scale.beam}',
    },
    'तराज़ू पर मुहर',
  ),
  plastic: need('मना किया हुआ प्लास्टिक न रखें', noPaper),
  tobacco: need('तंबाकू बेचने के नियम', noPaper, 'तंबाकू के नियम'),
  scrap: need(
    'एल्युमिनियम, ताँबे या जस्ते के कबाड़ का पंजीकरण',
    askAll('केंद्रीय प्रदूषण नियंत्रण बोर्ड'),
    'कबाड़ का पंजीकरण',
  ),
  gst: need('GST पंजीकरण', {
    fee: 'सरकारी शुल्क: {gst.registration.fee}',
    time: gstTime,
    lasts: untilEnded,
  }),
  'gst-enrolment': need(
    'ऐप से बेचने के लिए GST का नामांकन नंबर (एनरोलमेंट नंबर)',
    {
      fee: 'पता नहीं: GST पोर्टल दिखाता है। पंजीकरण का शुल्क: {gst.registration.fee}',
      time: 'पता नहीं: आवेदन करते समय GST पोर्टल दिखाता है',
      lasts: 'पता नहीं: GST दफ़्तर से पूछें',
    },
    'GST नामांकन नंबर',
  ),
  'gst-by-choice': need(
    'अपनी मर्ज़ी से GST पंजीकरण',
    {
      fee: 'सरकारी शुल्क: {gst.registration.fee}',
      time: gstTime,
      lasts: untilEnded,
    },
    'मर्ज़ी से GST',
  ),
  composition: need(
    'GST कंपोज़िशन स्कीम',
    {
      fee: 'इसे चुनने का कुछ नहीं लगता; टैक्स एक बँधी दर से देते हैं',
      time: 'पंजीकरण के साथ चुनें, या अगले साल के लिए {gst.due.composition-choice} तक',
      lasts: 'जब तक आप इसकी सीमाओं में रहें',
    },
    'बँधी दर पर GST',
  ),
  tds: need(
    'भुगतान से टैक्स काटना (TDS)',
    {
      ...noPaper,
      fee: 'काटने और जमा करने का कोई शुल्क नहीं',
    },
    'भुगतान पर TDS',
  ),
  'import-export-code': need(
    'आयात-निर्यात कोड (IEC)',
    {
      fee: '{sectors.iec.fee}',
      time: 'पता नहीं: आवेदन करते समय DGFT पोर्टल दिखाता है',
      lasts:
        'ख़बरों के मुताबिक़ इसकी {sectors.iec.validity}। हर साल {sectors.iec.confirm-from} से {sectors.iec.confirm-by} तक इसकी पुष्टि करें',
    },
    'आयात-निर्यात कोड',
  ),
  'export-council': need(
    'निर्यात परिषद की सदस्यता, बैंक कोड और LUT',
    {
      ...askAll('अपने सामान की निर्यात परिषद'),
      lasts: 'वचन-पत्र (LUT) हर साल {gst.due.export-undertaking} तक फिर से दिया जाता है',
    },
    'निर्यात परिषद',
  ),
  'export-board': need(
    'खाने और खेती के सामान का निर्यात पंजीकरण',
    {
      ...askAll('APEDA, स्पाइसेज़ बोर्ड या MPEDA'),
      lasts: 'APEDA में, जब तक रद्द न हो। दूसरों का पता नहीं: स्पाइसेज़ बोर्ड या MPEDA से पूछें',
    },
    'निर्यात बोर्ड',
  ),
  'worker-papers': need(
    'काम करने वालों के लिए नियुक्ति पत्र, वेतन पर्ची और रजिस्टर',
    {
      ...noPaper,
      lasts: 'जब तक आपके यहाँ लोग काम करते हैं',
    },
    'नियुक्ति पत्र, वेतन पर्ची',
  ),
  esi: need('ESI पंजीकरण', {
    fee: 'सरकारी शुल्क: {labour.esi.fee}',
    time: 'पता नहीं: ESIC से पूछें। बाद में हर महीने की {labour.due} तारीख़ तक पैसे देते हैं',
    lasts: 'पता नहीं: ESIC से पूछें',
  }),
  epf: need(
    'भविष्य निधि (PF) का पंजीकरण',
    {
      fee: 'सरकारी शुल्क: {labour.epf.fee}',
      time: 'पता नहीं: EPFO से पूछें। बाद में हर महीने की {labour.epf.due} तारीख़ तक पैसे देते हैं',
      lasts: 'पता नहीं: EPFO से पूछें',
    },
    'भविष्य निधि (PF)',
  ),
  posh: need(
    'यौन उत्पीड़न के ख़िलाफ़ आंतरिक समिति (Internal Committee)',
    {
      ...noPaper,
      lasts: 'जब तक आपके यहाँ {labour.posh.workers} लोग काम करते हैं। समिति हर साल रिपोर्ट देती है',
    },
    'आंतरिक समिति',
  ),
  'safety-registration': need(
    'सुरक्षा संहिता के तहत पंजीकरण',
    {
      ...askAll('अपने राज्य के श्रम विभाग'),
      time: 'संहिता आप पर लागू होने के {labour.safety.within|before} के भीतर आवेदन करें',
    },
    'सुरक्षा का पंजीकरण',
  ),
  'professional-tax': need(
    'काम करने वालों का पेशा कर (प्रोफ़ेशनल टैक्स)',
    {
      fee: 'पंजीकरण: {finder.free.professional-tax}। टैक्स उनकी तनख़्वाह से कटता है',
      time: ask('अपने राज्य के वाणिज्य कर विभाग'),
      lasts: 'जब तक उनकी तनख़्वाह पर टैक्स लगता है',
    },
    'पेशा कर, काम करने वाले',
  ),
  'professional-tax-own': need(
    'आपका अपना पेशा कर (प्रोफ़ेशनल टैक्स)',
    {
      fee: 'नाम दर्ज कराना: {finder.free.professional-tax}। टैक्स: साल में {professional-tax.max} तक',
      time: ask('अपने राज्य के वाणिज्य कर विभाग'),
      lasts: 'टैक्स हर साल फिर देना होता है',
    },
    'पेशा कर, अपना',
  ),
  'web-shop': need('ऑनलाइन दुकान के नियम', noPaper),
  privacy: need('निजता की सूचना और सहमति', noPaper),
  'bulk-messages': need(
    'SMS और कॉल भेजने वाले का पंजीकरण (DLT)',
    {
      ...askAll('अपनी फ़ोन कंपनी'),
      fee: 'यह सरकारी शुल्क नहीं। पता नहीं: अपनी फ़ोन कंपनी से पूछें',
    },
    'SMS भेजने वाले (DLT)',
  ),
  signboard: need('बोर्ड की भाषा और टैक्स', askAll('नगर पालिका दफ़्तर'), 'बोर्ड (साइनबोर्ड)'),
  udyam: need('उद्यम पंजीकरण', {
    fee: 'सरकारी शुल्क: {msme.registration.fee}',
    time: 'पता नहीं: आवेदन करते समय उद्यम पोर्टल दिखाता है',
    lasts: '{msme.registration.validity}',
  }),
  'udyam-assist': need('उद्यम असिस्ट प्रमाणपत्र', {
    fee: 'सरकारी शुल्क: {finder.free.udyam-assist}',
    time: ask('नाम दर्ज करने वाले बैंक या मददगार'),
    lasts: ask('नाम दर्ज करने वाले बैंक या मददगार'),
  }),
  svanidhi: need('पीएम स्वनिधि लोन', {
    fee: 'सरकारी शुल्क: {vendor.loan.fee}',
    time: ask('बैंक'),
    lasts: 'योजना {msme.svanidhi.ends} तक चलती है',
  }),
  eshram: need('ई-श्रम कार्ड', {
    fee: 'सरकारी शुल्क: {finder.free.eshram}',
    time: 'पता नहीं: आवेदन करते समय ई-श्रम पोर्टल दिखाता है',
    lasts: 'पता नहीं: ई-श्रम हेल्पडेस्क से पूछें',
  }),
  trademark: need('ट्रेडमार्क', {
    fee: 'एक श्रेणी (क्लास) का {trademark.fee.low}, अकेले व्यक्ति, स्टार्टअप या छोटे उद्यम के लिए; दूसरों के लिए {trademark.fee.high}',
    time: 'कोई आपत्ति न करे, तो {trademark.time.unopposed}, हमारे अंदाज़े से',
    lasts: 'आवेदन के दिन से {trademark.term}; फिर नवीनीकरण हो सकता है',
  }),
  barcode: need('बारकोड नंबर (GS1)', {
    fee: 'यह सरकारी शुल्क नहीं। GS1 India तय करता है, टर्नओवर और सामान की गिनती से',
    time: 'पता नहीं: GS1 India से पूछें',
    lasts: '{barcode.validity}',
  }),
  certificate: need('ISO या ZED प्रमाणपत्र', {
    fee: 'यह सरकारी शुल्क नहीं। प्रमाणपत्र देने वाली संस्था से पूछें',
    time: 'ISO की तैयारी में {iso.time.prepare}, हमारे अंदाज़े से। ऑडिट और ZED के लिए: प्रमाणपत्र देने वाली संस्था से पूछें',
    lasts: 'ISO प्रमाणपत्र {iso.validity}। ZED के लिए: उसके पोर्टल पर देखें',
  }),
  'government-buyers': need(
    'GeM पर विक्रेता का पंजीकरण',
    {
      fee: 'पंजीकरण: {finder.free.gem}। कॉशन मनी (ज़मानत की रक़म) पर ख़बरें अलग-अलग हैं: GeM पर देखें',
      time: 'पता नहीं: आवेदन करते समय GeM दिखाता है',
      lasts: 'पता नहीं: GeM से पूछें',
    },
    'GeM पंजीकरण',
  ),
  startup: need(
    'स्टार्टअप की मान्यता',
    {
      fee: 'सरकारी शुल्क: {finder.free.startup}',
      time: 'पता नहीं: DPIIT से पूछें',
      lasts:
        'जब तक फ़र्म {company.startup.age} की न हो जाए या टर्नओवर {company.startup.turnover} से ऊपर न जाए',
    },
    'स्टार्टअप मान्यता',
  ),
} satisfies TextIn<'hi', typeof englishNeeds>;

/** The papers, as a list to gather. */
export const documents = {
  pan: 'मालिक या फ़र्म का पैन',
  identity: 'आधार, या कोई दूसरा पहचान का सबूत',
  photo: 'आपका पासपोर्ट साइज़ फ़ोटो',
  mobile: 'मोबाइल नंबर, और ई-मेल पता जिसे आप खोल सकें',
  bank: 'बैंक खाता: पासबुक का पहला पन्ना या रद्द किया चेक',
  premises: 'जगह का सबूत: किरायानामा, बिजली का बिल या मकान मालिक की सहमति',
  'property-tax': 'इमारत के संपत्ति कर की ताज़ा रसीद',
  'shop-area': 'दुकान का क्षेत्रफल, और सड़क की चौड़ाई',
  'shop-photo': 'दुकान के फ़ोटो, बाहर और अंदर से',
  'food-list': 'जो खाना आप बेचते हैं, उसकी सूची',
  'vending-certificate': 'वेंडिंग सर्टिफिकेट, पहचान पत्र या अनुशंसा पत्र (LoR)',
  'vending-proof': 'कुछ भी, जो दिखाए कि आप कब से और कहाँ बेचते हैं: चालान, रसीदें, फ़ोटो',
  'start-date': 'कारोबार शुरू होने का दिन, और कितने लोग काम करते हैं',
  investment: 'आपकी मशीनें कितने की हैं, और पिछले साल की बिक्री',
  'worker-list': 'काम करने वालों की सूची: हर एक किस दिन काम पर लगा, और उसकी तनख़्वाह',
  'worker-identity': 'हर काम करने वाले का आधार, बैंक खाता और मोबाइल नंबर',
  'firm-papers': 'साझेदारी का क़रार या कंपनी बनने का प्रमाणपत्र',
  'address-proof': 'हर साझेदार या डायरेक्टर के घर के पते का सबूत',
  'company-names': 'एक-दो नाम जो आप चाहते हैं, और कारोबार क्या करेगा',
  'mark-image': 'मार्क: सादे अक्षरों में शब्द, या लोगो की साफ़ तस्वीर',
  'goods-list': 'आपके सामान या सेवाओं की सूची, सीधे शब्दों में',
  'business-proof': 'कारोबार का सबूत: उद्यम, फ़र्म के काग़ज़, GST या ट्रेड लाइसेंस',
  'factory-layout': 'वर्कशॉप का नक़्शा, और उसमें माल कैसे चलता है',
  'machine-list': 'मशीनों की सूची',
  'test-report': 'मान्यता वाली प्रयोगशाला की जाँच रिपोर्ट',
  'product-drawing': 'सामान और उसके लेबल का चित्र या फ़ोटो',
} satisfies TextIn<'hi', typeof englishDocuments>;

/** Who to ask, where there is no one portal. */
export const offices = {
  municipal: 'आपका नगर पालिका या नगर निगम दफ़्तर',
  vending: 'नगर पालिका या नगर निगम दफ़्तर: नगर विक्रय समिति (TVC) के बारे में पूछें',
  labour: 'आपके राज्य का श्रम विभाग',
  fire: 'आपके राज्य का अग्निशमन विभाग',
  pollution: 'आपके राज्य का प्रदूषण नियंत्रण बोर्ड',
  excise: 'आपके राज्य का आबकारी विभाग',
  police: 'पुलिस की लाइसेंस शाखा, या नगर पालिका दफ़्तर',
  health: 'आपके राज्य का स्वास्थ्य विभाग',
  drugs: 'आपके राज्य का दवा नियंत्रण विभाग',
  education: 'आपके राज्य का शिक्षा विभाग',
  rera: 'आपके राज्य का RERA प्राधिकरण',
  transport: 'क्षेत्रीय परिवहन दफ़्तर (RTO)',
  metrology: 'आपके राज्य का बाट-माप विभाग (लीगल मेट्रोलॉजी)',
  'state-tax': 'आपके राज्य का वाणिज्य कर विभाग',
  music: 'वह कॉपीराइट सोसाइटी, जिसके पास गानों के हक़ हैं',
  firms: 'आपके राज्य के फ़र्मों के रजिस्ट्रार',
  operator: 'आपकी फ़ोन कंपनी का पेज, जहाँ भेजने वाले पंजीकरण कराते हैं',
  online: 'पोर्टल पर, आपके फ़ोन से',
  none: 'आवेदन करने को कुछ नहीं: आप ख़ुद करते हैं',
} satisfies TextIn<'hi', typeof englishOffices>;

/** The same in two or three words. */
export const officesInShort = {
  municipal: 'नगर पालिका दफ़्तर',
  vending: 'नगर पालिका दफ़्तर',
  labour: 'श्रम दफ़्तर',
  fire: 'अग्निशमन विभाग',
  pollution: 'प्रदूषण बोर्ड',
  excise: 'आबकारी विभाग',
  police: 'पुलिस या नगर पालिका दफ़्तर',
  health: 'स्वास्थ्य विभाग',
  drugs: 'दवा नियंत्रण दफ़्तर',
  education: 'शिक्षा विभाग',
  rera: 'RERA प्राधिकरण',
  transport: 'परिवहन दफ़्तर (RTO)',
  metrology: 'बाट-माप दफ़्तर',
  'state-tax': 'राज्य का टैक्स दफ़्तर',
  music: 'कॉपीराइट सोसाइटी',
  firms: 'फ़र्मों के रजिस्ट्रार',
  operator: 'फ़ोन कंपनी',
  online: 'ऑनलाइन, आपके फ़ोन पर',
  none: 'आवेदन करने को कुछ नहीं',
} satisfies TextIn<'hi', typeof englishOfficesInShort>;

/** The municipal body of a place. */
export const municipalBodies = {
  ghmc: 'GHMC, आपका सर्कल दफ़्तर',
  cyberabad: 'साइबराबाद नगर निगम, आपका सर्कल दफ़्तर',
  malkajgiri: 'मलकाजगिरी नगर निगम, आपका सर्कल दफ़्तर',
  hyderabad:
    'GHMC, साइबराबाद या मलकाजगिरी नगर निगम: सर्कल दफ़्तर में पूछें कि आपका संपत्ति कर कौन-सा निगम लेता है',
  bengaluru: 'बेंगलुरु के आपके हिस्से का निगम',
  mumbai: 'मुंबई नगर निगम (BMC), आपका वार्ड दफ़्तर',
  pune: 'पुणे नगर निगम, आपका वार्ड दफ़्तर',
  chennai: 'ग्रेटर चेन्नई निगम, आपका ज़ोन दफ़्तर',
  kolkata: 'कोलकाता नगर निगम, लाइसेंस विभाग',
  delhi: 'दिल्ली नगर निगम, आपका ज़ोन दफ़्तर',
  town: 'आपका नगर पालिका या नगर निगम दफ़्तर',
  village: 'आपके गाँव की ग्राम पंचायत',
  unknown: 'वह दफ़्तर, जो इस जगह का संपत्ति कर लेता है: नगर पालिका या ग्राम पंचायत',
} satisfies TextIn<'hi', typeof englishMunicipalBodies>;
