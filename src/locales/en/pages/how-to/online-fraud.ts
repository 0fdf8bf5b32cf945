import { task } from '../../task-page.ts';

/** Task: the first hour after money was taken online. */
export const content = task({
  name: 'Report a UPI or online fraud',
  slug: 'online-fraud',
  title: 'Report a UPI or online fraud, in the first hour | Niyam',
  description:
    'Money gone by UPI, QR code or a false site? Whom to call first, what to have ready, and what to do with bank, phone and papers. With ticks.',
  heading: 'Report a UPI or online fraud',
  lead: 'Call {helpline.cybercrime} at once. Money that is still on its way can sometimes be held.',
  topic: 'help',
  effort: 'short',
  time: 'The first hour counts',
  cost: 'Nothing',
  place: 'By telephone, {helpline.cybercrime}, and on the [cybercrime portal](portal:cybercrime).',
  frames: [
    { picture: 'number', caption: 'The payment number (UTR), from your app or SMS.' },
    { picture: 'address', portal: 'cybercrime', caption: 'The one official portal.' },
    { picture: 'photo', caption: 'Pictures of chat, site and payment.' },
  ],
  needs: [
    { id: 'payment-number', label: 'The number of the payment, with day and hour' },
    { id: 'bank', label: 'Your account number and bank' },
    { id: 'fraud-traces', label: 'Telephone number, UPI name or address of the other side' },
    { id: 'fraud-pictures', label: 'Pictures of chat, call list and site' },
  ],
  steps: [
    {
      id: 'stop',
      title: 'Stop. Talk to them no more',
      text: 'Anybody who offers to “give it back” for one more payment is the same thief.',
    },
    {
      id: 'call',
      title: 'Call {helpline.cybercrime}',
      text: 'Say the payment number, the sum and the hour. Write down the number of your complaint.',
    },
    {
      id: 'bank',
      title: 'Call your bank',
      text: 'Have UPI, card and net banking blocked. Use the number on the card or in the bank book, not one from a search.',
    },
    {
      id: 'portal',
      title: 'Complete it on the portal',
      text: 'Within the day, with the pictures.',
    },
    {
      id: 'phone',
      title: 'Clean the phone',
      text: 'Remove any app they made you install. Change the PIN of UPI and bank from another phone.',
    },
    {
      id: 'police',
      title: 'Go to the police station if the sum is large',
      text: 'With the complaint number. Ask for a copy of what is written.',
    },
    {
      id: 'write',
      title: 'Write to the bank',
      text: 'What happened, when, that you did not agree. Keep the stamped copy. The sooner you tell it, the less is yours to bear.',
    },
    {
      id: 'ombudsman',
      title: 'Bank does not help? Ombudsman',
      text: 'On the [RBI’s portal](portal:rbiombudsman), or {helpline.bank-complaints}.',
    },
  ],
  wrongAnswer: 'A “recovery agent” is the second fraud. Go on calling.',
  wrong: [
    '**The line is busy.** Go on calling, and start on the portal meanwhile.',
    '**Shame.** These people do nothing else all day. Tell the others in the market.',
    '**Your account is frozen by the police of another state.** A payment you received may be from a theft. Ask the bank in writing who ordered it, and answer with your bills.',
    '**A “recovery agent” calls.** There is none. It is the second fraud.',
  ],
  call: [
    'Online and payment fraud: {helpline.cybercrime}.',
    'Your bank, with the number on the card.',
    'A bad service rather than a fraud: consumer helpline, {helpline.consumer}.',
  ],
  portals: ['cybercrime', 'rbiombudsman', 'consumerhelpline'],
  pages: ['blog/false-portals', 'infographics/fake-site-signs', 'how-to/svanidhi-upi'],
});
