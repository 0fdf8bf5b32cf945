import { karnataka } from '../../../../content/states/ka.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(karnataka, {
  name: 'कर्नाटक',
  description:
    'कर्नाटक दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, बेंगलुरु का ट्रेड लाइसेंस, पेशा कर, आग, घंटे, सड़क पर बेचना, और किससे पूछें।',
  says: {
    'shops-act':
      'खुलने के {trade.shops.karnataka.within|before} में पंजीकरण करें। प्रमाणपत्र {trade.shops.karnataka.years} चलता है।',
    'trade-licence':
      'बेंगलुरु {trade.bengaluru.opens} से {trade.bengaluru.closes} तक लाइसेंस का नवीनीकरण करता है, {trade.bengaluru.years} के लिए। मार्च में {trade.bengaluru.late.march} ज़्यादा लगता है, अप्रैल से {trade.bengaluru.late.april} ज़्यादा। बाक़ी शहरों और गाँवों के नियम नहीं पढ़े गए: नगर पालिका या ग्राम पंचायत से पूछें।',
    'professional-tax':
      'महीने की {professional-tax.karnataka.free} या ज़्यादा तनख़्वाह पर: महीने का {professional-tax.karnataka.month}, फ़रवरी में {professional-tax.karnataka.february}। अपना ख़ुद का आप {calendar.pt.karnataka-own} तक देते हैं, अगर आप GST में हैं, दुकान में कई लोगों को काम पर रखते हैं, या आपका पेशा सूची में है: पूछें कि आप सूची में हैं या नहीं।',
    fire: 'ख़बरों के मुताबिक़ {state.karnataka.fire.order-month} से {state.karnataka.fire.order} मीटर और उससे ऊँची इमारतों को मंज़ूरी चाहिए, घर हो या कारोबार। पहले सीमा {state.karnataka.fire.bill} मीटर थी। राज्य की सेवा का पेज {state.karnataka.fire.service} मीटर से ऊपर कहता है। छोटी दुकान वाली कम ऊँची इमारत का नाम कहीं नहीं था।',
    hours:
      'ज़्यादा से ज़्यादा दिन में {state.karnataka.hours.day} घंटे और हफ़्ते में {state.karnataka.hours.week}; ओवरटाइम के साथ दिन में {state.karnataka.hours.with-overtime} घंटे, और तीन महीनों में {state.karnataka.hours.overtime} घंटे ओवरटाइम।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। राज्य के नियमों में कोई उम्र नहीं लिखी, इसलिए अधिनियम की उम्र चलती है: {vendor.age-min}। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
