import type { PageContent } from '../types.ts';

/** The home page, short for now: what works today and where to go first. */
export const content: PageContent = {
  title: 'Niyam: licences and rules for small business in India',
  description:
    'Plain guides to food, tax and trade rules for street vendors and small businesses in India. They open with no signal once saved on your phone.',
  heading: 'The rules of your trade, in plain words',
  lead: 'Niyam is for street vendors, shops and small firms in India. Read which registration your trade needs, what the government charges for it, and what you can do yourself.',
  sections: [
    {
      id: 'start-here',
      heading: 'Guides you can use now',
      blocks: [
        {
          kind: 'text',
          text: 'If you sell food, read the [FSSAI guide](/fssai-compliance). If you sell anything, read the [GST guide](/gst-compliance) to see whether tax registration applies to you. Each one says where its figures come from. The other guides are short for now and say so.',
        },
      ],
    },
    {
      id: 'no-signal',
      heading: 'It works with no signal',
      blocks: [
        {
          kind: 'text',
          text: 'A page kept on this phone opens again in the market or on the road, without a network. A request you send with no signal waits on the phone under [Waiting to send](/outbox).',
        },
      ],
    },
    {
      id: 'ask-us',
      heading: 'Ask a person',
      blocks: [
        {
          kind: 'text',
          text: 'Tell us what you sell and where. The first [consultation](/contact) is free, and asking does not oblige you to buy anything.',
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who runs this',
      blocks: [
        {
          kind: 'text',
          text: 'We are a compliance consultancy in Hyderabad, a private firm. This is not a government website. More is on [the about page](/about).',
        },
      ],
    },
  ],
};
