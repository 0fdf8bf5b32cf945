// Texts that several calculators share.

export const taxLines = {
  beforeRebate: 'Tax by slab',
  rebate: 'Taken off (rebate, or relief just above its limit)',
  cess: 'Health and education cess',
  tax: 'Income tax of the year',
};

export const surcharge =
  'Above {income-tax.surcharge.above} a surcharge is added. It is not in this sum: the tax will be higher.';

export const foodKind = {
  label: 'Kind, for a state licence',
  options: {
    most: 'Restaurant, shop, transport or most others',
    'small-maker': 'Maker, less than a tonne a day',
    'large-maker': 'Larger maker, or a hotel',
  },
};

export const foodNotes = {
  registration: 'At this turnover, basic registration is enough.',
  state: 'At this turnover, a state licence is needed.',
  central: 'At this turnover, a central licence is needed.',
  vendor:
    'A street vendor with a certificate under the Street Vendors Act counts as registered: no fee. The rules on clean food still hold.',
  hawker:
    'By an order, people who sell food on foot or from a cart pay {fssai.hawker.fee} since {fssai.hawker.fee|from}. The rules have changed since, and we could not confirm this fee. FoSCoS shows it before you pay.',
  'old-schedule':
    'The fee is from the schedule before the rules changed. We have not seen the new one. FoSCoS shows today’s fee before you pay.',
};

export const road = {
  label: 'Road width (feet)',
  options: {
    narrow: 'Up to {trade.ghmc.road.narrow}',
    middle: 'Above {trade.ghmc.road.narrow}, up to {trade.ghmc.road.wide}',
    wide: 'Above {trade.ghmc.road.wide}',
  },
};
