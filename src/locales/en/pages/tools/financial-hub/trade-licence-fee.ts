import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';
import { road } from '../../../tools/financial-hub/shared-sum-words.ts';

/** What the Hyderabad trade-licence calculator does, its rule and its figures. */
export const content: PageContent = {
  name: 'Trade licence fee (Hyderabad)',
  updatedOn: '2026-11-23',
  title: 'Hyderabad trade licence fee calculator | Niyam',
  description:
    'Trade licence fee of a Hyderabad shop by area and road, with the Green Fund, late charges and the penalty without a licence. Works offline.',
  heading: 'Trade licence fee in Hyderabad',
  lead: 'By area and road, with late fees.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The fee is the area times the rate of the road. The Green Fund is a part of a small fee, rounded up, and a fixed sum on a larger one. Being late adds a part of the fee.',
        },
        {
          kind: 'entries',
          caption: 'Rates and charges',
          rows: [
            { label: 'A square foot, narrow road', fact: 'trade.ghmc.rate.narrow' },
            { label: 'A square foot, middle road', fact: 'trade.ghmc.rate.middle' },
            { label: 'A square foot, wide road', fact: 'trade.ghmc.rate.wide' },
            { label: 'Green Fund, of a small fee', fact: 'trade.ghmc.green-fund.share' },
            { label: 'A small fee is up to', fact: 'trade.ghmc.green-fund.fee-max' },
            { label: 'Green Fund on a larger fee', fact: 'trade.ghmc.green-fund.above' },
            { label: 'Late, at first', fact: 'trade.ghmc.late.first' },
            { label: 'That holds for', fact: 'trade.ghmc.late.first-days' },
            { label: 'Later', fact: 'trade.ghmc.late.second' },
            { label: 'No licence, once', fact: 'trade.ghmc.unlicensed.once' },
            { label: 'No licence, added each month', fact: 'trade.ghmc.unlicensed.month' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'Since {hyderabad.split} the city has three corporations. The rates are those published before.',
        },
        { kind: 'pages', pages: ['guides/trade-license-compliance'] },
        { kind: 'portals', portals: ['ghmc'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    area: { label: 'Shop area (square feet)' },
    road,
    when: {
      label: 'When it is paid',
      options: {
        'on-time': 'On time',
        late: 'Late, up to {trade.ghmc.late.first-days}',
        'very-late': 'Later than that',
        unlicensed: 'There was no licence',
      },
    },
    months: { label: 'Months without a licence' },
  },
  lines: {
    fee: 'Licence fee of the year',
    greenFund: 'Telangana Green Fund, rounded up',
    late: 'Late charge',
    penalty: 'Penalty for trading without a licence',
    total: 'To pay',
  },
  assumptions: [
    'Hyderabad only: the rates that GHMC published before its division in three. The three corporations may change them.',
    'Older ceilings of the fee are not applied.',
    'No fire or signboard fees.',
  ],
};
