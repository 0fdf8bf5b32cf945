import type { PageContent } from '../../../../content/types.ts';

/** What the site is for, as aims a reader can hold us to. */
export const content: PageContent = {
  name: 'Vision and mission',
  updatedOn: '2026-11-28',
  title: 'Vision and mission: what we aim for | Niyam',
  description:
    'What we are working towards, written as things you can check on this site, with an honest account of how far we have come.',
  heading: 'What we are working towards',
  lead: 'Everybody should read the same rule, in their own language, and act on it.',
  sections: [
    {
      id: 'vision',
      heading: 'The picture in our head',
      answer: 'Laws known by those they are for.',
      blocks: [
        {
          kind: 'text',
          text: 'A person who sells on a footpath should be able to read the same rule as a person with a lawyer, in their own language, and act on it.',
        },
        {
          kind: 'text',
          text: 'A market, on a morning some years from now. The flower seller has a certificate in a plastic sleeve, and nobody has asked for it in months. The man with the juice cart knows that his food registration does not run out, and hangs up on the caller who says it does. In the shop behind them a girl of nineteen does the GST on her father’s phone in an evening. An inspector walks past and buys a juice.',
        },
        {
          kind: 'text',
          text: 'Nothing in this picture needs a new law. It needs the laws that exist to be known by those they are for.',
        },
      ],
    },
    {
      id: 'mission',
      heading: 'What we do towards it',
      answer: 'Plain words, cheap phones, what is free, and fair help.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write each rule in words that a neighbour understands, with its date and its source.',
            'Put it on the cheapest phone that is sold, so that it opens without a signal.',
            'Say what is free, and where.',
            'Do for a fair fee what people would rather not do alone, and for nothing what those cannot pay who need it most.',
          ],
        },
      ],
    },
    {
      id: 'hold-us-to-it',
      heading: 'Things you can hold us to',
      answer: 'Seven promises, each with the place to check it.',
      blocks: [
        {
          kind: 'table',
          caption: 'Our promises, and where you can check them',
          head: ['We promise', 'Check it here'],
          rows: [
            [
              'Every guide says what you can do without paying us',
              'The green box near the top of each [guide](/fssai-compliance)',
            ],
            [
              'The government fee and our fee are never one amount',
              'The tables under [Pricing](/pricing)',
            ],
            [
              'No figure without a day and a source',
              'Under every table of figures, for example in the [GST guide](/gst-compliance)',
            ],
            [
              'When we do not know, the page says so',
              'Look for “check the official portal” and “we could not confirm”',
            ],
            [
              'Nothing is called sent before we have it',
              'Your own list: [Waiting to send](/outbox)',
            ],
            [
              'We count nobody who has not agreed',
              'The [privacy policy](/privacy-policy#counting), and “Cookie choice” at the end of each page',
            ],
            ['Stories that are made up are marked so', '[Success stories](/success-stories)'],
          ],
        },
      ],
    },
    {
      id: 'how-far',
      heading: 'How far we have come',
      answer: 'Three languages are there; checks by native speakers and lawyers not.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Done**: guides in English, Hindi and Telugu, articles, a [licence finder](/find), sums, a list of schemes, single tasks to tick off, a form that survives a dead network, both fees apart.',
            '**In part**: your own language. Every page is in Hindi and Telugu, written with a machine’s help and not yet checked by a native speaker. Other languages are missing.',
            '**Not done**: a review of the legal pages by a lawyer. They say so themselves.',
            'Figures about our own work stand as our own statements. {proof.businessesServed+successPercent+rating+reviews+costSavingsPercent}',
          ],
        },
        {
          kind: 'text',
          text: 'If a page falls short of the list above, [tell us which one](/contact).',
        },
      ],
    },
  ],
};
