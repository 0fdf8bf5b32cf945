import type { PageContent } from '../../types.ts';

/** Why the site exists: history left out until it can be told truthfully. */
export const content: PageContent = {
  title: 'Our Story: why this site exists | Niyam',
  description:
    'Why a consultancy in Hyderabad puts its knowledge on a free site that opens with no signal. The longer history is being written.',
  heading: 'Our Story',
  lead: 'A small trader deals with a food office, a tax office, a municipal office and more. Each has its own website and its own words. Niyam puts them on one shelf.',
  sections: [
    {
      id: 'why',
      heading: 'Why we made it',
      blocks: [
        {
          kind: 'text',
          text: 'People pay agents for registrations that the government gives free, because nobody told them. Others pay a penalty for a rule they never heard of. Both start with missing information, and information can be given away.',
        },
      ],
    },
    {
      id: 'how-it-looks',
      heading: 'Why it looks like a ledger',
      blocks: [
        {
          kind: 'text',
          text: 'Every trader knows the red account book. It is a promise to write down what was taken, from whom and on which day. We try to keep that habit with facts: a figure without a source does not go on a page.',
        },
      ],
    },
    {
      id: 'the-rest',
      heading: 'The rest of the story',
      blocks: [
        {
          kind: 'text',
          text: 'How the firm began will be told here by those who were there; that account is being written. For today, see [how we work](/how-we-work).',
        },
      ],
    },
  ],
};
