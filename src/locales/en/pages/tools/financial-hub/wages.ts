import type { PageContent } from '../../../../../content/types.ts';

/** What the wage calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'PF, ESI and take-home pay calculator | Niyam',
  description:
    'What is cut from a month’s pay for PF, ESI and professional tax, what the worker gets, and what the employer pays on top. Works offline.',
  heading: 'PF, ESI and take-home pay',
  lead: 'From the pay of a month: what is cut, what reaches the worker, and what the worker costs.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'PF is a part of basic pay and dearness allowance, which count for at least half of the pay. It is compulsory up to a ceiling. Out of the employer’s share a part goes to the pension. ESI is a part of all of the pay, up to a limit.',
        },
        {
          kind: 'entries',
          caption: 'PF',
          rows: [
            { label: 'The worker', fact: 'labour.epf.worker' },
            { label: 'The employer', fact: 'labour.epf.employer' },
            { label: 'Of that, to the pension', fact: 'labour.epf.pension' },
            { label: 'Life insurance, employer', fact: 'labour.epf.insurance' },
            { label: 'Administration, employer', fact: 'labour.epf.admin' },
            { label: 'Compulsory on wages up to', fact: 'labour.epf.ceiling' },
          ],
        },
        {
          kind: 'entries',
          caption: 'ESI',
          rows: [
            { label: 'The worker', fact: 'labour.esi.worker' },
            { label: 'The employer', fact: 'labour.esi.employer' },
            { label: 'For pay up to', fact: 'labour.esi.wage-max' },
            { label: 'No share of the worker at this a day or less', fact: 'labour.esi.low-wage' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'guides/labour-law-compliance',
            'tools/financial-hub/gratuity',
            'tools/financial-hub/professional-tax',
          ],
        },
        { kind: 'portals', portals: ['epfo', 'esic'] },
      ],
    },
  ],
};
