import type { PageContent } from '../../types.ts';

/** Getting ready for a loan or an investor: papers and official routes. */
export const content: PageContent = {
  title: 'Preparing for a loan or an investor | Niyam',
  description:
    'What lenders and investors look at first, official loan routes for vendors and small firms, and the fraud to watch for.',
  heading: 'Getting ready for a loan or an investor',
  lead: 'A lender asks whether you can repay. An investor asks what the business could become. Both first ask for papers.',
  sections: [
    {
      id: 'papers',
      heading: 'Papers worth having ready',
      blocks: [
        {
          kind: 'list',
          items: [
            'Proof of who you are and where the business is.',
            'Bank statements of an account used only for the business.',
            'Income-tax returns, and GST returns if you are registered.',
            'Your licences, and the [Udyam](/msme-compliance) certificate if you have one.',
          ],
        },
      ],
    },
    {
      id: 'routes',
      heading: 'Where to look first',
      blocks: [
        {
          kind: 'text',
          text: 'Street vendors have their own working-capital loan, PM SVANidhi. Other small firms can look at Mudra or search on JanSamarth.',
        },
        {
          kind: 'portals',
          portals: ['pmsvanidhi', 'mudra', 'jansamarth'],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'No fee before a loan',
          text: 'A stranger who wants money first to get a loan passed is likely a cheat.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'What is being written',
      blocks: [
        {
          kind: 'text',
          text: 'The checklist for outside investors is not ready. [Tell us what you are raising money for](/contact) and we will say which papers it needs.',
        },
      ],
    },
  ],
};
