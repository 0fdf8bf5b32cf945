import type { FactId } from '../../../content/facts/lookup.ts';
import type { QuestionKind } from '../../../locales/search-words.ts';
import type { NeedId } from '../../../needs/need-id.ts';
import type { StateCode } from '../../../register/states.ts';

/** A figure that decides between Yes and No, where a line of a need states both. */
export interface Threshold {
  /** The number of the question that is compared: workers or years (from the figure on), or rupees (above it). */
  asks: 'workers' | 'age' | 'turnover' | 'value';
  figure: FactId;
  /** The figure itself does not reach: up to so many workers are let off. */
  isExempt?: boolean;
  /** A second, higher figure: between the two the numbers alone do not decide. */
  surely?: FactId;
  /** The figure of a state that the question names, in place of both. */
  byState?: Readonly<Partial<Record<StateCode, FactId>>>;
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
  'vendor.age': {
    asks: 'age',
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
  },
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
