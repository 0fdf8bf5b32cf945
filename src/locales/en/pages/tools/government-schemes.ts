import type { PageContent } from '../../../../content/types.ts';

/** Government schemes: the list, the eight questions, and what both can and cannot tell. */
export const content: PageContent = {
  name: 'Government schemes',
  updatedOn: '2026-11-23',
  title: 'Government schemes: which one fits you | Niyam',
  description:
    'Loans, grants, training and pensions for vendors and small firms: search the list, answer eight questions, see why a scheme fits or does not.',
  heading: 'Government schemes',
  lead: '{schemes.count} schemes with their official sites. Eight questions show which fit you.',
  sections: [
    {
      id: 'how-to-use',
      heading: 'What this list can tell you',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Likely** means that you meet every condition that we asked about. The office decides, not we.',
            '**Maybe** means that something is missing, or that a question is open: answer yes or no at the scheme.',
            '**No** means that a condition is not met. We say which one.',
            'We read about {schemes.read} of them, the last ones on {schemes.checked}. The others are marked **not read**: their sums may be old. Some that needed a new approval in spring are not confirmed; those are marked too.',
          ],
        },
        {
          kind: 'callout',
          tone: 'note',
          title: 'There are more schemes than these',
          text: 'Our office handles {claim.schemes}+ schemes, by its own figure. {proof.schemes} Search the government’s own list for them: [myScheme](portal:myscheme).',
        },
      ],
    },
    {
      id: 'how-to-apply',
      heading: 'How to apply without an agent',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Open the official site of the scheme. Read there who may apply today: rules change.',
            'Put the papers together. The list at each scheme shows what proves that you fit.',
            'Apply on the site, at your bank, or at a service centre of your state. Note the number you are given.',
            'Nobody can sell you a place. Write down the name of anybody who asks for money, and report it.',
          ],
        },
        {
          kind: 'portals',
          portals: ['myscheme', 'pmsvanidhi', 'jansamarth', 'udyam'],
        },
      ],
    },
    {
      id: 'signs-of-fraud',
      heading: 'Signs of a false scheme',
      blocks: [
        {
          kind: 'list',
          items: [
            'Someone asks for money to put your name on a list.',
            'The link came by message and the address does not end in .gov.in or .nic.in. A few true ones differ: reach them from a government page.',
            'They want your OTP.',
            '**You have paid already?** Call {helpline.cybercrime} at once, then your bank.',
          ],
        },
        {
          kind: 'portals',
          portals: ['cybercrime'],
        },
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        {
          kind: 'text',
          text: 'You can apply for every scheme yourself. If the papers are too much, [ask us](/contact): we say before we begin what our help costs. We decide nothing, and we cannot promise that an office says yes. Read also the guide to [free MSME registration](/msme-compliance), which many schemes ask for.',
        },
      ],
    },
    {
      id: 'all-schemes',
      heading: 'All schemes as plain text',
      blocks: [
        {
          kind: 'text',
          text: 'Check on the official site before you rely on anything here.',
        },
        { kind: 'schemes' },
      ],
    },
  ],
};
