import type { PageContent } from '../../../../../content/types.ts';

/** What the trademark-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'Trademark fee calculator by class | Niyam',
  description:
    'Government fee of a trademark application, fast examination, opposition, renewal or restoration, by classes and marks. Works offline.',
  heading: 'Trademark fee',
  lead: 'The government fee of a mark: for one mark in one class, times the classes, times the marks.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'Each class of goods or services has its fee, for each mark. An individual, a startup and a small enterprise pay the lower one.',
        },
        {
          kind: 'entries',
          caption: 'Online, for one mark in one class',
          rows: [
            { label: 'Application, small applicant', fact: 'trademark.fee.low' },
            { label: 'Application, everyone else', fact: 'trademark.fee.high' },
            { label: 'Fast examination, small applicant', fact: 'trademark.fee.expedited-low' },
            { label: 'Fast examination, everyone else', fact: 'trademark.fee.expedited-high' },
            { label: 'Opposition', fact: 'trademark.fee.opposition' },
            { label: 'Renewal', fact: 'trademark.fee.renewal' },
            { label: 'Added in the months of grace', fact: 'trademark.fee.renewal-late' },
            { label: 'Restoration, besides the renewal', fact: 'trademark.fee.restoration' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['guides/trademark-registration'] },
        { kind: 'portals', portals: ['ipindia'] },
      ],
    },
  ],
};
