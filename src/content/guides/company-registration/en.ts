import type { PageContent } from '../../types.ts';

/** Company registration: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Company registration: Pvt Ltd, LLP or OPC | Niyam',
  description:
    'Private limited company, LLP or One Person Company: how they differ, how they are formed, and what they cost you in yearly work.',
  heading: 'Company registration',
  lead: 'A company or LLP is a separate person in law. That protects your own property from most business debts, and it brings filings every year.',
  sections: [
    {
      id: 'which',
      heading: 'Which one',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Private limited**: for partners who want investors. No minimum capital is required.',
            '**LLP**: for partners who want lighter rules. It has no minimum capital either.',
            '**One Person Company**: for one Indian citizen, with a nominee.',
          ],
        },
      ],
    },
    {
      id: 'how',
      heading: 'How it is formed',
      blocks: [
        {
          kind: 'text',
          text: 'All are formed online with the Ministry of Corporate Affairs: a name, digital signatures, then SPICe+ for a company or FiLLiP for an LLP. The certificate comes by e-mail.',
        },
        {
          kind: 'portals',
          portals: ['mca'],
        },
      ],
    },
    {
      id: 'think-twice',
      heading: 'Think twice',
      blocks: [
        {
          kind: 'text',
          text: 'The yearly returns fall due even when there are no sales, and the late fee for a company grows daily. If you sell alone from one shop, a proprietor’s business may do.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'The full comparison and the list of duties after registration are being written. [Ask us](/contact) before you file. Tax registration is in the [GST guide](/gst-compliance).',
        },
      ],
    },
  ],
};
