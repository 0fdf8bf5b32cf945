import type { PageContent } from '../../types.ts';

/** Common questions about the site and about us, with short answers. */
export const content: PageContent = {
  title: 'Questions and answers | Niyam',
  description:
    'Short answers to what people ask first: is this a government site, is it free, does it work offline, is it legal advice.',
  heading: 'Questions people ask first',
  lead: 'Short answers for now. More questions will be added as visitors ask them.',
  sections: [
    {
      id: 'questions',
      heading: 'Questions and answers',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Is Niyam a government site?',
              answer:
                'No. We are a private consultancy. We link to the official site for each registration so that you can apply there.',
            },
            {
              question: 'Do I have to pay to read?',
              answer: 'No. Every page is open to all and needs no account.',
            },
            {
              question: 'Can I register on Udyam myself?',
              answer:
                'Yes, and it is free. Use the [official Udyam portal](portal:udyam) only; look-alike sites charge for the same form.',
            },
            {
              question: 'I sell food from a cart. Do I need a food licence?',
              answer:
                'A vendor registered under the Street Vendors Act, 2014 counts as registered with FSSAI. The [FSSAI guide](/fssai-compliance) explains who else must apply.',
            },
            {
              question: 'Is this legal advice?',
              answer:
                'No. It is general information. For your own case speak to a professional, or ask for free legal aid through [NALSA](portal:nalsa).',
            },
          ],
        },
      ],
    },
    {
      id: 'not-here',
      heading: 'Your question is not here',
      blocks: [
        {
          kind: 'text',
          text: 'Send it to us on the [contact page](/contact).',
        },
      ],
    },
  ],
};
