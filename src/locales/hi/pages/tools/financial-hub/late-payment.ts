import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the delayed-payment calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'देर करने वाले ख़रीदार से ब्याज',
  updatedOn: '2026-11-23',
  title: 'देर से पैसे देने वाले ख़रीदार से ब्याज (MSME) | Niyam',
  description:
    'सूक्ष्म या लघु माल देने वाले को देर से पैसे मिलें, तो ख़रीदार कितना ब्याज देता है, हर महीने जुड़कर, आपकी भरी बैंक दर से। बिना इंटरनेट चलता है।',
  heading: 'देर करने वाले ख़रीदार से ब्याज',
  lead: 'उद्यम वाली सूक्ष्म या लघु फ़र्म इसे माँग सकती है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'साल का ब्याज रिज़र्व बैंक की बैंक दर का कई गुना है। वह हर महीने बाक़ी रक़म में जुड़ता है। वह तय दिन के अगले दिन से चलता है। दिन तय न हो, तो {msme.late.days-no-date|before} के बाद शुरू होता है।',
        },
        {
          kind: 'entries',
          caption: 'आँकड़े',
          rows: [
            { label: 'बैंक दर का कितना गुना', fact: 'msme.late.multiple' },
            { label: 'ख़रीदार ज़्यादा से ज़्यादा इतने में देता है', fact: 'msme.late.days' },
            { label: 'जहाँ कोई दिन तय नहीं हुआ', fact: 'msme.late.days-no-date' },
          ],
        },
        {
          kind: 'text',
          text: 'बैंक दर बदलती रहती है, इसलिए उसे आप भरते हैं: वह rbi.org.in के पहले पेज पर है।',
        },
      ],
    },
    {
      id: 'more',
      heading: 'दावा कहाँ करें',
      blocks: [
        { kind: 'pages', pages: ['guides/msme-compliance'] },
        { kind: 'portals', portals: ['samadhaan'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'बिल, जो नहीं चुकाया गया (₹)' },
    bankRate: {
      label: 'रिज़र्व बैंक की बैंक दर (%)',
      hint: 'वह बदलती रहती है: rbi.org.in के पहले पेज पर देखें।',
    },
    months: { label: 'देने के आख़िरी दिन से अब तक पूरे महीने' },
  },
  lines: {
    rate: 'साल का ब्याज',
    interest: 'ब्याज, जो ख़रीदार को देना है',
    total: 'बिल और ब्याज',
  },
  assumptions: [
    'आपके पास सूक्ष्म या लघु उद्यम का उद्यम पंजीकरण है, और आप सामान बनाते हैं या सेवा देते हैं।',
    'बैंक दर पूरे समय एक-सी रही, और ब्याज हर महीने बाक़ी रक़म में जुड़ता है।',
    'महीने के हिस्से छोड़ दिए गए हैं।',
  ],
};
