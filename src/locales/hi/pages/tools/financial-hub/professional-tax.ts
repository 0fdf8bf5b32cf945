import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the professional-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'पेशा कर',
  updatedOn: '2026-11-23',
  title: 'पेशा कर (प्रोफ़ेशनल टैक्स): तेलंगाना और बाक़ी | Niyam',
  description:
    'तेलंगाना, आंध्र प्रदेश, कर्नाटक और महाराष्ट्र में काम करने वाले का पेशा कर, महीने का और साल का। स्रोत वाले स्लैब। बिना इंटरनेट चलता है।',
  heading: 'पेशा कर (प्रोफ़ेशनल टैक्स)',
  lead: 'काम करने वाले की तनख़्वाह से हर महीने कितना पेशा कर कटता है, चार राज्यों के स्लैब से।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'राज्य महीने की तनख़्वाह से स्लैब तय करता है। मालिक टैक्स काटकर जमा करता है। कोई राज्य साल में उससे ज़्यादा नहीं ले सकता, जितने की संविधान इजाज़त देता है।',
        },
        {
          kind: 'entries',
          caption: 'तेलंगाना',
          rows: [
            { label: 'यहाँ तक टैक्स नहीं', fact: 'labour.pt.wage-free' },
            { label: 'छोटा टैक्स, महीने का', fact: 'labour.pt.middle' },
            { label: 'वह यहाँ तक है', fact: 'labour.pt.middle-max' },
            { label: 'बड़ा टैक्स, महीने का', fact: 'labour.pt.high' },
            { label: 'अगले महीने की इस तारीख़ तक', fact: 'labour.pt.due' },
            { label: 'कहीं भी, साल का ज़्यादा से ज़्यादा', fact: 'professional-tax.max' },
          ],
        },
      ],
    },
    {
      id: 'self-employed',
      heading: 'मालिक और अपना काम करने वाले',
      blocks: [
        {
          kind: 'text',
          text: 'तेलंगाना में वे साल का {professional-tax.max|before} तक देते हैं, धंधे और टर्नओवर से। यहाँ उसका हिसाब नहीं होता: [राज्य की सूची](portal:tgctrates) देखें।',
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    state: {
      label: 'राज्य',
      options: {
        telangana: 'तेलंगाना',
        andhra: 'आंध्र प्रदेश',
        karnataka: 'कर्नाटक',
        'maharashtra-men': 'महाराष्ट्र, पुरुष',
        'maharashtra-women': 'महाराष्ट्र, महिला',
      },
    },
    pay: { label: 'महीने की तनख़्वाह (₹)' },
    workers: { label: 'इस तनख़्वाह वाले कितने' },
  },
  lines: {
    month: 'महीने का पेशा कर',
    february: 'फ़रवरी में',
    year: 'साल में',
    workers: 'काम करने वाले',
    together: 'सबका मिलाकर, साल में',
  },
  notes: { none: 'इस तनख़्वाह पर पेशा कर नहीं है।' },
  assumptions: [
    'काम करने वालों के लिए। मालिक तनख़्वाह से काटकर जमा करता है।',
    'बारह महीने एक-सी तनख़्वाह।',
    'मालिक और अपना काम करने वाले दूसरे स्लैब से देते हैं, साल का {professional-tax.max|before} तक। वे इस हिसाब में नहीं हैं: राज्य का पोर्टल देखें।',
  ],
};
