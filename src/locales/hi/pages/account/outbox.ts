import type { PageContent } from '../../../../content/types.ts';

/** The outbox: requests kept on this phone until confirmed. */
export const content: PageContent = {
  name: 'भेजना बाक़ी',
  updatedOn: '2026-11-23',
  title: 'भेजना बाक़ी | Niyam',
  description: 'इस फ़ोन पर बने अनुरोध यहाँ रखे जाते हैं, जब तक हमारा दफ़्तर उनकी पुष्टि न करे।',
  heading: 'भेजना बाक़ी',
  lead: 'अनुरोध यहाँ रुकते हैं, जब तक हमारे दफ़्तर को न मिलें।',
  sections: [
    {
      id: 'how-it-works',
      heading: 'यह कैसे चलता है',
      blocks: [
        {
          kind: 'list',
          items: [
            'नेटवर्क लौटते ही यह जाता है। आप पेज छोड़ सकते हैं।',
            'सिग्नल में साइट खोलने से मदद मिलती है।',
            'भेजे जाने पर मुहर लगती है, और आपका लिखा मिटा दिया जाता है।',
          ],
        },
      ],
    },
    {
      id: 'take-care',
      heading: 'ध्यान रखें',
      blocks: [
        {
          kind: 'text',
          text: 'जब तक कुछ भेजना बाक़ी है, इस साइट का डेटा न मिटाएँ: उससे वह मिट जाएगा। अनुरोध करना हो, तो [संपर्क पेज](/contact) पर जाएँ।',
        },
      ],
    },
  ],
};
