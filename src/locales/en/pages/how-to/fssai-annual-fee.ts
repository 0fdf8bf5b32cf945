import { task } from '../../task-page.ts';

/** Task: the yearly fee that stayed when renewal ended. */
export const content = task({
  name: 'Pay the FSSAI annual fee',
  slug: 'fssai-annual-fee',
  reviewedOn: '2026-11-23',
  title: 'Pay the FSSAI annual fee, not a renewal | Niyam',
  description:
    'Food certificates no longer run out, but the annual fee goes on. How to look whether yours is due, pay it on FoSCoS and keep the receipt.',
  heading: 'Pay the FSSAI annual fee',
  lead: 'Since {fssai.validity|from} a food certificate has {fssai.validity}, so there is {fssai.renewal}. The annual fee stays.',
  topic: 'food',
  effort: 'short',
  time: 'A quarter of an hour',
  cost: 'The government fee that the portal shows; a registered street vendor pays {fssai.vendor.fee}',
  place: 'On the [FoSCoS portal](portal:foscos), in the account of your certificate.',
  frames: [
    { picture: 'address', portal: 'foscos', caption: 'Only here. No caller can pay it for you.' },
    { picture: 'pay', caption: 'The sum is on the screen before you pay.' },
    { picture: 'letter', caption: 'Save the receipt; it is your proof for the year.' },
  ],
  needs: [
    { id: 'fssai-number', label: 'Your FSSAI number of fourteen digits' },
    { id: 'fssai-login', label: 'User name and password of your FoSCoS account' },
    { id: 'mobile', label: 'The mobile number of the account, for the code' },
  ],
  steps: [
    {
      id: 'vendor',
      title: 'Street vendor? Stop here',
      text: 'Who counts as registered through a vending certificate pays FSSAI {fssai.vendor.fee}. Others who sell moving about have paid {fssai.hawker.fee} since {fssai.hawker.fee|from}; we could not confirm that it stays so.',
    },
    {
      id: 'sign-in',
      title: 'Sign in to FoSCoS',
      text: 'Password lost? Use the portal’s own “forgot” link. The code comes to the number of the account.',
    },
    {
      id: 'until',
      title: 'Look until when you have paid',
      text: 'You may have paid for several years ahead. Then nothing is due yet.',
    },
    {
      id: 'sum',
      title: 'Read the sum',
      text: 'Compare the kind: registration or licence. If it shows a licence and you are under the limit, ask before you pay.',
    },
    {
      id: 'pay',
      title: 'Pay on the portal',
      text: 'By UPI, card or bank. Never to a person.',
    },
    {
      id: 'receipt',
      title: 'Save the receipt',
      text: 'As a file and as a photo. Write the day into your calendar for next year.',
    },
  ],
  wrongAnswer: 'There is no “renewal” to buy. Look in March for the day.',
  wrong: [
    '**We have not found the day on which it falls due.** Look in March, and on the day your certificate was given.',
    '**A caller sells you a “renewal”.** There is none. Hang up.',
    '**The account shows an old end date.** Write to the portal’s help before you pay for a renewal.',
    '**You passed {fssai.registration.turnover-max} of food sales.** Then it is not the fee but the kind that must change: [tell FSSAI](/how-to-guides/fssai-change).',
  ],
  call: ['FSSAI’s helpline: {helpline.fssai}.', 'The food safety office of your district.'],
  portals: ['foscos', 'fssai'],
  pages: ['blog/food-licence-no-renewal', 'guides/fssai-compliance', 'how-to/fssai-registration'],
});
