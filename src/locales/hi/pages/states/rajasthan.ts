import { rajasthan } from '../../../../content/states/rj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(rajasthan, {
  name: 'राजस्थान',
  description:
    'राजस्थान दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, पेशा कर, सड़क पर बेचना, प्रदूषण; क्या अभी पता नहीं, और किससे पूछें।',
  says: {
    'shops-act':
      '{trade.shops.rajasthan.exempt} कामगारों तक पंजीकरण नहीं। ज़्यादा हों, तो पंजीकरण करना है: कितने समय में, यह पूछें।',
    'professional-tax': 'आपको {state.professional-tax.rajasthan} देना है: राज्य में पेशा कर नहीं है।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {state.vendor-age.rajasthan} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
