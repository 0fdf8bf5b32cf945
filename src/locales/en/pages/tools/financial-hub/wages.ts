import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the wage calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'PF, ESI and take-home pay',
  updatedOn: '2026-11-23',
  title: 'PF, ESI and take-home pay calculator | Niyam',
  description:
    'What is cut from a month’s pay for PF, ESI and professional tax, what the worker gets, and what the employer pays on top. Works offline.',
  heading: 'PF, ESI and take-home pay',
  lead: 'What is cut, and what the worker gets.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'PF and ESI are parts of the wages as the code defines them: basic pay and dearness allowance. These count for at least half of the pay. PF is compulsory up to a ceiling. A part of the employer’s share goes to the pension. ESI holds for wages up to a limit. ESIC has counted wages so since {labour.laws|from}, when the code began. New central rules replaced the old ESI rules on {labour.esi.rules}, and the shares stayed as they were.',
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
            { label: 'For wages up to', fact: 'labour.esi.wage-max' },
            {
              label: 'No share of the worker at this a day or less',
              fact: 'labour.esi.low-wage',
              note: 'By the rules until {labour.esi.rules}. We could not confirm it in the new ones.',
            },
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    pay: { label: 'Pay of a month, before cuts (₹)' },
    pf: {
      label: 'Provident fund (PF)',
      options: {
        ordinary: '{labour.epf.worker}, the ordinary rate',
        lower: '{labour.epf.lower}, for notified kinds of business',
        none: 'No PF',
      },
    },
    basic: { label: 'Basic pay and dearness allowance (₹)' },
    base: {
      label: 'PF is paid',
      options: {
        ceiling: 'On at most {labour.epf.ceiling}: what is compulsory',
        full: 'On all of the wages, by choice',
      },
    },
    esi: { label: 'The worker is in ESI' },
    days: {
      label: 'Days worked in the month',
      hint: 'To see whether the worker’s own ESI share falls away.',
    },
    telangana: { label: 'The work is in Telangana (professional tax)' },
  },
  lines: {
    pay: 'Pay of the month',
    workerPf: 'Cut: PF',
    workerEsi: 'Cut: ESI, rounded up',
    workerTax: 'Cut: professional tax',
    takeHome: 'Paid to the worker',
    pension: 'Employer: pension (EPS)',
    employerPf: 'Employer: PF account',
    insurance: 'Employer: life insurance (EDLI)',
    admin: 'Employer: administration of PF',
    employerEsi: 'Employer: ESI, rounded up',
    added: 'Employer pays on top',
    cost: 'Cost of the worker in the month',
  },
  notes: {
    'admin-least':
      'For the whole firm the administration charge is at least {labour.epf.admin-min} a month.',
    half: 'At least {labour.wages.half} of the pay counts as wages. So PF and ESI are worked out on more than the basic pay.',
    'above-esi':
      'The wages are above the ESI limit of {labour.esi.wage-max}: no ESI is worked out.',
    'low-wage':
      'At {labour.esi.low-wage} a day or less the worker pays no ESI share, by the rules until {labour.esi.rules}. We could not confirm it in the new ones: ask ESIC.',
  },
  assumptions: [
    'One worker, one whole month, no overtime and no income tax cut.',
    'PF shares are rounded to the rupee, ESI shares up to the next rupee.',
    'A worker who passes the ESI limit within a contribution period stays in until its end.',
    'Bonus and gratuity are not in it.',
  ],
};
