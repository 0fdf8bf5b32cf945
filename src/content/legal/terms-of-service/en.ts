import type { PageContent } from '../../types.ts';

/** Terms in short; the full terms are being written. */
export const content: PageContent = {
  title: 'Terms of service | Niyam',
  description:
    'Using this site is free and needs no account. What a request means and does not mean, until the full terms are published.',
  heading: 'Terms of service',
  lead: 'The full terms are being drafted. These points hold for the site as it stands.',
  sections: [
    {
      id: 'using-the-site',
      heading: 'Using the site',
      blocks: [
        {
          kind: 'text',
          text: 'You may read, save, print and share the pages for your own use. Do not pass them off as an official publication.',
        },
      ],
    },
    {
      id: 'asking-us',
      heading: 'Asking us',
      blocks: [
        {
          kind: 'text',
          text: 'Sending a request is not an order and costs nothing. We are free to decline work that we cannot do properly, and you are free to refuse any quote.',
        },
      ],
    },
    {
      id: 'paid-work',
      heading: 'Paid work',
      blocks: [
        {
          kind: 'text',
          text: 'This page does not yet carry terms for paid work. Before you pay, get the scope, our fee, the government fee, the tax and the refund rule in writing. If a term is unclear, [ask before agreeing](/contact).',
        },
      ],
    },
    {
      id: 'decisions',
      heading: 'Who decides',
      blocks: [
        {
          kind: 'text',
          text: 'A licence is granted or refused by the office concerned. Nobody can sell you its decision.',
        },
      ],
    },
  ],
};
