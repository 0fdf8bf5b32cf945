import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the TDS calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'देर का TDS',
  updatedOn: '2026-11-23',
  title: 'TDS के ब्याज और विलंब शुल्क का हिसाब | Niyam',
  description:
    'देर से काटे या देर से जमा किए टैक्स का ब्याज, महीना-दर-महीना, और देर के TDS स्टेटमेंट का शुल्क। स्रोत वाली दरें। बिना इंटरनेट चलता है।',
  heading: 'देर का TDS: ब्याज और शुल्क',
  lead: 'देर से काटे या देर से जमा किए टैक्स का ब्याज और शुल्क।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'ब्याज टैक्स का एक हिस्सा है, कैलेंडर के हर उस महीने का जिसे देरी छू ले, चाहे ज़रा-सा। स्टेटमेंट का शुल्क रोज़ के हिसाब से है, और टैक्स से ज़्यादा कभी नहीं।',
        },
        {
          kind: 'entries',
          caption: 'आँकड़े',
          rows: [
            { label: 'देर से काटा, महीना या उसका हिस्सा', fact: 'income-tax.tds.late-deduction' },
            { label: 'देर से जमा किया, महीना या उसका हिस्सा', fact: 'income-tax.tds.late-deposit' },
            { label: 'स्टेटमेंट देर से, एक दिन का', fact: 'income-tax.tds.statement-day' },
            { label: 'अगले महीने की इस तारीख़ तक जमा', fact: 'sectors.tax.deducted-day' },
            { label: 'मार्च में काटा: तब तक जमा', fact: 'income-tax.tds.deposit-march' },
          ],
        },
      ],
    },
    { id: 'more', heading: 'आगे पढ़ें', blocks: [{ kind: 'portals', portals: ['incometax'] }] },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    tax: { label: 'टैक्स (₹)' },
    deductedLate: { label: 'वह देर से काटा भी गया' },
    deductible: { label: 'किस दिन काटना था' },
    deducted: { label: 'किस दिन काटा' },
    deposited: { label: 'किस दिन जमा किया' },
    statementDays: { label: 'स्टेटमेंट कितने दिन देर से है' },
  },
  lines: {
    deductionMonths: 'देर से काटा: कितने महीने छुए',
    deductionInterest: 'देर से काटा: ब्याज',
    depositMonths: 'देर से जमा: कितने महीने छुए',
    depositInterest: 'देर से जमा: ब्याज',
    statementFee: 'देर के स्टेटमेंट का शुल्क',
    total: 'टैक्स के ऊपर और देना है',
  },
  notes: {
    'in-time': 'समय पर जमा: उसका ब्याज नहीं।',
    capped: 'स्टेटमेंट का शुल्क टैक्स जितना होकर रुक जाता है।',
  },
  assumptions: [
    'कैलेंडर का जो महीना एक दिन भी छू ले, वह पूरा महीना गिना जाता है।',
    'एक रक़म, एक ही दिन काटी हुई।',
    'आख़िरी दिन इतवार या सरकारी छुट्टी हो, तो काम का अगला दिन समय पर गिना जाता है। जो परिपत्र यह कहता है, वह अग्रिम टैक्स का नाम लेता है: पहले देना ज़्यादा सुरक्षित है।',
  ],
};
