import { sheet } from '../../sheet-page.ts';

/** Sheet: the stations of a trademark. */
export const content = sheet({
  name: 'ट्रेडमार्क का रास्ता',
  title: 'ट्रेडमार्क का रास्ता: एक पर्चा | Niyam',
  description:
    'मुफ़्त खोज से प्रमाणपत्र और नवीनीकरण तक सात पड़ाव, शुल्क और इंतज़ार के समय के साथ। छापने और भेजने के लिए।',
  heading: 'ट्रेडमार्क का रास्ता',
  lead: 'मुफ़्त खोज से लेकर उस नाम तक, जो आपका है। कोई विरोध न करे, तो हमारे अंदाज़े से {trademark.time.unopposed} लगते हैं; मानकर चलें {trademark.time}।',
  sheet: {
    layout: 'path',
    parts: [
      {
        title: 'खोजें',
        line: 'मुफ़्त, सरकारी खोज पर। जो सुनने में मिलता-जुलता हो, वह भी देखें।',
      },
      {
        title: 'क्लास चुनें',
        line: 'चुनने को {trademark.classes} हैं। रेस्टोरेंट क्लास {trademark.class.restaurant} हैं, मिठाई {trademark.class.spices}।',
      },
      {
        title: 'आवेदन: TM-A',
        line: 'एक व्यक्ति या छोटे कारोबार के लिए {trademark.fee.low}, बाक़ी के लिए {trademark.fee.high}।',
        more: 'हर मार्क और क्लास का अलग, ऑनलाइन। उस दिन से नाम के पास TM लिखें।',
      },
      {
        title: 'जाँच',
        line: 'एक रिपोर्ट आती है। {trademark.reply|before} में जवाब दें, नहीं तो आवेदन ख़त्म।',
      },
      {
        title: 'जर्नल',
        line: 'दूसरों के पास विरोध के लिए {trademark.opposition} हैं।',
        more: 'विरोध का जवाब {trademark.counter|before} में देना है।',
      },
      {
        title: 'प्रमाणपत्र',
        line: 'अब ® का निशान लिख सकते हैं। यह आवेदन से {trademark.term} चलता है।',
        more: 'उससे पहले ® लिखने पर जुर्माना लग सकता है।',
      },
      {
        title: 'नवीनीकरण',
        line: 'एक क्लास का {trademark.fee.renewal}। ख़त्म होने से {trademark.renewal.opens} पहले खुलता है।',
        more: 'ख़त्म होने के बाद के {trademark.renewal.grace|before} में {trademark.fee.renewal-late} ज़्यादा लगते हैं।',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'शुल्क, और वे कहाँ लिखे हैं',
      blocks: [
        {
          kind: 'entries',
          caption: 'सरकारी शुल्क, ऑनलाइन, हर मार्क और क्लास का',
          rows: [
            { label: 'आवेदन: एक व्यक्ति, स्टार्टअप, छोटा कारोबार', fact: 'trademark.fee.low' },
            { label: 'आवेदन: बाक़ी सब', fact: 'trademark.fee.high' },
            { label: 'नवीनीकरण', fact: 'trademark.fee.renewal' },
          ],
        },
        {
          kind: 'text',
          text: 'निशान लगाते हुए: [नाम खोजें](/how-to-guides/trademark-search), फिर [आवेदन करें](/how-to-guides/trademark-application)। बाक़ी सब [ट्रेडमार्क गाइड](/trademark-registration) में है।',
        },
      ],
    },
  ],
});
