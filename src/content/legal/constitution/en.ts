import type { PageContent } from '../../types.ts';

/** Why three Articles of the Constitution matter to a trader. */
export const content: PageContent = {
  title: 'The Constitution and your trade | Niyam',
  description:
    'Equality, freedom of trade and livelihood: how Article 14, Article 19 and Article 39 stand behind the rules of your business.',
  heading: 'The Constitution and your trade',
  lead: 'Licences and fines come from ordinary laws. Those laws must themselves obey the Constitution. Some of its Articles speak closely to a trader.',
  sections: [
    {
      id: 'the-articles',
      heading: 'Where to read on',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Article 14](/articles/14): the State must treat people equally and must not act on whim.',
            '[Article 19](/articles/19): a citizen may carry on a trade, within reasonable limits set by law.',
            '[Article 39](/articles/39): policy should aim at a livelihood for all, and equal pay.',
          ],
        },
      ],
    },
    {
      id: 'in-practice',
      heading: 'What this means at the counter',
      blocks: [
        {
          kind: 'text',
          text: 'An officer needs a law behind an order. You may ask, politely, which law and section it is, and you may ask for a receipt. Tax too can be taken only under a law.',
        },
      ],
    },
    {
      id: 'be-careful',
      heading: 'Its limits',
      blocks: [
        {
          kind: 'text',
          text: 'This explains ideas and is no advice on a case. Fuller notes on court decisions are being written. The text itself is published by the [Legislative Department](portal:legislative), and [NALSA](portal:nalsa) can help with free legal aid.',
        },
      ],
    },
  ],
};
