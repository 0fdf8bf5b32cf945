import { task } from '../../task-page.ts';

/** Task: filing TM-A by oneself. */
export const content = task({
  name: 'ट्रेडमार्क का आवेदन करें',
  slug: 'trademark-application',
  title: 'ट्रेडमार्क का आवेदन ख़ुद करें: TM-A | Niyam',
  description:
    'फ़ॉर्म TM-A ऑनलाइन भरना: क्लास, मालिक, इस्तेमाल की तारीख़, छोटी फ़र्मों का कम शुल्क, और बाद के दिन, जो चूकने नहीं चाहिए।',
  heading: 'ट्रेडमार्क का आवेदन ख़ुद करें',
  lead: 'हर मार्क और क्लास का शुल्क अकेले व्यक्ति या उद्यम वाली छोटी फ़र्म को {trademark.fee.low}, बाक़ी को {trademark.fee.high}।',
  topic: 'name',
  effort: 'evening',
  time: 'एक शाम; फिर {trademark.time.unopposed}, अगर कोई एतराज़ न करे, करे तो ज़्यादा',
  cost: 'हर क्लास का {trademark.fee.low} या {trademark.fee.high}, ऑनलाइन',
  place: 'IP India की [ई-फ़ाइलिंग साइट](portal:tmfiling) पर।',
  frames: [
    { picture: 'address', portal: 'tmfiling', caption: 'ई-फ़ाइलिंग साइट।' },
    { picture: 'form', caption: 'मालिक, क्लास, सामान, कब से इस्तेमाल में।' },
    { picture: 'pay', caption: 'हर क्लास का शुल्क।' },
    { picture: 'number', caption: 'आवेदन का नंबर, उस दिन के साथ जो गिना जाता है।' },
  ],
  needs: [
    { id: 'identity', label: 'पहचान का सबूत; फ़र्म हो, तो उसके काग़ज़' },
    { id: 'pan', label: 'पैन' },
    { id: 'udyam', label: 'उद्यम प्रमाणपत्र, छोटी फ़र्म के कम शुल्क के लिए' },
    { id: 'logo', label: 'लोगो की तस्वीर', note: 'तभी, जब वह सिर्फ़ शब्द न हो।' },
    {
      id: 'use-proof',
      label: 'पहले इस्तेमाल का सबूत',
      note: 'सबसे पुराना बिल, बोर्ड की फ़ोटो, कोई विज्ञापन।',
    },
    {
      id: 'signature',
      label: 'दस्तख़त के लिए साइट जो माँगे',
      note: 'खाता बनाते समय वह बताती है।',
    },
  ],
  steps: [
    {
      id: 'search',
      title: 'पहले खोजें',
      text: '[एक घंटा, मुफ़्त](/how-to-guides/trademark-search)।',
    },
    {
      id: 'owner',
      title: 'तय करें कि मालिक कौन है',
      text: 'आप या फ़र्म। नाम ठीक वैसे लिखें, जैसे काग़ज़ों पर है। बाद में बदलने के पैसे लगते हैं।',
    },
    {
      id: 'class',
      title: 'क्लास और सामान चुनें',
      text: 'हर क्लास का शुल्क फिर लगता है। वह लिखें, जो बेचते हैं, और जो सचमुच बेचने का इरादा है।',
    },
    {
      id: 'date',
      title: 'बताएँ कि कब से इस्तेमाल में है',
      text: 'सबूत के साथ। अभी इस्तेमाल में नहीं? “proposed to be used” चुनें। झूठी तारीख़ मार्क डुबो सकती है।',
    },
    {
      id: 'file',
      title: 'TM-A भरें और ज़ोर से पढ़ें',
      text: 'जो भर दिया, वह मुश्किल से ही बदलता है।',
    },
    {
      id: 'pay',
      title: 'पैसे दें और रसीद सेव करें',
      text: 'इस दिन से आप ™ लिख सकते हैं, ® नहीं।',
    },
    {
      id: 'reply',
      title: 'हर महीने खाता देखें',
      text: 'जाँच की रिपोर्ट का जवाब {trademark.reply|before} में देना होता है, नहीं तो आवेदन छूट जाता है।',
    },
    {
      id: 'opposition',
      title: 'जर्नल के बाद: {trademark.opposition}',
      text: 'कोई विरोध करे, तो जवाब के लिए {trademark.counter} हैं। यह समय बढ़ नहीं सकता।',
    },
    {
      id: 'certificate',
      title: 'प्रमाणपत्र पढ़ें',
      text: 'अब आप ® लिख सकते हैं। नवीनीकरण लिख लें: आवेदन के दिन से {trademark.term}।',
    },
  ],
  wrongAnswer:
    'हर रिपोर्ट का जवाब दें। ® समय से पहले लिखना {trademark.false-penalty|before} तक का पड़ सकता है।',
  wrong: [
    '**“आपका मार्क किसी और से बहुत मिलता है।”** रिपोर्ट का जवाब दें: दिखाएँ कि सामान, रूप या इस्तेमाल कैसे अलग है। यहाँ मदद काम की है।',
    '**रिपोर्ट देखी नहीं।** छूट गया, तो आवेदन नए सिरे से करना होता है। इसीलिए हर महीने देखना।',
    '**“रजिस्टर” या “जर्नल” के पैसे माँगने वाली चिट्ठियाँ।** ये निजी फ़र्में भेजती हैं। दफ़्तर सिर्फ़ अपनी साइट पर माँगता है।',
    '**® बहुत जल्दी लिख दिया।** यह {trademark.false-penalty|before} तक का पड़ सकता है, या टर्नओवर के {trademark.false-penalty-share} का, अगर वह कम हो।',
  ],
  call: ['[IP India](portal:ipindia) की मदद।', 'ट्रेडमार्क एजेंट या वकील, रिपोर्ट या विरोध के लिए।'],
  portals: ['tmfiling', 'ipindia'],
  pages: [
    'guides/trademark-registration',
    'infographics/trademark-path',
    'how-to/trademark-search',
  ],
});
