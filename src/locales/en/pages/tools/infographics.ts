import type { PageContent } from '../../../../content/types.ts';

/** The twelve sheets; the template lists them above these words. */
export const content: PageContent = {
  name: 'Infographics',
  updatedOn: '2026-11-23',
  title: 'Infographics: twelve sheets to print and share | Niyam',
  description:
    'Twelve one-page sheets: food papers, GST, vending certificate, hygiene, fire, loans, PF, penalties. Print them, hang them up, send them.',
  heading: 'One-page sheets',
  lead: 'One drawing for each rule, to print or to send.',
  sections: [
    {
      id: 'how-they-are-made',
      heading: 'What you can rely on',
      blocks: [
        {
          kind: 'list',
          items: [
            'The amounts and days on a sheet come from the same list as those in our guides. When the law changes, the sheet is drawn anew.',
            'Each sheet bears the day on which it was checked. A picture you were sent may be old: open the address on it and compare.',
            'The picture is made on your phone, without a network. Nobody is told that you made it.',
            'A sheet says the rule in short. The guide behind it says the exceptions.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'A sheet that is missing',
      blocks: [
        {
          kind: 'text',
          text: '[Tell us](/contact) what should hang in your shop or union office. For one task with boxes to tick, see the [how-to guides](/how-to-guides).',
        },
      ],
    },
  ],
};
