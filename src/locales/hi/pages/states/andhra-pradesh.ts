import { andhraPradesh } from '../../../../content/states/ap.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(andhraPradesh, {
  name: 'आंध्र प्रदेश',
  description:
    'आंध्र प्रदेश दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, ट्रेड लाइसेंस, पेशा कर, आग, घंटे, मज़दूरी, सड़क पर बेचना, और किससे पूछें।',
  says: {
    'shops-act':
      'खुलने के {trade.shops.andhra.within|before} में पंजीकरण करें, कामगार न हों तब भी। विभाग के एक पर्चे में, जो मिली सूचियों में सबसे नई है, ये लिखे हैं: बिना कामगार {trade.shops.andhra.fee.none}, {trade.shops.andhra.band.first} कामगारों तक {trade.shops.andhra.fee.first}, {trade.shops.andhra.band.second} तक {trade.shops.andhra.fee.second} और {trade.shops.andhra.band.third} तक {trade.shops.andhra.fee.third}। सबसे नया संशोधन छोटी दुकानों को कुछ ज़िम्मेदारियों से छूट देता है: पूछें कि किनसे।',
    'trade-licence':
      'शहर {state.andhra.trade.papers} काग़ज़ों पर {state.andhra.trade.years} का लाइसेंस देते हैं, पहचान का सबूत और किराए या मालिकाने का काग़ज़। जैसा बताया गया है, नवीनीकरण का आवेदन उसके ख़त्म होने के दिन से {state.andhra.trade.renew-within|before} के अंदर करें। गाँवों में सिर्फ़ सूची वाले धंधों और मशीनों को ग्राम पंचायत का लाइसेंस चाहिए (पंचायत राज अधिनियम, 1994, धारा 119): उसके सचिव से पूछें। फ़ीस नहीं पढ़ी गई।',
    'professional-tax':
      'आपके कामगारों की तनख़्वाह से: महीने की {professional-tax.andhra.free|before} तक कुछ नहीं, {professional-tax.andhra.middle-max|before} तक {professional-tax.andhra.middle}, उससे ऊपर {professional-tax.andhra.high}। दुकानदार अपना ख़ुद का कितना देता है, यह नहीं पढ़ा गया: पूछें।',
    fire: 'आग का लाइसेंस इनके लिए है: {state.andhra.fire.business} मीटर से ऊँची कारोबारी इमारतें, {state.andhra.fire.homes} मीटर या उससे ऊँचे घर, और हॉल और स्कूल, जो {state.andhra.fire.halls-plot} वर्ग मीटर से बड़े प्लॉट पर हों या {state.andhra.fire.halls-height} मीटर या उससे ऊँचे हों।',
    hours:
      'ज़्यादा से ज़्यादा दिन में {state.andhra.hours.day} घंटे, हफ़्ते में {state.andhra.hours.week}, और तीन महीनों में {state.andhra.hours.overtime} घंटे ओवरटाइम। खुदरा दुकानें {state.andhra.every-day.from} से {state.andhra.every-day.years} तक हर दिन खुल सकती हैं, अगर हर कामगार को हफ़्ते में एक दिन की छुट्टी मिले।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {vendor.age.andhra} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
