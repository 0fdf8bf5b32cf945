import { task } from '../../task-page.ts';

/** Task: the free number of a micro, small or medium business. */
export const content = task({
  name: 'Get a Udyam number',
  slug: 'udyam-registration',
  title: 'Get a Udyam number free, step by step | Niyam',
  description:
    'The registration of a micro or small business is free and needs no papers to upload. Seven steps on your own phone, and the sites to avoid.',
  heading: 'Get a Udyam number',
  lead: 'Free, no upload, {msme.registration.validity}. Banks, buyers and schemes ask for it. Nobody must have it.',
  topic: 'papers',
  effort: 'short',
  time: 'Half an hour',
  cost: 'Nothing. No agent is authorised to charge for it',
  place: 'On the [Udyam portal](portal:udyam), on your own phone.',
  frames: [
    {
      picture: 'address',
      portal: 'udyam',
      caption: 'Exactly this. Look-alikes end in .com or .org.',
    },
    { picture: 'code', caption: 'The code that comes to the Aadhaar phone.' },
    { picture: 'form', caption: 'What you do, where, since when, how many people.' },
  ],
  needs: [
    { id: 'identity', label: 'Aadhaar of the owner' },
    { id: 'mobile', label: 'The mobile phone linked to that Aadhaar' },
    { id: 'pan', label: 'PAN' },
    { id: 'bank', label: 'Bank account number and IFSC code' },
    { id: 'premises', label: 'Address of the business' },
    { id: 'start-date', label: 'The day the business began, and how many people work in it' },
  ],
  steps: [
    {
      id: 'address',
      title: 'Type the address yourself',
      text: 'Do not search for it: the first results are often advertisements of private sites.',
    },
    {
      id: 'aadhaar',
      title: 'Prove your Aadhaar',
      text: 'Choose new registration. Type number and name as on the card. The code comes to the linked phone.',
    },
    {
      id: 'pan',
      title: 'Prove your PAN',
      text: 'The portal fetches your tax figures by itself. Say truthfully whether you have filed a return.',
    },
    {
      id: 'business',
      title: 'Describe the business',
      text: 'Name, address of each place, day it began, bank account.',
    },
    {
      id: 'activity',
      title: 'Choose what you do',
      text: 'Making, service or trade. Take every one that fits; you can add more later.',
    },
    {
      id: 'people',
      title: 'Say how many work and what you have invested',
      text: 'Machines and tools count. Land, building and furniture do not.',
    },
    {
      id: 'save',
      title: 'Send, and save the certificate',
      text: 'A last code confirms it. Save the file, write down the number, and keep both with your papers.',
    },
  ],
  wrongAnswer: 'A private site took money? Ask for it back in writing.',
  wrong: [
    '**Aadhaar has an old number.** An Aadhaar centre links the new one. Come back afterwards.',
    '**No PAN, or you are below all of this.** Ask your bank for [Udyam Assist](portal:udyamassist), for informal micro businesses.',
    '**“Registration exists.”** An agent may have made one. Use the portal’s “forgot number”, and do not make a second.',
    '**A private site took money.** Ask for it back in writing, then call {helpline.consumer}.',
  ],
  call: [
    '[MSME Champions](portal:champions), the ministry’s help desk.',
    'The district industries centre.',
    'National Consumer Helpline, if a private site has charged you: {helpline.consumer}.',
  ],
  portals: ['udyam', 'udyamassist'],
  pages: ['guides/msme-compliance', 'infographics/fake-site-signs', 'how-to/mudra-loan'],
});
