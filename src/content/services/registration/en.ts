import type { PageContent } from '../../types.ts';

/** Choosing a form for the business and registering it, in outline. */
export const content: PageContent = {
  title: 'Business Registration: choosing a form | Niyam',
  description:
    'Proprietor, partnership, LLP or company: what registering a business means and which papers come before any licence.',
  heading: 'Business Registration',
  lead: 'You do not need a company to do business. A person can trade in their own name, and many should begin that way.',
  sections: [
    {
      id: 'forms',
      heading: 'The usual forms',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Proprietor**: you and the business are the same in law.',
            '**Partnership**: a deed between partners. A firm that is not registered cannot sue on its contracts.',
            '**LLP or company**: a separate body in law, registered with the Ministry of Corporate Affairs.',
          ],
        },
      ],
    },
    {
      id: 'which-first',
      heading: 'What to settle first',
      blocks: [
        {
          kind: 'text',
          text: 'Choose the form before you apply for licences. A licence given to you as a proprietor does not pass by itself to a company you form later.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Go on from here',
      blocks: [
        {
          kind: 'text',
          text: 'The comparison of forms is being written for [company registration](/company-registration). Companies and LLPs are registered on the [MCA portal](portal:mca). If you cannot choose, [ask us](/contact?type=registration) before you pay for either.',
        },
      ],
    },
  ],
};
