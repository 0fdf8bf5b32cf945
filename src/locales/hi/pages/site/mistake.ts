import type { PageContent } from '../../../../content/types.ts';

/** Reporting a mistake; the form stands below the heading. */
export const content: PageContent = {
  name: 'ग़लती बताएँ',
  updatedOn: '2026-11-24',
  title: 'लिखे हुए में ग़लती बताएँ | Niyam',
  description:
    'हमें बताएँ कि पेज पर क्या ग़लत लिखा है: कोई शब्द, वाक्य, अनुवाद, आँकड़ा। सिग्नल आने पर यह चला जाता है, और नाम नहीं पूछता।',
  heading: 'ग़लती बताएँ',
  lead: 'कोई शब्द, वाक्य या आँकड़ा ग़लत है? हमें बताएँ।',
  sections: [
    {
      id: 'what-happens',
      heading: 'फिर क्या होता है',
      blocks: [
        {
          kind: 'list',
          items: [
            'हमें पेज, उसकी भाषा और आपका लिखा मिलता है। इसका जवाब कोई नहीं देता। जवाब चाहिए, तो [संपर्क](/contact) पर जाएँ।',
            'सिग्नल न हो, तो यह इस फ़ोन पर रुकता है और नेटवर्क लौटने पर जाता है। [भेजना बाक़ी](/outbox) देखें।',
          ],
        },
      ],
    },
  ],
};
