import { task } from '../../task-page.ts';

/** Task: registering an employer with ESI and PF. */
export const content = task({
  name: 'Register for ESI and PF',
  slug: 'esi-pf-registration',
  title: 'Register for ESI and PF by yourself | Niyam',
  description:
    'When the duty begins, what to have ready, and seven steps to register an employer for ESI and PF. The government charges nothing for it.',
  heading: 'Register for ESI and PF by yourself',
  lead: 'ESI begins at {labour.esi.workers} workers, PF at {labour.epf.workers}. The duty runs from that day.',
  topic: 'workers',
  effort: 'evening',
  time: 'An evening for the papers, an hour for the form',
  cost: 'Nothing to the government',
  place: 'On [Shram Suvidha](portal:shramsuvidha). A new company gets both with its incorporation.',
  frames: [
    { picture: 'address', portal: 'shramsuvidha', caption: 'One portal for both.' },
    { picture: 'form', caption: 'Name and birth date as in Aadhaar, letter by letter.' },
    { picture: 'number', caption: 'Each worker’s number. Give it on paper.' },
  ],
  needs: [
    { id: 'pan', label: 'PAN of the owner, firm or company' },
    { id: 'identity', label: 'Aadhaar of the owner or of one partner or director' },
    { id: 'premises', label: 'Proof of the place' },
    { id: 'bank', label: 'Bank account: a cancelled cheque or the first page of the passbook' },
    {
      id: 'worker-list',
      label: 'List of workers',
      note: 'Name, father’s or husband’s name, date of birth, day of joining, wages.',
    },
    { id: 'worker-identity', label: 'Aadhaar, bank account and mobile number of each worker' },
  ],
  steps: [
    {
      id: 'count',
      title: 'Count your workers',
      text: 'Part-time and through a contractor too. Write down the day on which you reached the number.',
    },
    {
      id: 'compare',
      title: 'Compare names',
      text: 'Each name and birth date with the Aadhaar. Most later trouble comes from here.',
    },
    {
      id: 'account',
      title: 'Make an account',
      text: 'On Shram Suvidha, with your own number and e-mail.',
    },
    {
      id: 'form',
      title: 'Fill in the form',
      text: 'ESI, PF or both. Kind of business, place, day of the first worker, number of workers.',
    },
    {
      id: 'send',
      title: 'Add the papers, sign, send',
      text: 'Save the receipt with the employer’s number.',
    },
    {
      id: 'workers',
      title: 'Enter each worker',
      text: 'With the old number, if there is one. A new worker is entered on the day the work begins.',
    },
    {
      id: 'tell',
      title: 'Tell the workers',
      text: 'Their numbers, what is taken from the wage, and which dispensary is theirs. [The sheet](/infographics/pf-and-esi) shows it.',
    },
  ],
  wrongAnswer: 'Reached the number earlier? Register now and pay from that day.',
  wrong: [
    '**You reached the number months ago.** Register now and pay from that day. Interest is {labour.late.interest} a year.',
    '**A worker’s name does not match.** Have Aadhaar corrected, then enter the worker.',
    '**A worker wants no cut.** It is the law, not a wish. Explain what it gives.',
    '**Somebody charges a “government fee”.** There is none. An adviser’s own fee is another thing.',
  ],
  call: [
    'The regional offices of [ESIC](portal:esic) and [EPFO](portal:epfo).',
    'Us, if you are stuck: {price.esi} for ESI, {price.epf} for PF. [Ask](/contact).',
  ],
  portals: ['shramsuvidha', 'esic', 'epfoemployer'],
  pages: ['guides/labour-law-compliance', 'how-to/esi-pf-payment', 'infographics/pf-and-esi'],
});
