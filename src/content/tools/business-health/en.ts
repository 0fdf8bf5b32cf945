import type { PageContent } from '../../types.ts';

/** Questionnaire on the state of a business; being built. */
export const content: PageContent = {
  title: 'Business health check | Niyam',
  description:
    'A questionnaire that shows the gaps in your licences, tax, staff papers and safety. It is being built; here is a paper version.',
  heading: 'Business health check',
  lead: 'One question a screen, with “I don’t know” always allowed, and a list of gaps at the end. The check is being built. Its answers will stay on your phone.',
  sections: [
    {
      id: 'paper-version',
      heading: 'Do it on paper meanwhile',
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
            'Does every worker have a letter and a wage slip?',
            'Are there an extinguisher and a clear way out?',
            'Can you find last year’s bills?',
          ],
        },
      ],
    },
    {
      id: 'read-your-answers',
      heading: 'Read your answers',
      blocks: [
        {
          kind: 'text',
          text: 'Each “no” is a task. Each “don’t know” is a question: look in the guides first, then [send us the list](/contact).',
        },
      ],
    },
  ],
};
