import { task } from '../../task-page.ts';

/** Task: what to do when an officer says that the stall must go. */
export const content = task({
  name: 'When you are told to move',
  slug: 'told-to-move',
  title: 'When you are told to move: what to do | Niyam',
  description:
    'An officer says your stall must go. What to ask for, what the Street Vendors Act says about notice and place, and where to complain.',
  heading: 'When you are told to move your stall',
  lead: 'Stay calm and ask for paper. The law gives a certificate holder {vendor.notice} of notice.',
  topic: 'vending',
  effort: 'short',
  time: 'Minutes at the stall; a visit afterwards',
  cost: 'Nothing',
  place: 'At your stall, then at the ward office.',
  frames: [
    { picture: 'letter', caption: 'Ask for the written notice, with the reason and the day.' },
    { picture: 'photo', caption: 'A photo of the notice and of your stall as it stands.' },
  ],
  needs: [
    {
      id: 'vending-certificate',
      label: 'Vending certificate or identity card, if you have one',
    },
    {
      id: 'vending-proof',
      label: 'Proof that you vend there',
      note: 'Receipts, old card, photos.',
    },
    { id: 'mobile', label: 'A phone, to take pictures and to call' },
  ],
  steps: [
    {
      id: 'calm',
      title: 'Stay calm, show your card',
      text: 'Ask for the officer’s name and office. Write them down. Do not shout, do not touch anyone.',
    },
    {
      id: 'notice',
      title: 'Ask for the written notice',
      text: 'A certificate holder has {vendor.notice} from the notice. Force may come only after that (section 18).',
    },
    {
      id: 'survey',
      title: 'Say whether the survey is finished',
      text: 'Until it is, and certificates are given to all, nobody may be evicted or relocated (section 3(3)).',
    },
    {
      id: 'place',
      title: 'Ask where the new place is',
      text: 'If your area becomes a no-vending zone, you have a right to another place (section 13).',
    },
    {
      id: 'record',
      title: 'Write it down the same day',
      text: 'Time, place, names, what was said. Two neighbours as witnesses.',
    },
    {
      id: 'write',
      title: 'Answer in writing',
      text: 'To the municipal body, before the days run out. Say who you are, since when you vend there, and what you ask for. Keep a stamped copy.',
    },
    {
      id: 'complain',
      title: 'Go to the grievance committee',
      text: 'The municipal body must tell you where it sits (section 20).',
    },
    {
      id: 'in-time',
      title: 'If the notice is right, go in time',
      text: 'Staying longer can cost up to {vendor.default-penalty} a day, and the goods may be taken.',
    },
  ],
  wrongAnswer: 'No certificate, and the survey is finished? Apply at once.',
  wrong: [
    '**You have no certificate and the survey is finished.** Then you can be removed and fined. Apply at once: [vending certificate](/how-to-guides/vending-certificate).',
    '**You sell on railway land.** The Act does not apply there. Ask the union or free legal aid which law does.',
    '**The goods are taken.** Ask for the signed list: [get seized goods back](/how-to-guides/seized-goods).',
    '**Money is asked for “to settle it”.** Pay nothing without a receipt that names the rule.',
  ],
  call: [
    'The vendors’ members of the Town Vending Committee.',
    'Free legal aid: {helpline.legal-aid}.',
    'In danger: {fire.phone.emergency}.',
  ],
  portals: ['nalsa', 'indiacode'],
  pages: ['blog/street-vendor-compliance-india', 'how-to/seized-goods', 'legal/articles/19'],
});
