import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the late-fee calculator for companies and LLPs does, its rule and its figures. */
export const content: PageContent = {
  name: 'कंपनी या LLP का विलंब शुल्क',
  updatedOn: '2026-11-23',
  title: 'कंपनी या LLP के फ़ॉर्म का विलंब शुल्क | Niyam',
  description:
    'कंपनी के AOC-4, MGT-7 और MGT-7A का, और LLP के “Form 8” और “Form 11” का विलंब शुल्क, दिनों से। बिना इंटरनेट चलता है।',
  heading: 'कंपनी या LLP का विलंब शुल्क',
  lead: 'देर का सालाना फ़ॉर्म कितने का पड़ता है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'कंपनी हर फ़ॉर्म का रोज़ का शुल्क देती है, ऊपरी सीमा के बिना। LLP अपना आम शुल्क फिर देती है, हफ़्ते बीतने के साथ कई गुना। आख़िरी क़दम के बाद वह हर दिन की एक रक़म भी देती है।',
        },
        {
          kind: 'entries',
          caption: 'आँकड़े',
          rows: [
            { label: 'कंपनी, एक दिन और एक फ़ॉर्म', fact: 'company.late-day' },
            { label: 'LLP, आम शुल्क', fact: 'company.llp.fee-normal' },
            { label: 'छोटी LLP, आम शुल्क का कितना गुना', fact: 'company.llp.late-small' },
            { label: 'बाक़ी LLP, आम शुल्क का कितना गुना', fact: 'company.llp.late-other' },
            { label: 'छोटी LLP, आख़िरी क़दम के बाद एक दिन', fact: 'company.llp.late.day-small' },
            { label: 'बाक़ी LLP, आख़िरी क़दम के बाद एक दिन', fact: 'company.llp.late.day-other' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['guides/company-registration'] },
        { kind: 'portals', portals: ['mca'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    entity: {
      label: 'किसकी देर है',
      options: {
        company: 'कंपनी (AOC-4, MGT-7 या MGT-7A)',
        'llp-small': 'छोटी LLP (“Form 8” या “Form 11”)',
        'llp-other': 'कोई और LLP (“Form 8” या “Form 11”)',
      },
    },
    days: { label: 'देर के दिन' },
    forms: { label: 'कितने फ़ॉर्म देर से हैं' },
    normalFee: {
      label: 'फ़ॉर्म का आम शुल्क (₹)',
      hint: 'फ़ॉर्म में दिखता है; साझेदारों के लगाए पैसे से होता है।',
    },
  },
  lines: {
    fee: 'विलंब शुल्क',
    withNormal: 'विलंब शुल्क और आम शुल्क',
  },
  assumptions: [
    'कोई माफ़ी योजना नहीं। रजिस्ट्रार जो जुर्माना जोड़ सकता है, वह इसमें नहीं है।',
    'LLP का एक फ़ॉर्म; दूसरे का हिसाब फिर से होता है।',
  ],
};
