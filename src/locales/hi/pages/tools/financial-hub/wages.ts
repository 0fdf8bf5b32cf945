import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the wage calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'PF, ESI और हाथ में तनख़्वाह',
  updatedOn: '2026-11-23',
  title: 'PF, ESI और हाथ में आने वाली तनख़्वाह | Niyam',
  description:
    'महीने की तनख़्वाह में से PF, ESI और पेशा कर का क्या कटता है, काम करने वाले को क्या मिलता है, और मालिक ऊपर से क्या देता है। बिना इंटरनेट चलता है।',
  heading: 'PF, ESI और हाथ में आने वाली तनख़्वाह',
  lead: 'क्या कटता है, और काम करने वाले को क्या मिलता है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'भविष्य निधि (PF) और कर्मचारी राज्य बीमा (ESI) उस मज़दूरी के हिस्से हैं, जो संहिता बताती है: मूल वेतन और महँगाई भत्ता। ये तनख़्वाह के कम से कम आधे गिने जाते हैं। PF एक ऊपरी सीमा तक ज़रूरी है। मालिक के हिस्से में से कुछ पेंशन में जाता है। ESI एक सीमा तक की मज़दूरी पर है। {labour.laws|from} से, जब संहिता शुरू हुई, ESIC मज़दूरी ऐसे ही गिनता है। {labour.esi.rules} को केंद्र के नए नियमों ने ESI के पुराने नियमों की जगह ली, और हिस्से वही रहे।',
        },
        {
          kind: 'entries',
          caption: 'PF',
          rows: [
            { label: 'काम करने वाला', fact: 'labour.epf.worker' },
            { label: 'मालिक', fact: 'labour.epf.employer' },
            { label: 'उसमें से पेंशन में', fact: 'labour.epf.pension' },
            { label: 'जीवन बीमा, मालिक', fact: 'labour.epf.insurance' },
            { label: 'चलाने का ख़र्च, मालिक', fact: 'labour.epf.admin' },
            { label: 'इतनी मज़दूरी तक ज़रूरी', fact: 'labour.epf.ceiling' },
          ],
        },
        {
          kind: 'entries',
          caption: 'ESI',
          rows: [
            { label: 'काम करने वाला', fact: 'labour.esi.worker' },
            { label: 'मालिक', fact: 'labour.esi.employer' },
            { label: 'इतनी मज़दूरी तक', fact: 'labour.esi.wage-max' },
            {
              label: 'दिन के इतने या कम पर काम करने वाले का हिस्सा नहीं',
              fact: 'labour.esi.low-wage',
              note: '{labour.esi.rules} तक के नियमों से। नए नियमों में इसकी हम पुष्टि नहीं कर सके।',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'guides/labour-law-compliance',
            'tools/financial-hub/gratuity',
            'tools/financial-hub/professional-tax',
          ],
        },
        { kind: 'portals', portals: ['epfo', 'esic'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    pay: { label: 'महीने की तनख़्वाह, कटने से पहले (₹)' },
    pf: {
      label: 'भविष्य निधि (PF)',
      options: {
        ordinary: '{labour.epf.worker}, आम दर',
        lower: '{labour.epf.lower}, अधिसूचना वाले कारोबारों की',
        none: 'PF नहीं',
      },
    },
    basic: { label: 'मूल वेतन और महँगाई भत्ता (₹)' },
    base: {
      label: 'PF किस पर दिया जाता है',
      options: {
        ceiling: 'ज़्यादा से ज़्यादा {labour.epf.ceiling} पर: जितना ज़रूरी है',
        full: 'सारी मज़दूरी पर, अपनी मर्ज़ी से',
      },
    },
    esi: { label: 'काम करने वाला ESI में है' },
    days: {
      label: 'महीने में कितने दिन काम किया',
      hint: 'यह देखने के लिए कि काम करने वाले का अपना ESI हिस्सा हटता है या नहीं।',
    },
    telangana: { label: 'काम तेलंगाना में है (पेशा कर)' },
  },
  lines: {
    pay: 'महीने की तनख़्वाह',
    workerPf: 'कटा: PF',
    workerEsi: 'कटा: ESI, ऊपर की ओर गोल',
    workerTax: 'कटा: पेशा कर',
    takeHome: 'काम करने वाले को मिला',
    pension: 'मालिक: पेंशन (EPS)',
    employerPf: 'मालिक: PF खाता',
    insurance: 'मालिक: जीवन बीमा (EDLI)',
    admin: 'मालिक: PF चलाने का ख़र्च',
    employerEsi: 'मालिक: ESI, ऊपर की ओर गोल',
    added: 'मालिक ऊपर से देता है',
    cost: 'काम करने वाला महीने में कितने का पड़ा',
  },
  notes: {
    'admin-least': 'PF चलाने का ख़र्च पूरी फ़र्म के लिए महीने का कम से कम {labour.epf.admin-min} है।',
    half: 'तनख़्वाह का कम से कम {labour.wages.half} मज़दूरी गिना जाता है। इसलिए PF और ESI का हिसाब मूल वेतन से ज़्यादा पर होता है।',
    'above-esi': 'मज़दूरी ESI की सीमा {labour.esi.wage-max} से ऊपर है: ESI का हिसाब नहीं होता।',
    'low-wage':
      'दिन के {labour.esi.low-wage} या कम पर काम करने वाला ESI का हिस्सा नहीं देता, {labour.esi.rules} तक के नियमों से। नए नियमों में इसकी हम पुष्टि नहीं कर सके: ESIC से पूछें।',
  },
  assumptions: [
    'एक काम करने वाला, पूरा एक महीना, ओवरटाइम नहीं और आयकर नहीं कटा।',
    'PF के हिस्से रुपए तक गोल होते हैं, ESI के हिस्से अगले रुपए तक ऊपर।',
    'जो अंशदान की अवधि के बीच में ESI की सीमा पार करे, वह अवधि के आख़िर तक उसमें रहता है।',
    'बोनस और ग्रेच्युटी (उपदान) इसमें नहीं हैं।',
  ],
};
