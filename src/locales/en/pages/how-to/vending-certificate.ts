import { task } from '../../task-page.ts';

/** Task: the certificate of vending and the identity card. */
export const content = task({
  name: 'Apply for a vending certificate',
  slug: 'vending-certificate',
  title: 'Apply for a vending certificate, step by step | Niyam',
  description:
    'How a street vendor applies for the certificate of vending and the identity card: proof, ward office, form, receipt, and what to do when refused.',
  heading: 'Apply for a vending certificate',
  lead: 'Your right to a place: zone, days, hours. Nobody may simply send you away.',
  topic: 'vending',
  effort: 'visit',
  time: 'A visit or two; then the office decides',
  cost: 'The local fee. In Telangana reported as {vendor.telangana.fee.town} to {vendor.telangana.fee.mission-city}',
  place:
    'The ward office or the Town Vending Committee. In Hyderabad GHMC, Cyberabad or Malkajgiri, by area.',
  frames: [
    { picture: 'photo', caption: 'You, your goods and the street.' },
    { picture: 'desk', caption: 'Ask for the officer for street vendors.' },
    { picture: 'letter', caption: 'Your copy, with stamp and day.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar, voter card or another proof of who you are' },
    { id: 'photo', label: 'Two passport photos' },
    { id: 'stall-photo', label: 'A photo of you at your stall' },
    {
      id: 'vending-proof',
      label: 'Proof that you vend there',
      note: 'Fine receipts, an old card, a letter of a vendors’ union. The older, the better.',
    },
    { id: 'mobile', label: 'Your mobile number' },
  ],
  steps: [
    {
      id: 'proof',
      title: 'Collect your proof',
      text: 'All that shows how long you have vended there, in one folder. Photograph each paper.',
    },
    {
      id: 'ask',
      title: 'Ask two questions at the ward office',
      text: '“Was there a survey?” and “Is my name in it?” Write down the survey number.',
    },
    {
      id: 'missing',
      title: 'Not in the survey? Ask in writing',
      text: 'A new vendor may get one between surveys too. Ask to be counted, keep a stamped copy, and ask for a [Letter of Recommendation](/how-to-guides/letter-of-recommendation).',
    },
    {
      id: 'form',
      title: 'Fill the form',
      text: 'What you sell, where and when, standing or moving, and the family members who help.',
    },
    {
      id: 'fee',
      title: 'Ask for the fee and the time',
      text: 'The state’s scheme fixes fee and years: in Telangana, as reported, {vendor.telangana.years}. Pay only against a receipt.',
    },
    {
      id: 'stamp',
      title: 'Take a stamped copy home',
      text: 'With the day and the application number. Without it nobody can prove that you applied.',
    },
    {
      id: 'follow',
      title: 'Ask again',
      text: 'Every two weeks, with the number. The vendors’ members of the committee can ask for you.',
    },
    {
      id: 'check',
      title: 'Read the certificate',
      text: 'Is your name right? The zone, the days, the hours? Have mistakes corrected at once. Keep a photo of it on the phone.',
    },
  ],
  specimen: {
    answer: 'The amount, the day and the stamp of your receipt.',
    block: {
      kind: 'picture',
      picture: 'fee-receipt',
      caption: 'Our sketch. Real ones look different.',
      places: [
        { title: 'Office.', text: 'The office that you paid.' },
        { title: 'Name.', text: 'Yours, spelt right.' },
        { title: 'Application number.', text: 'Ask with it every two weeks.' },
        { title: 'Amount.', text: 'What you paid, no more and no less.' },
        { title: 'Day and stamp.', text: 'Without them nobody can prove that you applied.' },
      ],
    },
  },
  wrongAnswer: 'No survey yet? Then nobody may evict existing vendors.',
  wrong: [
    '**“There is no survey here.”** Then nobody may evict existing vendors until it is done (section 3(3) of the Act). Ask in writing when it will be.',
    '**Too many vendors for the zone.** Lots are drawn. Ask for a place in another zone.',
    '**Refused.** Ask for the reason in writing. You can go to the grievance committee, led by a former judge or magistrate (section 20).',
    '**Somebody wants money for a place.** A certificate cannot be sold or rented. Pay nobody but the counter.',
  ],
  call: [
    'The vendors’ members of your Town Vending Committee. The ward office must tell you their names.',
    'A vendors’ union in your market.',
    'Free legal aid: {helpline.legal-aid}.',
  ],
  portals: ['ghmc', 'cdma', 'nalsa'],
  pages: [
    'blog/street-vendor-compliance-india',
    'infographics/vending-certificate-path',
    'how-to/told-to-move',
  ],
});
