import { task } from '../../task-page.ts';

/** Task: legal aid without payment. */
export const content = task({
  name: 'Get a free lawyer',
  slug: 'free-lawyer',
  title: 'Get a free lawyer: legal aid, step by step | Niyam',
  description:
    'Who has a right to a free lawyer, how to ask for one by telephone or at the court, what to bring, and what to expect. Six steps with ticks.',
  heading: 'Get a free lawyer',
  lead: 'Free for women, SC, ST, persons with disability and low income. Call {helpline.legal-aid}.',
  topic: 'help',
  effort: 'visit',
  time: 'A call, then a visit',
  cost: 'Nothing',
  place:
    'By telephone, {helpline.legal-aid}; at the legal services authority in the district court; or by [Tele-Law](portal:telelaw) at a common service centre.',
  frames: [
    { picture: 'desk', caption: 'The front office of legal aid, in the district court.' },
    { picture: 'letter', caption: 'Bring the notice or the receipt it is about.' },
  ],
  needs: [
    { id: 'identity', label: 'Proof of who you are' },
    {
      id: 'aid-proof',
      label: 'Proof that you qualify',
      note: 'Income or caste certificate, disability card. For women none is needed.',
    },
    { id: 'notice', label: 'The notice, list or receipt it is about' },
    { id: 'story', label: 'What happened, on one page, with days and names' },
  ],
  steps: [
    {
      id: 'page',
      title: 'Write one page',
      text: 'What happened, in order, with days. What you want: goods back, a place, time to pay.',
    },
    {
      id: 'call',
      title: 'Call {helpline.legal-aid}',
      text: 'Say your district and in one sentence what it is about. Ask where the nearest office is.',
    },
    {
      id: 'day',
      title: 'Say by which day you must act',
      text: 'A notice has a last day. Say it first.',
    },
    {
      id: 'apply',
      title: 'Fill the form at the office',
      text: 'Somebody there helps. Keep a stamped copy.',
    },
    {
      id: 'lawyer',
      title: 'Note the lawyer’s name and number',
      text: 'Ask what happens next and when. Give copies, keep the originals.',
    },
    {
      id: 'go',
      title: 'Go to every date',
      text: 'If you cannot, tell the lawyer the day before.',
    },
  ],
  wrongAnswer: 'The lawyer may ask you for no money. Tell the office.',
  wrong: [
    '**The lawyer asks for money.** Legal aid is paid by the state. Tell the office that sent you.',
    '**The lawyer does nothing.** Ask the office for another. You may.',
    '**You do not qualify.** Ask for advice alone, at a Lok Adalat or by Tele-Law.',
  ],
  call: [
    'National legal aid: {helpline.legal-aid}.',
    'The district legal services authority, in the court building.',
  ],
  portals: ['nalsa', 'telelaw'],
  pages: ['blog/street-vendor-compliance-india', 'legal/constitution', 'how-to/seized-goods'],
});
