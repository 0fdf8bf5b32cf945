import type { PageContent } from '../../types.ts';

/** The contact page; the lead form stands between its heading and its sections. */
export const content: PageContent = {
  title: 'Get a free consultation | Niyam',
  description:
    'Tell us about your business and what you need. The form works with no signal: your request waits on this phone until it can go.',
  heading: 'Get a free consultation',
  lead: 'Tell us what you sell, where, and what worries you. Somebody from our office in Hyderabad will reply.',
  sections: [
    {
      id: 'before-you-write',
      heading: 'Before you write',
      blocks: [
        {
          kind: 'list',
          items: [
            'Do not send Aadhaar, PAN, bank details or passwords through this form. We do not need them to answer you.',
            'No signal? Send it anyway. It is kept under [Waiting to send](/outbox) and goes when the network is back.',
            'What happens to your details is in the [privacy policy](/privacy-policy).',
          ],
        },
        {
          kind: 'text',
          text: 'Our phone number and office addresses will be added to this page.',
        },
      ],
    },
  ],
};
