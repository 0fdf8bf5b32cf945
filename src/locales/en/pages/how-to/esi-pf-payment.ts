import { task } from '../../task-page.ts';

/** Task: the monthly payment and return for ESI and PF. */
export const content = task({
  name: 'Pay ESI and PF each month',
  slug: 'esi-pf-payment',
  title: 'Pay ESI and PF each month, with ticks | Niyam',
  description:
    'What to work out, file and pay by day {labour.due} for ESI and PF, what it costs to be late, and how to check that each worker’s money arrived.',
  heading: 'Pay ESI and PF each month',
  lead: 'Due by day {labour.due} of the next month. An hour, with a clean list.',
  topic: 'workers',
  effort: 'evening',
  time: 'An hour a month',
  cost: 'ESI {labour.esi.worker} from the worker and {labour.esi.employer} from you; PF {labour.epf.worker} from each',
  place: 'On the employer sites of [EPFO](portal:epfoemployer) and [ESIC](portal:esic).',
  frames: [
    { picture: 'form', caption: 'One line a worker: days, wages, shares.' },
    { picture: 'pay', caption: 'Pay from the account of the business.' },
    { picture: 'letter', caption: 'Two challans a month, in one folder.' },
  ],
  needs: [
    { id: 'wage-register', label: 'Wage register of the month' },
    { id: 'attendance', label: 'Days worked, and who came or left' },
    { id: 'employer-login', label: 'User names and passwords of both sites' },
    { id: 'bank', label: 'Net banking of the business account' },
  ],
  steps: [
    {
      id: 'wages',
      title: 'Pay the wages first',
      text: 'By day {labour.wages.due}, with a slip that shows each cut.',
    },
    {
      id: 'changes',
      title: 'Enter who came and who left',
      text: 'With the day. A forgotten leaver costs you money, a forgotten newcomer costs him the hospital.',
    },
    {
      id: 'reckon',
      title: 'Work out the shares',
      text: 'ESI for wages up to {labour.esi.wage-max} a month. PF is a must on wages up to {labour.epf.ceiling}. [An example](/infographics/pf-and-esi).',
    },
    {
      id: 'pf',
      title: 'File and pay PF',
      text: 'The monthly return is called ECR. Look at the total before you pay.',
    },
    {
      id: 'esi',
      title: 'File and pay ESI',
      text: 'On the site of ESIC. Each share is rounded up to the next rupee.',
    },
    {
      id: 'keep',
      title: 'Save both challans',
      text: 'With the list of that month.',
    },
    {
      id: 'check',
      title: 'Let one worker look',
      text: 'Each can see the own PF account with the UAN. If one month is there, the rest mostly is.',
    },
  ],
  wrongAnswer: 'Late costs interest. Cut from wages and not paid is worst.',
  wrong: [
    '**Late.** Interest is {labour.late.interest} a year; PF adds damages of {labour.late.epf-damages} a month.',
    '**You cut it from the wage and did not pay it in.** That is the worst case: it is the workers’ money. Pay at once and get advice.',
    '**No worker this month.** Ask whether a return is due all the same, before you leave it out.',
  ],
  call: [
    'The help desks of EPFO and ESIC; their numbers are on the first pages.',
    'Your accountant, or [us](/contact).',
  ],
  portals: ['epfoemployer', 'esic'],
  pages: ['guides/labour-law-compliance', 'tools/financial-hub', 'infographics/pf-and-esi'],
});
