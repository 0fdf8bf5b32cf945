import type { PageContent } from '../../types.ts';

/** Step: an account of its own and safe borrowing. */
export const content: PageContent = {
  title: 'Banking and loans for a new business | Niyam',
  description:
    'Why the business needs its own bank account, where vendors and small firms can borrow, and where to complain.',
  heading: 'A bank account of its own, and safe loans',
  lead: 'When home money and business money share one account, you cannot tell if you earn, and neither can a bank.',
  sections: [
    {
      id: 'account',
      heading: 'The account',
      blocks: [
        {
          kind: 'text',
          text: 'Open one for the business, even as a proprietor, and point your UPI code at it. Statements from it are what a lender reads first.',
        },
      ],
    },
    {
      id: 'borrowing',
      heading: 'Borrowing',
      blocks: [
        {
          kind: 'text',
          text: 'Street vendors can apply for PM SVANidhi on the official portal. A vendor who is not on the survey list can ask the municipal office for a letter of recommendation. Other small firms can look at Mudra loans through a bank.',
        },
        {
          kind: 'portals',
          portals: ['pmsvanidhi', 'mudra'],
        },
      ],
    },
    {
      id: 'if-it-goes-wrong',
      heading: 'If it goes wrong',
      blocks: [
        {
          kind: 'text',
          text: 'Complain to the bank first. If it does not put things right, go to the [RBI Ombudsman](portal:rbiombudsman), which is free.',
        },
      ],
    },
    {
      id: 'being-built',
      heading: 'Being built',
      blocks: [
        {
          kind: 'text',
          text: 'Sums that show what a loan truly costs are being built in the [financial hub](/financial-hub).',
        },
      ],
    },
  ],
};
