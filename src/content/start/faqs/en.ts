import type { PageContent } from '../../types.ts';

/** Starter questions with short answers. */
export const content: PageContent = {
  title: 'Starter questions answered | Niyam',
  description:
    'Questions people ask before their first sale: company or not, current account, home kitchen, free registrations, agents.',
  heading: 'Questions before the first sale',
  lead: 'What people ask when they have an idea and not yet a shop.',
  sections: [
    {
      id: 'questions',
      heading: 'Starter questions',
      blocks: [
        {
          kind: 'faq',
          items: [
            {
              question: 'Must I form a company to start?',
              answer:
                'No. You may trade in your own name. A company brings yearly filings, sales or no sales.',
            },
            {
              question: 'May I cook at home and sell?',
              answer:
                'Yes, once you are registered with FSSAI, unless your city or housing society forbids it. The [guide](/fssai-compliance) shows how a small food business does it.',
            },
            {
              question: 'I sell only fresh vegetables. Do I need GST?',
              answer:
                'If everything you sell is exempt from GST, you need not register, unless you have to pay tax under reverse charge. See the [GST guide](/gst-compliance).',
            },
            {
              question: 'Is Udyam compulsory?',
              answer:
                'No, but it is free and helps with loans and late payments. Do it on the [official portal](portal:udyam).',
            },
            {
              question: 'Should an agent keep my login?',
              answer:
                'Your own phone number and e-mail should be on every account. Otherwise you may miss a notice.',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'More to come',
      blocks: [
        {
          kind: 'text',
          text: 'Questions about particular trades are being added. [Send us yours](/contact).',
        },
      ],
    },
  ],
};
