import type { PageContent } from '../../types.ts';

/** Fire licence and NOC: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Fire licence and NOC: does it apply | Niyam',
  description:
    'Fire clearance is decided by state law and by the building. What decides it, what everyone should do, and whom to ask in Telangana.',
  heading: 'Fire licence and NOC',
  lead: 'Whether you need a fire clearance (NOC) depends on your state, and on the height, size and use of the building. It hangs less on your trade than on the place.',
  sections: [
    {
      id: 'what-decides',
      heading: 'What decides',
      blocks: [
        {
          kind: 'text',
          text: 'Tall buildings need one, and so do many places where people gather, such as schools and function halls. In Hyderabad small shops usually have no separate fire NOC: safety is looked at with the trade licence and the building rules. Other states draw the line elsewhere.',
        },
        {
          kind: 'portals',
          portals: ['tgfire'],
        },
      ],
    },
    {
      id: 'everyone',
      heading: 'What everyone should do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep the exit clear and unlocked during work.',
            'Have the right extinguisher, serviced, and know how to use it.',
            'Do not overload a plug or store gas beside a flame.',
          ],
        },
      ],
    },
    {
      id: 'american',
      heading: 'A common mix-up',
      blocks: [
        {
          kind: 'text',
          text: 'NFPA codes are from the United States. Indian buildings follow the National Building Code and state rules.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Fees and steps by state are being checked. [Give us the city, floor and use](/contact), and we will name the office to ask.',
        },
      ],
    },
  ],
};
