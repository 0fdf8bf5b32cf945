import type { FactId } from '../../../content/facts/lookup.ts';
import type { NeedId } from '../../../needs/need-id.ts';
import type { StateCode } from '../../../register/states.ts';
import type { AskedNumber } from './thresholds.ts';

/** An amount that a number of the question decides, where the line of a need states several, or a share. */
export interface AmountByNumber {
  asks: AskedNumber;
  /** Words of the question that must be there: groups of words in all languages. */
  words?: string;
  /** The state that the question names. */
  state?: StateCode;
  /** No amount up to this figure. */
  above?: FactId;
  /** The amounts by the highest number of each; the last may be without one. */
  bands?: readonly { upTo?: FactId | 0; amount: FactId }[];
  /**
   * The amount is for each square foot: it is multiplied where the question tells how many, and said by itself where it
   * has one of these words.
   */
  perSquareFoot?: string;
  /** A share of the number instead, up to a figure, in whole rupees. */
  share?: { of: FactId; upTo: FactId; round: 'up' | 'nearest' };
}

const shopInTelangana: AmountByNumber = {
  asks: 'workers',
  words: 'act|shops|registration|register|gumasta|एक्ट|शॉप्स|पंजीकरण|रजिस्ट्रेशन|యాక్ట్|షాప్స్|రిజిస్ట్రేషన్',
  state: 'tg',
  bands: [
    { upTo: 0, amount: 'trade.shops.telangana.fee.none' },
    { upTo: 'trade.shops.telangana.band.first', amount: 'trade.shops.telangana.fee.first' },
    { upTo: 'trade.shops.telangana.band.second', amount: 'trade.shops.telangana.fee.second' },
    { upTo: 'trade.shops.telangana.band.third', amount: 'trade.shops.telangana.fee.third' },
    { upTo: 'trade.shops.telangana.band.fourth', amount: 'trade.shops.telangana.fee.fourth' },
  ],
};
const licenceInHyderabad: AmountByNumber = {
  asks: 'feet',
  // Other towns of the state have rates of their own.
  words: 'hyderabad|hyd|secunderabad|ghmc|हैदराबाद|सिकंदराबाद|జీహెచ్ఎంసీ|హైదరాబాద్|హైదరాబాద్‌లో|సికింద్రాబాద్',
  state: 'tg',
  bands: [
    { upTo: 'trade.ghmc.road.narrow', amount: 'trade.ghmc.rate.narrow' },
    { upTo: 'trade.ghmc.road.wide', amount: 'trade.ghmc.rate.middle' },
    { amount: 'trade.ghmc.rate.wide' },
  ],
  perSquareFoot: 'rate|रेट|दर|రేటు',
};
/** What the worker pays: the employer's share is another one. */
const cut =
  'cut|deduct|deducted|deduction|kat|katega|kategi|कट|कटेगा|कटेगी|कटता|कटती|कटौती|కట్|కోత|కోస్తారు';
const fromWages: readonly AmountByNumber[] = [
  {
    asks: 'wage',
    words: `pf|epf|provident|पीएफ|पीएफ़|పీఎఫ్ ${cut}`,
    share: { of: 'labour.epf.worker', upTo: 'labour.epf.ceiling', round: 'nearest' },
  },
  {
    asks: 'wage',
    words: `esi|ईएसआई|ఈఎస్ఐ|ఈఎస్‌ఐ ${cut}`,
    share: { of: 'labour.esi.worker', upTo: 'labour.esi.wage-max', round: 'up' },
  },
];

/** Needs whose amount a number of the question decides. Where two of a need fit, none is said. */
export const amounts: Readonly<Partial<Record<NeedId, readonly AmountByNumber[]>>> = {
  'shops-act': [shopInTelangana],
  'states.telangana': [shopInTelangana],
  'trade.fee': [licenceInHyderabad],
  'trade.calculate': [licenceInHyderabad],
  'labour.rates': fromWages,
  'labour.wages.calculate': fromWages,
  'labour.professional-tax': [
    {
      asks: 'wage',
      state: 'tg',
      above: 'labour.pt.wage-free',
      bands: [
        { upTo: 'labour.pt.middle-max', amount: 'labour.pt.middle' },
        { amount: 'labour.pt.high' },
      ],
    },
  ],
  'tax.late': [
    {
      asks: 'income',
      bands: [
        { upTo: 'income-tax.late-fee-small-income', amount: 'income-tax.late-fee-small' },
        { amount: 'income-tax.late-fee' },
      ],
    },
  ],
};

/** Returns the amounts of a need that a number decides. */
export const amountsOf = (need: string): readonly AmountByNumber[] =>
  (amounts as Readonly<Record<string, readonly AmountByNumber[]>>)[need] ?? [];
