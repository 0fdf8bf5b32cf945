import { task } from '../../task-page.ts';

/** Task: reclaiming goods that were taken from a stall. */
export const content = task({
  name: 'Get seized goods back',
  slug: 'seized-goods',
  title: 'Get seized goods back: a vendor’s steps | Niyam',
  description:
    'Your goods were taken from the stall. The list you must get, the time in which they come back, what the fee is for, and whom to call.',
  heading: 'Get your seized goods back',
  lead: 'What spoils must come back {vendor.return-perishable}, other goods within {vendor.return-goods}, once claimed and paid.',
  topic: 'vending',
  effort: 'visit',
  time: 'A visit, best on the day itself',
  cost: 'The fee the municipal body has fixed, against a receipt',
  place:
    'The office whose officers took the goods: the ward or circle office of the municipal body.',
  frames: [
    { picture: 'letter', caption: 'The signed list of what was taken.' },
    { picture: 'desk', caption: 'The office. Ask who keeps seized goods.' },
    { picture: 'pay', caption: 'Pay at the counter, and take the receipt.' },
  ],
  needs: [
    { id: 'identity', label: 'Proof of who you are' },
    { id: 'vending-certificate', label: 'Vending certificate or identity card, if you have one' },
    {
      id: 'seizure-list',
      label: 'The signed list of what was taken',
      note: 'If none was given, your own list with two witnesses.',
    },
    { id: 'purchase-bills', label: 'Bills of the goods, if you have them' },
  ],
  steps: [
    {
      id: 'list',
      title: 'Ask for the list at the stall',
      text: 'The officer must give you a list, signed. Count along. Take a photo of the goods on the vehicle.',
    },
    {
      id: 'who',
      title: 'Ask where they are taken',
      text: 'Which office, which store, whose name.',
    },
    {
      id: 'go',
      title: 'Go at once when food is among them',
      text: 'Milk, vegetables, fruit, cooked food: claim them on the same day.',
    },
    {
      id: 'claim',
      title: 'Claim in writing',
      text: 'Two lines: what was taken, when, where, and that you ask for it back under section 19. Have your copy stamped with the hour.',
    },
    {
      id: 'fee',
      title: 'Pay the fee, take the receipt',
      text: 'Ask for the rate in writing. What is not on a receipt is no fee.',
    },
    {
      id: 'count',
      title: 'Count before you sign',
      text: 'Compare with the list. Write missing or spoilt things on the paper before you sign it.',
    },
    {
      id: 'complain',
      title: 'Complain if something is missing',
      text: 'To the grievance committee, with list, photos and receipt.',
    },
  ],
  wrongAnswer: 'No list given? Write your own, with two neighbours as witnesses.',
  wrong: [
    '**No list was given.** Write your own at once, with two neighbours as witnesses, and hand it in with the claim.',
    '**“Come next week.”** Show the time in the Act: {vendor.return-goods}, or {vendor.return-perishable} for what spoils. Ask for the refusal in writing.',
    '**The cart was taken too.** Put it on the list, and claim it in the same letter.',
    '**The fee is larger than the goods.** Ask which rule sets it, and take the paper to free legal aid.',
    '**They name other times.** Show section 19(2) of the Act. Free legal aid has the text.',
  ],
  call: [
    'The vendors’ members of the Town Vending Committee, the same day.',
    'Free legal aid: {helpline.legal-aid}.',
  ],
  portals: ['nalsa', 'indiacode'],
  pages: ['how-to/told-to-move', 'how-to/free-lawyer', 'blog/street-vendor-compliance-india'],
});
