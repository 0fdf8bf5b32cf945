import { sheet } from '../../sheet-page.ts';

/** Sheet: what an inspector and a customer look at on a food cart. */
export const content = sheet({
  name: 'A clean food cart',
  title: 'A clean food cart: seven habits on a sheet | Niyam',
  description:
    'Water, hands, covered food, fresh oil, a bin and clean wrapping: the habits that customers and food officers look at. To hang up at the cart.',
  heading: 'A clean food cart',
  lead: 'Hang it where you work. These are the things that officers and customers look at first.',
  sheet: {
    layout: 'signs',
    parts: [
      {
        icon: 'water',
        title: 'Drinking water',
        line: 'For cooking and for washing plates. Keep the can closed.',
      },
      {
        icon: 'hands',
        title: 'Clean hands',
        line: 'Wash before you begin, and after money, toilet and raw food. Short nails.',
      },
      {
        icon: 'cap',
        title: 'Cap and health',
        line: 'Cap or scarf on. Fever, cough or a wound on the hand: stay away from food.',
      },
      {
        icon: 'cover',
        title: 'Cover and keep apart',
        line: 'Cooked food covered and hot. Raw food apart. Cold things cold.',
      },
      {
        icon: 'oil',
        title: 'Fresh oil',
        line: 'Dark, smoking or smelling oil goes. Do not top it up.',
      },
      {
        icon: 'bin',
        title: 'Bin with a lid',
        line: 'No stray water or scraps around the stall. No newspaper as a plate.',
      },
      {
        icon: 'bill',
        title: 'Keep purchase bills',
        line: 'They show where bad food came from.',
        more: 'Buy colours only in a sealed packet that says they are for food.',
      },
    ],
  },
  more: [
    {
      id: 'figures',
      heading: 'What dirt can cost',
      blocks: [
        {
          kind: 'entries',
          caption: 'Food Safety and Standards Act, at most',
          rows: [
            { label: 'Unclean making or handling', fact: 'fssai.penalty.unhygienic' },
            {
              label: 'Unsafe food, even when nobody was hurt',
              fact: 'fssai.penalty.unsafe',
              note: 'Also prison of up to {fssai.penalty.unsafe-prison}.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A vending certificate does not free you from these rules. More in the [FSSAI guide](/fssai-compliance#daily-duties).',
        },
      ],
    },
  ],
});
