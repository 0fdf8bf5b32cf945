import { task } from '../../task-page.ts';

/** Task: the yearly income-tax return of a small business by the simple rule. */
export const content = task({
  name: 'File the income-tax return',
  slug: 'income-tax-return',
  title: 'File the income-tax return of a small shop | Niyam',
  description:
    'The yearly return under the simple rule for small businesses: what to have ready, eight steps, the day it is due and the fee for being late.',
  heading: 'File the income-tax return of a small business',
  lead: 'The simple rule assumes your profit, without full books. Due by {income-tax.return-business}.',
  topic: 'tax',
  effort: 'evening',
  time: 'An evening',
  cost: 'Filing is free. Tax only if your income is large enough',
  place: 'On the [income-tax portal](portal:incometax).',
  frames: [
    { picture: 'address', portal: 'incometax', caption: 'Sign in with your PAN.' },
    { picture: 'form', caption: 'Sales by bank and UPI apart from sales in cash.' },
    { picture: 'code', caption: 'The last code. Without it the return does not count.' },
  ],
  needs: [
    { id: 'pan', label: 'PAN, linked to Aadhaar' },
    { id: 'mobile', label: 'The mobile number linked to Aadhaar' },
    { id: 'bank-statement', label: 'Bank statements of the whole year' },
    { id: 'sales-book', label: 'Your sales of the year: cash and digital apart' },
    { id: 'other-income', label: 'Other income', note: 'Rent, interest, wages.' },
  ],
  steps: [
    {
      id: 'fits',
      title: 'See whether the simple rule fits',
      text: 'Sales up to {income-tax.presumptive.turnover-max} a year; up to {income-tax.presumptive.turnover-max-digital} if hardly any of it is cash.',
    },
    {
      id: 'add',
      title: 'Add up the year',
      text: 'From April to March, by bank and UPI, and in cash.',
    },
    {
      id: 'profit',
      title: 'Work out the assumed profit',
      text: '{income-tax.presumptive.profit-digital} of what came by bank, card or UPI, {income-tax.presumptive.profit-cash} of cash. If you truly earned more, declare more.',
    },
    {
      id: 'compare',
      title: 'Look at what the portal knows',
      text: 'Its yearly statement shows interest, tax cut and large payments. What stands there belongs in the return.',
    },
    {
      id: 'form',
      title: 'Choose the form it proposes',
      text: 'For business income by the simple rule. Fill in the boxes that are asked for, and no others.',
    },
    {
      id: 'pay',
      title: 'Pay what is left',
      text: 'On the portal. Save the challan.',
    },
    {
      id: 'send',
      title: 'Send and verify',
      text: 'With the code to your Aadhaar phone. A return that is not verified counts as not filed.',
    },
    {
      id: 'keep',
      title: 'Keep the receipt',
      text: 'Banks ask for it when you want a loan. Next year pay the advance tax by {income-tax.presumptive.advance-tax}.',
    },
  ],
  wrongAnswer: 'You can file late up to {income-tax.return-belated}, with a fee.',
  wrong: [
    '**Late.** Up to {income-tax.return-belated} it can still be filed, with a fee: {income-tax.late-fee-small} up to {income-tax.late-fee-small-income} of income, {income-tax.late-fee} above it.',
    '**A mistake.** File a revised return, up to {income-tax.return-revised}.',
    '**You want to declare less than the assumed profit.** Then you need books and perhaps an audit. Take a professional.',
    '**The day may be moved.** Look at the portal’s news in that month.',
  ],
  call: [
    'The help desk of the income-tax portal; its number is on the first page.',
    'An accountant, when loans, property or a notice come in.',
  ],
  portals: ['incometax'],
  pages: ['blog/tax-return-date', 'tools/financial-hub', 'infographics/year-wheel'],
});
