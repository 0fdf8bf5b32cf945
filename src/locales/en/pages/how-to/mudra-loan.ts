import { task } from '../../task-page.ts';

/** Task: a loan without security beyond the vendors' loan. */
export const content = task({
  name: 'Ask for a Mudra loan',
  slug: 'mudra-loan',
  title: 'Ask for a Mudra loan without security | Niyam',
  description:
    'Which tier fits, the one page the banker wants to see, where to apply, and what to ask before you sign. Step by step with ticks.',
  heading: 'Ask for a Mudra loan',
  lead: 'A bank loan without security: up to {msme.mudra.shishu}, {msme.mudra.kishor} or {msme.mudra.tarun}.',
  topic: 'money',
  effort: 'visit',
  time: 'An evening for the papers, a visit or two',
  cost: 'Interest as the bank sets it. Nothing to any agent',
  place:
    'At a bank, a small finance bank or a lender that gives Mudra loans, or on [JanSamarth](portal:jansamarth).',
  frames: [
    { picture: 'form', caption: 'One page: what you buy, what you sell, what is left.' },
    { picture: 'desk', caption: 'Your own bank first: it knows your account.' },
    { picture: 'letter', caption: 'The letter of sanction. Read it at home.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar' },
    { id: 'pan', label: 'PAN' },
    { id: 'bank-statement', label: 'Bank statement of the last months' },
    { id: 'premises', label: 'Proof of the place' },
    {
      id: 'udyam',
      label: 'Udyam number, if you have one',
      note: '[Free](/how-to-guides/udyam-registration).',
    },
    { id: 'quotation', label: 'Offer for what you want to buy', note: 'For a machine or vehicle.' },
  ],
  steps: [
    {
      id: 'tier',
      title: 'Choose the tier',
      text: 'The tiers end at {msme.mudra.shishu}, {msme.mudra.kishor} and {msme.mudra.tarun}; who has repaid the third may ask for up to {msme.mudra.max}. Their names are Shishu, Kishor and Tarun. Ask for what you can show a need for.',
    },
    {
      id: 'page',
      title: 'Write one page',
      text: 'What you sell, to whom, sales and costs of a normal month, what the loan buys, and how much more you will earn.',
    },
    {
      id: 'account',
      title: 'Let your account speak',
      text: 'Put your sales through the account for some months before. Bankers read that first.',
    },
    {
      id: 'apply',
      title: 'Apply at the branch or on JanSamarth',
      text: 'Keep a stamped copy or the number.',
    },
    {
      id: 'no-security',
      title: 'Say no to security',
      text: 'Banks may not ask a small business for security for a loan up to {msme.no-collateral}.',
    },
    {
      id: 'read',
      title: 'Read before you sign',
      text: 'Interest, fees, instalment, its day, and what early repayment costs. Take it home for a night.',
    },
    {
      id: 'use',
      title: 'Buy what you said',
      text: 'Keep the bills. The bank may ask.',
    },
    {
      id: 'pay',
      title: 'Pay on the day',
      text: 'By standing order. The next tier depends on it.',
    },
  ],
  wrongAnswer: 'Mudra itself lends to nobody and asks for no fee.',
  wrong: [
    '**“Mudra loan in ten minutes” by SMS.** Mudra lends to nobody directly and asks for no fee in advance. Delete it.',
    '**Refused.** Ask for the reason in writing and fix that one thing. Then ask another bank.',
    '**The bank wants a fixed deposit as security.** Name the rule of the Reserve Bank. Then complain: {helpline.bank-complaints}.',
  ],
  call: [
    'The branch manager; then the bank’s complaint desk.',
    'RBI Ombudsman: {helpline.bank-complaints}.',
    'The district industries centre helps with the one page.',
  ],
  portals: ['mudra', 'jansamarth', 'rbiombudsman'],
  pages: ['guides/msme-compliance', 'start/banking', 'site/investment'],
});
