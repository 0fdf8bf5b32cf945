import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the composition calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'कंपोज़िशन टैक्स',
  updatedOn: '2026-11-23',
  title: 'छोटे बेचने वालों का कंपोज़िशन टैक्स | Niyam',
  description:
    'कंपोज़िशन स्कीम में एक तिमाही का GST, आम स्कीम के साथ-साथ, जिसमें ख़रीद का क्रेडिट मिलता है। दरें तारीख़ और स्रोत के साथ। बिना इंटरनेट चलता है।',
  heading: 'कंपोज़िशन टैक्स',
  lead: 'एक तिमाही का टैक्स।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'टैक्स यानी तिमाही की बिक्री गुणा दर, भाग सौ। व्यापारी सिर्फ़ टैक्स वाली बिक्री गिनता है। सामान बनाने वाला, रेस्टोरेंट या सेवा बेचने वाला राज्य की सारी बिक्री गिनता है। यह टैक्स आप बिल पर नहीं लगा सकते।',
        },
        {
          kind: 'entries',
          caption: 'दरें और सीमाएँ',
          rows: [
            { label: 'व्यापारी और बनाने वाले', fact: 'gst.composition.trader' },
            { label: 'रेस्टोरेंट, जो शराब नहीं परोसते', fact: 'gst.composition.restaurant' },
            { label: 'सेवाएँ', fact: 'gst.composition.services' },
            { label: 'टर्नओवर ज़्यादा से ज़्यादा, सामान और रेस्टोरेंट', fact: 'gst.composition.limit' },
            { label: 'टर्नओवर ज़्यादा से ज़्यादा, सेवाएँ', fact: 'gst.composition.services-limit' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        {
          kind: 'text',
          text: 'आइसक्रीम, पान मसाला, तंबाकू, गैस वाले पेय, ईंटें और टाइल इस स्कीम में बनाए नहीं जा सकते; ख़रीदकर बेचने की इजाज़त है। सामान बेचने वाला थोड़ी सेवाएँ सामान वाली दर पर बेच सकता है। सीमा राज्य में पिछले साल की बिक्री का {gst.composition.service-share} या {gst.composition.service-amount} है, जो ज़्यादा हो।',
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'tools/financial-hub/gst'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    business: {
      label: 'कारोबार की क़िस्म',
      options: {
        trader: 'व्यापारी: {gst.composition.trader}',
        maker: 'सामान बनाने वाला: {gst.composition.trader}',
        restaurant: 'रेस्टोरेंट, जो शराब नहीं परोसता: {gst.composition.restaurant}',
        services: 'सेवाएँ: {gst.composition.services}',
      },
    },
    sales: {
      label: 'तिमाही की बिक्री (₹)',
      hint: 'व्यापारी: सिर्फ़ टैक्स वाली बिक्री। बनाने वाले, रेस्टोरेंट और सेवाएँ: राज्य की सारी बिक्री।',
    },
    regularRate: {
      label: 'आम स्कीम से मिलाएँ, इस दर पर',
      options: {
        skip: 'न मिलाएँ',
        low: '{gst.rate.low}',
        standard: '{gst.rate.standard}',
        high: '{gst.rate.high}',
      },
    },
    credit: {
      label: 'तिमाही में आपकी ख़रीद पर GST (₹)',
      hint: 'आम स्कीम में जिसका क्रेडिट ले सकते।',
    },
  },
  lines: {
    tax: 'तिमाही का कंपोज़िशन टैक्स',
    output: 'आम स्कीम: बिक्री पर टैक्स',
    credit: 'आम स्कीम: ख़रीद का क्रेडिट',
    regular: 'आम स्कीम: पैसे में देना है',
  },
  notes: {
    'credit-left': 'क्रेडिट टैक्स से ज़्यादा है: बचा हुआ आगे जाता है।',
  },
  assumptions: [
    'कंपोज़िशन टैक्स आपके अपने मार्जिन से जाता है। आम GST दाम पर जुड़ता है, और ग्राहक देता है।',
    'टर्नओवर सीमा के अंदर है: सामान और रेस्टोरेंट में {gst.composition.limit}, सेवाओं में {gst.composition.services-limit}। सामान उनमें से नहीं, जो स्कीम से बाहर हैं।',
    'मिलाने के लिए सारी बिक्री की एक ही दर है, और टैक्स के बिना दाम वही रहता है।',
  ],
};
