import type { PageContent } from '../../types.ts';

/** What things cost: free government registrations, and how to ask for our fee. */
export const content: PageContent = {
  title: 'Pricing: government fee and our fee, apart | Niyam',
  description:
    'Which government registrations are free, why we keep our fee separate, and how to ask what we charge before you decide.',
  heading: 'What it costs',
  lead: 'There are two kinds of money in compliance: what the government takes, and what someone takes for doing the work. Never accept them as one sum.',
  sections: [
    {
      id: 'free-registrations',
      heading: 'What the government gives free',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'No government fee to register',
          text: 'GST registration, Udyam, Udyam Assist, e-Shram, ESI and PF registration carry no government fee. Neither does a PM SVANidhi application. If somebody charges you for one of these, you are paying for their time, and they must not call it a government charge.',
        },
        {
          kind: 'portals',
          portals: ['udyam', 'gst', 'eshram'],
        },
      ],
    },
    {
      id: 'our-fee',
      heading: 'Our fee',
      blocks: [
        {
          kind: 'text',
          text: 'Our price list is being prepared and is not on this page yet. Until it is, [ask for a quote](/contact?type=quote): say what you need and ask for a written amount, with the tax on it shown.',
        },
      ],
    },
  ],
};
