import { bihar } from '../../../../content/states/br.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(bihar, {
  name: 'बिहार',
  description:
    'बिहार दुकानों और विक्रेताओं से क्या माँगता है: दुकान क़ानून, पेशा कर, घंटे, मज़दूरी, सड़क पर बेचना, प्रदूषण; क्या पता नहीं, और किससे पूछें।',
  says: {
    'shops-act':
      '{state.bihar.shops.workers} या ज़्यादा कामगार हों, तो खुलने के {state.bihar.shops.within|before} में पंजीकरण करें। पचास के दशक के पुराने अधिनियम की जगह नया आ गया है; कई पेज अब भी पुराना ही बताते हैं।',
    'professional-tax':
      'साल की आमदनी पर: {state.bihar.tax.free|before} तक कुछ नहीं, फिर साल का {state.bihar.tax.first} से शुरू होकर {state.bihar.tax.most-from|before} से ऊपर {state.bihar.tax.most} तक। व्यापारी टर्नओवर के हिसाब से देते हैं, साल के {state.bihar.tax.dealer-free|before} तक कुछ नहीं।',
    hours:
      'हफ़्ते में ज़्यादा से ज़्यादा {state.bihar.hours.week} घंटे, यानी छह दिन के हफ़्ते में दिन के {state.bihar.hours.day} घंटे।',
    wages:
      'जो सबसे नया आदेश मिला, उसके हिसाब से बिना हुनर वाले कामगार को दिन के कम से कम {state.bihar.wages.day} मिलते हैं। राज्य इसे साल में दो बार बदलता है: आज का आदेश पूछ लें।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {state.vendor-age.bihar} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
