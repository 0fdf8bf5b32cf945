import { sheet } from '../../sheet-page.ts';

/** Sheet: which food paper, in three questions. */
export const content = sheet({
  name: 'Which FSSAI paper do I need?',
  title: 'Which FSSAI paper do I need? A sheet | Niyam',
  description:
    'Three questions on one sheet: nothing, registration, state licence or central licence for your food business. To print and to send.',
  heading: 'Which FSSAI paper do I need?',
  lead: 'Begin at the top. The first yes is your answer.',
  sheet: {
    layout: 'questions',
    parts: [
      {
        title: 'Do you hold a vending certificate or vendor registration from your town?',
        line: 'You count as registered. You pay FSSAI {fssai.vendor.fee}.',
        more: 'Keep the certificate with you and show it. The hygiene rules hold for you as for everyone.',
      },
      {
        title: 'Is all the food you sell in a year {fssai.registration.turnover-max} or less?',
        line: 'Take the registration. It is the simple one, and it can be given at once.',
        more: 'Carts, home kitchens, small shops and most small restaurants are here.',
      },
      {
        title: 'Is it {fssai.state.turnover-max} or less?',
        line: 'Take the state licence. An officer may come to look.',
      },
    ],
    otherwise: {
      title: 'Take the central licence',
      line: 'It is for the largest businesses, and for some special kinds.',
      more: 'Importers, online food platforms and kitchens at airports should ask FSSAI first: we could not confirm which special kinds need it at any size.',
    },
  },
  more: [
    {
      id: 'figures',
      heading: 'The figures and where they stand',
      blocks: [
        {
          kind: 'entries',
          caption: 'Food sold in a year',
          rows: [
            { label: 'Registration: up to', fact: 'fssai.registration.turnover-max' },
            { label: 'State licence: up to', fact: 'fssai.state.turnover-max' },
          ],
        },
        {
          kind: 'text',
          text: 'Do it yourself on [FoSCoS](portal:foscos): [register with FSSAI, step by step](/how-to-guides/fssai-registration). All about it is in the [FSSAI guide](/fssai-compliance).',
        },
      ],
    },
  ],
});
