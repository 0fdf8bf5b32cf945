import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the loan comparison does and its rule. */
export const content: PageContent = {
  name: 'दो लोन मिलाएँ',
  updatedOn: '2026-11-23',
  title: 'दो लोन मिलाएँ: बैंक, बँधी दर, साहूकार | Niyam',
  description:
    'एक ही रक़म के दो लोन साथ-साथ: किस्त, फ़ीस, मिलाने लायक़ ब्याज, और महीने की दर असल में कितने की पड़ती है। बिना इंटरनेट चलता है।',
  heading: 'दो लोन मिलाएँ',
  lead: '“बँधी” या महीने की दर सुनने में छोटी लगती है। असली दर देखें।',
  sections: [
    {
      id: 'rule',
      heading: 'नियम',
      blocks: [
        {
          kind: 'list',
          items: [
            'बैंक उस पर ब्याज लेता है, जो अभी बाक़ी है: वह हर महीने घटता है।',
            'बँधी दर आख़िरी दिन तक पूरे लोन पर लगती है, हालाँकि उसका एक हिस्सा चुका दिया होता है।',
            'साहूकार अक्सर हर महीने सिर्फ़ ब्याज लेता है, और आख़िर में पूरा लोन।',
          ],
        },
        {
          kind: 'text',
          text: 'मिलाने लायक़ दर उस बैंक लोन की साल की दर है, जिसमें इतना ही पैसा देना पड़े। फ़ीस उस रक़म में से घटती है, जो आपको मिली।',
        },
        {
          kind: 'entries',
          caption: 'पीएम स्वनिधि',
          rows: [
            { label: 'पहला लोन', fact: 'msme.svanidhi.first' },
            {
              label: 'समय पर चुकाने पर लौटने वाला ब्याज, साल का',
              fact: 'msme.svanidhi.subsidy',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'आगे पढ़ें',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/loan-instalment', 'start/banking'] },
        { kind: 'portals', portals: ['pmsvanidhi'] },
      ],
    },
  ],
};

const loan = (which: string): SumWords['inputs'] => ({
  [`rate${which}`]: { label: `लोन ${which}: ब्याज (%)` },
  [`per${which}`]: {
    label: `लोन ${which}: यह ब्याज कितने समय का है`,
    options: { year: 'एक साल का', month: 'एक महीने का' },
  },
  [`way${which}`]: {
    label: `लोन ${which}: ब्याज कैसे लगता है`,
    options: {
      reducing: 'जो अभी बाक़ी है, उस पर (बैंक)',
      flat: 'पूरे लोन पर, हर समय (बँधी दर)',
      'at-end': 'हर महीने ब्याज, लोन आख़िर में (साहूकार)',
    },
  },
  [`fee${which}`]: {
    label: `लोन ${which}: फ़ीस (₹)`,
    hint: 'काग़ज़, प्रोसेसिंग या बीमे की।',
  },
});

const loanLines = (which: string): SumWords['lines'] => ({
  [`payment${which}`]: `लोन ${which}: हर महीने देना है`,
  [`last${which}`]: `लोन ${which}: आख़िर में और देना है`,
  [`trueRate${which}`]: `लोन ${which}: साल का ब्याज, मिलाने लायक`,
  [`cost${which}`]: `लोन ${which}: कुल कितने का पड़ता है`,
});

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    amount: { label: 'लोन (₹)', hint: 'दोनों का एक ही।' },
    months: { label: 'कितने महीनों में चुकाना है' },
    ...loan('A'),
    ...loan('B'),
    svanidhiB: { label: 'लोन B पीएम स्वनिधि लोन है, समय पर चुकाया जाता है' },
  },
  lines: {
    ...loanLines('A'),
    ...loanLines('B'),
    difference: 'ख़र्च का फ़र्क़',
  },
  notes: {
    same: 'दोनों बराबर के पड़ते हैं।',
    'a-costs-more': 'लोन A महँगा पड़ता है।',
    'b-costs-more': 'लोन B महँगा पड़ता है।',
  },
  assumptions: [
    'ख़र्च यानी ब्याज और फ़ीस, उसे घटाकर जो पीएम स्वनिधि लौटाता है।',
    'मिलाने लायक़ दर वह है, जो इतने ही भुगतान पर बैंक बताएगा। फ़ीस शुरू में लोन में से ली जाती है, और कुछ लौटता नहीं।',
    'जहाँ मिलाने लायक़ दर नहीं दिखती, वहाँ वह हर माप से बाहर है।',
  ],
};
