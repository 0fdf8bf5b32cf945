import { task } from '../../task-page.ts';

/** Task: the letter for vendors whom the survey left out. */
export const content = task({
  name: 'Get a Letter of Recommendation',
  slug: 'letter-of-recommendation',
  title: 'Get a Letter of Recommendation as a vendor | Niyam',
  description:
    'No vending card and not in the survey? How to ask for the Letter of Recommendation that opens the PM SVANidhi loan, online or at the ward office.',
  heading: 'Get a Letter of Recommendation',
  lead: 'Missed by the survey? The town’s letter says that you are a vendor.',
  topic: 'vending',
  effort: 'visit',
  time: 'Half an hour online or a visit; then the office decides',
  cost: 'Nothing',
  place: 'On the [PM SVANidhi portal](portal:pmsvanidhi), or at the ward office.',
  frames: [
    { picture: 'address', portal: 'pmsvanidhi', caption: 'Look at the address before you type.' },
    { picture: 'code', caption: 'A code comes to the phone that is linked to Aadhaar.' },
    { picture: 'photo', caption: 'Photograph your proof flat and in daylight.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar, with your mobile number linked' },
    { id: 'mobile', label: 'Your own mobile phone, for the codes' },
    { id: 'stall-photo', label: 'A photo of you at your stall' },
    {
      id: 'vending-proof',
      label: 'Anything that shows that you vend',
      note: 'Fine receipts, an old loan as a vendor, a letter of a union or of neighbours who know your stall.',
    },
  ],
  steps: [
    {
      id: 'survey',
      title: 'Ask first whether you are in the survey',
      text: 'If your name is there, you need no letter: the survey number is enough for the loan.',
    },
    {
      id: 'open',
      title: 'Open the portal, or go to the ward office',
      text: 'Both can take your request. At a common service centre somebody can type for you.',
    },
    {
      id: 'request',
      title: 'Ask for the letter',
      text: 'Say what you sell, where, and since when. Put in your proof.',
    },
    {
      id: 'number',
      title: 'Keep the number',
      text: 'Take a picture of the last screen, or a stamped copy of your paper.',
    },
    {
      id: 'visit',
      title: 'Be at your stall',
      text: 'Somebody from the municipal body may come to look. Tell your neighbours whom to call if you are away.',
    },
    {
      id: 'use',
      title: 'Use the letter',
      text: 'With it you can [apply for the loan](/how-to-guides/svanidhi-loan). Ask in the same visit to be counted in the next survey.',
    },
  ],
  wrongAnswer: 'The letter costs nothing. A bought one can cost you the loan.',
  wrong: [
    '**No answer.** Go to the ward office with the number, and ask which desk has it.',
    '**“Your town does not give letters.”** Ask for that in writing, with name and day, and take it to the desk for the loan scheme.',
    '**Somebody sells the letter.** It costs nothing. A bought letter can cost you the loan.',
  ],
  call: [
    'The loan desk of the municipal body, for PM SVANidhi.',
    'The vendors’ members of the Town Vending Committee.',
    'No answer from an office for weeks: [CPGRAMS](portal:cpgrams), the government’s complaint portal.',
  ],
  portals: ['pmsvanidhi', 'cpgrams'],
  pages: ['blog/pm-svanidhi-loan', 'how-to/vending-certificate', 'infographics/svanidhi-ladder'],
});
