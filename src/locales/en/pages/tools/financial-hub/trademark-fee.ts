import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the trademark-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Trademark fee',
  updatedOn: '2026-11-21',
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
            { label: 'Restoration, added to the renewal', fact: 'trademark.fee.restoration' },
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    request: {
      label: 'What is asked for',
      options: {
        application: 'A new mark (TM-A)',
        expedited: 'Fast examination (TM-M)',
        opposition: 'Opposing someone else’s mark (TM-O)',
        renewal: 'Renewal (TM-R)',
        'late-renewal': 'Renewal in the months of grace',
        restoration: 'Restoring a mark after the grace',
      },
    },
    who: {
      label: 'Who applies',
      options: {
        small: 'Individual, startup or small enterprise',
        other: 'Everyone else',
      },
    },
    way: { label: 'How', options: { online: 'Online', paper: 'On paper' } },
    classes: { label: 'Classes of goods or services' },
    marks: { label: 'Marks' },
  },
  lines: {
    application: 'Application, for one mark in one class',
    expedited: 'Fast examination, for one mark in one class',
    opposition: 'Opposition, for one mark in one class',
    renewal: 'Renewal, for one mark in one class',
    'renewal-late': 'Surcharge, for one mark in one class',
    restoration: 'Restoration, for one mark in one class',
    times: 'How many times',
    total: 'Government fee',
  },
  assumptions: [
    'Government fee only. A helper’s fee is apart.',
    'A small enterprise shows its Udyam certificate, a startup its recognition.',
  ],
};
