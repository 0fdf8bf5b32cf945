import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { vendorSchemes } from '../../../tools/schemes/model/vendors-and-loans.ts';

/** Street vendors, micro loans and guarantees of the central government */
export const vendors = {
  'pm-svanidhi': {
    name: 'पीएम स्वनिधि',
    benefit:
      'काम के लिए बिना गारंटी लोन: {msme.svanidhi.first}, फिर {msme.svanidhi.second}, फिर {msme.svanidhi.third}। समय पर चुकाने पर {msme.svanidhi.subsidy} ब्याज वापस, दूसरा लोन समय पर चुकाने के बाद UPI से जुड़ा {msme.svanidhi.card|before} तक का रुपे क्रेडिट कार्ड, और {vendor.loan.cashback|before} तक कैशबैक।',
    who: 'पथ विक्रेता',
    apply:
      'पोर्टल पर आवेदन करें। आपके पास शहर का पहचान पत्र हो, या शहर के विक्रेता सर्वे में नाम हो, या अनुशंसा पत्र (LoR) हो, जो यही पोर्टल देता है।',
  },
  'svanidhi-se-samriddhi': {
    name: 'स्वनिधि से समृद्धि',
    benefit: 'विक्रेताओं के परिवारों को बीमा, पेंशन, राशन, ई-श्रम, जच्चा-बच्चा और दूसरी योजनाओं से जोड़ती है।',
    who: 'पीएम स्वनिधि लोन वाले विक्रेताओं के परिवार',
    also: ['आपके परिवार के पास पीएम स्वनिधि का लोन है।'],
  },
  'mudra-shishu': {
    name: 'पीएम मुद्रा योजना: शिशु',
    benefit: '{msme.mudra.shishu|before} तक का लोन, बिना गारंटी।',
    who: 'कोई व्यक्ति, अकेला मालिक या फ़र्म',
  },
  'mudra-kishor': {
    name: 'पीएम मुद्रा योजना: किशोर',
    benefit:
      '{msme.mudra.shishu|before} से ऊपर और {msme.mudra.kishor|before} तक का लोन, बिना गारंटी।',
    who: 'कोई व्यक्ति, अकेला मालिक या फ़र्म',
  },
  'mudra-tarun': {
    name: 'पीएम मुद्रा योजना: तरुण',
    benefit: '{msme.mudra.kishor|before} से ऊपर और {msme.mudra.tarun|before} तक का लोन, बिना गारंटी।',
    who: 'कोई व्यक्ति, अकेला मालिक या फ़र्म',
  },
  'mudra-tarun-plus': {
    name: 'पीएम मुद्रा योजना: तरुण प्लस',
    benefit:
      '{msme.mudra.tarun|before} से ऊपर और {msme.mudra.max|before} तक का लोन, बिना गारंटी, उनके लिए जो तरुण लोन चुका चुके हैं।',
    who: 'कोई व्यक्ति, अकेला मालिक या फ़र्म, जिसने तरुण लोन चुका दिया है',
    also: ['आपने तरुण लोन चुका दिया है।'],
  },
  cgfmu: {
    name: 'छोटे कारोबारों की क्रेडिट गारंटी (CGFMU)',
    benefit: '{msme.mudra.max|before} तक के मुद्रा लोन के पीछे सरकारी गारंटी: आप कोई गारंटी नहीं देते।',
    who: 'मुद्रा लोन वाले सूक्ष्म कारोबार; गारंटी बैंक लेता है',
    apply: 'आपको आवेदन नहीं करना। मुद्रा लोन देते समय बैंक ही गारंटी माँगता है।',
  },
  cgtmse: {
    name: 'CGTMSE क्रेडिट गारंटी',
    benefit:
      '{msme.cgtmse.max|before} तक के बिना गारंटी लोन के {msme.cgtmse.cover} हिस्से की सरकारी गारंटी।',
    who: 'नए और चल रहे सूक्ष्म और लघु कारोबार, अपने बैंक के ज़रिए',
    apply: 'अपने बैंक से CGTMSE वाला लोन माँगें। गारंटी बैंक माँगता है।',
  },
  'rbi-no-security': {
    name: 'रिज़र्व बैंक का नियम: छोटे लोन पर गारंटी नहीं',
    benefit:
      'बैंक को {msme.no-collateral|before} तक के लोन पर गारंटी नहीं लेनी; रिकॉर्ड अच्छा हो, तो {msme.no-collateral-good-record|before} तक।',
    who: 'सूक्ष्म और लघु कारोबार',
    apply: 'आवेदन करने को कुछ नहीं है: बैंक को यह नियम बताएँ।',
  },
  'eclgs-5': {
    name: 'ECLGS 5.0 आपात लोन',
    benefit:
      'और लोन, जनवरी से {scheme.eclgs-5.used-until} तक काम के लिए ली गई सबसे बड़ी रक़म के {scheme.eclgs-5.credit} तक, ज़्यादा से ज़्यादा {scheme.eclgs-5.max}। MSME के लिए पूरी गारंटी, गारंटी की कोई फ़ीस नहीं, {scheme.eclgs-5.term} के लिए, जिनमें पहले साल कुछ नहीं चुकाना।',
    who: 'जिनकी {scheme.eclgs-5.limit-day} को काम के पैसे की लिमिट थी और खाता ठीक चल रहा था',
    apply: 'उसी बैंक से पूछें, जिसने आपको काम के पैसे की लिमिट दी।',
    also: ['{scheme.eclgs-5.limit-day} को आपकी काम के पैसे की लिमिट थी, और खाता ठीक चल रहा है।'],
  },
  'mcgs-msme': {
    name: 'MSME के लिए म्यूचुअल क्रेडिट गारंटी योजना',
    benefit:
      'मशीनों के {scheme.mcgs-msme.max|before} तक के लोन पर {scheme.mcgs-msme.guarantee} गारंटी।',
    who: 'उद्यम पंजीकरण वाले MSME',
    note: '{scheme.mcgs-msme.launched} में शुरू हुई।',
    apply: 'अपने बैंक से पूछें। गारंटी बैंक माँगता है।',
    also: ['ख़र्च का कम से कम {scheme.mcgs-msme.machines} मशीनों का है, और आपका कोई लोन डूबा हुआ नहीं है।'],
  },
  'stand-up-india': {
    name: 'स्टैंड-अप इंडिया',
    benefit: 'पहले था: पहले कारोबार के लिए {scheme.stand-up-india.loan} का लोन।',
    who: 'SC, ST और महिलाएँ, नई इकाई के लिए',
    note: 'इसकी जगह पहली बार कारोबार करने वालों की एक योजना घोषित हुई।',
  },
  'first-time-entrepreneurs': {
    name: 'पहला कारोबार करने वाली 5 लाख महिलाओं, SC और ST की योजना',
    benefit:
      '{scheme.first-time-entrepreneurs.budget} के बजट में घोषित: पाँच साल में {scheme.first-time-entrepreneurs.max|before} तक के लोन।',
    who: 'पहला कारोबार करने वाली महिलाएँ, SC और ST',
    note: 'ख़बरों के मुताबिक़ बदली हुई स्टैंड-अप इंडिया लगभग {scheme.first-time-entrepreneurs.reported} में आनी थी। वह शुरू हुई, इसकी हम पुष्टि नहीं कर सके।',
  },
  'me-card': {
    name: 'सूक्ष्म कारोबारों का क्रेडिट कार्ड (ME-Card)',
    benefit: 'उद्यम पंजीकरण वाले सूक्ष्म कारोबारों के लिए {scheme.me-card.max|before} तक का क्रेडिट कार्ड।',
    who: 'उद्यम पंजीकरण वाले सूक्ष्म कारोबार',
    note: '{scheme.me-card.announced} में घोषित। बैंकों से इसे देने को कहा गया: अपने बैंक से पूछें कि वह देता है या नहीं।',
  },
  'pm-vishwakarma': {
    name: 'पीएम विश्वकर्मा',
    benefit:
      'प्रमाणपत्र, ट्रेनिंग में दिन के {scheme.pm-vishwakarma.stipend}, औज़ारों के लिए {scheme.pm-vishwakarma.tools}, {msme.vishwakarma.first} और फिर {msme.vishwakarma.second} का लोन {msme.vishwakarma.interest} ब्याज पर, और डिजिटल भुगतान पर इनाम।',
    who: '{msme.vishwakarma.trades} धंधों में से किसी में हाथ से काम करने वाले कारीगर',
    note: 'एक ख़बर कहती है कि और कारीगरों का पंजीकरण नहीं हो रहा। हम पुष्टि नहीं कर सके: कॉमन सर्विस सेंटर पर पूछें।',
    also: [
      'आपका धंधा योजना की सूची में है। आपके परिवार (पति, पत्नी, कुँवारे बच्चे) में किसी के पास सरकारी नौकरी या यह योजना नहीं है।',
      'आपने पिछले {scheme.pm-vishwakarma.loan-free|before} में PMEGP, पीएम स्वनिधि या मुद्रा का लोन नहीं लिया, या मुद्रा या पीएम स्वनिधि का लोन चुका दिया है।',
    ],
  },
  pmegp: {
    name: 'PMEGP, पहला लोन',
    benefit:
      'प्रोजेक्ट के {scheme.pmegp.subsidy} की सब्सिडी (विशेष वर्ग: शहर में {scheme.pmegp.special-town}, गाँव में {scheme.pmegp.special-village}), सामान बनाने के {scheme.pmegp.max-making|before} तक के या सेवा के {scheme.pmegp.max-services|before} तक के प्रोजेक्ट पर।',
    who: 'कोई भी व्यक्ति, स्वयं सहायता समूह, ट्रस्ट या सोसाइटी, जिसकी इकाई नई हो',
    note: 'इसका मंज़ूर समय {scheme.pmegp.ended} को ख़त्म हुआ। एक निजी पेज कहता है कि {msme.pmegp.portal} से एक नया पोर्टल आवेदन लेता है। हम पुष्टि नहीं कर सके: प्रोजेक्ट रिपोर्ट के पैसे देने से पहले ज़िला उद्योग केंद्र से पूछें।',
    also: [
      'कक्षा {scheme.pmegp.class} पास, अगर प्रोजेक्ट सामान बनाने में {scheme.pmegp.class-above-making|before} से या सेवा में {scheme.pmegp.class-above-services|before} से ऊपर है।',
      'इकाई नई है, और उसे किसी सरकार की दूसरी सब्सिडी नहीं मिली।',
    ],
  },
  'pmegp-second': {
    name: 'PMEGP, दूसरा लोन',
    benefit:
      'काम बढ़ाने के लिए {scheme.pmegp-second.subsidy} सब्सिडी (पूर्वोत्तर और पहाड़ों में {scheme.pmegp-second.subsidy-hills}), सामान बनाने के {scheme.pmegp-second.max-making|before} तक के या सेवा के {scheme.pmegp-second.max-services|before} तक के प्रोजेक्ट पर।',
    who: 'अच्छे रिकॉर्ड वाली PMEGP या मुद्रा की इकाइयाँ',
    note: '{scheme.pmegp-second.ended} के बाद यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
    also: ['आपकी इकाई PMEGP या मुद्रा से शुरू हुई और उसका रिकॉर्ड अच्छा है।'],
  },
  jansamarth: {
    name: 'जनसमर्थ',
    benefit: 'लोन वाली कई सरकारी योजनाओं के लिए एक ही फ़ॉर्म। वह फ़ॉर्म एक या कई बैंकों को भेजता है।',
    who: 'कोई भी',
  },
  'udyami-mitra': {
    name: 'उद्यमी मित्र और “PSB Loans in 59 Minutes”',
    benefit:
      '{scheme.udyami-mitra.max|before} तक का लोन देने वाला बैंक ढूँढता है। पंजीकरण मुफ़्त है। किसी बैंक का प्रस्ताव आपके लिए ठीक बैठे, तो पोर्टल {scheme.udyami-mitra.fee} लेता है।',
    who: 'MSME',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  treds: {
    name: 'TReDS',
    benefit: 'बड़े ख़रीदारों के बिल बेचकर पैसा जल्दी पाएँ। ख़रीदार पैसे न दे, तो कोई आपसे वापस नहीं माँगता।',
    who: 'बड़े ख़रीदारों को बेचने वाले MSME',
    note: '{scheme.treds.budget} के बजट ने इसे वह रास्ता बनाया, जिससे केंद्र की सरकारी कंपनियाँ अपनी ख़रीद का पैसा देती हैं।',
    also: ['आप ऐसे बड़े ख़रीदारों को बेचते हैं, जो बाद में पैसे देते हैं।'],
  },
  samadhaan: {
    name: 'MSME समाधान और ODR',
    benefit:
      'देर से पैसे देने वाले ख़रीदार पर मामला डालें। क़ानून बैंक दर का {msme.late.multiple} गुना ब्याज दिलाता है।',
    who: 'उद्यम पंजीकरण वाले, माल देने वाले सूक्ष्म और लघु कारोबार',
    apply: 'ODR की साइट पर डालें: समाधान नए मामले वहीं भेजता है। माल देने से पहले उद्यम पंजीकरण हो।',
  },
  'urban-livelihood-mission': {
    name: 'शहरी आजीविका मिशन (DAY-NULM के बाद वाला)',
    benefit:
      'DAY-NULM {scheme.urban-livelihood-mission.ended} को ख़त्म हुआ। ख़बरों के मुताबिक़ उसके बाद वाला मिशन शहरों के गिग, निर्माण, कचरे, देखभाल, घरेलू और परिवहन के कामगारों के लिए है। उसकी शर्तों की हम पुष्टि नहीं कर सके।',
    who: 'शहरों के ग़रीब लोग, स्वयं सहायता समूह',
    note: 'ख़बरों में इसका नाम दीनदयाल जन आजीविका योजना शहरी है।',
    also: ['आप शहर में रहते हैं।'],
  },
  'e-shram': {
    name: 'ई-श्रम',
    benefit: 'आपके अपने नंबर वाला एक कार्ड। यह आपको दुर्घटना बीमा और योजनाओं से जोड़ता है।',
    who: 'असंगठित मज़दूर',
    also: ['आप EPF या ESI में नहीं हैं और आयकर नहीं देते।'],
  },
} as const satisfies SchemeTexts<typeof vendorSchemes>;
