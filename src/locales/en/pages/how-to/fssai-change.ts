import { task } from '../../task-page.ts';

/** Task: a new address, owner or food, or a turnover past the line. */
export const content = task({
  name: 'Tell FSSAI of a change',
  slug: 'fssai-change',
  title: 'Tell FSSAI of a new address, owner or food | Niyam',
  description:
    'You move, take a partner, add a food or grow past the limit: how to change your registration or licence on FoSCoS before it happens.',
  heading: 'Tell FSSAI of a change',
  lead: 'New address, owner, food or higher sales: tell the portal before, not after.',
  topic: 'food',
  effort: 'evening',
  time: 'About an hour',
  cost: 'What the portal shows. For moving to a smaller kind: nothing',
  place: 'On the [FoSCoS portal](portal:foscos), in your account.',
  frames: [
    { picture: 'address', portal: 'foscos', caption: 'Your own account, with your own number.' },
    { picture: 'form', caption: 'Change only what has changed.' },
    { picture: 'letter', caption: 'The new certificate replaces the one on the wall.' },
  ],
  needs: [
    { id: 'fssai-number', label: 'Your FSSAI number of fourteen digits' },
    { id: 'fssai-login', label: 'User name and password of your FoSCoS account' },
    { id: 'premises', label: 'Proof of the new place, if you move' },
    { id: 'food-list', label: 'A list of the foods you sell, with the new ones' },
  ],
  steps: [
    {
      id: 'what',
      title: 'Write down what changes, and when',
      text: 'Place, owner, foods, or sales in a year. Registration is enough up to {fssai.registration.turnover-max}, a state licence up to {fssai.state.turnover-max}.',
    },
    {
      id: 'sign-in',
      title: 'Sign in to FoSCoS',
      text: 'Open your certificate and choose to modify it.',
    },
    {
      id: 'change',
      title: 'Change what is new',
      text: 'Leave the rest as it stands. A new spelling of your name is a change as well.',
    },
    {
      id: 'papers',
      title: 'Add the proof',
      text: 'Rent paper or electricity bill of the new place; the deed, if there is a partner.',
    },
    {
      id: 'pay',
      title: 'Pay, if a sum is shown',
      text: 'Who moves to a smaller kind because of the new limits pays nothing, and what was paid is counted.',
    },
    {
      id: 'hang',
      title: 'Hang up the new paper',
      text: 'Correct bills, packets and your page at the delivery app.',
    },
  ],
  wrongAnswer: 'Already moved? Apply today. Stopped? Give the certificate back.',
  wrong: [
    '**You already work at the new place.** Apply today and keep the number. Waiting makes it worse.',
    '**The shop is sold.** The paper does not go along by itself. The buyer asks the portal what to do before opening.',
    '**You stop.** Give the certificate back on the portal, else the fee may go on.',
  ],
  call: ['FSSAI’s helpline: {helpline.fssai}.', 'The food safety office of your district.'],
  portals: ['foscos'],
  pages: ['guides/fssai-compliance', 'infographics/which-fssai-paper', 'how-to/fssai-annual-fee'],
});
