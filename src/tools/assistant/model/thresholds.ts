import type { FactId } from '../../../content/facts/lookup.ts';
import type { QuestionKind } from '../../../locales/search-words.ts';
import type { NeedId } from '../../../needs/need-id.ts';
import type { StateCode } from '../../../register/states.ts';

/**
 * A number that a question may tell. `age`: any number of two digits may be the age; `age-told`: only one that is called
 * an age. `turnover` and `value` are rupees of a year's sales and of goods, `wage` is a worker's pay.
 */
export type AskedNumber =
  | 'workers'
  | 'age'
  | 'age-told'
  | 'turnover'
  | 'value'
  | 'income'
  | 'wage'
  | 'metres'
  | 'feet'
  | 'kilograms'
  | 'microns';

/** A figure that decides between Yes and No, where a line of a need states both. */
export interface Threshold {
  /**
   * The number of the question that is compared: workers, years or microns from the figure on, the others only above it.
   */
  asks: AskedNumber;
  /** Left out where only a state has a figure. A range is reached from its lower to its higher number. */
  figure?: FactId;
  /** The figure itself does not reach: up to so many workers are let off. */
  isExempt?: boolean;
  /** A second, higher figure: between the two the numbers alone do not decide. */
  surely?: FactId;
  /** The figure of a state that the question names, in place of both; two where something else decides between them. */
  byState?: Readonly<Partial<Record<StateCode, FactId | readonly [FactId, FactId]>>>;
  /** The line is about more than the number: its words decide where the number does not. */
  isOneOfMany?: boolean;
  /** Pay above this is not covered, whatever the number. */
  wageMax?: FactId;
  /** What a number that reaches the figure answers, by the kind of the question; the other word below it. */
  reached: Readonly<Partial<Record<QuestionKind, 'yes' | 'no'>>>;
}

const workersFrom = (
  figure: FactId,
  reached: Threshold['reached'] = { must: 'yes', is: 'yes' },
): Threshold => ({ asks: 'workers', figure, reached });
const turnoverAbove = (figure: FactId, reached: Threshold['reached']): Threshold => ({
  asks: 'turnover',
  figure,
  reached,
});

/** How old a street vendor must be. */
const vendorAge: Omit<Threshold, 'asks'> = {
  figure: 'vendor.age-min',
  // What no state is known to exceed.
  surely: 'vendor.age.telangana',
  byState: {
    tg: 'vendor.age.telangana',
    ap: 'vendor.age.andhra',
    gj: 'state.vendor-age.gujarat',
    rj: 'state.vendor-age.rajasthan',
    wb: 'state.vendor-age.west-bengal',
    up: 'state.vendor-age.uttar-pradesh',
    br: 'state.vendor-age.bihar',
  },
  reached: { can: 'yes' },
};

/** Needs of the bank whose Yes or No a number of the question decides, and that the register does not know. */
export const thresholds: Readonly<Partial<Record<NeedId, Threshold>>> = {
  'labour.esi.limit': {
    ...workersFrom('labour.esi.workers', { must: 'yes' }),
    wageMax: 'labour.esi.wage-max',
  },
  'labour.epf.limit': workersFrom('labour.epf.workers', { must: 'yes' }),
  'labour.bonus': workersFrom('labour.bonus.workers'),
  'labour.gratuity': workersFrom('labour.gratuity.workers', { must: 'yes', can: 'yes' }),
  'labour.gratuity.calculate': workersFrom('labour.gratuity.workers', { must: 'yes', can: 'yes' }),
  'labour.posh': workersFrom('labour.posh.workers', { must: 'yes' }),
  'labour.welfare-fund': workersFrom('labour.lwf.workers', { must: 'yes', is: 'yes', they: 'yes' }),
  'states.maharashtra': workersFrom('trade.shops.maharashtra.workers', { must: 'yes' }),
  'states.tamil-nadu': workersFrom('trade.shops.tamil-nadu.workers', { must: 'yes' }),
  'states.gujarat': workersFrom('trade.shops.gujarat.workers', { must: 'yes' }),
  'states.rajasthan': {
    ...workersFrom('trade.shops.rajasthan.exempt', { must: 'yes' }),
    isExempt: true,
  },
  'states.uttar-pradesh': workersFrom('trade.shops.uttar-pradesh.workers', { must: 'yes' }),
  'states.bihar': workersFrom('state.bihar.shops.workers', { must: 'yes' }),
  'sectors.factory': {
    ...workersFrom('sectors.factory.with-power'),
    surely: 'sectors.factory.without-power',
  },
  'gst.einvoice': turnoverAbove('gst.einvoice.turnover', { must: 'yes', can: 'no' }),
  'gst.annual': turnoverAbove('gst.annual-return.turnover', { must: 'yes', is: 'yes' }),
  'gst.ewaybill': {
    asks: 'value',
    figure: 'gst.ewaybill.value',
    reached: { must: 'yes', is: 'yes', can: 'no' },
  },
  'fssai.which': turnoverAbove('fssai.registration.turnover-max', {
    must: 'yes',
    is: 'no',
    can: 'no',
  }),
  'gst.composition.limit': {
    ...turnoverAbove('gst.composition.services-limit', { can: 'no', is: 'no' }),
    surely: 'gst.composition.limit',
  },
  'tax.slabs': {
    asks: 'income',
    figure: 'income-tax.rebate.up-to',
    reached: { must: 'yes', is: 'yes', free: 'no' },
  },
  'fire.noc': {
    asks: 'metres',
    byState: {
      tg: ['fire.telangana.commercial', 'fire.telangana.residential'],
      ap: ['state.andhra.fire.business', 'state.andhra.fire.homes'],
    },
    isOneOfMany: true,
    reached: { must: 'yes' },
  },
  'sectors.transport': {
    asks: 'kilograms',
    figure: 'sectors.permit.weight',
    isOneOfMany: true,
    reached: { must: 'yes' },
  },
  'sectors.bag': {
    asks: 'microns',
    figure: 'sectors.bag.thickness',
    reached: { can: 'yes', is: 'no' },
  },
  'eshram.card': { asks: 'age-told', figure: 'labour.eshram.age', reached: { can: 'yes' } },
  'vendor.certificate': { ...vendorAge, asks: 'age-told' },
  'vendor.age': { ...vendorAge, asks: 'age' },
  'bis.hallmark': turnoverAbove('bis.hallmark.turnover', { must: 'yes', can: 'no' }),
};

/** Duties towards workers: who works alone has none of them. */
const dutiesToWorkers: ReadonlySet<string> = new Set<NeedId>([
  'labour.first-worker',
  'labour.minimum-wage',
  'labour.letter',
  'labour.wages.due',
]);
export const isDutyToWorkers = (need: string): boolean => dutiesToWorkers.has(need);

/** Returns the figure that decides a need; undefined for a need that no number decides. */
export const thresholdOf = (need: string): Threshold | undefined =>
  (thresholds as Readonly<Record<string, Threshold>>)[need];
