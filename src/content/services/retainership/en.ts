import type { PageContent } from '../../types.ts';

/** Ongoing support; careful to say it is not an advocate’s service. */
export const content: PageContent = {
  title: 'Virtual In-House Counsel: ongoing support | Niyam',
  description:
    'Compliance support month after month for firms with no legal staff: what it can include and what must go to an advocate.',
  heading: 'Virtual In-House Counsel',
  lead: 'A larger firm has someone down the corridor to ask. This arrangement gives a smaller firm someone to ask outside, on a continuing basis.',
  sections: [
    {
      id: 'what-it-includes',
      heading: 'What it can include',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keeping track of due dates for filings and licences.',
            'Reading a notice with you and saying what it asks for.',
            'Checking papers before they are signed or filed.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What it is not',
      blocks: [
        {
          kind: 'text',
          text: 'The name describes compliance support. It does not make us your advocate. Court work and legal opinions belong to an enrolled advocate, and only an advocate’s advice carries the protection the law gives to such talks. See our note on [confidentiality](/confidentiality).',
        },
      ],
    },
    {
      id: 'terms',
      heading: 'Terms',
      blocks: [
        {
          kind: 'text',
          text: 'What each plan covers and costs is being settled and is not published yet. [Tell us how often you need help](/contact), and ask for the scope in writing.',
        },
      ],
    },
  ],
};
