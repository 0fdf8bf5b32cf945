import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { road } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the Hyderabad trade-licence calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'ट्रेड लाइसेंस की फ़ीस (हैदराबाद)',
  updatedOn: '2026-11-23',
  title: 'हैदराबाद में ट्रेड लाइसेंस की फ़ीस का हिसाब | Niyam',
  description:
    'हैदराबाद की दुकान के ट्रेड लाइसेंस की फ़ीस, नाप और सड़क से, ग्रीन फ़ंड, देरी की रक़म और बिना लाइसेंस के जुर्माने के साथ। बिना इंटरनेट चलता है।',
  heading: 'हैदराबाद में ट्रेड लाइसेंस की फ़ीस',
  lead: 'नाप और सड़क से, देरी की रक़म के साथ।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'फ़ीस यानी नाप गुणा सड़क की दर। ग्रीन फ़ंड छोटी फ़ीस का एक हिस्सा है, ऊपर की ओर गोल किया हुआ, और बड़ी फ़ीस पर बँधी रक़म। देर होने पर फ़ीस का एक हिस्सा जुड़ता है।',
        },
        {
          kind: 'entries',
          caption: 'दरें और रक़में',
          rows: [
            { label: 'एक वर्ग फ़ुट, पतली सड़क', fact: 'trade.ghmc.rate.narrow' },
            { label: 'एक वर्ग फ़ुट, बीच की सड़क', fact: 'trade.ghmc.rate.middle' },
            { label: 'एक वर्ग फ़ुट, चौड़ी सड़क', fact: 'trade.ghmc.rate.wide' },
            { label: 'ग्रीन फ़ंड, छोटी फ़ीस का', fact: 'trade.ghmc.green-fund.share' },
            { label: 'छोटी फ़ीस यहाँ तक', fact: 'trade.ghmc.green-fund.fee-max' },
            { label: 'बड़ी फ़ीस पर ग्रीन फ़ंड', fact: 'trade.ghmc.green-fund.above' },
            { label: 'देरी की रक़म, शुरू में', fact: 'trade.ghmc.late.first' },
            { label: 'यह इतने दिन रहता है', fact: 'trade.ghmc.late.first-days' },
            { label: 'देरी की रक़म, उसके बाद', fact: 'trade.ghmc.late.second' },
            { label: 'लाइसेंस न होने का जुर्माना, एक बार', fact: 'trade.ghmc.unlicensed.once' },
            { label: 'लाइसेंस न होने का जुर्माना, हर महीने जुड़ता है', fact: 'trade.ghmc.unlicensed.month' },
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
          text: '{hyderabad.split} से शहर में तीन निगम हैं। दरें उससे पहले छपी हुई हैं।',
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance'] },
        { kind: 'portals', portals: ['ghmc'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    area: { label: 'दुकान का नाप (वर्ग फ़ुट)' },
    road,
    when: {
      label: 'पैसे कब दिए जाते हैं',
      options: {
        'on-time': 'समय पर',
        late: 'देर से, {trade.ghmc.late.first-days|before} तक',
        'very-late': 'उससे भी देर से',
        unlicensed: 'लाइसेंस नहीं था',
      },
    },
    months: { label: 'बिना लाइसेंस के महीने' },
  },
  lines: {
    fee: 'साल की लाइसेंस फ़ीस',
    greenFund: 'तेलंगाना ग्रीन फ़ंड, ऊपर की ओर गोल किया',
    late: 'देरी की रक़म',
    penalty: 'बिना लाइसेंस धंधा करने का जुर्माना',
    total: 'देना है',
  },
  assumptions: [
    'सिर्फ़ हैदराबाद: दरें, जो GHMC ने तीन में बँटने से पहले छापीं। तीनों निगम इन्हें बदल सकते हैं।',
    'फ़ीस की पुरानी ऊपरी सीमाएँ नहीं लगाई गईं।',
    'आग या बोर्ड की फ़ीस इसमें नहीं है।',
  ],
};
