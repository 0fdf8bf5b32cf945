import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the gratuity calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Gratuity',
  updatedOn: '2026-11-23',
  title: 'Gratuity calculator | Niyam',
  description:
    'Gratuity of a permanent, fixed-term or seasonal worker who leaves, with the years that count and the ceiling. Figures with sources. Works offline.',
  heading: 'Gratuity',
  lead: 'What is due to a worker who leaves.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Take the last wages of a month. Divide by the days of a working month. Multiply by the days of wages for each year, and by the years that count.',
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
            {
              label: 'At most',
              fact: 'labour.gratuity.max',
              note: 'The ceiling of the old Act. We found no new one.',
            },
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    work: {
      label: 'How the work ends',
      options: {
        permanent: 'Permanent worker leaves or retires',
        'fixed-term': 'A fixed term ends',
        death: 'Death',
        disablement: 'Disablement',
        seasonal: 'Seasonal work ends',
      },
    },
    wages: {
      label: 'Last month’s wages (₹)',
      hint: 'Basic and dearness allowance; at least {labour.wages.half} of the pay counts.',
    },
    years: { label: 'Whole years of service', hint: 'For seasonal work: seasons.' },
    months: { label: 'And months' },
  },
  lines: {
    counted: 'Years or seasons that count',
    exact: 'Gratuity, exact',
    pay: 'Gratuity to pay',
  },
  notes: {
    'too-short':
      'The service is too short for gratuity: it takes {labour.gratuity.years}, or {labour.gratuity.fixed-term-years} for a fixed term.',
    capped:
      'The ceiling of {labour.gratuity.max} is reached. It is of the old Act, and we found no new one. An employer may pay more by choice.',
  },
  assumptions: [
    'The place has {labour.gratuity.workers} workers or more.',
    'Service without a break.',
    'After a fixed term or a death, parts of a year count in part. For others a part above {labour.gratuity.part-year} is a whole one.',
  ],
};
