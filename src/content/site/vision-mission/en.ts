import type { PageContent } from '../../types.ts';

/** What the site is for, as aims a reader can hold us to. */
export const content: PageContent = {
  title: 'Vision and mission: what we aim for | Niyam',
  description:
    'What we are working towards, written as things you can check on this site, with an honest note on how far we have come.',
  heading: 'What we are working towards',
  lead: 'Our aim is that a person who sells on a footpath can read the same rule as a person with a lawyer, in their own language, and act on it.',
  sections: [
    {
      id: 'hold-us-to-it',
      heading: 'Things you can hold us to',
      blocks: [
        {
          kind: 'list',
          items: [
            'Every guide says what you can do without paying us.',
            'The government fee and our fee are never mixed into one amount.',
            'When we do not know something, the page says so.',
            'The site stays useful on a cheap phone with a weak signal.',
          ],
        },
      ],
    },
    {
      id: 'how-far',
      heading: 'How far we have come',
      blocks: [
        {
          kind: 'text',
          text: 'Full guides exist for [FSSAI](/fssai-compliance) and [GST](/gst-compliance). More guides are being written, and so are the Hindi and Telugu pages. If a page falls short of this list, [tell us which one](/contact).',
        },
      ],
    },
  ],
};
