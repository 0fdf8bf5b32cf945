import { maharashtra } from '../../../../content/states/mh.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(maharashtra, {
  name: 'महाराष्ट्र',
  description:
    'महाराष्ट्र दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, पेशा कर, घंटे, सड़क पर बेचना, प्रदूषण; क्या पता नहीं, और किससे पूछें।',
  says: {
    'shops-act':
      '{trade.shops.maharashtra.workers} या ज़्यादा कामगार हों, तो पंजीकरण करना है; कम हों, तो {trade.shops.maharashtra.within|before} के अंदर दफ़्तर को बस ऑनलाइन बताना है।',
    'professional-tax':
      'पुरुष महीने की {professional-tax.maharashtra.free|before} तक की तनख़्वाह पर कुछ नहीं देते, {professional-tax.maharashtra-men.free|before} तक {professional-tax.maharashtra.middle}, और उससे ऊपर {professional-tax.maharashtra-men.month}, फ़रवरी में {professional-tax.maharashtra-men.february}। महिलाएँ सिर्फ़ {professional-tax.maharashtra-women.free|before} से ऊपर देती हैं। जो अपना काम करते हैं, वे {calendar.pt.maharashtra-own} तक देते हैं।',
    hours:
      'दिन में ज़्यादा से ज़्यादा {state.maharashtra.hours.day} घंटे, शुरू से आख़िर तक {state.maharashtra.hours.spread} घंटे के अंदर, और {state.maharashtra.hours.break-after} घंटे बाद थोड़ा आराम।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। राज्य के नियमों में कोई उम्र नहीं लिखी, इसलिए अधिनियम की उम्र चलती है: {vendor.age-min}। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
