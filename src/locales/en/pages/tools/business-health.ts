import type { PageContent } from '../../../../content/types.ts';

/** The business health check: its heading, how it counts, and what it is not. The tool stands between. */
export const content: PageContent = {
  name: 'Business health check',
  updatedOn: '2026-11-23',
  title: 'Business health check: what is missing? | Niyam',
  description:
    'Up to sixteen short questions on licences, food, tax, people, fire and bills. Then a score, what is missing, what it costs to leave it, and what to do next.',
  heading: 'Business health check',
  lead: 'Questions, then a score.',
  sections: [
    {
      id: 'how-it-counts',
      heading: 'How the score is made',
      blocks: [
        {
          kind: 'text',
          text: 'Each question has a weight: the more a gap can hurt you, the heavier. The score is the weight of what is in order, out of the weight of what applies to you. What does not apply is not counted.',
        },
        {
          kind: 'list',
          items: [
            'Licences with Udyam, food, and tax weigh most. People, and place with fire, weigh less; scales with labels, and money with bills, least. A part is as heavy as its questions together.',
            '“I don’t know” counts as not in order until you find out. The result says where to look.',
            'Some gaps can stop the business, such as a missing food licence. One of them keeps the score in the lower bands.',
            'The weights are ours, not the law’s. A high score does not mean that you comply with every law. It means that little is missing from what you told us.',
          ],
        },
      ],
    },
    {
      id: 'your-answers',
      heading: 'What happens to your answers',
      blocks: [
        {
          kind: 'text',
          text: 'They stay on this phone, also without signal. What you have told the [licence finder](/find) is not asked again. It knows what you say here. Your last results are kept, to compare. Clear all of it under [This phone](/settings). On a phone that is set as shared nothing is kept. Our office learns nothing, unless you press “Ask us to do it” and send the form.',
        },
      ],
    },
    {
      id: 'paper-version',
      heading: 'The same on paper',
      blocks: [
        {
          kind: 'text',
          text: 'Answer yes, no or don’t know:',
        },
        {
          kind: 'list',
          items: [
            'Is each licence in the right name and at the right address?',
            'If you handle food: is the [FSSAI](/fssai-compliance) registration held, and the yearly fee paid?',
            'Are all [GST](/gst-compliance) returns filed, or do you know why you need none?',
            'Does every worker have [a letter and a wage slip](/labour-law-compliance)?',
            'Are there [an extinguisher and a clear way out](/fire-license)?',
            'Can you find last year’s bills?',
          ],
        },
        {
          kind: 'text',
          text: 'Each “no” is a task. Each “don’t know” is a question: look in the guides first, then [send us the list](/contact).',
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What it does not know',
      blocks: [
        {
          kind: 'text',
          text: 'It asks about what most small businesses have in common. Rules of rare trades, of your own city and of your lease are not in it. It is general information, not legal advice.',
        },
      ],
    },
    {
      id: 'by-paper',
      heading: 'Paper by paper',
      blocks: [{ kind: 'guides' }],
    },
  ],
};
