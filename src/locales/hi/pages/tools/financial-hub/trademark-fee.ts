import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the trademark-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ट्रेडमार्क का शुल्क',
  updatedOn: '2026-11-21',
  title: 'ट्रेडमार्क के शुल्क का हिसाब, क्लास से | Niyam',
  description:
    'ट्रेडमार्क के आवेदन, तेज़ जाँच, विरोध, नवीनीकरण या फिर चालू करवाने का सरकारी शुल्क, क्लास और मार्क की गिनती से। बिना इंटरनेट चलता है।',
  heading: 'ट्रेडमार्क का शुल्क',
  lead: 'मार्क का सरकारी शुल्क: एक क्लास में एक मार्क का, गुणा क्लास, गुणा मार्क।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'सामान या सेवाओं की हर क्लास का अपना शुल्क है, हर मार्क के लिए। अकेला व्यक्ति, स्टार्टअप और छोटा उद्यम कम वाला देते हैं।',
        },
        {
          kind: 'entries',
          caption: 'ऑनलाइन, एक क्लास में एक मार्क का',
          rows: [
            { label: 'आवेदन, छोटा आवेदक', fact: 'trademark.fee.low' },
            { label: 'आवेदन, बाक़ी सब', fact: 'trademark.fee.high' },
            { label: 'तेज़ जाँच, छोटा आवेदक', fact: 'trademark.fee.expedited-low' },
            { label: 'तेज़ जाँच, बाक़ी सब', fact: 'trademark.fee.expedited-high' },
            { label: 'विरोध', fact: 'trademark.fee.opposition' },
            { label: 'नवीनीकरण', fact: 'trademark.fee.renewal' },
            { label: 'छूट के महीनों में और जुड़ता है', fact: 'trademark.fee.renewal-late' },
            { label: 'फिर चालू करवाना, नवीनीकरण के ऊपर', fact: 'trademark.fee.restoration' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['guides/trademark-registration'] },
        { kind: 'portals', portals: ['ipindia'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    request: {
      label: 'क्या माँगना है',
      options: {
        application: 'नया मार्क (TM-A)',
        expedited: 'तेज़ जाँच (TM-M)',
        opposition: 'किसी और के मार्क का विरोध (TM-O)',
        renewal: 'नवीनीकरण (TM-R)',
        'late-renewal': 'छूट के महीनों में नवीनीकरण',
        restoration: 'छूट के बाद मार्क फिर चालू करवाना',
      },
    },
    who: {
      label: 'आवेदन कौन करता है',
      options: {
        small: 'अकेला व्यक्ति, स्टार्टअप या छोटा उद्यम',
        other: 'बाक़ी सब',
      },
    },
    way: { label: 'कैसे', options: { online: 'ऑनलाइन', paper: 'काग़ज़ पर' } },
    classes: { label: 'सामान या सेवाओं की क्लास कितनी' },
    marks: { label: 'कितने मार्क' },
  },
  lines: {
    application: 'आवेदन, एक क्लास में एक मार्क का',
    expedited: 'तेज़ जाँच, एक क्लास में एक मार्क की',
    opposition: 'विरोध, एक क्लास में एक मार्क का',
    renewal: 'नवीनीकरण, एक क्लास में एक मार्क का',
    'renewal-late': 'ऊपर का शुल्क, एक क्लास में एक मार्क का',
    restoration: 'फिर चालू करवाना, एक क्लास में एक मार्क का',
    times: 'कितनी बार',
    total: 'सरकारी शुल्क',
  },
  assumptions: [
    'सिर्फ़ सरकारी शुल्क। मदद करने वाले की फ़ीस अलग है।',
    'छोटा उद्यम अपना उद्यम प्रमाणपत्र दिखाता है, स्टार्टअप अपनी मान्यता।',
  ],
};
