import { tamilNadu } from '../../../../content/states/tn.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(tamilNadu, {
  name: 'तमिलनाडु',
  description:
    'तमिलनाडु दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, गाँव का ट्रेड लाइसेंस, चेन्नई का पेशा कर, घंटे, सड़क पर बेचना, और किससे पूछें।',
  says: {
    'shops-act':
      '{trade.shops.tamil-nadu.workers} या ज़्यादा कामगार हों, तो {trade.shops.tamil-nadu.within|before} के अंदर पंजीकरण करें, शुल्क {trade.shops.tamil-nadu.fee}। इससे छोटी दुकानों के लिए कोई ज़िम्मेदारी नहीं मिली।',
    'trade-licence':
      'गाँवों में छोटी और सूक्ष्म दुकानों को {state.tamil-nadu.village-licence} देना है: विरोध के बाद राज्य ने घोषणा की कि उन्हें लाइसेंस नहीं चाहिए। शहर खाने की जगहों और कई दुकानों को लाइसेंस देते हैं; उनकी सूचियाँ और फ़ीस नहीं पढ़ी गईं: नगर निगम या नगर पालिका से पूछें।',
    'professional-tax':
      'शहर और पंचायतें इसे हर छमाही लेती हैं। चेन्नई में छमाही की {state.chennai.tax.free|before} तक की आमदनी पर कुछ नहीं, और सबसे ज़्यादा {state.chennai.tax.most} है, {state.chennai.tax.most-from|before} से ऊपर। बाक़ी जगहों की अपनी सूचियाँ हैं।',
    hours:
      'ज़्यादा से ज़्यादा दिन में {state.tamil-nadu.hours.day} घंटे और हफ़्ते में {state.tamil-nadu.hours.week}; ओवरटाइम के साथ दिन में {state.tamil-nadu.hours.with-overtime} घंटे। {state.tamil-nadu.hours.workers} या ज़्यादा कामगारों वाली दुकानें दिन-रात खुल सकती हैं, अगर हर कामगार को हफ़्ते में एक दिन की छुट्टी मिले।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। राज्य के नियमों में कोई उम्र नहीं लिखी, इसलिए अधिनियम की उम्र चलती है: {vendor.age-min}। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
