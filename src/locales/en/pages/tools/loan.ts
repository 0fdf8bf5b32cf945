import type { PageContent } from '../../../../content/types.ts';

/** "Get a loan": the heading, and what every borrower should know. The tool stands between. */
export const content: PageContent = {
  name: 'Get a loan',
  updatedOn: '2026-11-23',
  title: 'Get a loan: amount, papers, where to apply | Niyam',
  description:
    'One card for street vendors, shops and women’s groups: how much, which papers, how to apply. Works without a signal.',
  heading: 'Get a loan',
  lead: 'Who are you?',
  sections: [
    {
      id: 'before-you-sign',
      heading: 'Before you sign',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nobody may charge you for the form. The government takes {vendor.loan.fee}.',
            'Ask the bank for four things: amount, interest, instalment, and its day.',
            'Did the bank say no? Ask for the reason in writing.',
            'A bank that does not answer a complaint: [RBI Ombudsman](portal:rbiombudsman), {helpline.bank-complaints}.',
          ],
        },
      ],
    },
    {
      id: 'read-more',
      heading: 'Read more',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'how-to/svanidhi-loan',
            'how-to/mudra-loan',
            'infographics/svanidhi-ladder',
            'tools/government-schemes',
          ],
        },
      ],
    },
  ],
};
