import { sheet } from '../../sheet-page.ts';

/** Sheet: which food paper, in three questions. */
export const content = sheet({
  name: 'मुझे FSSAI का कौन-सा काग़ज़ चाहिए?',
  title: 'मुझे FSSAI का कौन-सा काग़ज़ चाहिए? एक पर्चा | Niyam',
  description:
    'एक पर्चे पर तीन सवाल: आपके खाद्य कारोबार को कुछ नहीं, पंजीकरण, राज्य लाइसेंस या केंद्रीय लाइसेंस। छापने और भेजने के लिए।',
  heading: 'मुझे FSSAI का कौन-सा काग़ज़ चाहिए?',
  lead: 'ऊपर से शुरू करें। पहला “हाँ” आपका जवाब है।',
  sheet: {
    layout: 'questions',
    parts: [
      {
        title: 'क्या आपके पास अपने शहर का वेंडिंग सर्टिफिकेट या विक्रेता पंजीकरण है?',
        line: 'आप पंजीकृत माने जाते हैं। FSSAI को देना है: {fssai.vendor.fee}।',
        more: 'प्रमाणपत्र साथ रखें और दिखाएँ। साफ़-सफ़ाई के नियम सबकी तरह आप पर भी हैं।',
      },
      {
        title: 'क्या साल में बेचा सारा खाना {fssai.registration.turnover-max} या उससे कम का है?',
        line: 'पंजीकरण लें। यह आसान वाला है, और तुरंत मिल सकता है।',
        more: 'ठेले, घर की रसोई, छोटी दुकानें और ज़्यादातर छोटे रेस्टोरेंट यहीं हैं।',
      },
      {
        title: 'क्या यह {fssai.state.turnover-max} या उससे कम है?',
        line: 'राज्य लाइसेंस लें। अधिकारी देखने आ सकता है।',
      },
    ],
    otherwise: {
      title: 'केंद्रीय लाइसेंस लें',
      line: 'यह सबसे बड़े कारोबारों के लिए है, और कुछ ख़ास तरह के कारोबारों के लिए।',
      more: 'बाहर से माल मँगाने वाले, ऑनलाइन खाने के प्लेटफ़ॉर्म और हवाई अड्डे की रसोइयाँ पहले FSSAI से पूछें: किन ख़ास क़िस्मों को किसी भी आकार में यह चाहिए, इसकी हम पुष्टि नहीं कर सके।',
    },
  },
  more: [
    {
      id: 'figures',
      heading: 'आँकड़े, और वे कहाँ लिखे हैं',
      blocks: [
        {
          kind: 'entries',
          caption: 'साल में बेचा खाना',
          rows: [
            { label: 'पंजीकरण: ज़्यादा से ज़्यादा', fact: 'fssai.registration.turnover-max' },
            { label: 'राज्य लाइसेंस: ज़्यादा से ज़्यादा', fact: 'fssai.state.turnover-max' },
          ],
        },
        {
          kind: 'text',
          text: '[FoSCoS](portal:foscos) पर ख़ुद करें: [FSSAI पंजीकरण, क़दम-दर-क़दम](/how-to-guides/fssai-registration)। इसकी सारी बातें [FSSAI गाइड](/fssai-compliance) में हैं।',
        },
      ],
    },
  ],
});
