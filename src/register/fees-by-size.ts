import type { FactId } from '../content/facts/lookup.ts';

/**
 * The figures of fees that depend on size, kind or way of applying. Records and calculators read them here, so
 * they cannot state different ones.
 */

/** The yearly fee of FSSAI: `upTo` is the largest turnover. A state licence costs by the kind of food business. */
export const foodFees = {
  registration: { upTo: 'fssai.registration.turnover-max', fee: 'fssai.registration.fee' },
  state: {
    upTo: 'fssai.state.turnover-max',
    fee: 'fssai.state.fee',
    byKind: {
      most: 'fssai.state.fee.most',
      'small-maker': 'fssai.state.fee.small-maker',
      'large-maker': 'fssai.state.fee.large-maker',
    },
  },
  central: { fee: 'fssai.central.fee' },
  vendor: 'fssai.vendor.fee',
  hawker: 'fssai.hawker.fee',
} as const;

/** The ministry's fee for forming an LLP: `upTo` is the largest contribution. Above the last it is not known. */
export const llpFees = [
  { upTo: 'company.llp.band.first', fee: 'company.llp.fee.first' },
  { upTo: 'company.llp.band.second', fee: 'company.llp.fee.second' },
  { upTo: 'company.llp.band.third', fee: 'company.llp.fee.third' },
  { upTo: 'company.llp.band.fourth', fee: 'company.llp.fee.fourth' },
] as const;

export const companyFees = {
  form: 'company.fee',
  name: 'company.fee.name',
  panTan: 'company.fee.pan-tan',
  llpName: 'company.llp.fee.name',
  stampDuty: {
    telangana: 'company.stamp.telangana',
    andhra: 'company.stamp.andhra',
    delhi: 'company.stamp.delhi',
    maharashtra: 'company.stamp.maharashtra',
  },
} as const;

/** The fees of a trade mark in one class, for a person or small firm (`low`) and for others (`high`). */
export const trademarkFees = {
  application: {
    online: { low: 'trademark.fee.low', high: 'trademark.fee.high' },
    paper: { low: 'trademark.fee.low-paper', high: 'trademark.fee.high-paper' },
  },
  expedited: { low: 'trademark.fee.expedited-low', high: 'trademark.fee.expedited-high' },
  opposition: { online: 'trademark.fee.opposition', paper: 'trademark.fee.opposition-paper' },
  renewal: { online: 'trademark.fee.renewal', paper: 'trademark.fee.renewal-paper' },
  'renewal-late': {
    online: 'trademark.fee.renewal-late',
    paper: 'trademark.fee.renewal-late-paper',
  },
  restoration: { online: 'trademark.fee.restoration', paper: 'trademark.fee.restoration-paper' },
} as const;

/** The yearly licence fee in Hyderabad: rupees a square foot by the width of the road, the Green Fund, lateness. */
export const hyderabadTradeFees = {
  rate: {
    narrow: 'trade.ghmc.rate.narrow',
    middle: 'trade.ghmc.rate.middle',
    wide: 'trade.ghmc.rate.wide',
  },
  greenFund: {
    feeMax: 'trade.ghmc.green-fund.fee-max',
    share: 'trade.ghmc.green-fund.share',
    roundedTo: 'trade.ghmc.green-fund.rounded-to',
    above: 'trade.ghmc.green-fund.above',
  },
  late: { first: 'trade.ghmc.late.first', second: 'trade.ghmc.late.second' },
  unlicensed: { once: 'trade.ghmc.unlicensed.once', month: 'trade.ghmc.unlicensed.month' },
} as const;

/** Every figure above, for the test that looks for them elsewhere. */
export const figuresBySize: readonly FactId[] = [
  foodFees,
  llpFees,
  companyFees,
  trademarkFees,
  hyderabadTradeFees,
].flatMap(figuresIn);

function figuresIn(value: unknown): FactId[] {
  if (typeof value === 'string') return [value as FactId];
  return Object.values(value as object).flatMap(figuresIn);
}
