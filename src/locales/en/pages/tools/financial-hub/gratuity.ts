import type { PageContent } from '../../../../../content/types.ts';

/** What the gratuity calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'Gratuity calculator | Niyam',
  description:
    'Gratuity of a permanent, fixed-term or seasonal worker who leaves, with the years that count and the ceiling. Figures with sources. Works offline.',
  heading: 'Gratuity',
  lead: 'What is due to a worker who leaves after years of service, with the years that count and the ceiling.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Gratuity is the last wages of a month, times the days of wages for each year, divided by the days of a working month, times the years that count.',
        },
        {
          kind: 'entries',
          caption: 'Figures',
          rows: [
            { label: 'Days of wages for each year', fact: 'labour.gratuity.days' },
            { label: 'Days of a working month', fact: 'labour.gratuity.month' },
            { label: 'Service it takes', fact: 'labour.gratuity.years' },
            {
              label: 'Service it takes for a fixed term',
              fact: 'labour.gratuity.fixed-term-years',
            },
            { label: 'A part of a year is a whole one above', fact: 'labour.gratuity.part-year' },
            { label: 'At most', fact: 'labour.gratuity.max' },
            { label: 'Paid within', fact: 'labour.gratuity.pay-within' },
            { label: 'Workers from which it is due', fact: 'labour.gratuity.workers' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};
