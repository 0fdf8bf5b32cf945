import { telangana } from '../../../../content/states/tg.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(telangana, {
  name: 'तेलंगाना',
  description:
    'तेलंगाना दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, ट्रेड लाइसेंस, पेशा कर, आग, घंटे, मज़दूरी, सड़क पर बेचना, प्रदूषण, और किससे पूछें।',
  says: {
    'shops-act':
      'खुलने के {trade.shops.telangana.within|before} में ऑनलाइन पंजीकरण करें, कामगार न हों तब भी: प्रमाणपत्र तुरंत मिलता है। शुल्क बिना कामगार {trade.shops.telangana.fee.none}, {trade.shops.telangana.band.first} कामगारों तक {trade.shops.telangana.fee.first}, और बढ़ते-बढ़ते {trade.shops.telangana.band.fourth} तक {trade.shops.telangana.fee.fourth}। नवीनीकरण नहीं है, पर {trade.shops.telangana.annual-from|before} से {trade.shops.telangana.annual-by|before} तक सालाना शुल्क देना है। बाद में {trade.shops.telangana.late.december} ज़्यादा लगता है, और दिसंबर के बाद {trade.shops.telangana.late.after} ज़्यादा।',
    'trade-licence':
      'हैदराबाद के तीनों निगम {trade.ghmc.apply-by|before} तक लाइसेंस का नवीनीकरण करते हैं: [क़दम देखें](/how-to-guides/trade-licence-hyderabad)। बाक़ी शहर {trade.telangana-town.papers} काग़ज़ों पर लाइसेंस तुरंत देते हैं, पहचान का सबूत और किराए या मालिकाने का काग़ज़। गाँवों में धंधों का लाइसेंस ग्राम पंचायत देती है (पंचायत राज अधिनियम, 2018, धारा 120): फ़ीस उसके सचिव से पूछें।',
    'professional-tax':
      'आपके कामगारों की तनख़्वाह से: महीने की {labour.pt.wage-free|before} तक कुछ नहीं, {labour.pt.middle-max|before} तक {labour.pt.middle}, उससे ऊपर {labour.pt.high}। अगले महीने की {labour.pt.due} तारीख़ तक दें। दुकानदार अपना ख़ुद का कितना देता है, यह नहीं पढ़ा गया: वाणिज्य कर दफ़्तर से पूछें।',
    fire: 'आग का प्रमाणपत्र इनके लिए है: {fire.telangana.commercial} मीटर से ऊँची कारोबारी इमारतें, {fire.telangana.residential} मीटर या उससे ऊँचे घर, और हॉल और स्कूल, जो {fire.telangana.assembly-plot} वर्ग मीटर से बड़े प्लॉट पर हों या {fire.telangana.assembly-height} मीटर या उससे ऊँचे हों। कम ऊँची दुकान को आम तौर पर नहीं चाहिए।',
    hours:
      'दुकानों में दिन में {labour.hours.day} घंटे और हफ़्ते में {labour.hours.week}, ज़्यादा से ज़्यादा। जो दफ़्तर दुकान नहीं, उनमें दिन में {labour.hours.office-day} घंटे।',
    wages:
      'जैसा घोषित हुआ, बिना हुनर वाले कामगार को महीने में कम से कम {labour.minimum-wage.telangana}, थोड़े हुनर वाले को {labour.minimum-wage.telangana-semi}, हुनर वाले को {labour.minimum-wage.telangana-skilled} और बड़े हुनर वाले को {labour.minimum-wage.telangana-highly} मिलते हैं। राज्य में तीन ज़ोन हैं, नगर निगम, शहर और गाँव: आपके यहाँ कौन-सी रक़म है, यह नहीं पढ़ा गया।',
    vending:
      'विक्रेता की उम्र कम से कम {vendor.age.telangana} हो। प्रमाणपत्र की फ़ीस क़स्बे में {vendor.telangana.fee.town}, नगर निगम में {vendor.telangana.fee.corporation} और मिशन शहर में {vendor.telangana.fee.mission-city}, और {vendor.telangana.years} बाद नवीनीकरण पर फिर। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
