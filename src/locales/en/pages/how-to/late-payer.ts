import { task } from '../../task-page.ts';

/** Task: a claim against a buyer who pays a small supplier late. */
export const content = task({
  name: 'Claim from a buyer who pays late',
  slug: 'late-payer',
  title: 'Claim from a buyer who pays late: Samadhaan | Niyam',
  description:
    'A customer firm does not pay your bill. How a micro or small supplier with Udyam claims money and interest on MSME Samadhaan, step by step.',
  heading: 'Claim from a buyer who pays late',
  lead: 'Buyers must pay micro or small suppliers within {msme.late.days}. Then interest runs; file online.',
  topic: 'money',
  effort: 'evening',
  time: 'An evening for the papers; the case takes months',
  cost: 'Nothing that we know of. You need no lawyer to file',
  place: 'On [MSME Samadhaan](portal:samadhaan). The council of your state decides.',
  frames: [
    { picture: 'letter', caption: 'One clear reminder, with the days counted.' },
    { picture: 'address', portal: 'samadhaan', caption: 'The portal for late payment.' },
    { picture: 'number', caption: 'The number of your case.' },
  ],
  needs: [
    { id: 'udyam', label: 'Udyam number', note: 'Taken before the supply is safest.' },
    { id: 'mobile', label: 'The mobile number of your Udyam account' },
    { id: 'order', label: 'Order or contract', note: 'Messages count if there is no paper.' },
    { id: 'unpaid-bill', label: 'The unpaid bill' },
    {
      id: 'delivery-proof',
      label: 'Proof of delivery',
      note: 'Signed slip, e-way bill, a message.',
    },
  ],
  steps: [
    {
      id: 'count',
      title: 'Count the days',
      text: 'From the day the buyer took the goods. No date agreed: {msme.late.days-no-date}. Date agreed: that date, but never more than {msme.late.days}.',
    },
    {
      id: 'remind',
      title: 'Send one reminder in writing',
      text: 'Bill number, sum, days late, and that the MSMED Act adds interest. Many pay here.',
    },
    {
      id: 'reckon',
      title: 'Work out the interest',
      text: 'It is {msme.late.multiple} times the bank rate of the Reserve Bank, added up month by month: [the sum](/financial-hub/late-payment).',
    },
    {
      id: 'file',
      title: 'File on Samadhaan',
      text: 'New cases reportedly open on the ODR portal, which Samadhaan links. Sign in with your Udyam number. Add order, bill, proof of delivery and the reminder.',
    },
    {
      id: 'number',
      title: 'Keep the number of the case',
      text: 'The council writes to the buyer first. Often the money comes then.',
    },
    {
      id: 'hearing',
      title: 'Go to the hearing',
      text: 'With the originals. The council tries to bring you together; if that fails it decides.',
    },
  ],
  wrongAnswer: 'For traders the law is disputed. Without Udyam, ask a lawyer.',
  wrong: [
    '**You only traded the goods on.** Whether the law covers traders is disputed. Ask before you file.',
    '**No Udyam number on the day of supply.** Ask a lawyer: {helpline.legal-aid}. And register now.',
    '**The buyer says the goods were bad.** Show that no complaint came in the first days.',
    '**You fear to lose the customer.** Send the reminder alone. It costs nothing to know your right.',
  ],
  call: [
    '[MSME Champions](portal:champions), the help desk of the ministry.',
    'The district industries centre.',
    'Free legal aid, for those who qualify: {helpline.legal-aid}.',
  ],
  portals: ['samadhaan', 'champions'],
  pages: ['guides/msme-compliance', 'how-to/udyam-registration', 'start/banking'],
});
