import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { southWestSchemes } from '../../../tools/schemes/model/andhra-maharashtra-karnataka.ts';

/** Andhra Pradesh, Maharashtra and Karnataka */
export const southWest = {
  'ap-msme-policy': {
    name: 'आंध्र प्रदेश MSME और उद्यमी विकास नीति 4.0',
    benefit:
      'लगे पैसे पर सब्सिडी: नई इकाई वाले विशेष वर्गों को {scheme.ap-msme-policy.special-share}, {scheme.ap-msme-policy.special-max|before} तक; जो पहले पैसा लगा चुके हैं, उन्हें {scheme.ap-msme-policy.invested-share} ({scheme.ap-msme-policy.changed} में बदला)। बिजली पर {scheme.ap-msme-policy.power-term} तक हर यूनिट {scheme.ap-msme-policy.power} की मदद; SC और ST को ज़मीन के दाम का {scheme.ap-msme-policy.land}, {scheme.ap-msme-policy.land-max|before} तक।',
    who: 'MSME',
    note: 'नीति {scheme.ap-msme-policy.begins} से {scheme.ap-msme-policy.ends} तक की है।',
  },
  'ap-innovation-hub': {
    name: 'रतन टाटा इनोवेशन हब, एक परिवार एक उद्यमी',
    benefit:
      'राह दिखाने वाले और शुरू करने की जगह, अमरावती और दूसरे शहरों में। शुरुआती पैसे का एक हिस्सा राज्य जोड़ता है।',
    who: 'कारोबार शुरू करने वाले',
  },
  'ap-food-policy': {
    name: 'आंध्र प्रदेश खाद्य प्रसंस्करण नीति 4.0',
    benefit:
      'नई सूक्ष्म इकाई: लगे पैसे का {scheme.ap-food-policy.share}, {scheme.ap-food-policy.max|before} तक। सफ़ाई और छँटाई जैसे पहले कामों पर: {scheme.ap-food-policy.first-share}, {scheme.ap-food-policy.first-max|before} तक। बड़ी इकाइयों और समूहों की सीमा ज़्यादा है।',
    who: 'खाने की चीज़ें बनाने वाली इकाइयाँ',
    note: 'नीति {scheme.ap-food-policy.begins} से {scheme.ap-food-policy.ends} तक की है। महिलाओं, SC और ST की शर्तें दूसरे पेज पर हैं, जो हमने नहीं पढ़ा।',
  },
  'ap-corporations': {
    name: 'SC, ST, BC और कापू निगम: अपना रोज़गार, आंध्र प्रदेश',
    benefit: 'इकाई के एक हिस्से की सब्सिडी, बाक़ी बैंक का लोन। अपना पैसा नहीं लगाना।',
    who: '{scheme.ap-corporations.age} साल के BC और EWS; SC, ST और कापू निगमों की अपनी योजनाएँ हैं',
    note: 'यह हर साल की योजना पर चलती है: यह {scheme.ap-corporations.year} की है। इस साल की हम पुष्टि नहीं कर सके।',
    groupsElse: 'कापू',
    also: ['परिवार ग़रीबी रेखा से नीचे है।'],
  },
  'jagananna-thodu': {
    name: 'जगनन्ना तोडु',
    benefit:
      'पहले था: बिना ब्याज {scheme.jagananna-thodu.loan} का लोन; जो समय पर चुकाता था, उसे ब्याज वापस मिलता था।',
    who: 'पथ विक्रेता, छोटे व्यापारी और पुराने हुनर के कारीगर',
    note: 'सबसे नई ख़बर, जो हमने पढ़ी, {scheme.jagananna-thodu.reported} की है। ऐसी कोई नहीं मिली, जो कहे कि यह चल रही है।',
    also: ['आप सड़क पर, ठेले से या बहुत छोटी दुकान में बेचते हैं, या पुराने हुनर की चीज़ें बनाते हैं।'],
  },
  'mh-cmegp': {
    name: 'मुख्यमंत्री रोज़गार सृजन कार्यक्रम, महाराष्ट्र',
    benefit:
      'बैंक लोन वाली नई इकाई पर सब्सिडी, {scheme.mh-cmegp.max|before} तक के प्रोजेक्ट पर। हिस्सा और सीमाएँ बदली गई हैं: पोर्टल देखें।',
    who: '{scheme.mh-cmegp.age} साल के लोग (विशेष वर्ग {scheme.mh-cmegp.special-age} तक)',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: [
      'इकाई नई है, और उसे किसी सरकार की दूसरी सब्सिडी नहीं मिली।',
      'यह योजना न आपने ली है, न आपके पति या पत्नी ने।',
    ],
  },
  'mh-holkar-women': {
    name: 'पुण्यश्लोक अहिल्यादेवी होल्कर महिला स्टार्टअप योजना',
    benefit: '{scheme.mh-holkar-women.grant} का अनुदान।',
    who: 'महिलाओं के चलाए स्टार्टअप; रक़म टर्नओवर पर टिकी है',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
  },
  'mh-annasaheb-patil': {
    name: 'अण्णासाहेब पाटिल निगम: ब्याज वापस',
    benefit:
      'एक व्यक्ति को {scheme.mh-annasaheb-patil.person-max|before} तक के और समूह को {scheme.mh-annasaheb-patil.group-max|before} तक के लोन का ब्याज वापस।',
    who: 'मराठा और सूची के दूसरे आर्थिक रूप से कमज़ोर लोग, {scheme.mh-annasaheb-patil.age} साल की उम्र तक',
    groupsElse: 'मराठा, और सूची के दूसरे समुदाय',
    note: 'इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['परिवार की आमदनी साल में {scheme.mh-annasaheb-patil.income-max|before} से कम है।'],
  },
  'mh-incentives': {
    name: 'प्रोत्साहन पैकेज योजना, महाराष्ट्र',
    benefit: 'राज्य का GST वापस और बिजली में मदद, इलाक़े के हिसाब से।',
    who: 'MSME',
    note: 'नई औद्योगिक नीति आ गई है।',
  },
  'mh-startup-policy': {
    name: 'महाराष्ट्र स्टार्टअप नीति 2025 और मुख्यमंत्री का फ़ंड',
    benefit: 'शुरुआती दौर में कारोबार खड़ा करने वालों को शुरुआती पैसा और लोन।',
    who: 'स्टार्टअप',
    note: 'यह चल रही है, इतना पता है। इस साल के नियमों की हम पुष्टि नहीं कर सके।',
  },
  'mh-corporations': {
    name: 'संत रोहिदास, अण्णाभाऊ साठे, फुले और OBC निगम',
    benefit: 'सब्सिडी और शुरुआती पूँजी।',
    who: 'SC और OBC समूह, {scheme.mh-corporations.age} साल के',
    note: 'यह चल रही है, इतना पता है। इस साल के नियमों की हम पुष्टि नहीं कर सके।',
  },
  'ka-elevate': {
    name: 'ELEVATE (Idea2PoC), कर्नाटक',
    benefit: '{scheme.ka-elevate.max|before} तक का अनुदान।',
    who: 'कर्नाटक के स्टार्टअप; महिलाओं, SC और ST के लिए अलग बुलावे',
  },
  'ka-startup-policy': {
    name: 'कर्नाटक स्टार्टअप नीति 2025-30',
    benefit: 'कुल {scheme.ka-startup-policy.size}, ज़ोर बेंगलुरु के बाहर।',
    who: 'स्टार्टअप',
    note: 'हर तरह की मदद की सीमा नीति तय करती है।',
  },
  'ka-udyogini': {
    name: 'उद्योगिनी, कर्नाटक',
    benefit:
      '{scheme.ka-udyogini.max|before} तक का लोन, जिसका {scheme.ka-udyogini.subsidy} सब्सिडी है।',
    who: '{scheme.ka-udyogini.age} साल की महिलाएँ, जिनके परिवार की आमदनी {scheme.ka-udyogini.income-max|before} तक हो (SC और ST {scheme.ka-udyogini.scst-income-max})',
    note: 'विधवाओं और विकलांग महिलाओं के लिए आमदनी की सीमा नहीं। जिनका कोई लोन डूबा हो, उन्हें नहीं मिलती।',
    also: [
      'आमदनी {scheme.ka-udyogini.income-max|before} तक (SC और ST {scheme.ka-udyogini.scst-income-max})।',
    ],
  },
  'ka-cmegp': {
    name: 'मुख्यमंत्री का अपना रोज़गार कार्यक्रम, कर्नाटक',
    benefit: '{scheme.ka-cmegp.max|before} तक के प्रोजेक्ट पर {scheme.ka-cmegp.subsidy} सब्सिडी।',
    who: 'गाँव में नई इकाई वाले लोग, सामान्य वर्ग में {scheme.ka-cmegp.age} साल के',
    note: 'बाक़ी वर्गों की उम्र की हम पुष्टि नहीं कर सके। इस साल का ऐसा कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['इकाई गाँव में है।'],
  },
  'ka-scst-loans': {
    name: 'समृद्धि, ऐश्वर्य और डॉ. अंबेडकर निगम के लोन',
    benefit:
      'बैंक लोन के साथ सब्सिडी: फ़ूड ट्रक या खाने की गुमटी का {scheme.ka-scst-loans.food-share}, {scheme.ka-scst-loans.food-max|before} तक; छोटी दुकान या सेवा का {scheme.ka-scst-loans.share}, एक सीमा तक।',
    who: 'SC; ST के लिए उनका अपना निगम',
    note: 'यह हर साल की योजना पर चलती है। इस साल की हम पुष्टि नहीं कर सके, उम्र की भी नहीं।',
  },
  'ka-industrial-policy': {
    name: 'कर्नाटक औद्योगिक नीति 2025-30: MSME के प्रोत्साहन',
    benefit: 'लगे पैसे या उत्पादन पर मदद, इलाक़े के हिसाब से।',
    who: 'MSME',
  },
  'ka-badavara-bandhu': {
    name: 'पथ विक्रेताओं के छोटे लोन (बडवर बंधु)',
    benefit:
      '{scheme.ka-badavara-bandhu.year} में: सहकारी बैंकों से बिना ब्याज {scheme.ka-badavara-bandhu.loan} के लोन।',
    who: 'आधार और शहर के विक्रेता कार्ड वाले पथ विक्रेता',
    note: 'इससे नया कोई पेज नहीं मिला, जो कहे कि यह चल रही है।',
    also: ['आपके पास अपने शहर का विक्रेता कार्ड है।'],
    apply: 'कर्नाटक के सहकारिता विभाग या पास के सहकारी बैंक से पूछें।',
  },
} as const satisfies SchemeTexts<typeof southWestSchemes>;
