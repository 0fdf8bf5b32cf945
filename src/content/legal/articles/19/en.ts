import type { PageContent } from '../../../types.ts';

/** Article 19 (freedom of trade) in plain words. */
export const content: PageContent = {
  title: 'Article 19: freedom to trade | Niyam',
  description:
    'Article 19 in plain words: every citizen may carry on a trade, and the law may set reasonable limits. What that means on a street.',
  heading: 'Article 19: freedom to carry on a trade',
  lead: 'Article 19 lists freedoms of citizens. One of them is to practise any profession, or to carry on any occupation, trade or business.',
  sections: [
    {
      id: 'limits',
      heading: 'The limits',
      blocks: [
        {
          kind: 'text',
          text: 'The State may make laws that limit this freedom in the interest of the general public, if the limit is reasonable. It may ask for qualifications, and it may run a trade itself. An order with no law behind it is not enough.',
        },
      ],
    },
    {
      id: 'on-the-street',
      heading: 'On the street',
      blocks: [
        {
          kind: 'text',
          text: 'The Supreme Court has held that hawking is a trade protected by this Article, subject to regulation. There is no right to one fixed spot. Vending zones and conditions are allowed, and so are food, fire and tax rules, if they are fair.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Where it leads',
      blocks: [
        {
          kind: 'text',
          text: 'The Street Vendors Act, 2014 grew out of such court cases; our article on [street vendors and the law](/blog/street-vendor-compliance-india) has the details. The list of judgments is still being written. None of this is advice on a particular case.',
        },
      ],
    },
  ],
};
