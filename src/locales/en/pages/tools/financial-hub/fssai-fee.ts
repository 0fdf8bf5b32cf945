import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { foodKind, foodNotes } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the FSSAI fee calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'FSSAI fee',
  updatedOn: '2026-11-23',
  title: 'FSSAI fee calculator: which tier, what fee | Niyam',
  description:
    'Which FSSAI tier a turnover needs, and its fee for the years you pay ahead, by the last schedule on record. Works offline.',
  heading: 'FSSAI fee',
  lead: 'Your tier and fee.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The turnover decides the tier. The tier decides the yearly fee, for a state licence together with the kind of business.',
        },
        {
          kind: 'entries',
          caption: 'Tiers',
          rows: [
            { label: 'Registration up to this turnover', fact: 'fssai.registration.turnover-max' },
            { label: 'State licence up to this turnover', fact: 'fssai.state.turnover-max' },
            { label: 'Street vendor with a certificate of vending', fact: 'fssai.vendor.fee' },
            { label: 'On foot or from a cart, by an order of FSSAI', fact: 'fssai.hawker.fee' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Fee of a year, by the schedule that ended',
          rows: [
            { label: 'Registration', fact: 'fssai.registration.fee@2026-03-31' },
            { label: 'State licence, most businesses', fact: 'fssai.state.fee.most@2026-03-31' },
            {
              label: 'State licence, small makers',
              fact: 'fssai.state.fee.small-maker@2026-03-31',
            },
            {
              label: 'State licence, large makers and hotels',
              fact: 'fssai.state.fee.large-maker@2026-03-31',
            },
            { label: 'Central licence', fact: 'fssai.central.fee@2026-03-31' },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'The fee of today',
          text: 'The rules changed on {fssai.registration.turnover-max|from}. We have not seen the new schedule of fees: [FoSCoS](portal:foscos) shows the sum before you pay. By an order, vendors who move about on foot or with a cart have paid {fssai.hawker.fee} since {fssai.hawker.fee|from}. We could not confirm that it goes on.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [{ kind: 'pages', pages: ['guides/fssai-compliance'] }],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    vendor: { label: 'Vending certificate' },
    hawker: { label: 'On foot or cart, without it' },
    turnover: { label: 'Food sales in a year (₹)' },
    kind: foodKind,
    years: { label: 'Years to pay ahead' },
  },
  lines: {
    year: 'Fee of one year by that list',
    years: 'Years',
    ended: 'Fee by the list until {fssai.registration.fee@2026-03-31|until}',
    total: 'Fee to pay',
  },
  notes: foodNotes,
  assumptions: [
    'Some kinds of business, such as importers, needed a central licence at any turnover before the rules changed. Whether that still holds we could not confirm: FSSAI answers it.',
    'For a fair or festival alone, an order of FSSAI allows a registration of {fssai.seasonal.validity} at most, for {fssai.seasonal.fee}. It is not in this sum.',
    'Paying ahead is for a number of years; the certificate itself has no end date.',
  ],
};
