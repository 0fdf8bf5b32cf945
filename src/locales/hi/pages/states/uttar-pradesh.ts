import { uttarPradesh } from '../../../../content/states/up.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(uttarPradesh, {
  name: 'उत्तर प्रदेश',
  description:
    'उत्तर प्रदेश दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, आग, मज़दूरी, सड़क पर बेचना, प्रदूषण; क्या पता नहीं, और किससे पूछें।',
  says: {
    'shops-act':
      '{trade.shops.uttar-pradesh.workers} या ज़्यादा कामगार हों, तो {trade.shops.uttar-pradesh.within|before} के अंदर ऑनलाइन पंजीकरण करें। इससे छोटी दुकानों को छूट है।',
    'professional-tax': 'आपको {state.professional-tax.uttar-pradesh} देना है: राज्य में पेशा कर नहीं है।',
    fire: 'प्रमाणपत्र {state.uttar-pradesh.fire.years} चलता है, एक निजी एजेंसी की जाँच के बाद। किन छोटे कारोबारों को चाहिए, यह नहीं पढ़ा गया: पूछें।',
    wages:
      'एक अंतरिम आदेश ने सारी न्यूनतम मज़दूरी {state.uttar-pradesh.wages.rise} तक बढ़ाई, ज़िले के हिसाब से। पक्का आदेश बाद में आना था। आपके ज़िले की रक़म नहीं पढ़ी गई: देने से पहले पूछें।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {state.vendor-age.uttar-pradesh} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
