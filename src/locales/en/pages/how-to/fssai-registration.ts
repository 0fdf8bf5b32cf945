import { task } from '../../task-page.ts';

/** Task: the simple food registration, by oneself. */
export const content = task({
  name: 'Register with FSSAI',
  slug: 'fssai-registration',
  reviewedOn: '2026-11-23',
  title: 'Register with FSSAI by yourself, step by step | Niyam',
  description:
    'The simple food registration on FoSCoS without an agent: papers, seven steps with ticks, the fee, and what to do when the portal wants more.',
  heading: 'Register with FSSAI by yourself',
  lead: 'For food sales up to {fssai.registration.turnover-max} a year. Not needed with a vending certificate.',
  topic: 'food',
  effort: 'evening',
  time: 'About an hour with the papers at hand',
  cost: 'The government fee that the portal shows',
  place: 'On the [FoSCoS portal](portal:foscos), on your phone.',
  frames: [
    { picture: 'address', portal: 'foscos', caption: 'This address, typed by yourself.' },
    { picture: 'form', caption: 'State, kind of business, sales in a year.' },
    { picture: 'pay', caption: 'The fee, paid on the portal itself.' },
    { picture: 'number', caption: 'Your number has fourteen digits.' },
  ],
  needs: [
    { id: 'photo', label: 'Your photograph', note: 'Passport size, taken against a plain wall.' },
    {
      id: 'identity',
      label: 'Proof of who you are',
      note: 'Aadhaar, PAN, voter card or driving licence.',
    },
    {
      id: 'premises',
      label: 'Proof of the place where you make or sell',
      note: 'Rent paper, electricity bill or the owner’s consent. A vendor without a fixed place gives the area.',
    },
    { id: 'food-list', label: 'A list of the foods you sell' },
    { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
  ],
  steps: [
    {
      id: 'check',
      title: 'Make sure that you need it',
      text: 'A vendor with a certificate or registration of the town counts as registered already: [which paper?](/infographics/which-fssai-paper)',
    },
    {
      id: 'address',
      title: 'Type the address',
      text: 'It ends in fssai.gov.in. Names such as “foscos” with .com behind are private sellers.',
    },
    {
      id: 'account',
      title: 'Make an account',
      text: 'On your own number and e-mail. Write the user name down: you need it every year.',
    },
    {
      id: 'business',
      title: 'Say what you do',
      text: 'State, kind of business, sales in a year. If the portal proposes a licence although you are under the line, stop and ask why.',
    },
    {
      id: 'papers',
      title: 'Fill the form, add the papers',
      text: 'One spelling of your name everywhere. Photos flat, in daylight, all four corners in the picture.',
    },
    {
      id: 'pay',
      title: 'Pay the fee on the portal',
      text: 'You may pay for several years ahead. Keep the receipt.',
    },
    {
      id: 'receive',
      title: 'Receive it and show it',
      text: 'It can be given at once. Hang it where customers see it, and print the number on bills and packets.',
    },
  ],
  wrongAnswer: 'The portal’s fee decides. Paid without a receipt? Wait a day first.',
  wrong: [
    '**The portal asks for more papers.** Answer there, in the time it names. Look every second day.',
    '**The fee is not what you read.** It was {fssai.registration.fee@2026-03-31} a year until {fssai.registration.fee@2026-03-31|until}, and {fssai.hawker.fee} for vendors who move about; we have not seen the new list. The portal’s sum decides.',
    '**Payment gone, no receipt.** Wait a day and look into the account before you pay again.',
    '**An agent used his own number.** Then the account is his. Ask the portal’s help to change it to yours.',
  ],
  call: [
    'FSSAI’s helpline: {helpline.fssai}.',
    'The food safety office of your district.',
    'Us, if you are stuck: {price.fssai}, apart from the government fee. [Ask](/contact).',
  ],
  portals: ['foscos', 'fssai'],
  pages: ['guides/fssai-compliance', 'how-to/fssai-annual-fee', 'infographics/food-cart-hygiene'],
});
