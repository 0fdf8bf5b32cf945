import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the GST calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'दाम पर GST',
  updatedOn: '2026-11-23',
  title: 'GST का हिसाब: दाम में GST जोड़ें या निकालें | Niyam',
  description:
    'दाम पर GST जोड़ें या दाम के अंदर का GST निकालें, CGST, SGST या IGST के साथ; आज की दरें तारीख़ और स्रोत के साथ। बिना इंटरनेट चलता है।',
  heading: 'दाम पर GST',
  lead: 'दाम पर GST जोड़ता है, या अंदर का निकालता है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'जोड़ने के लिए: टैक्स यानी दाम गुणा दर, भाग सौ। निकालने के लिए: टैक्स मिला दाम गुणा दर, भाग सौ और दर का जोड़। एक ही राज्य के अंदर आधा टैक्स CGST है और आधा SGST। ख़रीदार दूसरे राज्य का हो, तो सारा IGST है।',
        },
        {
          kind: 'entries',
          caption: 'आज की दरें',
          rows: [
            { label: 'ज़्यादातर सामान और सेवाएँ', fact: 'gst.rate.standard' },
            { label: 'खाने की बहुत-सी चीज़ें और रोज़ की ज़रूरतें', fact: 'gst.rate.low' },
            { label: 'ऐशो-आराम और नुक़सान वाला सामान', fact: 'gst.rate.high' },
            { label: 'सोना, चाँदी, गहने', fact: 'gst.rate.gold' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'कौन-सी दर, और GST कौन लेता है',
      blocks: [
        {
          kind: 'text',
          text: 'किसी एक चीज़ की दर [टैक्स बोर्ड की साइट](portal:cbicgst) पर है।',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'tools/financial-hub/composition-tax',
            'tools/financial-hub/gst-late-fee',
          ],
        },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    direction: {
      label: 'क्या करना है',
      options: { add: 'दाम पर GST जोड़ना', remove: 'दाम के अंदर का GST निकालना' },
    },
    amount: { label: 'दाम (₹)' },
    rate: {
      label: 'GST की दर',
      options: {
        standard: '{gst.rate.standard}: ज़्यादातर सामान और सेवाएँ',
        low: '{gst.rate.low}: खाने की बहुत-सी चीज़ें, रेस्टोरेंट, रोज़ की ज़रूरतें',
        high: '{gst.rate.high}: ऐशो-आराम और नुक़सान वाला सामान',
        gold: '{gst.rate.gold}: सोना, चाँदी, गहने',
        'diamond-cut': '{gst.rate.diamond-cut}: तराशे हीरे',
        'diamond-rough': '{gst.rate.diamond-rough}: कच्चे हीरे',
        bricks: '{gst.rate.bricks}: मकान की ईंटें, बिना क्रेडिट',
        'bricks-credit': '{gst.rate.bricks-credit}: मकान की ईंटें, क्रेडिट के साथ',
        none: 'GST नहीं (छूट वाला)',
      },
    },
    place: {
      label: 'ख़रीदार कहाँ का है',
      options: { 'same-state': 'इसी राज्य का', 'other-state': 'दूसरे राज्य का' },
    },
  },
  lines: {
    base: 'GST के बिना दाम',
    rate: 'दर',
    cgst: 'CGST (केंद्र का आधा)',
    sgst: 'SGST (राज्य का आधा)',
    igst: 'IGST (दूसरे राज्य के लिए)',
    tax: 'कुल GST',
    total: 'GST के साथ दाम',
  },
  assumptions: [
    'एक चीज़, एक दर। कई दरों वाले बिल का हिसाब एक-एक लाइन करके होता है।',
    'हर टैक्स पैसे तक गोल होता है; रिटर्न में टैक्स रुपए तक गोल होता है।',
    'GST सिर्फ़ पंजीकृत बेचने वाला ले सकता है, और कंपोज़िशन वाला नहीं ले सकता।',
  ],
};
