import { westBengal } from '../../../../content/states/wb.ts';
import { statePage } from '../../state-page.ts';

export const content = statePage(westBengal, {
  name: 'पश्चिम बंगाल',
  description:
    'पश्चिम बंगाल दुकानों और विक्रेताओं से क्या माँगता है: कोलकाता का ट्रेड लाइसेंस, पेशा कर, आग, घंटे, मज़दूरी, सड़क पर बेचना, और किससे पूछें।',
  says: {
    'trade-licence':
      'कोलकाता में हर धंधे और पेशे को नगर निगम का सर्टिफ़िकेट ऑफ़ एनलिस्टमेंट चाहिए, {state.kolkata.enlistment.papers} काग़ज़ों पर। उसकी फ़ीस, और बाक़ी शहर और गाँव नहीं पढ़े गए: नगर पालिका या पंचायत से पूछें।',
    'professional-tax':
      'आपके कामगारों की तनख़्वाह से: महीने की {state.west-bengal.tax.free|before} तक कुछ नहीं, फिर {state.west-bengal.tax.first} से शुरू होकर {state.west-bengal.tax.most-from|before} से ऊपर {state.west-bengal.tax.most} तक। अपना ख़ुद का आप नामांकन कराकर साल में {state.west-bengal.tax.own-most|before} तक देते हैं, आमदनी के हिसाब से।',
    fire: '{state.west-bengal.fire.height} मीटर से ऊँची इमारतें ज़्यादा ख़तरे वाली गिनी जाती हैं और उन्हें प्रमाणपत्र चाहिए। ख़तरनाक सामान के गोदाम और वर्कशॉप को किसी भी ऊँचाई पर आग का लाइसेंस चाहिए।',
    hours:
      'हफ़्ते में ज़्यादा से ज़्यादा {state.west-bengal.hours.week} घंटे; ओवरटाइम के साथ दिन में {state.west-bengal.hours.with-overtime} घंटे, और साल में {state.west-bengal.hours.overtime} घंटे ओवरटाइम। {state.west-bengal.hours.break-after} घंटे बाद थोड़ा आराम।',
    wages:
      'दुकानों में बिना हुनर वाले कामगार को शहरों और विकास क्षेत्रों में महीने के कम से कम {state.west-bengal.wages.town} मिलते हैं, बाक़ी जगह {state.west-bengal.wages.village}।',
    vending:
      'नगर विक्रय समिति {vendor.survey-years|before} में कम से कम एक बार विक्रेताओं का सर्वे करती है; उसके {vendor.committee-vendors} सदस्य विक्रेता चुनते हैं। आपको हटाने से पहले {vendor.notice} का नोटिस देना ज़रूरी है। विक्रेता की उम्र कम से कम {state.vendor-age.west-bengal} हो। गाँवों में प्रमाणपत्र नहीं है: पंचायत से पूछें।',
    pollution:
      'जिन इकाइयों को सहमति नहीं चाहिए, उनकी राष्ट्रीय सूची में वे बेकरी और मिठाई-टॉफ़ी बनाने वाले हैं, जो एक दिन में {state.white-list.bakery-above} से ज़्यादा और {state.white-list.bakery-below} टन से कम बनाते हैं और सिर्फ़ साफ़ ईंधन जलाते हैं। वे बोर्ड को लिखकर बताते हैं। बाक़ी रसोइयों के लिए सूची नहीं पढ़ी गई: पूछें।',
  },
});
