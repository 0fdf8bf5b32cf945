import { task } from '../../task-page.ts';

/** Task: the return for a month in which nothing was sold. */
export const content = task({
  name: 'File a GST return without sales',
  slug: 'gst-return-without-sales',
  title: 'File a GST return for a month without sales | Niyam',
  description:
    'Nothing sold, nothing bought? The return is still due. How to file GSTR-1 and GSTR-3B with nothing in them, in time, and what a day late costs.',
  heading: 'File a GST return without sales',
  lead: 'Sold nothing this month? The return is still due. Forgetting costs {gst.late-fee.nil-day} a day.',
  topic: 'tax',
  effort: 'short',
  time: 'A quarter of an hour',
  cost: 'Nothing, in time',
  place: 'On the [GST portal](portal:gst).',
  frames: [
    { picture: 'address', portal: 'gst', caption: 'Sign in with your own user name.' },
    { picture: 'form', caption: 'Choose the month, then “nil return”.' },
    { picture: 'number', caption: 'The number that proves you filed (ARN).' },
  ],
  needs: [
    { id: 'gst-login', label: 'User name and password of the GST portal' },
    { id: 'mobile', label: 'The mobile number of the account, for the code' },
    { id: 'sales-book', label: 'Your sales and purchase book of that month' },
  ],
  steps: [
    {
      id: 'really',
      title: 'Is it really nothing?',
      text: 'No sale, no purchase with credit to claim, no tax to pay in the seller’s place. One bill is enough to make it an ordinary return.',
    },
    {
      id: 'order',
      title: 'GSTR-1 comes first',
      text: 'By day {gst.due.gstr1} of the next month. Open the month and choose nil.',
    },
    {
      id: 'confirm',
      title: 'Confirm with the code',
      text: 'It comes to the phone of the account.',
    },
    {
      id: 'summary',
      title: 'Then GSTR-3B',
      text: 'By day {gst.due.gstr3b} of the next month. Choose nil again, look once, confirm.',
    },
    {
      id: 'arn',
      title: 'Save both numbers',
      text: 'A picture of each last screen.',
    },
    {
      id: 'next',
      title: 'Note the next month',
      text: 'The day does not move for a Sunday. If you have no sales for long, ask whether to cancel the registration.',
    },
  ],
  wrongAnswer:
    'Late costs {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return.',
  wrong: [
    '**Late.** {gst.late-fee.nil-day} a day, at most {gst.late-fee.nil-cap} for one return. File today: it does not get cheaper.',
    '**You file by the quarter.** Then the days are others: the [GST guide](/gst-compliance#returns) names them.',
    '**A bill turns up later.** Put it into the next return.',
    '**Months were forgotten.** File the oldest first. After {gst.old-returns} a return can no longer be filed.',
  ],
  call: [
    'The help desk of the GST portal; its number is on the first page.',
    'Your accountant, or [us](/contact).',
  ],
  portals: ['gst'],
  pages: ['guides/gst-compliance', 'infographics/penalties-ladder', 'tools/financial-hub'],
});
