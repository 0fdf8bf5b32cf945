import { task } from '../../task-page.ts';

/** Task: the verification of a scale by Legal Metrology. */
export const content = task({
  name: 'Have your scale stamped',
  slug: 'scale-stamp',
  reviewedOn: '2026-11-23',
  title: 'Have your scale checked and stamped | Niyam',
  description:
    'Who weighs must use a scale that Legal Metrology has verified. How often, how to go about it, what it costs to forget, in six steps.',
  heading: 'Have your scale checked and stamped',
  lead: 'Sell by weight? Cart or shop, the scale needs Legal Metrology’s stamp.',
  topic: 'papers',
  effort: 'visit',
  time: 'A visit, or the inspector’s day in your market',
  cost: 'A small fee of the state, by the size of the scale. Ask before',
  place: 'The Legal Metrology office of your district, or its camp in the market.',
  frames: [
    { picture: 'desk', caption: 'The office of Legal Metrology, or its camp.' },
    { picture: 'letter', caption: 'The certificate of verification.' },
    { picture: 'photo', caption: 'A photo of stamp and certificate, on the phone.' },
  ],
  needs: [
    { id: 'scale', label: 'The scale, clean, with its weights' },
    { id: 'scale-bill', label: 'Bill of the scale', note: 'From a licensed dealer.' },
    { id: 'scale-certificate', label: 'The last certificate, if there is one' },
    { id: 'identity', label: 'Proof of who you are' },
  ],
  steps: [
    {
      id: 'look',
      title: 'Look at the stamp',
      text: 'On the scale and on each weight stands when it was checked. An electronic scale goes again after {vendor.scale.electronic}, weights and a beam scale after {vendor.scale.beam}.',
    },
    {
      id: 'buy',
      title: 'Buy only stamped',
      text: 'From a licensed dealer, with a bill. A cheap kitchen scale is not for trade.',
    },
    {
      id: 'ask',
      title: 'Ask for the day',
      text: 'The office tells you when the inspector is in your market. That saves a way.',
    },
    {
      id: 'clean',
      title: 'Clean and level it',
      text: 'A dirty pan weighs too. A broken scale goes to a licensed repairer first.',
    },
    {
      id: 'verify',
      title: 'Have it verified',
      text: 'Pay against a receipt. Watch that the stamp is put on.',
    },
    {
      id: 'keep',
      title: 'Show the certificate',
      text: 'Hang it near the scale. Note the next day in your calendar, a month ahead.',
    },
  ],
  wrongAnswer: 'Once the stamp has run out, the scale may not be used.',
  wrong: [
    '**The stamp has run out.** Even an exact scale may then not be used. Have it checked at once.',
    '**It weighs wrong.** The first fine for a weight or measure that is not standard can reach {sectors.scales.fine}. For some first slips the officer may give an improvement notice instead, since {sectors.scales.notice-since}: do what it says in its time. Tampering is never among them.',
    '**Somebody offers a stamp on the street.** Only the office stamps, or somebody it has appointed. Ask for the receipt.',
  ],
  call: [
    'The Legal Metrology office of your district; its number is on the site of your state.',
    'Questions of customers come to the consumer helpline: {helpline.consumer}.',
  ],
  portals: ['consumeraffairs'],
  pages: ['sectors/retail-commerce', 'start/operations', 'infographics/penalties-ladder'],
});
