import { gujarat } from '../../../../content/states/gj.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(gujarat, {
  name: 'गुजरात',
  description:
    'गुजरात दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, पेशा कर, आग, घंटे, सड़क पर बेचना, प्रदूषण; क्या पता नहीं, और किससे पूछें।',
  says: {
    'shops-act':
      '{trade.shops.gujarat.workers} या ज़्यादा कामगार हों, तो पंजीकरण करना है; कम हों, तो दफ़्तर को बस ऑनलाइन बताना है। दोनों {trade.shops.gujarat.within|before} के अंदर।',
    'professional-tax':
      'आपके कामगारों की तनख़्वाह से: महीने की {state.gujarat.tax.free|before} तक कुछ नहीं, उससे ऊपर {state.gujarat.tax.month}। शहर या पंचायत वसूलती है; मेहसाणा में महीने की {state.gujarat.tax.mahesana-day} तारीख़ तक। दुकानदार अपना ख़ुद का कितना देता है, इस पर पढ़े गए पेज एक जैसा नहीं कहते: पूछें।',
    fire: 'प्रमाणपत्र {state.gujarat.fire.height} मीटर और उससे ऊँची इमारतों के लिए है, और उन दुकानों, गोदामों, दफ़्तरों और होटलों के लिए, जिनका फ़र्श {state.gujarat.fire.floor} वर्ग मीटर से बड़ा है।',
    hours:
      'ज़्यादा से ज़्यादा दिन में {state.gujarat.hours.day} घंटे, {state.gujarat.hours.break-after} घंटे बाद थोड़ा आराम, और तीन महीनों में {state.gujarat.hours.overtime} घंटे ओवरटाइम।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {state.vendor-age.gujarat} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
