import { sheet } from '../../sheet-page.ts';

/** Sheet: whether one must register for GST, with Telangana's own limit. */
export const content = sheet({
  name: 'क्या मुझे GST चाहिए?',
  title: 'क्या मुझे GST चाहिए? एक पर्चे पर पाँच सवाल | Niyam',
  description:
    'पाँच सवाल बताते हैं कि विक्रेता, दुकान या ऑनलाइन बेचने वाले को GST पंजीकरण ज़रूरी है या नहीं। तेलंगाना की अपनी सीमा के साथ। छापने और भेजने के लिए।',
  heading: 'क्या मुझे GST चाहिए?',
  reviewedOn: '2026-11-23',
  lead: 'ऊपर से शुरू करें। पहला “हाँ” आपका जवाब है। बिक्री गिनी जाती है, मुनाफ़ा नहीं, और UPI से अपने-आप कोई टैक्स नहीं बनता।',
  sheet: {
    layout: 'questions',
    parts: [
      {
        title: 'क्या आप सिर्फ़ वही सामान या सेवा बेचते हैं, जिस पर GST नहीं?',
        line: 'नहीं चाहिए। ताज़े फल, सब्ज़ी, दूध और खुले अनाज पर टैक्स नहीं।',
        more: 'चाहे कितना भी बेचें।',
      },
      {
        title: 'क्या आप दूसरे राज्य में सामान बेचते हैं?',
        line: 'पंजीकरण करें, टर्नओवर कितना भी हो।',
        more: 'सूची में लिखी, ज़्यादातर हाथ से बनी दस्तकारी को {gst.limit.services|before} से नीचे छूट है (चार राज्यों में {gst.limit.special}): पंजीकरण से पहले पूछें।',
      },
      {
        title: 'क्या आप ऑनलाइन बाज़ार पर सामान बेचते हैं?',
        line: 'पंजीकरण करें। {gst.limit.services|before} से नीचे (चार राज्यों में {gst.limit.special}) और एक ही राज्य के अंदर नामांकन नंबर से काम चल जाता है।',
      },
      {
        title: 'तेलंगाना में: क्या आपकी बिक्री साल में {gst.limit.telangana|before} से ऊपर है?',
        line: 'सीमा पार होने के {gst.registration.within|before} में पंजीकरण करें। सामान और सेवाएँ, दोनों पर।',
      },
      {
        title:
          'ज़्यादातर बाक़ी राज्यों में: सामान {gst.limit.goods|before} से ऊपर, या सेवाएँ {gst.limit.services|before} से ऊपर?',
        line: 'सीमा पार होने के {gst.registration.within|before} में पंजीकरण करें।',
        more: 'मणिपुर, मिज़ोरम, नागालैंड और त्रिपुरा में सीमा {gst.limit.special} है।',
      },
    ],
    otherwise: {
      title: 'नहीं चाहिए',
      line: 'बिल रखें और हर महीने अपनी बिक्री देखें।',
      more: 'कुछ गिने-चुने मामलों में फिर भी पंजीकरण ज़रूरी है, जैसे दूसरे राज्य के मेले में बेचने वाला।',
    },
  },
  more: [
    {
      id: 'figures',
      heading: 'आँकड़े, और वे कहाँ लिखे हैं',
      blocks: [
        {
          kind: 'entries',
          caption: 'साल की बिक्री, जिससे ऊपर पंजीकरण होता है',
          rows: [
            { label: 'तेलंगाना, सामान या सेवाएँ', fact: 'gst.limit.telangana' },
            { label: 'ज़्यादातर बाक़ी राज्य, सिर्फ़ सामान', fact: 'gst.limit.goods' },
            { label: 'ज़्यादातर बाक़ी राज्य, सेवाएँ', fact: 'gst.limit.services' },
            { label: 'पंजीकरण का सरकारी शुल्क', fact: 'gst.registration.fee' },
          ],
        },
        {
          kind: 'text',
          text: 'कुछ और राज्यों की सीमा भी तेलंगाना जैसी है; उनके नाम [GST गाइड](/gst-compliance#who-needs-it) में हैं। करना ही हो: [GST पंजीकरण, क़दम-दर-क़दम](/how-to-guides/gst-registration)।',
        },
      ],
    },
  ],
});
