import type { PageContent } from '../../types.ts';

/** ISO certification: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'ISO certification: how to check a seller | Niyam',
  description:
    'ISO writes standards and certifies nobody. How to find an accredited body, check a certificate, and avoid paper that is worth nothing.',
  heading: 'ISO certification',
  lead: 'ISO writes standards. It does not give certificates. Those come from certification bodies, and some of them sell paper that no serious buyer accepts.',
  sections: [
    {
      id: 'check-the-body',
      heading: 'Check the body before you pay',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask which accreditation body stands behind it. In India this is often NABCB.',
            'Look the certification body up on that register.',
            'After an audit, see that your certificate can be found on IAF CertSearch.',
          ],
        },
        {
          kind: 'portals',
          portals: ['nabcb', 'iafcertsearch'],
        },
      ],
    },
    {
      id: 'do-you-need-it',
      heading: 'Do you need it',
      blocks: [
        {
          kind: 'text',
          text: 'No general law asks a small business for it. A buyer or a tender may. Ask them which standard and edition they want: quality, environment, information security and workplace safety each have their own.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'How an audit runs and what drives its price is being written. Before you sign with a certification body, [show us the offer](/contact).',
        },
      ],
    },
  ],
};
