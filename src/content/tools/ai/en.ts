import type { PageContent } from '../../types.ts';

/** Hub of the tools that answer questions. */
export const content: PageContent = {
  title: 'AI portal: tools that answer | Niyam',
  description:
    'The assistant, the licence finder and other tools that answer from your own case. What each will do, and which are open.',
  heading: 'AI portal',
  lead: 'This page will hold the tools that answer for your own case. Most are being built.',
  sections: [
    {
      id: 'planned',
      heading: 'What will be here',
      blocks: [
        {
          kind: 'list',
          items: [
            'An assistant that answers from our guides and shows the passage. See [legal assistant](/legal-assistant).',
            'The [licence finder](/find), which is open: it lists the papers you need and why. It works by fixed rules on your phone, without any AI.',
            '[My dates](/calendar), which is open: a calendar of your returns, fees and renewals, by fixed rules on your phone.',
            'A [health check](/business-health) for a running business.',
            'Sums for tax, loans and wages in the [financial hub](/financial-hub).',
          ],
        },
      ],
    },
    {
      id: 'a-warning',
      heading: 'A word on asking any machine',
      blocks: [
        {
          kind: 'text',
          text: 'A chatbot can sound sure and be wrong, above all on fees, dates and states. Ask it where the answer stands, then open that source. The finished [FSSAI](/fssai-compliance) and [GST](/gst-compliance) guides name theirs.',
        },
      ],
    },
  ],
};
