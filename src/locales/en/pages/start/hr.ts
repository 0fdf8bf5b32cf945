import type { PageContent } from '../../../../content/types.ts';

/** Step: duties to the first worker. */
export const content: PageContent = {
  name: 'First workers',
  updatedOn: '2026-11-23',
  title: 'Hiring your first worker: what you owe | Niyam',
  description:
    'What you owe a worker from the first day: a letter, the minimum wage, pay on time, safety; and what is added as the number of workers grows.',
  heading: 'Your first worker',
  lead: 'With the first paid worker you are an employer, even of your cousin.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            ['Purpose', 'To hire in a way that holds when you quarrel, and when an officer asks.'],
            ['Time', 'An evening for the papers of each worker, by our estimate.'],
            [
              'Cost',
              'Registering for ESI and PF is free at the government. The wage, and later the contributions, are the cost.',
            ],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-hr-cost',
              label: 'Work out what the worker costs in a month',
              note: 'Wage, weekly day off, festival days, meals, uniform, contributions if they apply.',
            },
            {
              id: 'task-hr-wage',
              label: 'Look up the minimum wage of your state',
              note: 'It differs by work and by area, and it changes. The state labour office has the list.',
            },
            {
              id: 'task-hr-letter',
              label: 'Give the letter on the first day',
              note: 'What it must say stands below. Both sign, both keep a copy.',
            },
            {
              id: 'task-hr-register',
              label: 'Begin the wage and attendance sheet',
              note: 'One page a month for all workers.',
            },
            {
              id: 'task-hr-pay',
              label: 'Pay by bank or UPI, with a slip',
              note: 'Cash leaves no proof that you paid.',
            },
            {
              id: 'task-hr-count',
              label: 'Count heads on the first of each month',
              note: 'Part-time people and contract workers can count too.',
            },
          ],
        },
      ],
    },
    {
      id: 'from-day-one',
      heading: 'From the first day',
      answer: 'Letter, minimum wage, pay on time, day off, safe place.',
      blocks: [
        {
          kind: 'text',
          text: 'A few duties begin at once, however small you are. More come with each line the head count crosses.',
        },
        {
          kind: 'list',
          items: [
            'A written appointment letter. The new labour codes ask for it for every worker.',
            'At least the minimum wage, for men and women alike.',
            'Wages each month, on time; overtime at a higher rate; final dues quickly when someone leaves. The days and rates are in the [labour guide](/labour-law-compliance).',
            'A weekly day off, and hours within the law of your state.',
            'No children. For young people, ask which work is allowed.',
            'A safe place: guards on machines, a dry floor, a way out, drinking water, a toilet.',
            'No original papers kept, no wages held back as “deposit”.',
          ],
        },
      ],
    },
    {
      id: 'letter',
      heading: 'What the letter says',
      answer: 'One page in the worker’s language, signed by both.',
      blocks: [
        {
          kind: 'text',
          text: 'One page in a language the worker reads. If the worker does not read, read it aloud before a witness who signs too.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Name of the employer and the worker, address, date of joining.',
            'The work, and the place.',
            'Hours, weekly day off, leave.',
            'Wage: how much, in which parts, on which day, by which way.',
            'Trial period, if any, and notice on both sides.',
            'What is cut from the wage, and what is never cut: breakage in ordinary work, for example.',
            'Social security: ESI and PF numbers if they apply.',
            'To whom the worker may complain.',
          ],
        },
      ],
    },
    {
      id: 'as-you-grow',
      heading: 'What each line adds',
      answer: 'Professional tax, ESI, PF and the factory licence, line by line.',
      blocks: [
        {
          kind: 'table',
          caption: 'As the number of workers grows',
          head: ['When', 'What is added'],
          rows: [
            ['First worker', 'Letter, minimum wage, register, shop registration checked.'],
            [
              'First wage above the line of your state',
              'Professional tax is cut and paid, in states that have it. [Labour guide](/labour-law-compliance)',
            ],
            [
              'ESI line',
              'Sickness and accident insurance; a committee against sexual harassment; gratuity after some years. [Labour guide](/labour-law-compliance)',
            ],
            [
              'PF line',
              'Savings for old age; yearly bonus. [Labour guide](/labour-law-compliance)',
            ],
            ['Factory line', 'Factory licence. [Workshops](/sectors/manufacturing-compliance)'],
          ],
        },
        {
          kind: 'text',
          text: 'When one worker stands between you and a line, the right question is not how to stay below. It is whether the business earns enough for the contributions. Work that out before you hire.',
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'What depends on your state',
          text: 'For most private shops the state makes the detailed rules under the labour codes, and states have not all finished. We could not confirm the position of each. Ask the state labour office which rules it applies today, and note the answer.',
        },
      ],
    },
    {
      id: 'street-vendors',
      heading: 'If you are a street vendor',
      answer: 'A hired seller can cost you the certificate.',
      blocks: [
        {
          kind: 'text',
          text: 'A vending certificate is given for you and your family. Hiring someone to run the stall while you do something else can cost you the certificate. For yourself, and for helpers who are in neither ESI nor PF, the e-Shram card is free.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'Mistakes that cost most',
      answer: 'Paid relatives and part-time workers need papers too.',
      blocks: [
        {
          kind: 'list',
          items: [
            '“He is family.” An unpaid relative may help; a paid one is a worker.',
            '“She is only part-time.” Part-time work needs a letter too.',
            'Calling a worker a contractor. If you fix the hours and the place, the name on the paper does not decide.',
            'Paying below the minimum because the worker agreed. Such an agreement has no force.',
            'An advance with no paper. Write it on the wage sheet, with what is left.',
            'Dismissing by telephone. Give the reason, the notice and the money, in writing.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      heading: 'Papers of each worker',
      answer: 'Identity copy, signed letter, bank details, an emergency contact, UAN.',
      blocks: [
        {
          kind: 'documents',
          items: [
            {
              id: 'worker-identity',
              label: 'Copy of an identity card, with age',
              note: 'You look at the original and give it back.',
            },
            { id: 'worker-letter', label: 'The signed letter' },
            { id: 'worker-bank', label: 'Bank or UPI details' },
            { id: 'worker-contact', label: 'Someone to call in an emergency' },
            { id: 'worker-numbers', label: 'UAN of PF and ESI number, if the worker has them' },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Shram Suvidha, ESIC, EPFO and e-Shram.',
      blocks: [{ kind: 'portals', portals: ['shramsuvidha', 'esic', 'epfo', 'eshram'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'Last come [the questions that people ask](/start-business/step/faqs). Before this came [bank and loans](/start-business/step/banking); all steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.hr',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
