import type { PageContent } from '../../../../content/types.ts';

/** Ongoing support; careful to say it is not an advocate’s service. */
export const content: PageContent = {
  name: 'Virtual In-House Counsel',
  updatedOn: '2026-11-23',
  title: 'Virtual In-House Counsel: ongoing support | Niyam',
  description:
    'Compliance support month after month for firms with no legal staff: what a month looks like, what it costs, and what must go to an advocate.',
  heading: 'Virtual In-House Counsel',
  lead: 'A smaller firm gets someone outside to ask, on a continuing basis.',
  sections: [
    {
      id: 'for-whom',
      heading: 'For whom it is, and for whom not',
      answer: 'Not for a vendor or one-person shop. Yes for growing firms.',
      blocks: [
        {
          kind: 'text',
          text: 'A larger firm has someone down the corridor to ask. This arrangement gives a smaller firm someone to ask outside.',
        },
        {
          kind: 'table',
          caption: 'Does it fit?',
          head: ['Your business', 'Our advice'],
          rows: [
            [
              'Street vendor, home kitchen, one-person shop',
              'No. Use the guides, and ask us single questions.',
            ],
            [
              'Shop with a few workers and GST',
              'Perhaps [Core Compliance](/services/compliance) is enough.',
            ],
            [
              'Firm with contracts, ten suppliers, growing staff',
              'Yes: questions come every week.',
            ],
            ['Maker with pollution, BIS and factory papers', 'Yes: many dates, many offices.'],
            ['Company with investors', 'Yes, together with a company secretary and an advocate.'],
          ],
        },
      ],
    },
    {
      id: 'what-it-includes',
      heading: 'What it can include',
      answer: 'Dates, questions, notices, papers, new rules and filings.',
      blocks: [
        {
          kind: 'list',
          items: [
            'One list of all due dates for filings and licences, kept current, with a word before each.',
            'Questions by telephone, e-mail or WhatsApp. You can write at any time; people answer Monday to Saturday.',
            'Reading a notice with you: what it asks for, until when, and who should answer it.',
            'Checking papers before they are signed: rent, supply, work letters, terms for customers.',
            'A look at new rules that touch your trade, in one paragraph and not in forty pages.',
            'Filing, where you want it: GST, ESI, PF, licences.',
            'Calling in an advocate, accountant or engineer when the matter is theirs. Their fee is named before they begin.',
          ],
        },
      ],
    },
    {
      id: 'a-month',
      heading: 'What a month looks like',
      answer: 'A list first, returns in the middle, a note last.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'First week',
              text: 'The list of the month: dates, papers needed, questions left from last time.',
            },
            {
              title: 'Middle of the month',
              text: 'Returns and payments that you have given to us. You see each before it goes.',
            },
            {
              title: 'Any day',
              text: 'A notice, a contract, a worker who leaves: you send a photograph, we call back.',
            },
            {
              title: 'Last week',
              text: 'A short note: done, open, coming. Receipts attached. If a month was quiet, the note says that too.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What it is not',
      answer: 'It is not an advocate, and not insurance. Penalties stay yours.',
      blocks: [
        {
          kind: 'text',
          text: 'The name describes compliance support. It does not make us your advocate. Court work and legal opinions belong to an enrolled advocate, and only an advocate’s advice carries the protection the law gives to such talks. What we do protect, and what we cannot, is in our note on [confidentiality](/confidentiality).',
        },
        {
          kind: 'text',
          text: 'Nor is it insurance. If something was hidden from us, or an office changes its mind, we help with the answer, but the penalty stays with the business.',
        },
      ],
    },
    {
      id: 'terms',
      heading: 'What it costs, and what to settle first',
      answer: 'Government fees are extra. Have five points in writing first.',
      blocks: [
        {
          kind: 'text',
          text: 'Our office says that plans begin at about {claim.planFromMonthly} a month. Firms save {claim.savedVersusInHousePercent}% against legal staff of their own, by our office’s own estimate. {proof.savedVersusInHousePercent} Government fees come on top and are paid by you. Before you sign, with us or with anyone, have these in writing:',
        },
        {
          kind: 'list',
          items: [
            'What is in, counted: questions, returns, contracts in a month.',
            'What is out, and what it costs then.',
            'How soon you get an answer, and from whom.',
            'Who pays if a date is missed.',
            'How you leave: notice, and getting back all papers and logins.',
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Try it with one month’s questions',
      blocks: [
        {
          kind: 'text',
          text: 'Write down every question of the last month that nobody could answer. If there were two, you do not need this. If there were ten, [ask for a quote](/contact?type=quote) and send the list with it.',
        },
      ],
    },
  ],
};
