import type { PageContent } from '../../types.ts';

/** Step: daily habits that keep a business in order. */
export const content: PageContent = {
  title: 'Daily operations: habits that save you later | Niyam',
  description:
    'Bills, purchase records, clean hands and a stamped scale: daily habits that help when an officer or a bank asks.',
  heading: 'Running the day',
  lead: 'An inspection goes well or badly because of what you did on ordinary days.',
  sections: [
    {
      id: 'every-day',
      heading: 'Every day',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write down sales, cash and UPI both, before you close.',
            'Keep purchase bills. They prove where goods came from and may carry tax credit.',
            'If you sell by weight, use a scale that has been verified and stamped. Street vendors are not exempt.',
            'With food: clean water, covered food, clean hands, waste in a bin.',
          ],
        },
      ],
    },
    {
      id: 'upi',
      heading: 'About UPI',
      blocks: [
        {
          kind: 'text',
          text: 'UPI receipts do not create a tax by themselves. Cash and UPI count alike towards the sales at which GST registration begins; the [GST guide](/gst-compliance) explains it.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Record sheets and hygiene lists for each kind of food business are being written. Meanwhile you can [ask about your own case](/contact).',
        },
      ],
    },
  ],
};
