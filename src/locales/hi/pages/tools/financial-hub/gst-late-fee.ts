import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the late-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'GST का विलंब शुल्क और ब्याज',
  updatedOn: '2026-11-23',
  title: 'GST के विलंब शुल्क और ब्याज का हिसाब | Niyam',
  description:
    'GST रिटर्न का विलंब शुल्क उसकी ऊपरी सीमा के साथ, और देर से दिए टैक्स का ब्याज, दो तारीख़ों से। दरें तारीख़ और स्रोत के साथ। बिना इंटरनेट चलता है।',
  heading: 'GST का विलंब शुल्क और ब्याज',
  lead: 'विलंब शुल्क, और देर से दिए टैक्स का ब्याज।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'विलंब शुल्क यानी देर के दिन गुणा एक दिन का शुल्क, और ऊपरी सीमा से ज़्यादा कभी नहीं। ब्याज उस टैक्स पर है जो देर से नक़द दिया गया: साल की दर से, जितने दिन देर हुई।',
        },
        {
          kind: 'entries',
          caption: 'GSTR-3B और GSTR-1 का विलंब शुल्क',
          rows: [
            { label: 'एक दिन का', fact: 'gst.late-fee.day' },
            { label: 'एक दिन का, कुछ देना न हो', fact: 'gst.late-fee.nil-day' },
            { label: 'ऊपरी सीमा, कुछ देना न हो', fact: 'gst.late-fee.nil-cap' },
            { label: 'ऊपरी सीमा, छोटा टर्नओवर', fact: 'gst.late-fee.small-cap' },
            { label: 'छोटा टर्नओवर यहाँ तक', fact: 'gst.late-fee.small-turnover' },
            { label: 'ऊपरी सीमा, बीच का टर्नओवर', fact: 'gst.late-fee.middle-cap' },
            { label: 'बीच का टर्नओवर यहाँ तक', fact: 'gst.late-fee.middle-turnover' },
            { label: 'उससे ऊपर की ऊपरी सीमा', fact: 'gst.late-fee.large-cap' },
          ],
        },
        {
          kind: 'entries',
          caption: 'ब्याज',
          rows: [{ label: 'साल का, देर से दिए टैक्स पर', fact: 'gst.interest' }],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        {
          kind: 'text',
          text: 'शून्य रिटर्न भी भरना होता है। भरते समय पोर्टल शुल्क का हिसाब फिर करता है, और फ़ैसला उसी के हिसाब से होता है।',
        },
        { kind: 'pages', pages: ['guides/gst-compliance'] },
        { kind: 'portals', portals: ['gst'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    form: {
      label: 'कौन-सा रिटर्न',
      options: {
        gstr3b: 'GSTR-3B (हर महीने या हर तिमाही का रिटर्न)',
        gstr1: 'GSTR-1 (बिक्री की सूची)',
        cmp08: 'CMP-08 (कंपोज़िशन, हर तिमाही)',
        gstr4: 'GSTR-4 (कंपोज़िशन, सालाना)',
        gstr9: 'GSTR-9 (सालाना रिटर्न)',
        gstr7: 'GSTR-7 (भुगतान पर काटा टैक्स)',
      },
    },
    nil: { label: 'यह शून्य रिटर्न है: कुछ नहीं बिका, कुछ देना नहीं' },
    due: { label: 'किस दिन भरना था' },
    done: { label: 'किस दिन भरा और पैसे दिए' },
    turnover: {
      label: 'पिछले साल का टर्नओवर (₹)',
      hint: 'आपके पैन की सारी बिक्री, सब राज्यों की।',
    },
    stateTurnover: { label: 'उसमें से इस राज्य का टर्नओवर (₹)' },
    tax: {
      label: 'टैक्स, जो देर से नक़द दिया (₹)',
      hint: 'सिर्फ़ जो पैसे से दिया, क्रेडिट से नहीं।',
    },
  },
  lines: {
    days: 'देर के दिन',
    uncapped: 'विलंब शुल्क, ऊपरी सीमा के बिना',
    cap: 'विलंब शुल्क की ऊपरी सीमा',
    fee: 'विलंब शुल्क',
    interest: 'टैक्स पर ब्याज',
    interestPaid: 'ब्याज, सबसे पास के रुपए में',
    total: 'टैक्स के ऊपर और देना है',
  },
  notes: {
    'in-time': 'देर नहीं हुई: कुछ नहीं जुड़ता।',
    capped: 'ऊपरी सीमा आ गई: और दिनों का विलंब शुल्क नहीं जुड़ता, सिर्फ़ ब्याज जुड़ता है।',
  },
  assumptions: [
    'विलंब शुल्क आधा CGST और आधा SGST होता है; हिसाब दोनों को मिलाकर दिखाता है।',
    'दिन आख़िरी तारीख़ के अगले दिन से पैसे देने के दिन तक गिने जाते हैं।',
    'रिटर्न टैक्स दफ़्तर की कार्रवाई शुरू होने से पहले भरा गया; उसके बाद ब्याज पूरे टैक्स पर लगता है।',
    'कोई माफ़ी योजना नहीं। फ़ैसला पोर्टल के अपने हिसाब से होता है।',
  ],
};
