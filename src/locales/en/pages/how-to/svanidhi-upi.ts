import { task } from '../../task-page.ts';

/** Task: digital payments that count for the vendors' loan. */
export const content = task({
  name: 'Take UPI and earn the cashback',
  slug: 'svanidhi-upi',
  title: 'Take UPI and earn the SVANidhi cashback | Niyam',
  description:
    'How a vendor with a PM SVANidhi loan puts up a QR code, links it to the loan account and sees that the cashback comes. And how not to be cheated.',
  heading: 'Take UPI and earn the SVANidhi cashback',
  lead: 'With the loan, UPI brings up to {vendor.loan.cashback} of cashback, and shows your sales.',
  topic: 'money',
  effort: 'short',
  time: 'Half an hour',
  cost: 'Nothing',
  place:
    'On your phone, with the bank or the payment app; the [portal](portal:pmsvanidhi) for questions.',
  frames: [
    { picture: 'number', caption: 'The same account number as the one of the loan.' },
    { picture: 'pay', caption: 'Look at your own app before you hand over the goods.' },
  ],
  needs: [
    { id: 'bank', label: 'Bank account of the loan, in your own name' },
    { id: 'mobile', label: 'The mobile number that this bank knows' },
    { id: 'loan-number', label: 'Your loan or application number' },
  ],
  steps: [
    {
      id: 'number',
      title: 'See that bank and phone know each other',
      text: 'The SIM must be in the phone, and it must be the number the bank has.',
    },
    {
      id: 'ask',
      title: 'Ask the branch for the QR',
      text: 'Banks and payment firms give vendors one, mostly at the camp where loans are given. It is free.',
    },
    {
      id: 'account',
      title: 'Let it pay into the loan’s account',
      text: 'Say it plainly: “This QR is for my SVANidhi account.” Otherwise the payments may not be counted.',
    },
    {
      id: 'try',
      title: 'Try it with one rupee',
      text: 'A friend pays. Does your name appear? Does the money come?',
    },
    {
      id: 'hang',
      title: 'Hang it where it is seen',
      text: 'Look each morning that nobody has stuck another code over yours.',
    },
    {
      id: 'look',
      title: 'Look before you hand over',
      text: 'At your own app or sound box. A picture on the customer’s phone proves nothing.',
    },
    {
      id: 'check',
      title: 'Look for the cashback',
      text: 'In the bank book. Ask the branch for the present rules: how many payments a month, and of what size.',
    },
  ],
  wrongAnswer: 'To receive money you need no PIN and no scan.',
  wrong: [
    '**No cashback comes.** Ask the branch whether the QR is linked to the loan account. Then the loan desk of the municipal body.',
    '**Somebody asks you to scan, or to enter your PIN, to “receive” money.** For receiving you need neither. It is a fraud.',
    '**Fear of tax.** A UPI payment makes no tax by itself: [UPI receipts and GST](/blog/upi-receipts-and-gst).',
  ],
  call: [
    'Your bank branch.',
    'The loan desk of the municipal body.',
    'Money stolen: {helpline.cybercrime}, [at once](/how-to-guides/online-fraud).',
  ],
  portals: ['pmsvanidhi'],
  pages: ['blog/pm-svanidhi-loan', 'blog/upi-receipts-and-gst', 'infographics/svanidhi-ladder'],
});
