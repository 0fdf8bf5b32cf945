import type { PageContent } from '../../../../content/types.ts';

/** The people behind the site, by what they do: nobody is named before they have agreed to it (CONT-05). */
export const content: PageContent = {
  name: 'Team',
  updatedOn: '2026-11-23',
  title: 'Team: the people behind the work | Niyam',
  description:
    'Which roles our office has, who does what in your case, and what to ask any adviser before you trust them with your papers.',
  heading: 'The people behind Niyam',
  lead: 'Roles without names. We name only people who agree to be shown.',
  sections: [
    {
      id: 'roles',
      heading: 'Who does what',
      answer: 'A desk for each kind of paper, and a second reader.',
      blocks: [
        {
          kind: 'table',
          caption: 'Roles in the office',
          head: ['Role', 'What they do for you', 'When you meet them'],
          rows: [
            [
              'First answer',
              'Reads your request, calls you, finds out what applies to you',
              'On the first day',
            ],
            [
              'Street-vendor desk',
              'Vending certificates, the ward office, loans for vendors',
              'If you sell in the street',
            ],
            [
              'Food desk',
              'FSSAI, kitchens, labels, what an inspector looks at',
              'If you sell food',
            ],
            ['Tax desk', 'GST, income tax, notices', 'If money has to be counted'],
            [
              'Municipal desk',
              'Trade licences, shops registration, fire safety below the lines of the fire department',
              'If you have a place',
            ],
            [
              'Company and labour desk',
              'Forming a firm, yearly filings, ESI, PF and contracts of work',
              'If you have partners or workers',
            ],
            [
              'Second reader',
              'Reads every application before it goes in. Never the person who wrote it',
              'You do not; your papers do',
            ],
            [
              'Grievance officer',
              'Complaints, and questions about your data',
              'When something went wrong: [write here](/contact)',
            ],
            [
              'Guide editor',
              'Keeps the figures on this site right and dated',
              'When you report a mistake',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'In a small office one person can hold two roles. The second reader is never the writer.',
        },
      ],
    },
    {
      id: 'professionals',
      heading: 'Advocates, accountants, company secretaries',
      answer: 'Some acts need an advocate, accountant or company secretary.',
      blocks: [
        {
          kind: 'text',
          text: 'Some acts need a person with a certificate of practice: going to court, certifying accounts, signing certain company forms. Then we tell you who it is, and what they charge, before they see your papers. You deal with them in your own name. Their professional bodies keep registers in which you can look them up. Advocates in India may not advertise, so you find none advertised here.',
        },
      ],
    },
    {
      id: 'ask-any-adviser',
      heading: 'What to ask any adviser, us included',
      answer: 'Name, membership, price, login, and what you could do yourself.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your full name, and the office you work from.',
            'Your membership number, if you say that you are an advocate, a chartered accountant or a company secretary.',
            'What will you do for me, in writing, and which part of the bill is the government fee?',
            'Will the login and the certificate be in my name?',
            'What happens if it is refused?',
            'What of this could I do myself?',
          ],
        },
        {
          kind: 'text',
          text: 'Somebody who is good at the work answers these gladly.',
        },
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to someone',
      blocks: [
        {
          kind: 'text',
          text: 'Call or write through the [contact page](/contact) and ask who will handle your work. You get a name then, from the person who bears it.',
        },
      ],
    },
  ],
};
