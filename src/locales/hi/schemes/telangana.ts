import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { telanganaSchemes } from '../../../tools/schemes/model/telangana.ts';

/** Telangana */
export const telangana = {
  'tg-msme-policy': {
    name: 'तेलंगाना MSME नीति: लगे पैसे पर सब्सिडी (T-IDEA)',
    benefit: 'लगे पैसे का {msme.telangana.subsidy} देती है, {msme.telangana.subsidy-max|before} तक।',
    who: 'सामान बनाने वाले नए MSME',
    note: '{scheme.tg-msme-policy.policy} की नीति {scheme.tg-msme-policy.term} चलती है। पैसा सच में दिया जा रहा है, इसकी हम पुष्टि नहीं कर सके।',
  },
  'tg-msme-women': {
    name: 'तेलंगाना MSME नीति: महिलाओं को ज़्यादा',
    benefit: '{msme.telangana.women} और, {msme.telangana.women-max|before} तक।',
    who: 'सामान बनाने वाली फ़र्में, जिनकी मालिक महिलाएँ हैं',
    note: '{scheme.tg-msme-policy.policy} की नीति के हिसाब से खुली है।',
  },
  'tg-msme-scst': {
    name: 'तेलंगाना MSME नीति: SC और ST (T-PRIDE)',
    benefit:
      'लगे पैसे का {msme.telangana.scst} देती है, {msme.telangana.scst-max|before} तक; ज़मीन का आधा दाम वापस, {scheme.tg-msme-scst.land-max|before} तक; और {scheme.tg-msme-scst.plots} प्लॉट।',
    who: 'सामान बनाने वाली फ़र्में, जिनके मालिक SC या ST हैं',
    note: '{scheme.tg-msme-policy.policy} की नीति के हिसाब से खुली है।',
  },
  't-pride': {
    name: 'T-PRIDE, पुराने प्रोत्साहन',
    benefit:
      'छोटे उद्योग पर सब्सिडी: पुरुषों को {scheme.t-pride.men}, महिलाओं को {scheme.t-pride.women}। कार, टैक्सी और दूसरी गाड़ियों के लिए यह {scheme.t-pride.stopped} में बंद कर दी गई।',
    who: 'SC, ST और विकलांग लोग',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आप उद्योग लगाते हैं, कार या टैक्सी नहीं ख़रीदते।'],
  },
  'indira-mahila-shakti': {
    name: 'इंदिरा महिला शक्ति',
    benefit:
      'समूह की इकाई {scheme.indira-mahila-shakti.group-max|before} तक, एक महिला की {scheme.indira-mahila-shakti.one-max|before} तक; सब्सिडी {scheme.indira-mahila-shakti.subsidy}। जैसे कैंटीन और सिलाई।',
    who: 'स्वयं सहायता समूहों की महिलाएँ',
    note: '{scheme.indira-mahila-shakti.reported} की ख़बरों के मुताबिक़।',
    apply: 'अपने स्वयं सहायता समूह के ज़रिए: गाँवों में SERP, शहरों में MEPMA।',
  },
  'rajiv-yuva-vikasam': {
    name: 'राजीव युवा विकासम',
    benefit:
      'इकाई के ख़र्च के हिसाब से सब्सिडी: {scheme.rajiv-yuva-vikasam.full-max|before} तक पूरी, {scheme.rajiv-yuva-vikasam.second-max|before} तक {scheme.rajiv-yuva-vikasam.second-share}, {scheme.rajiv-yuva-vikasam.third-max|before} तक {scheme.rajiv-yuva-vikasam.third-share}, {scheme.rajiv-yuva-vikasam.fourth-max|before} तक {scheme.rajiv-yuva-vikasam.fourth-share}। महिलाओं के लिए {scheme.rajiv-yuva-vikasam.women}।',
    who: 'SC, ST, BC, अल्पसंख्यक और EWS, उम्र {scheme.rajiv-yuva-vikasam.age} साल (खेती की इकाइयों के लिए {scheme.rajiv-yuva-vikasam.farm-age})',
    note: '{scheme.rajiv-yuva-vikasam.announced} में घोषित। पैसा सच में मिलता है, इसकी हम पुष्टि नहीं कर सके।',
    also: [
      'परिवार की आमदनी गाँवों में {scheme.rajiv-yuva-vikasam.income-village|before} तक, शहरों में {scheme.rajiv-yuva-vikasam.income-town|before} तक।',
      '{scheme.rajiv-yuva-vikasam.other-age} साल की उम्र से ऊपर सिर्फ़ खेती की इकाइयाँ।',
    ],
  },
  'stree-nidhi': {
    name: 'स्त्री निधि के लोन',
    benefit: 'स्वयं सहायता समूहों के जल्दी मिलने वाले लोन, श्रेणियों में।',
    who: 'स्वयं सहायता समूहों की महिलाएँ',
    apply: 'अपने स्वयं सहायता समूह के ज़रिए।',
  },
  'we-hub': {
    name: 'वी हब (WE Hub)',
    benefit: 'कोर्स और राह दिखाने वाले, बाज़ार और पैसे में मदद।',
    who: 'कारोबार शुरू करने या चलाने वाली महिलाएँ',
  },
  't-hub': {
    name: 'टी-हब (T-Hub), टी-वर्क्स (T-Works), TGIC',
    benefit: 'स्टार्टअप के लिए काम की जगह और सलाह, नमूना बनाना, गाँव की नई खोजें।',
    who: 'स्टार्टअप और नई चीज़ें बनाने वाले',
  },
  'tg-ipass': {
    name: 'TG-iPASS',
    benefit:
      'उद्योग की मंज़ूरियों के लिए एक ही खिड़की, हर एक ज़्यादा से ज़्यादा {scheme.tg-ipass.days|before} में। दफ़्तर कम पड़े काग़ज़ सिर्फ़ एक बार माँग सकता है। देर हो, तो आप वजह पूछ सकते हैं, और अधिकारी पर जुर्माना लग सकता है।',
    who: 'उद्योग',
  },
  'tg-finance-corporations': {
    name: 'SC, ST, BC और अल्पसंख्यक वित्त निगम, तेलंगाना',
    benefit:
      'अल्पसंख्यकों के लिए, जब आवेदन का बुलावा निकले: विधवा, तलाक़शुदा, अनाथ और अविवाहित महिलाओं को {scheme.tg-finance-corporations.women}; फ़क़ीर और दूदेकुला लोगों को {scheme.tg-finance-corporations.moped} और एक मोपेड। SC, ST और BC की सब्सिडी की हम पुष्टि नहीं कर सके।',
    who: 'SC, ST, BC और अल्पसंख्यक',
    note: 'जो आख़िरी बुलावा हमने पढ़ा, वह {scheme.tg-finance-corporations.call} को ख़त्म हुआ। अगला कब है, यह पूछें।',
  },
  'tg-street-vending': {
    name: 'MEPMA और GHMC के ज़रिए सड़क पर बेचना',
    benefit: 'विक्रय क्षेत्र और प्रमाणपत्र, और स्वनिधि से समृद्धि के शिविर।',
    who: 'शहरों के पथ विक्रेता',
    note: 'सर्वे और प्रमाणपत्र अधिनियम से आपका हक़ हैं। कई शहर देर कर रहे हैं: लिखकर आवेदन करें।',
    apply: 'अपने शहर या वार्ड के दफ़्तर में।',
    also: ['आप शहर की सड़कों पर बेचते हैं, गाँव की नहीं।'],
  },
} as const satisfies SchemeTexts<typeof telanganaSchemes>;
