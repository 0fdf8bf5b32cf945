import { task } from '../../task-page.ts';

/** Task: filing TM-A by oneself. */
export const content = task({
  name: 'Apply for a trademark',
  slug: 'trademark-application',
  title: 'Apply for a trademark by yourself: TM-A | Niyam',
  description:
    'Filing form TM-A online: class, owner, date of use, the lower fee for small firms, and the days that must not be missed afterwards.',
  heading: 'Apply for a trademark by yourself',
  lead: 'Each mark and class costs a person or small firm with Udyam {trademark.fee.low}, others {trademark.fee.high}.',
  topic: 'name',
  effort: 'evening',
  time: 'An evening; then {trademark.time.unopposed} if nobody objects, longer if somebody does',
  cost: '{trademark.fee.low} or {trademark.fee.high} for each class, online',
  place: 'On the [e-filing site](portal:tmfiling) of IP India.',
  frames: [
    { picture: 'address', portal: 'tmfiling', caption: 'The e-filing site.' },
    { picture: 'form', caption: 'Owner, class, goods, since when in use.' },
    { picture: 'pay', caption: 'The fee for each class.' },
    { picture: 'number', caption: 'The application number, with the day that counts.' },
  ],
  needs: [
    { id: 'identity', label: 'Proof of who you are; for a firm its papers' },
    { id: 'pan', label: 'PAN' },
    { id: 'udyam', label: 'Udyam certificate, for the lower fee of a small firm' },
    { id: 'logo', label: 'The logo as a picture', note: 'Only if it is more than a word.' },
    {
      id: 'use-proof',
      label: 'Proof of first use',
      note: 'Oldest bill, photo of the board, an advertisement.',
    },
    {
      id: 'signature',
      label: 'What the site asks for to sign',
      note: 'It tells you when you sign up.',
    },
  ],
  steps: [
    {
      id: 'search',
      title: 'Search first',
      text: '[An hour, free](/how-to-guides/trademark-search).',
    },
    {
      id: 'owner',
      title: 'Decide who owns it',
      text: 'You or the firm. Write the name exactly as on the papers. A change later costs.',
    },
    {
      id: 'class',
      title: 'Choose class and goods',
      text: 'Each class costs again. Name what you sell, and what you truly mean to sell.',
    },
    {
      id: 'date',
      title: 'Say since when you use it',
      text: 'With proof. Not in use yet? Choose “proposed to be used”. A false date can sink the mark.',
    },
    {
      id: 'file',
      title: 'Fill TM-A and read it aloud',
      text: 'What is filed can hardly be changed.',
    },
    {
      id: 'pay',
      title: 'Pay and save the receipt',
      text: 'From this day you may write ™, not ®.',
    },
    {
      id: 'reply',
      title: 'Look into the account each month',
      text: 'An examination report must be answered within {trademark.reply}, or the application is dropped.',
    },
    {
      id: 'opposition',
      title: 'After the Journal: {trademark.opposition}',
      text: 'If somebody opposes, you have {trademark.counter} to answer. It cannot be extended.',
    },
    {
      id: 'certificate',
      title: 'Read the certificate',
      text: 'Now you may write ®. Note the renewal: {trademark.term} from the day of filing.',
    },
  ],
  wrongAnswer: 'Answer each report. Writing ® too early can cost up to {trademark.false-penalty}.',
  wrong: [
    '**“Your mark is too close to another.”** Answer the report: show how goods, look or use differ. Here help pays.',
    '**The report was not seen.** Once abandoned it must be filed anew. Hence the monthly look.',
    '**Letters that ask for money for a “register” or “journal”.** Private firms send them. The office asks only on its own site.',
    '**Writing ® too early.** It can cost up to {trademark.false-penalty}, or {trademark.false-penalty-share} of the turnover if that is less.',
  ],
  call: [
    'The help of [IP India](portal:ipindia).',
    'A trademark agent or advocate, for a report or an opposition.',
  ],
  portals: ['tmfiling', 'ipindia'],
  pages: [
    'guides/trademark-registration',
    'infographics/trademark-path',
    'how-to/trademark-search',
  ],
});
