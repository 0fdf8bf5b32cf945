import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the EMI calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'लोन की किस्त (EMI)',
  updatedOn: '2026-11-23',
  title: 'लोन की किस्त (EMI): पीएम स्वनिधि, मुद्रा | Niyam',
  description:
    'लोन की महीने की किस्त और ब्याज, साल-दर-साल; पीएम स्वनिधि और मुद्रा लोन की रक़में, और पीएम स्वनिधि क्या लौटाता है। बिना इंटरनेट चलता है।',
  heading: 'लोन की किस्त (EMI)',
  lead: 'हर महीने कितना देना है, और कुल कितना।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'हर महीने का ब्याज साल की दर का बारहवाँ हिस्सा है, उस पर जो अभी बाक़ी है। किस्त वह एक रक़म है, जो यह ब्याज चुकाती है और आख़िरी महीने में लोन को शून्य कर देती है। ब्याज न हो, तो लोन को महीनों से भाग दें।',
        },
        {
          kind: 'entries',
          caption: 'सरकारी लोन',
          rows: [
            { label: 'पीएम स्वनिधि, पहला लोन', fact: 'msme.svanidhi.first' },
            { label: 'पीएम स्वनिधि, दूसरा लोन', fact: 'msme.svanidhi.second' },
            { label: 'पीएम स्वनिधि, तीसरा लोन', fact: 'msme.svanidhi.third' },
            {
              label: 'ब्याज, जो पीएम स्वनिधि लौटाता है, साल का',
              fact: 'msme.svanidhi.subsidy',
            },
            { label: 'मुद्रा, पहली श्रेणी (शिशु): ज़्यादा से ज़्यादा', fact: 'msme.mudra.shishu' },
            { label: 'मुद्रा, दूसरी श्रेणी (किशोर): ज़्यादा से ज़्यादा', fact: 'msme.mudra.kishor' },
            { label: 'मुद्रा, तीसरी श्रेणी (तरुण): ज़्यादा से ज़्यादा', fact: 'msme.mudra.tarun' },
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
          text: 'ब्याज बैंक तय करता है; दस्तख़त से पहले उसकी चिट्ठी में दर और हर फ़ीस लिखी होनी चाहिए।',
        },
        {
          kind: 'pages',
          pages: ['tools/financial-hub/compare-loans', 'start/banking', 'guides/msme-compliance'],
        },
        { kind: 'portals', portals: ['pmsvanidhi', 'mudra'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'लोन (₹)' },
    rate: { label: 'साल का ब्याज (%)', hint: 'जैसा बैंक की चिट्ठी में लिखा है।' },
    months: { label: 'कितने महीनों में चुकाना है' },
    svanidhi: {
      label:
        'यह पीएम स्वनिधि लोन है और हर किस्त समय पर दी जाती है: साल का {msme.svanidhi.subsidy} लौटता है',
    },
  },
  lines: {
    instalment: 'महीने की किस्त',
    principal: 'लोन',
    interest: 'कुल ब्याज',
    paid: 'कुल देना है',
    subsidy: 'ब्याज, जो पीएम स्वनिधि लौटाता है',
    cost: 'ब्याज, जो बचता है',
  },
  notes: {
    'subsidy-whole': 'ब्याज उस हिस्से से कम है, जो लौटता है: सारा लौट आता है।',
  },
  schedule: {
    caption: 'लोन कैसे घटता है',
    columns: { year: 'साल', repaid: 'लोन चुकाया', interest: 'ब्याज', balance: 'अभी बाक़ी' },
  },
  assumptions: [
    'हर महीने एक-सी किस्त, ब्याज उस पर जो अभी बाक़ी है, कोई फ़ीस नहीं।',
    'बैंक हर किस्त को गोल करता है, इसलिए उसकी आख़िरी किस्त थोड़ी अलग होती है।',
    'पीएम स्वनिधि अपना हिस्सा तिमाही से खाते में डालता है, जब बैंक उसे माँग ले।',
    'ब्याज हर बैंक अपना तय करता है; पीएम स्वनिधि और मुद्रा लोन की रक़में क़ानून की हैं।',
  ],
};
