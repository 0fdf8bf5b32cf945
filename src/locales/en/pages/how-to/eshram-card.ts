import { task } from '../../task-page.ts';

/** Task: the free card of unorganised workers. */
export const content = task({
  name: 'Get the e-Shram card',
  slug: 'eshram-card',
  title: 'Get the e-Shram card free, step by step | Niyam',
  description:
    'The free card for vendors and workers without PF or ESI: who can have it, six steps on the phone, and why nobody may charge for it.',
  heading: 'Get the e-Shram card',
  lead: 'A free card for life: vendors and workers of {labour.eshram.age} without PF, ESI, income tax.',
  topic: 'papers',
  effort: 'short',
  time: 'Half an hour',
  cost: 'Nothing',
  place: 'On the [e-Shram portal](portal:eshram), or at a common service centre.',
  frames: [
    { picture: 'address', portal: 'eshram', caption: 'The portal ends in gov.in.' },
    { picture: 'code', caption: 'The code comes to the phone linked to Aadhaar.' },
    { picture: 'number', caption: 'Your number, the same for life.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar' },
    { id: 'mobile', label: 'The mobile number linked to it' },
    { id: 'bank', label: 'Bank account number and IFSC code' },
    { id: 'nominee', label: 'Name and birth date of the person who should get money if you die' },
  ],
  steps: [
    {
      id: 'fits',
      title: 'See whether it fits you',
      text: 'Age {labour.eshram.age}, no PF, no ESI, no income tax to pay.',
    },
    {
      id: 'open',
      title: 'Choose “self registration”',
      text: 'Or go to a common service centre, if no number is linked to your Aadhaar.',
    },
    {
      id: 'aadhaar',
      title: 'Prove your Aadhaar',
      text: 'With the code. Nobody else needs it; do not read it out on the phone.',
    },
    {
      id: 'work',
      title: 'Say what you do and can',
      text: 'Street vendor, cook, tailor, driver. Schooling and skill as they are.',
    },
    {
      id: 'bank',
      title: 'Give the bank account and the nominee',
      text: 'Look at the account number twice: help that comes goes there.',
    },
    {
      id: 'save',
      title: 'Save the card',
      text: 'As a file and as a print. Change it on the portal when you move or change work.',
    },
  ],
  wrongAnswer: 'The card is free, and pays nothing by itself.',
  wrong: [
    '**Somebody charges for the card.** The card is free. A service centre that you asked to print it may take a little for paper.',
    '**You are promised money each month for the card.** The card itself pays nothing. It opens the way to schemes.',
    '**Your name is spelt otherwise than in Aadhaar.** Have Aadhaar corrected first.',
  ],
  call: [
    'The help desk of the portal; its number is on the first page.',
    'The labour office of your district.',
  ],
  portals: ['eshram'],
  pages: ['tools/government-schemes', 'how-to/svanidhi-loan', 'infographics/documents-to-keep'],
});
