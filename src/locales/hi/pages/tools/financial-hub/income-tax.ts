import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { taxLines, surcharge } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the income-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'आयकर',
  updatedOn: '2026-11-23',
  title: 'आयकर का हिसाब, नई टैक्स व्यवस्था | Niyam',
  description:
    'नई टैक्स व्यवस्था में साल का आयकर, एक-एक स्लैब, छूट, राहत और सेस के साथ। दरें तारीख़ और स्रोत के साथ। बिना इंटरनेट चलता है।',
  heading: 'आयकर, नई टैक्स व्यवस्था',
  lead: 'साल की आमदनी का टैक्स।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'text',
          text: 'आमदनी के हर स्लैब की अपनी दर है। एक सीमा तक छूट (रिबेट) सारा टैक्स हटा देती है। उसके ठीक ऊपर टैक्स ज़्यादा से ज़्यादा उतना है, जितनी आमदनी सीमा से ऊपर है। फिर सेस जुड़ता है।',
        },
        {
          kind: 'entries',
          caption: 'स्लैब',
          rows: [
            { label: 'यहाँ तक कुछ नहीं', fact: 'income-tax.slab.1.up-to' },
            { label: 'अगला स्लैब, यहाँ तक', fact: 'income-tax.slab.2.up-to' },
            { label: 'उसकी दर', fact: 'income-tax.slab.2.rate' },
            { label: 'अगला स्लैब, यहाँ तक', fact: 'income-tax.slab.3.up-to' },
            { label: 'उसकी दर', fact: 'income-tax.slab.3.rate' },
            { label: 'अगला स्लैब, यहाँ तक', fact: 'income-tax.slab.4.up-to' },
            { label: 'उसकी दर', fact: 'income-tax.slab.4.rate' },
            { label: 'अगला स्लैब, यहाँ तक', fact: 'income-tax.slab.5.up-to' },
            { label: 'उसकी दर', fact: 'income-tax.slab.5.rate' },
            { label: 'अगला स्लैब, यहाँ तक', fact: 'income-tax.slab.6.up-to' },
            { label: 'उसकी दर', fact: 'income-tax.slab.6.rate' },
            { label: 'उससे ऊपर', fact: 'income-tax.slab.top.rate' },
          ],
        },
        {
          kind: 'entries',
          caption: 'छूट और सेस',
          rows: [
            { label: 'इतनी आम आमदनी तक टैक्स नहीं', fact: 'income-tax.rebate.up-to' },
            { label: 'टैक्स पर सेस', fact: 'income-tax.cess' },
            { label: 'अधिभार, इस हिसाब में नहीं, इससे ऊपर', fact: 'income-tax.surcharge.above' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/presumptive-tax'] },
        { kind: 'portals', portals: ['incometax'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    income: {
      label: 'साल की आमदनी (₹)',
      hint: 'मुनाफ़ा, किराया, ब्याज, और मानक कटौती के बाद की तनख़्वाह।',
    },
  },
  lines: taxLines,
  notes: { surcharge },
  schedule: {
    caption: 'एक-एक स्लैब',
    columns: { from: 'से ऊपर', to: 'तक', rate: 'दर', tax: 'टैक्स' },
  },
  assumptions: [
    'नई टैक्स व्यवस्था, भारत में रहने वाला व्यक्ति, सिर्फ़ आम आमदनी।',
    'शेयर या ज़मीन के मुनाफ़े और इनाम की अपनी दरें हैं।',
    'जो टैक्स पहले कट चुका या पहले दिया जा चुका, वह घटाया नहीं गया।',
  ],
};
