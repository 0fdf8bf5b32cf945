import { task } from '../../task-page.ts';

/** Task: the free search before a name is used. */
export const content = task({
  name: 'नाम रखने से पहले खोजें',
  slug: 'trademark-search',
  title: 'नाम रखने से पहले खोजें, मुफ़्त | Niyam',
  description:
    'क्या आपकी दुकान या ब्रांड का नाम किसी और का है? बोर्ड रँगवाने से पहले एक घंटे में ट्रेडमार्क, कंपनियों के नाम और बाज़ार कैसे खोजें।',
  heading: 'नाम रखने से पहले खोजें',
  lead: 'एक घंटे की खोज मुफ़्त है। नया बोर्ड, पैकेट, वकील की चिट्ठी नहीं।',
  topic: 'name',
  effort: 'evening',
  time: 'लगभग एक घंटा',
  cost: 'कुछ नहीं',
  place: 'सरकारी [ट्रेडमार्क खोज](portal:tmsearch) पर, और अपने आसपास की दुकानों में।',
  frames: [
    {
      picture: 'address',
      portal: 'tmsearch',
      caption: 'सरकारी खोज। देखने के लिए खाता नहीं चाहिए।',
    },
    { picture: 'form', caption: 'शब्द, और आपके सामान की क्लास।' },
  ],
  needs: [
    {
      id: 'three-names',
      label: 'तीन नाम, जो आपको पसंद हों',
      note: 'फिर एक निकल भी जाए, तो दुख नहीं।',
    },
    { id: 'goods-list', label: 'उस नाम से क्या बेचते हैं' },
  ],
  steps: [
    {
      id: 'class',
      title: 'अपनी क्लास ढूँढें',
      text: '{trademark.classes} क्लास हैं। रेस्टोरेंट {trademark.class.restaurant}, मिठाई और मसाले {trademark.class.spices}, कपड़े {trademark.class.clothes}, साबुन {trademark.class.soap}, दुकानें {trademark.class.shop}।',
    },
    {
      id: 'word',
      title: 'शब्द जैसा है, वैसा खोजें',
      text: 'अपनी क्लास में और आसपास की क्लासों में।',
    },
    {
      id: 'sound',
      title: 'जो सुनने में एक-सा हो, वह भी खोजें',
      text: 'लक्ष्मी और लक्समी, कृष्णा और कृष्ना। सुनने में पास, तो क़ानून में भी पास।',
    },
    {
      id: 'status',
      title: 'स्थिति देखें',
      text: 'पंजीकृत या विरोध वाले मार्क आपको रोकते हैं। नामंज़ूर और कब के ख़त्म शायद नहीं। नंबर और मालिक लिख लें।',
    },
    {
      id: 'street',
      title: 'बाज़ार और इंटरनेट पर खोजें',
      text: 'नक़्शे, डिलीवरी ऐप, सोशल पेज। जो सालों से नाम इस्तेमाल करता है, उसके हक़ बिना काग़ज़ भी हैं।',
    },
    {
      id: 'company',
      title: 'कंपनी बना रहे हैं? वहाँ भी नाम देखें',
      text: '[मंत्रालय](portal:mca) की साइट पर।',
    },
    {
      id: 'decide',
      title: 'तीनों में सबसे साफ़ रखें',
      text: 'गढ़ा हुआ शब्द “Best Sweets” से मज़बूत है। अपनी खोज की तस्वीरें तारीख़ के साथ सेव करें।',
    },
  ],
  wrongAnswer: 'कुछ मिलता-जुलता है? अभी बदलें, जब तक मुफ़्त है।',
  wrong: [
    '**कुछ मिलता-जुलता है।** अभी बदलें। आज मुफ़्त है, अगले साल महँगा।',
    '**खोज में कुछ नहीं।** अच्छा है, पर वादा नहीं: पिछले हफ़्ते का आवेदन शायद अभी वहाँ न हो।',
    '**कोई चिट्ठी आप पर इल्ज़ाम लगाती है।** उसे अनदेखा न करें। उसकी तारीख़ तक जवाब दें, मदद लेकर।',
  ],
  call: ['[IP India](portal:ipindia) की मदद।', 'ट्रेडमार्क एजेंट या वकील, जब कुछ मिलता-जुलता हो।'],
  portals: ['tmsearch', 'tmaisearch'],
  pages: ['guides/trademark-registration', 'how-to/trademark-application', 'start/branding'],
});
