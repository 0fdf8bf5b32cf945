import { sheet } from '../../sheet-page.ts';

/** Sheet: what PF and ESI do to a wage, drawn from the worked example of the labour guide. */
export const content = sheet({
  name: 'PF and ESI on one wage',
  title: 'PF and ESI on one wage: a sheet | Niyam',
  description:
    'What goes to PF and ESI from a monthly wage, what the worker gets and what the employer pays in all. With the limits. To print and send.',
  heading: 'PF and ESI on one wage',
  lead: 'An example: a wage of {labour.example.wages} in the month, all of it counted.',
  sheet: {
    layout: 'bars',
    parts: [
      {
        title: 'The worker’s wage is divided so',
        line: 'PF takes {labour.epf.worker}, ESI {labour.esi.worker}.',
        more: 'PF stays the worker’s own: it is saved with interest under one number for life.',
        pieces: [
          { label: 'Paid to the worker', fact: 'labour.example.worker-gets' },
          { label: 'Worker’s PF', fact: 'labour.example.worker-epf' },
          { label: 'Worker’s ESI', fact: 'labour.example.worker-esi' },
        ],
      },
      {
        title: 'The employer pays {labour.example.employer-total}',
        line: 'PF {labour.epf.employer} and ESI {labour.esi.employer} on top of the wage.',
        more: 'For the whole firm the PF charge is at least {labour.epf.admin-min} a month.',
        pieces: [
          { label: 'Wage', fact: 'labour.example.wages' },
          { label: 'Employer’s PF', fact: 'labour.example.employer-epf' },
          { label: 'Employer’s ESI', fact: 'labour.example.employer-esi' },
          { label: 'Insurance, charges', fact: 'labour.example.employer-rest' },
        ],
      },
    ],
  },
  more: [
    {
      id: 'limits',
      heading: 'When it begins',
      blocks: [
        {
          kind: 'entries',
          caption: 'The limits',
          rows: [
            { label: 'ESI from this number of workers', fact: 'labour.esi.workers' },
            { label: 'ESI for wages up to, a month', fact: 'labour.esi.wage-max' },
            { label: 'PF from this number of workers', fact: 'labour.epf.workers' },
            { label: 'PF is a must on wages up to, a month', fact: 'labour.epf.ceiling' },
            { label: 'Both are due by this day of the next month', fact: 'labour.due' },
          ],
        },
        {
          kind: 'text',
          text: 'The government’s fee for registering: {labour.esi.fee}. Step by step: [register for ESI and PF](/how-to-guides/esi-pf-registration), and [pay each month](/how-to-guides/esi-pf-payment). The whole matter is in the [labour guide](/labour-law-compliance).',
        },
      ],
    },
  ],
});
