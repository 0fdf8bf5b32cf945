import type { PageContent } from '../../types.ts';

/** What happens to a request today, and what to settle before paying anyone. */
export const content: PageContent = {
  title: 'How we work with you | Niyam',
  description:
    'What happens after you send us a request, what to settle before you pay, and what you can always do on your own.',
  heading: 'How we work',
  lead: 'You should know what happens to your request before you send it. This is how it goes today.',
  sections: [
    {
      id: 'from-request-to-reply',
      heading: 'From your request to our reply',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'You tell us what you do',
              text: 'Use the [contact page](/contact). If you work with us already, [ask for support](/contact?type=support). It asks for your name, phone, e-mail and the name of the business. Notes are optional, but a few lines help us answer.',
            },
            {
              title: 'Your phone keeps the request',
              text: 'It stays in [Waiting to send](/outbox) until our office has it, even if the network drops.',
            },
            {
              title: 'We answer',
              text: 'We say which registrations seem to apply to you, and which of them you can do free on a government site.',
            },
            {
              title: 'You decide',
              text: 'Ask for the government fee and our fee as two separate amounts. You may stop here.',
            },
          ],
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Not written yet',
      blocks: [
        {
          kind: 'text',
          text: 'The terms for paid work, including refunds, are being written. Ask for them on paper before you pay for anything.',
        },
      ],
    },
  ],
};
