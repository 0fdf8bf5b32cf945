import { task } from '../../task-page.ts';

/** Task: registering for GST by oneself. */
export const content = task({
  name: 'Register for GST',
  slug: 'gst-registration',
  title: 'Register for GST by yourself, step by step | Niyam',
  description:
    'GST registration is free. Eight steps on the portal with ticks, what to have ready, how long it takes, and when you should not register at all.',
  heading: 'Register for GST by yourself',
  lead: 'Free, at home. Make sure that you must: returns follow, even without sales.',
  topic: 'tax',
  effort: 'evening',
  time: 'About two hours; then {gst.registration.fast-days} to {gst.registration.check-days}',
  cost: 'Nothing',
  place: 'On the [GST portal](portal:gst).',
  frames: [
    { picture: 'address', portal: 'gst', caption: 'The one portal for all states.' },
    { picture: 'code', caption: 'Codes come to your phone and your e-mail.' },
    { picture: 'photo', caption: 'Proof of the place: bill, rent paper, consent.' },
    { picture: 'number', caption: 'The reference number. Look with it every second day.' },
  ],
  needs: [
    { id: 'pan', label: 'PAN' },
    { id: 'identity', label: 'Aadhaar', note: 'With the mobile number that is linked to it.' },
    { id: 'mobile', label: 'A mobile number and an e-mail address you can open' },
    { id: 'photo', label: 'Your photograph' },
    {
      id: 'premises',
      label: 'Proof of the place',
      note: 'Electricity bill, rent paper or the owner’s consent.',
    },
    { id: 'bank', label: 'Bank account', note: 'Can follow later.' },
  ],
  steps: [
    {
      id: 'must',
      title: 'Make sure that you must',
      text: 'In Telangana above {gst.limit.telangana} of sales a year. [Five questions](/infographics/do-i-need-gst) tell you.',
    },
    {
      id: 'begin',
      title: 'Begin a new registration',
      text: 'With your PAN and your own number. Write down the temporary number you get.',
    },
    {
      id: 'business',
      title: 'Describe the business',
      text: 'Name, kind, day it began, place, what you sell.',
    },
    {
      id: 'scheme',
      title: 'Choose the scheme',
      text: 'If you sell to households, look at [composition](/gst-compliance#composition): a low tax, one return a year.',
    },
    {
      id: 'papers',
      title: 'Add the papers',
      text: 'Clear, whole, and with the same address as in the form. Most questions of officers are about the place.',
    },
    {
      id: 'aadhaar',
      title: 'Prove your Aadhaar',
      text: 'Without it an officer may have to visit, and it takes longer.',
    },
    {
      id: 'wait',
      title: 'Answer questions in time',
      text: 'Look at the portal every second day. Not answered means refused.',
    },
    {
      id: 'after',
      title: 'After the number',
      text: 'Add the bank account within {gst.registration.bank-days}. Hang up the certificate, write the number on board and bills, and note the days for returns.',
    },
  ],
  wrongAnswer: 'Late can cost {gst.registration.penalty} or the tax due, if that is more.',
  wrong: [
    '**Refused because of the place.** Apply anew with the owner’s consent and a new bill.',
    '**A caller wants money to “release” the number.** It costs nothing. Hang up.',
    '**You registered without need.** You must file until you have it cancelled. Ask before you let it lie.',
    '**You were late.** Not registering when one must can cost {gst.registration.penalty} or the tax due, if that is more. Register today.',
  ],
  call: [
    'The help desk of the GST portal; its number is on the first page.',
    'The commercial tax office of your circle.',
    'Us, if you are stuck: {price.gst}. The registration itself is free. [Ask](/contact).',
  ],
  portals: ['gst', 'tgct'],
  pages: ['guides/gst-compliance', 'blog/gst-limit-telangana', 'how-to/gst-return-without-sales'],
});
