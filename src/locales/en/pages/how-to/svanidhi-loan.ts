import { task } from '../../task-page.ts';

/** Task: the first loan for street vendors. */
export const content = task({
  name: 'Apply for the PM SVANidhi loan',
  slug: 'svanidhi-loan',
  title: 'Apply for the PM SVANidhi loan, with ticks | Niyam',
  description:
    'The first loan for street vendors without security: what to have ready, eight steps, four things to read at the bank, and what to do after a no.',
  heading: 'Apply for the PM SVANidhi loan',
  lead: 'The first loan is up to {msme.svanidhi.first}, without security. Nobody may charge for the form.',
  topic: 'money',
  effort: 'visit',
  time: 'Half an hour for the form, a visit to the bank',
  cost: 'The government takes {vendor.loan.fee}',
  place:
    'On the [PM SVANidhi portal](portal:pmsvanidhi), at a common service centre, at your bank, or at a camp of the municipal body.',
  frames: [
    { picture: 'address', portal: 'pmsvanidhi', caption: 'The portal. It ends in gov.in.' },
    { picture: 'code', caption: 'The code on your phone is for you alone.' },
    { picture: 'desk', caption: 'At the bank: read, ask, then sign.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar, with your mobile number linked' },
    {
      id: 'vending-certificate',
      label: 'Vending certificate, identity card, survey number or Letter of Recommendation',
    },
    { id: 'bank', label: 'Bank book of an account in your own name' },
    { id: 'mobile', label: 'Your own mobile phone, for the codes' },
  ],
  steps: [
    {
      id: 'link',
      title: 'Link your number to Aadhaar',
      text: 'An Aadhaar centre does it. Without it no code can come.',
    },
    {
      id: 'proof',
      title: 'Have your vendor’s proof',
      text: 'None at all? First get the [Letter of Recommendation](/how-to-guides/letter-of-recommendation).',
    },
    {
      id: 'need',
      title: 'Work out what you need',
      text: 'Borrow what the stock needs, not all you can get. Can you pay the instalment in a bad month?',
    },
    {
      id: 'apply',
      title: 'Apply',
      text: 'On the portal or with help at a service centre. Choose the branch where you have your account.',
    },
    {
      id: 'number',
      title: 'Keep the application number',
      text: 'A picture of the last screen is enough.',
    },
    {
      id: 'bank',
      title: 'Go to the bank',
      text: 'Ask for four things before you sign: amount, interest, instalment, and its day.',
    },
    {
      id: 'upi',
      title: 'Put up a QR code',
      text: 'It can earn cashback: [take UPI](/how-to-guides/svanidhi-upi).',
    },
    {
      id: 'pay',
      title: 'Pay each instalment on its day',
      text: 'Then {msme.svanidhi.subsidy} interest a year comes back, and the next loan, up to {msme.svanidhi.second}, opens.',
    },
  ],
  wrongAnswer: 'Refused? Ask why in writing. You need no agent.',
  wrong: [
    '**The bank says no.** Ask for the reason in writing, then go to the loan desk of the municipal body.',
    '**The bank does not answer a complaint.** The [RBI Ombudsman](portal:rbiombudsman) takes it, {helpline.bank-complaints}.',
    '**An agent wants a share.** He can do nothing that you cannot. Go to the service centre.',
    '**You cannot pay a month.** Go to the bank before the day, not after it.',
  ],
  call: [
    'The loan desk of your municipal body.',
    'Your bank branch, with the application number.',
    'Complaints about a bank: {helpline.bank-complaints}.',
  ],
  portals: ['pmsvanidhi', 'rbiombudsman'],
  pages: ['blog/pm-svanidhi-loan', 'infographics/svanidhi-ladder', 'how-to/svanidhi-upi'],
});
