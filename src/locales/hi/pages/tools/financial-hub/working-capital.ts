import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the working-capital calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'काम चलाने का पैसा',
  updatedOn: '2026-11-23',
  title: 'काम चलाने का पैसा, टर्नओवर के तरीक़े से | Niyam',
  description:
    'छोटे कारोबार को चलाने के लिए कितना पैसा चाहिए, बैंक कम से कम कितना देता है, मालिक कितना लाता है, और पैसा कितने दिन फँसा रहता है। बिना इंटरनेट चलता है।',
  heading: 'काम चलाने का पैसा (कार्यशील पूंजी)',
  lead: 'साल भर की बिक्री कितना पैसा फँसाती है।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'ज़रूरत साल की सोची हुई बिक्री का एक हिस्सा है। बैंक उसका ज़्यादातर देता है, बाक़ी मालिक लाता है। पैसा फँसने के दिन: जितने दिन माल पड़ा रहता है, जोड़ जितने दिन में ग्राहक देते हैं, घटा जितने दिन में आप माल देने वालों को देते हैं।',
        },
        {
          kind: 'entries',
          caption: 'साल की बिक्री के हिस्से',
          rows: [
            { label: 'ज़रूरत', fact: 'start.working-capital.need' },
            { label: 'बैंक, कम से कम', fact: 'start.working-capital.bank' },
            { label: 'मालिक', fact: 'start.working-capital.own' },
            { label: 'इतनी लोन-सीमा तक', fact: 'working-capital.max' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [{ kind: 'pages', pages: ['guides/msme-compliance', 'start/banking'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    turnover: { label: 'साल की बिक्री, जितनी आप सोचते हैं (₹)' },
    funds: { label: 'अपना पैसा, जो माल और बिलों में लगा है (₹)' },
    supplierCredit: { label: 'माल देने वालों से उधार लिया माल (₹)' },
    stockDays: { label: 'बिकने से पहले माल कितने दिन पड़ा रहता है' },
    debtorDays: { label: 'ग्राहक कितने दिन में देते हैं' },
    creditorDays: { label: 'आप माल देने वालों को कितने दिन में देते हैं' },
  },
  lines: {
    need: 'कारोबार चलाने को चाहिए पैसा',
    bank: 'उसमें से बैंक कम से कम देता है',
    own: 'उसमें से मालिक लाता है',
    gap: 'अपने पैसे और उधार माल के बाद भी कम',
    cycle: 'पैसा कितने दिन फँसा रहता है',
  },
  notes: {
    'above-limit':
      'बैंक का हिस्सा {working-capital.max} से ऊपर है, जो इस तरीक़े की सीमा है: तब बैंक हिसाब-किताब देखते हैं।',
  },
  assumptions: [
    'टर्नओवर का तरीक़ा, जो बैंक सूक्ष्म और लघु उद्यमों के लिए लेते हैं।',
    'लोन देने से पहले बैंक आपका खाता और आपके रिटर्न देखता है; यह कोई वादा नहीं है।',
  ],
};
