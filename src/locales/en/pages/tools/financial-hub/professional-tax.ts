import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the professional-tax calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Professional tax',
  updatedOn: '2026-11-23',
  title: 'Professional tax calculator: Telangana and others | Niyam',
  description:
    'Professional tax of an employee a month and a year in Telangana, Andhra Pradesh, Karnataka and Maharashtra. Slabs with sources. Works offline.',
  heading: 'Professional tax',
  lead: 'What is cut from an employee’s pay each month as professional tax, by the slabs of four states.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The state sets slabs by the pay of a month. The employer cuts the tax and pays it in. No state may take more than the Constitution allows in a year.',
        },
        {
          kind: 'entries',
          caption: 'Telangana',
          rows: [
            { label: 'No tax up to', fact: 'labour.pt.wage-free' },
            { label: 'The smaller tax, a month', fact: 'labour.pt.middle' },
            { label: 'It holds up to', fact: 'labour.pt.middle-max' },
            { label: 'The larger tax, a month', fact: 'labour.pt.high' },
            { label: 'Due by this day of the next month', fact: 'labour.pt.due' },
            { label: 'Most in a year, anywhere', fact: 'professional-tax.max' },
          ],
        },
      ],
    },
    {
      id: 'self-employed',
      heading: 'Owners and the self-employed',
      blocks: [
        {
          kind: 'text',
          text: 'In Telangana they pay up to {professional-tax.max} a year, by trade and turnover. It is not worked out here: see [the list of the state](portal:tgctrates).',
        },
        { kind: 'pages', pages: ['guides/labour-law-compliance', 'tools/financial-hub/wages'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    state: {
      label: 'State',
      options: {
        telangana: 'Telangana',
        andhra: 'Andhra Pradesh',
        karnataka: 'Karnataka',
        'maharashtra-men': 'Maharashtra, a man',
        'maharashtra-women': 'Maharashtra, a woman',
      },
    },
    pay: { label: 'Pay of a month (₹)' },
    workers: { label: 'Workers with this pay' },
  },
  lines: {
    month: 'Professional tax a month',
    february: 'In February',
    year: 'In a year',
    workers: 'Workers',
    together: 'For all of them in a year',
  },
  notes: { none: 'At this pay there is no professional tax.' },
  assumptions: [
    'For employees. The employer cuts it from the pay and pays it in.',
    'Twelve months with the same pay.',
    'Owners and the self-employed pay by other slabs, up to {professional-tax.max} a year. They are not in this sum: see the portal of the state.',
  ],
};
