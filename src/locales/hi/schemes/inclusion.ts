import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { inclusionSchemes } from '../../../tools/schemes/model/inclusion.ts';

/** Women, SC, ST, OBC, minorities, disability, pensions and insurance, central */
export const inclusion = {
  nsfdc: {
    name: 'NSFDC के लोन, बड़े और छोटे',
    benefit: '{scheme.nsfdc.interest} ब्याज पर {scheme.nsfdc.max|before} तक के लोन; छोटे लोन भी।',
    who: 'SC लोग, जिनके परिवार की आमदनी {scheme.nsfdc.income-max|before} तक हो',
    also: ['परिवार की आमदनी {scheme.nsfdc.income-max|before} तक।'],
  },
  'pm-suraj': {
    name: 'PM-SURAJ पोर्टल',
    benefit:
      'NSFDC, NBCFDC और NSKFDC के लोन के लिए एक ही आवेदन। मंत्री के मुताबिक़ जवाब {scheme.pm-suraj.weeks} हफ़्ते में आता है।',
    who: 'SC, OBC और सफ़ाई कर्मचारी',
    groupsElse: 'विमुक्त, घुमंतू और अर्ध-घुमंतू जनजातियाँ',
  },
  nbcfdc: {
    name: 'NBCFDC के लोन, महिलाओं के लिए नई स्वर्णिमा',
    benefit: 'कम ब्याज पर लोन; महिलाओं के लिए नई स्वर्णिमा, {scheme.nbcfdc.women-max|before} तक।',
    who: 'OBC, जिनके परिवार की आमदनी {scheme.nbcfdc.income-max|before} तक हो',
    also: ['परिवार की आमदनी {scheme.nbcfdc.income-max|before} तक।'],
  },
  nstfdc: {
    name: 'NSTFDC के लोन, आदिवासी महिला सशक्तिकरण के साथ',
    benefit:
      'महिलाओं के लिए: {scheme.nstfdc.women-max|before} तक की इकाई का लोन, {scheme.nstfdc.women-interest} ब्याज पर। बाक़ी लोन की शर्तें इसकी साइट पर हैं।',
    who: 'ST लोग',
  },
  nmdfc: {
    name: 'NMDFC के लोन: विरासत, महिला समृद्धि',
    benefit: '{scheme.nmdfc.max|before} तक का लोन, और छोटे लोन।',
    who: 'अधिसूचित अल्पसंख्यक, आमदनी की सीमाओं के अंदर',
    also: ['परिवार की आमदनी योजना की सीमाओं के अंदर है।'],
  },
  ndfdc: {
    name: 'NDFDC के लोन',
    benefit: '{scheme.ndfdc.interest} ब्याज पर {scheme.ndfdc.max|before} तक का लोन।',
    who: '{scheme.ndfdc.disability} या ज़्यादा विकलांगता वाले लोग',
    also: ['विकलांगता {scheme.ndfdc.disability} या ज़्यादा है।'],
  },
  'swachhta-udyami': {
    name: 'NSKFDC स्वच्छता उद्यमी',
    benefit:
      '{scheme.swachhta-udyami.interest} ब्याज पर {scheme.swachhta-udyami.max|before} तक का लोन, और सफ़ाई के काम की गाड़ी पर {scheme.swachhta-udyami.subsidy|before} तक की सब्सिडी।',
    who: 'सफ़ाई कर्मचारी, कचरा बीनने वाले, हाथ से मैला उठाने के काम से छूटे लोग, और उन पर निर्भर लोग',
    note: 'एक व्यक्ति की सीमा पर पेज एक जैसा नहीं कहते। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: [
      'आप सफ़ाई करते या कचरा बीनते हैं, हाथ से मैला उठाते थे, या ऐसे किसी पर निर्भर हैं।',
      'लोन सफ़ाई के काम के लिए है।',
    ],
  },
  'venture-fund-sc': {
    name: 'SC के लिए वेंचर कैपिटल फ़ंड',
    benefit: 'कंपनी को {scheme.venture-fund-sc.investment} का लोन या निवेशकों का पैसा।',
    who: 'SC मालिकों की प्राइवेट या पब्लिक लिमिटेड कंपनियाँ; दुकान, अकेला मालिक या साझेदारी नहीं',
    also: ['आपकी प्राइवेट लिमिटेड या पब्लिक लिमिटेड कंपनी है।'],
  },
  'venture-fund-st': {
    name: 'ST के लिए वेंचर कैपिटल फ़ंड',
    benefit: '{scheme.venture-fund-st.investment} का लोन या निवेशकों का पैसा।',
    who: 'ST मालिकों की कंपनियाँ',
  },
  'day-nrlm': {
    name: 'DAY-NRLM, SVEP, लखपति दीदी',
    benefit:
      'महिलाओं के स्वयं सहायता समूहों को लोन: {scheme.day-nrlm.cheap-max|before} तक {scheme.day-nrlm.interest} पर, और उससे ज़्यादा {scheme.day-nrlm.max|before} तक। गाँव के कारोबारों के लिए पैसा।',
    who: 'स्वयं सहायता समूह की गाँव की महिलाएँ',
    also: ['आप गाँव में रहती हैं।'],
  },
  wep: {
    name: 'महिला उद्यमिता मंच (Women Entrepreneurship Platform)',
    benefit: 'राह दिखाने वाले, पैसे तक पहुँच, और “Award to Reward” कार्यक्रम।',
    who: 'कारोबार चलाने वाली महिलाएँ',
  },
  'pm-ajay': {
    name: 'PM-AJAY, आमदनी बढ़ाने की मदद',
    benefit:
      'हर व्यक्ति को {scheme.pm-ajay.max} या प्रोजेक्ट का {scheme.pm-ajay.share}, जो कम हो, उतना अनुदान, मुफ़्त ट्रेनिंग के साथ। {scheme.pm-ajay.own} आप लगाते हैं; बाक़ी बैंक लोन देता है।',
    who: 'SC लोग',
    note: 'उत्तर प्रदेश के एक ज़िले के लिए पढ़ा गया। अपने ज़िले के समाज कल्याण दफ़्तर से पूछें।',
    also: ['आप तीन या ज़्यादा लोगों के समूह में, या क्लस्टर में आवेदन करते हैं।'],
  },
  'pm-vikas': {
    name: 'पीएम विकास (सीखो और कमाओ अब इसी में है)',
    benefit:
      'किसी हुनर की, कारोबार चलाने की और आगे बढ़कर काम सँभालने की ट्रेनिंग, और पढ़ाई छोड़ चुके लोगों को स्कूल का प्रमाणपत्र।',
    who: 'अल्पसंख्यक, और कारीगरों के समुदाय',
    note: 'यह चल रही है, इसकी हम पुष्टि नहीं कर सके।',
    groupsElse: 'कारीगरों के समुदाय',
  },
  'nps-traders': {
    name: 'व्यापारियों और अपना काम करने वालों की पेंशन (NPS-Traders)',
    benefit:
      '{scheme.nps-traders.pension-age} साल की उम्र के बाद महीने के {scheme.nps-traders.pension}। जितना आप देते हैं, उतना ही सरकार देती है।',
    who: 'दुकानदार और व्यापारी, जिनका टर्नओवर {scheme.nps-traders.turnover-max|before} तक हो',
    note: 'इसे कम लोग लेते हैं।',
    also: ['टर्नओवर {scheme.nps-traders.turnover-max|before} तक।'],
  },
  'pm-sym': {
    name: 'पीएम श्रम योगी मान-धन',
    benefit:
      '{scheme.pm-sym.pension-age} साल की उम्र के बाद महीने के {scheme.pm-sym.pension}। आप महीने के {scheme.pm-sym.contribution} देते हैं; सरकार भी उतना ही देती है।',
    who: 'असंगठित मज़दूर और विक्रेता, जिनकी महीने की आमदनी {scheme.pm-sym.income-max|before} तक हो',
    also: ['महीने की आमदनी {scheme.pm-sym.income-max|before} तक।'],
  },
  'atal-pension': {
    name: 'अटल पेंशन योजना',
    benefit: 'महीने की {scheme.atal-pension.pension} पेंशन।',
    who: 'बैंक खाते वाले लोग, जो आयकर नहीं देते',
    also: ['आप आयकर नहीं देते।'],
  },
  'jan-suraksha': {
    name: 'पीएम जीवन ज्योति और सुरक्षा बीमा',
    benefit:
      'बीमा: मौत पर {scheme.jan-suraksha.life}, साल के {scheme.jan-suraksha.life-premium} में (उम्र {scheme.jan-suraksha.life-age}); दुर्घटना पर {scheme.jan-suraksha.accident}, साल के {scheme.jan-suraksha.accident-premium} में (उम्र {scheme.jan-suraksha.accident-age})।',
    who: 'बैंक खाते वाले लोग',
  },
} as const satisfies SchemeTexts<typeof inclusionSchemes>;
