import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { msmeSchemes } from '../../../tools/schemes/model/msme.ts';

/** Support of the central government for micro, small and medium enterprises */
export const msme = {
  udyam: {
    name: 'उद्यम पंजीकरण',
    benefit:
      'आपके कारोबार की मुफ़्त पहचान। इससे प्राथमिकता वाला लोन, गारंटी और सरकारी ख़रीद का रास्ता खुलता है।',
    who: 'MSME की सीमाओं के अंदर का कोई भी कारोबार',
  },
  'udyam-assist': {
    name: 'उद्यम असिस्ट प्लेटफ़ॉर्म',
    benefit: 'असंगठित सूक्ष्म कारोबार की मुफ़्त पहचान।',
    who: 'बिना GST नंबर के, असंगठित सूक्ष्म कारोबार',
    apply: 'बैंक के ज़रिए।',
  },
  'public-procurement': {
    name: 'सूक्ष्म और लघु कारोबारों से सरकारी ख़रीद की नीति',
    benefit:
      'केंद्र के मंत्रालय और कंपनियाँ अपनी ख़रीद का {msme.procurement.share} सूक्ष्म और लघु फ़र्मों से लेती हैं ({msme.procurement.scst} SC और ST मालिकों से, {msme.procurement.women} महिलाओं से)। आपकी बोली सबसे कम बोली से {msme.procurement.band} तक ऊपर हो, तो आप सबसे कम वाला दाम मान सकते हैं। टेंडर की फ़ीस और बयाना आपको देना ही नहीं होता।',
    who: 'सूक्ष्म और लघु कारोबार',
  },
  gem: {
    name: 'सरकारी ई-बाज़ार (GeM), वुमनिया, SWAYATT',
    benefit:
      'बिना बिचौलिए सरकारी दफ़्तरों को बेचें। पोर्टल पर महिलाओं, स्टार्टअप और स्वयं सहायता समूहों के कार्यक्रम हैं।',
    who: 'पैन, आधार और बैंक खाते वाला कोई भी बेचने वाला',
    note: 'GST की सीमा से ऊपर GST नंबर भी चाहिए।',
  },
  zed: {
    name: 'MSME सस्टेनेबल (ZED) प्रमाणपत्र',
    benefit:
      'सूक्ष्म फ़र्म को फ़ीस का {scheme.zed.micro}, लघु को {scheme.zed.small} और मध्यम को {scheme.zed.medium} देती है, और महिलाओं, SC और ST को {scheme.zed.more} और। शपथ लेने का {scheme.zed.reward} का इनाम फ़ीस में गिना जाता है।',
    who: 'उद्यम पंजीकरण वाले MSME, जो सामान बनाते या सेवाएँ देते हैं',
    note: 'यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
  },
  lean: {
    name: 'MSME कॉम्पिटिटिव (Lean)',
    benefit:
      'बरबादी घटाकर काम करने की सलाह के ख़र्च का {scheme.lean.share} देती है; महिलाओं, SC, ST और पूर्वोत्तर को {scheme.lean.more} और।',
    who: 'MSME; पहले सामान बनाने वाले',
    note: 'यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
  },
  'msme-innovative': {
    name: 'MSME इनोवेटिव: नए विचार, डिज़ाइन, पेटेंट',
    benefit:
      'नए विचार पर {scheme.msme-innovative.idea|before} तक, डिज़ाइन पर {scheme.msme-innovative.design-project|before} तक। ये ख़र्च लौटाती है: विदेशी पेटेंट {scheme.msme-innovative.foreign-patent|before} तक, भारतीय पेटेंट {scheme.msme-innovative.patent}, भौगोलिक संकेत {scheme.msme-innovative.geographical-indication}, डिज़ाइन {scheme.msme-innovative.design}, ट्रेडमार्क {scheme.msme-innovative.trademark}।',
    who: 'MSME, विद्यार्थी और संस्थान',
  },
  'mse-cdp': {
    name: 'MSE क्लस्टर विकास',
    benefit:
      '{scheme.mse-cdp.max|before} तक की साझा सुविधा पर {scheme.mse-cdp.grant} अनुदान; औद्योगिक इलाक़ों के लिए मदद।',
    who: 'फ़र्मों के क्लस्टर, और राज्य',
  },
  sfurti: {
    name: 'SFURTI',
    benefit:
      'पुराने हुनर के क्लस्टरों की मदद: आम क्लस्टर को {scheme.sfurti.regular|before} तक, बड़े को {scheme.sfurti.major|before} तक।',
    who: 'पुराने उद्योगों के NGO, सहकारी समितियाँ, स्वयं सहायता समूह और एजेंसियाँ',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  aspire: {
    name: 'ASPIRE',
    benefit:
      'इनक्यूबेटर बनाने वालों को अनुदान: सरकारी एजेंसी को {msme.aspire.government}, निजी को {msme.aspire.private}। कारोबार करने वाले को नहीं मिलता।',
    who: 'गाँव और खेती के धंधों का इनक्यूबेटर चलाने वाली एजेंसियाँ; कोई व्यक्ति नहीं',
  },
  ramp: {
    name: 'RAMP',
    benefit: 'MSME के लिए राज्यों के कार्यक्रम, विश्व बैंक के पैसे से।',
    who: 'MSME, अपने राज्य के ज़रिए',
    apply: 'अपने राज्य के उद्योग विभाग से पूछें कि वह RAMP में क्या देता है।',
  },
  'scst-hub-capital': {
    name: 'राष्ट्रीय SC-ST हब: मशीनों पर सब्सिडी',
    benefit:
      'लोन से ख़रीदी मशीनों का {scheme.scst-hub-capital.share} देती है, {scheme.scst-hub-capital.max|before} तक, {scheme.scst-hub-capital.machines-max|before} तक की मशीनों पर।',
    who: 'सूक्ष्म और लघु फ़र्में, जिनका {scheme.scst-hub-capital.owned} या ज़्यादा मालिकाना SC या ST का है',
    also: ['फ़र्म का कम से कम {scheme.scst-hub-capital.owned} SC या ST मालिकों का है।'],
  },
  'scst-hub-market': {
    name: 'राष्ट्रीय SC-ST हब: बाज़ार और फ़ीस में मदद',
    benefit:
      'आपके लोन पर बैंक की फ़ीस का {scheme.scst-hub-market.share} लौटाती है, {scheme.scst-hub-market.max|before} तक। जाँच और मेलों में भी मदद है।',
    who: 'SC और ST मालिकों की, उद्यम पंजीकरण वाली सूक्ष्म और लघु फ़र्में',
    note: 'यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
    also: ['फ़र्म का {scheme.scst-hub-market.owned} से ज़्यादा SC या ST मालिकों का है।'],
  },
  'procurement-marketing-support': {
    name: 'ख़रीद और बिक्री में मदद (Procurement and Marketing Support)',
    benefit:
      'मेले में दुकान के किराए का {scheme.procurement-marketing-support.share} देती है, और महिलाओं, SC, ST और विकलांग लोगों को पूरा।',
    who: 'उद्यम पंजीकरण वाले सूक्ष्म और लघु कारोबार, जो सामान बनाते या सेवाएँ देते हैं',
    note: 'हर मेले की एक सीमा है। उसकी हम पुष्टि नहीं कर सके, न इसकी कि योजना चल रही है।',
  },
  'international-cooperation': {
    name: 'अंतरराष्ट्रीय सहयोग, पहले निर्यात की मदद के साथ',
    benefit:
      'हवाई किराए, विदेश में मेले की दुकान, निर्यात परिषद की फ़ीस (RCMC), निर्यात बीमा और जाँच में मदद करती है।',
    who: 'निर्यात करने वाले MSME',
    note: 'हर व्यक्ति के लिए एक सीमा है।',
  },
  esdp: {
    name: 'उद्यमिता और हुनर विकास (ESDP)',
    benefit: 'कारोबार शुरू करने के छोटे कोर्स। {scheme.esdp.women} जगहें महिलाओं के लिए हैं।',
    who: 'कारोबार शुरू करना चाहने वाले लोग',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  'mse-gift': {
    name: 'MSE-GIFT',
    benefit: 'हरित टेक्नोलॉजी के लोन पर ब्याज कम करती है, गारंटी के साथ।',
    who: 'सूक्ष्म और लघु कारोबार',
    note: 'इसका पैसा {scheme.mse-gift.begins} से {scheme.mse-gift.ends} के लिए था। यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
  },
  'mse-spice': {
    name: 'MSE-SPICE',
    benefit:
      'रीसाइक्लिंग या दोबारा इस्तेमाल की, लोन से ख़रीदी मशीनों का {scheme.mse-spice.share} देती है, {scheme.mse-spice.max|before} तक।',
    who: 'सूची में लिखी किसी तरह की रीसाइक्लिंग करने वाले, उद्यम पंजीकरण वाले सूक्ष्म और लघु कारोबार',
    also: ['आपकी इकाई पहले से है, और ये मशीनें उसे बढ़ाती हैं।', 'इसके लिए आप MSE-GIFT का पैसा नहीं लेते।'],
  },
  'msme-team': {
    name: 'MSME TEAM (ONDC)',
    benefit: 'खुले नेटवर्क ONDC पर बेचने में मदद: सामान की सूची, खाता, डिलीवरी, पैकिंग।',
    who: 'सूक्ष्म और लघु कारोबार',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  'nsic-registration': {
    name: 'NSIC का पंजीकरण (Single Point Registration)',
    benefit:
      'टेंडर के काग़ज़ मुफ़्त, और टेंडर में बयाना नहीं। प्रमाणपत्र {scheme.nsic-registration.term} चलता है; काम का पहला साल पूरा होने से पहले वह अस्थायी होता है।',
    who: 'उद्यम पंजीकरण वाले सूक्ष्म और लघु कारोबार',
    note: 'NSIC फ़ीस लेता है। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आपने सामान बनाना या सेवाएँ देना शुरू कर दिया है।'],
  },
  'nsic-raw-material': {
    name: 'NSIC की कच्चे माल में मदद',
    benefit:
      'कच्चे माल के लिए {scheme.nsic-raw-material.days} तक का उधार, साल के {scheme.nsic-raw-material.interest} ब्याज पर, बैंक गारंटी के बदले।',
    who: 'MSME',
    also: ['कोई बैंक आपके लिए गारंटी देता है।'],
  },
  'self-reliant-india-fund': {
    name: 'आत्मनिर्भर भारत फ़ंड (Self-Reliant India Fund)',
    benefit:
      'शाखा फ़ंडों के ज़रिए निवेशकों का पैसा। {scheme.self-reliant-india-fund.budget} के बजट ने फ़ंड में {scheme.self-reliant-india-fund.added} जोड़े।',
    who: 'MSME, जो बढ़ सकते हैं',
    note: 'कितना जोड़ा गया, इस पर कुछ ख़बरों में दूसरी रक़म थी।',
  },
  'sme-growth-fund': {
    name: 'SME ग्रोथ फ़ंड',
    benefit:
      '{scheme.sme-growth-fund.announced} में घोषित: आगे निकलने वाली फ़र्मों के लिए निवेशकों के {scheme.sme-growth-fund.size}।',
    who: 'लघु और मध्यम कारोबार',
    note: 'यह शुरू हुआ, इसकी हम पुष्टि नहीं कर सके।',
  },
  'corporate-mitras': {
    name: 'कॉर्पोरेट मित्र',
    benefit:
      '{scheme.corporate-mitras.announced} में घोषित: छोटे शहरों में काग़ज़ और नियमों के कम ख़र्च वाले मददगार।',
    who: 'MSME',
    note: 'यह शुरू हुआ, इसकी हम पुष्टि नहीं कर सके।',
  },
  'msme-champions': {
    name: 'MSME चैंपियंस पोर्टल',
    benefit: 'लोन, कच्चे माल, कामगारों और मंज़ूरियों की शिकायतें लेता है, और नए मौक़ों में मदद करता है।',
    who: 'MSME',
  },
  'pmvbry-employer': {
    name: 'पीएम विकसित भारत रोज़गार योजना, मालिकों के लिए',
    benefit:
      'जितने कामगार बढ़ाएँ, उनमें हर एक पर महीने के {labour.hiring.employer|before} तक, {labour.hiring.years} तक (सामान बनाने वालों को {scheme.pmvbry-employer.term-making})।',
    who: 'EPFO में पंजीकृत मालिक',
    note: 'उन नौकरियों के लिए, जो इन दिनों के बीच शुरू हों।',
    also: [
      'आप कम से कम {labour.hiring.workers} कामगार (अभी {labour.hiring.small} से कम हों, तो) या {scheme.pmvbry-employer.add-large} जोड़ते हैं, जिनकी मज़दूरी महीने की {scheme.pmvbry-employer.wage-max|before} तक हो।',
    ],
  },
  'pmvbry-worker': {
    name: 'पीएम विकसित भारत रोज़गार योजना, कामगारों के लिए',
    benefit:
      'पहली नौकरी वाले कामगार को एक महीने की मज़दूरी, {scheme.pmvbry-worker.max|before} तक, दो हिस्सों में।',
    who: 'EPFO के पहली बार के सदस्य, जिनकी मज़दूरी महीने की {scheme.pmvbry-employer.wage-max|before} तक हो',
    also: ['यह भविष्य निधि (PF) वाली आपकी पहली नौकरी है।'],
  },
  naps: {
    name: 'अप्रेंटिस, यानी काम सीखने वाले (NAPS-2)',
    benefit:
      'अप्रेंटिस के सबसे कम वज़ीफ़े का {scheme.naps.share} सरकार देती है, महीने में ज़्यादा से ज़्यादा {scheme.naps.max}। ज़्यादा वज़ीफ़े का प्रस्ताव आया था।',
    who: '{scheme.naps.age} साल या ज़्यादा के अप्रेंटिस रखने वाले मालिक, जिनके यहाँ {scheme.naps.staff} या ज़्यादा लोग काम करते हों',
    also: ['आपके यहाँ {scheme.naps.staff} या ज़्यादा लोग काम करते हैं।'],
  },
  'khadi-coir': {
    name: 'नारियल जटा और खादी की योजनाएँ: शहद, मिट्टी के बर्तन, चमड़ा, अगरबत्ती',
    benefit: 'कॉयर विकास और ग्रामोद्योग विकास में औज़ार, ट्रेनिंग और सब्सिडी।',
    who: 'कारीगर और स्वयं सहायता समूह',
  },
  'weaver-mudra': {
    name: 'बुनकर मुद्रा और राष्ट्रीय हथकरघा विकास',
    benefit:
      'लोन का {scheme.weaver-mudra.margin} आपके हिस्से के तौर पर सरकार देती है, बुनकर के लिए {scheme.weaver-mudra.margin-max|before} तक। हथकरघा संस्थाओं को {scheme.weaver-mudra.interest} पर लोन मिलता है।',
    who: 'बुनकर',
    note: 'यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
    also: ['आप हथकरघे पर बुनते हैं।'],
  },
  'handicraft-development': {
    name: 'राष्ट्रीय हस्तशिल्प विकास',
    benefit: 'मार्जिन मनी, औज़ार, बाज़ार में मदद, और कारीगर कार्ड (पहचान)।',
    who: 'हस्तशिल्प के कारीगर',
  },
} as const satisfies SchemeTexts<typeof msmeSchemes>;
