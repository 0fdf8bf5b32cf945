import type { PageContent } from '../../types.ts';

/** Rules for clinics, labs, pharmacies and devices, in outline. */
export const content: PageContent = {
  title: 'Healthcare: clinics, labs and pharmacies | Niyam',
  description:
    'Registration of clinics and labs, medical waste, drug licences and medical devices: the first permissions to look at.',
  heading: 'Rules for clinics, labs and pharmacies',
  lead: 'Health rules protect people who cannot judge for themselves. Offices are strict here, and working first and applying later can be an offence.',
  sections: [
    {
      id: 'first-permissions',
      heading: 'The first permissions',
      blocks: [
        {
          kind: 'list',
          items: [
            'A clinic, lab or hospital registers as a clinical establishment under central or state law, whichever your state follows.',
            'Anyone who produces medical waste needs authorisation and must hand it to an approved collector.',
            'A pharmacy needs a drug licence and a registered pharmacist.',
            'Makers and importers of medical devices register by the class of the device.',
          ],
        },
      ],
    },
    {
      id: 'staff',
      heading: 'Staff',
      blocks: [
        {
          kind: 'text',
          text: 'Nurses, cleaners and front-desk staff are workers like any others: see [labour law](/labour-law-compliance).',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Names of the state offices are being gathered. Say which state you are in when you [ask us](/contact).',
        },
      ],
    },
  ],
};
