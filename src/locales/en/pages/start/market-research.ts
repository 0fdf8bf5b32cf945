import type { PageContent } from '../../../../content/types.ts';

/** Step: counting customers and prices before spending. */
export const content: PageContent = {
  name: 'Market research',
  updatedOn: '2026-11-23',
  title: 'Market research you can do on foot | Niyam',
  description:
    'Count the people who pass, write down what others charge, sell a trial batch, and check whether selling is allowed at the place at all.',
  heading: 'Count customers before you spend',
  lead: 'A notebook, some hours at the place, and honesty are enough.',
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
            ['Purpose', 'To replace the guess on your sheet by numbers you have seen.'],
            ['Time', 'Four or five half days over two weeks, by our estimate.'],
            ['Cost', 'Bus fare and tea, and the goods for a small trial.'],
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
              id: 'task-research-count',
              label: 'Count passers-by and buyers, on three days',
              note: 'A working day, a market day and a holiday, at the hours you would open.',
            },
            {
              id: 'task-research-prices',
              label: 'Write down the prices of five sellers',
              note: 'Same size, same quality. Buy one of each if you can.',
            },
            {
              id: 'task-research-talk',
              label: 'Talk to ten people who buy',
              note: 'Ask about the last time they bought, not about what they would do.',
            },
            {
              id: 'task-research-allowed',
              label: 'Ask whether selling is allowed there',
              note: 'Ward office for the street, municipal office for a shop, society or owner for a home.',
            },
            {
              id: 'task-research-trial',
              label: 'Sell a first small batch',
              note: 'To people who are not family. At the full price. Not food, until you are registered.',
            },
            {
              id: 'task-research-decide',
              label: 'Put the numbers into the sum and decide',
              note: 'Go on, change something, or stop.',
            },
          ],
        },
      ],
    },
    {
      id: 'count',
      heading: 'How to count',
      answer: 'Four columns: hour, pass, stop, buy.',
      blocks: [
        {
          kind: 'text',
          text: 'Draw four columns: hour, people who pass, people who stop at something like yours, people who buy. One stroke for each. Stand where you would stand, not where it is shady. An hour gives you more truth than a week of thinking.',
        },
        {
          kind: 'text',
          text: 'Then work it out slowly. If three hundred people pass in an hour and six buy tea at the stall there, then six in three hundred buy tea, from a seller they know. A new stall beside it will not get six. Count with two, and see whether the sum from your [one-page sheet](/start-business/step/ideation) still works.',
        },
        {
          kind: 'table',
          caption: 'The counting sheet',
          head: ['Hour', 'Pass', 'Stop', 'Buy', 'What they bought'],
          rows: [
            ['Morning', '', '', '', ''],
            ['Noon', '', '', '', ''],
            ['Evening', '', '', '', ''],
            ['Night', '', '', '', ''],
          ],
        },
      ],
    },
    {
      id: 'talk',
      heading: 'What to ask, and what not',
      answer: 'Ask about the last purchase, never about a promise.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask: “When did you last buy this? Where? What did you pay? What annoyed you?”',
            'Ask: “What do you do when the shop is closed?”',
            'Do not ask: “Would you buy from me?” Everyone is polite.',
            'Ask a supplier: “How much a week do others take from you here?” He knows the market better than any website.',
            'Ask a seller from another area who is not your rival: “What do you wish you had known?”',
          ],
        },
        {
          kind: 'text',
          text: 'Selling online or to firms? Count the same things in another place: how many sellers offer it, how many reviews each has since last month, what they charge with delivery, and how many of ten firms you call will name a price they pay today.',
        },
      ],
    },
    {
      id: 'is-it-allowed',
      heading: 'Is selling allowed there?',
      answer: 'Ask the office first. Pay no one for a spot.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**On the street.** A town may mark zones as free, restricted or no-vending. Ask the ward office or Town Vending Committee which one this is, and whether a survey is going on. [Your rights](/blog/street-vendor-compliance-india) are on their own page.',
            '**In a shop.** Ask the municipal office if your trade gets a licence at that door. A road that is too narrow or a house lane can be refused: [trade licence](/trade-license-compliance).',
            '**At home.** Quiet work is seldom a problem. Cooking for sale needs [FSSAI registration](/fssai-compliance) in any case, and your society may have rules.',
            '**In a station, park or fair.** Somebody manages it. Railway land has rules of its own.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Pay no one for a spot',
          text: 'A man who “owns” a place on the footpath owns nothing. The law gives no one ownership of a vending place, and a certificate cannot be rented out. Money paid for it is lost, and the certificate with it.',
        },
      ],
    },
    {
      id: 'documents',
      heading: 'What to keep from this step',
      answer: 'Counting sheets, prices, and the officer’s name and answer.',
      blocks: [
        {
          kind: 'documents',
          items: [
            { id: 'research-counts', label: 'Your counting sheets, with dates' },
            { id: 'research-prices', label: 'Price list of other sellers' },
            {
              id: 'research-answer',
              label: 'The name of the officer you asked, and the answer',
              note: 'In writing if you can get it. A bank likes to see all three when you ask for a loan.',
            },
          ],
        },
      ],
    },
    {
      id: 'portals',
      heading: 'Official sites',
      answer: 'Ask the corporation of your area.',
      blocks: [
        {
          kind: 'text',
          text: 'In Hyderabad, ask the corporation of your area; there have been three of them since {hyderabad.split}. In other towns of Telangana, begin with the second site.',
        },
        { kind: 'portals', portals: ['ghmc', 'cdma', 'pmsvanidhi'] },
      ],
    },
    {
      id: 'next',
      heading: 'Next step',
      blocks: [
        {
          kind: 'text',
          text: 'The numbers hold? Then go on to [registration](/start-business/step/registration). They do not? Go back to [the sheet](/start-business/step/ideation): it cost you two weeks and not your savings. All steps are under [Start a business](/start-business).',
        },
        {
          kind: 'documents',
          done: true,
          items: [
            {
              id: 'start.step.market-research',
              label: 'This step is done',
              note: 'It counts under [how far you are](/start-business#progress).',
            },
          ],
        },
      ],
    },
  ],
};
