import type { PageContent } from '../../../../content/types.ts';

/** Step: a name that is free to use. */
export const content: PageContent = {
  name: 'Name and brand',
  updatedOn: '2026-11-23',
  title: 'Choosing a business name that is free | Niyam',
  description:
    'How to check, free of charge, that a business name is not taken, what a trademark adds, and what the law wants on a signboard and packet.',
  heading: 'A name that is yours to use',
  lead: 'Check the name before you print: how it is spelt, and how it sounds.',
  sections: [
    {
      id: 'at-a-glance',
      heading: 'This step at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, time and cost',
          head: ['What', 'For this step'],
          rows: [
            [
              'Purpose',
              'A name nobody can make you give up, on the board, the bill and the phone.',
            ],
            [
              'Time',
              'An evening for the search, by our estimate. Trademark registration runs for months in the background.',
            ],
            [
              'Cost',
              'Searching is free. A trademark has a government fee for each class: see the [trademark guide](/trademark-registration).',
            ],
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'What to do',
      blocks: [
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'task-branding-three',
              label: 'Write down three names, not one',
              note: 'You will lose one in the search and one to your family.',
            },
            {
              id: 'task-branding-search',
              label: 'Search all three in the four places below',
              note: 'Spelt right, spelt wrong, and in your own language.',
            },
            {
              id: 'task-branding-say',
              label: 'Say the name on the phone to a stranger',
              note: 'If he cannot write it down, customers will not find it.',
            },
            {
              id: 'task-branding-reserve',
              label: 'Take the free places first',
              note: 'Web address, map entry, social media, UPI display name. In your own account.',
            },
            {
              id: 'task-branding-protect',
              label: 'Decide about a trademark',
              note: 'Worth it when others could profit from your name: packets, a chain, an app.',
            },
            {
              id: 'task-branding-board',
              label: 'Ask about the signboard before the painter starts',
              note: 'Language, size, light, and who gives permission.',
            },
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'Check it yourself, free',
      answer: 'Four searches: the register, companies, the market, the net.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The trademark register',
              text: 'Search the [public register](portal:tmsearch) by word, then by sound, in the class of your goods or services. A mark for the same kind of goods that sounds like yours is a no, even with other letters.',
              time: 'half an hour for a name',
              cost: 'free',
            },
            {
              title: 'Company and LLP names',
              text: 'On the [ministry’s site](portal:mca), look for the same or nearly the same name. Needed if you will form a company; wise in any case.',
              time: 'ten minutes',
              cost: 'free',
            },
            {
              title: 'The market',
              text: 'Walk through your area and look at a map on the phone. A shop that has used the name for years has rights, registered or not.',
              time: 'an hour',
              cost: 'free',
            },
            {
              title: 'The net',
              text: 'Web address, shopping apps, social media. A large seller of the same thing with that name will always be found before you.',
              time: 'half an hour',
              cost: 'free',
            },
          ],
        },
      ],
    },
    {
      id: 'not-the-same',
      heading: 'Four things that are not the same',
      answer: 'Only a registered trademark stops others from using your name.',
      blocks: [
        {
          kind: 'table',
          caption: 'What each name gives you',
          head: ['You have', 'It gives you', 'It does not give you'],
          rows: [
            [
              'A company or LLP name',
              'No second company with that name',
              'The right to use it as a brand',
            ],
            ['A web address', 'The address, while you pay for it', 'The name in the market'],
            [
              'A trade or shop licence in that name',
              'Permission for the place',
              'Any right to the name',
            ],
            [
              'A registered trademark',
              'The right to stop others, for those goods',
              'A company, a licence or a web address',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'You may put ™ beside a name that you use, from the first day. The sign ® is only for a registered mark; to use it before can cost a penalty.',
        },
      ],
    },
    {
      id: 'good-names',
      heading: 'Names that can be protected, and names that cannot',
      answer: 'A made-up word is easier to protect than a description.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hard to protect: “Best Quality Sweets”, “Hyderabad Biryani”. They say only what the goods are, or where they come from.',
            'Easier: a made-up word, or a word that has nothing to do with the goods.',
            'Your own family name is allowed, but you cannot easily stop a cousin.',
            'Leave out gods, leaders, the national emblem, “India” with a seal, and words such as Bank or Government. Some are forbidden, the rest bring objections.',
            'Ask someone who speaks the other languages of your market what the word means there.',
          ],
        },
      ],
    },
    {
      id: 'board',
      heading: 'The board and the packet',
      answer: 'Many states want their own language on the board.',
      blocks: [
        {
          kind: 'text',
          text: 'Many states want their own language on the signboard: Telugu in Telangana, Kannada in Karnataka, Marathi in Maharashtra. Large or lit boards can need permission and a fee from the municipal body. On packets the brand may be as large as you like, but weight, price, date and address must stay readable: see [shops](/sectors/retail-commerce). Food carries its [FSSAI number](/fssai-compliance) too.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'What to keep',
      answer: 'Search results, the first day of use, and the logo’s owner.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'name-search', label: 'A picture of each search result, with the date' },
            {
              id: 'name-first-use',
              label: 'Proof of the first day you used the name',
              note: 'First bill, first photo of the board, first post. It helps in a dispute.',
            },
            {
              id: 'logo-rights',
              label: 'A line from the designer that the logo is yours',
              note: 'Who draws it owns it, unless a paper says otherwise.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'The trademark search, IP India and the company ministry.',
      blocks: [{ kind: 'portals', portals: ['tmsearch', 'ipindia', 'mca'] }],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'The name is set. Now build [the habits of the day](/start-business/step/operations). Before this came [the rules](/start-business/step/compliance); all steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.branding',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
