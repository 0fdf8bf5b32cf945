import type { DrawingName } from '../../../ui/drawing-names.ts';
import { choices, type Answers, type Kind } from '../../../register/answers.ts';

/** An entry of the first screen, which replaces the full list of kinds. */
interface Trade {
  /** The kinds of business that the trade can be. One alone is not asked. */
  kinds: readonly Kind[];
  /** The answers that the trade settles for a kind. */
  implies?: (kind: Kind) => Answers;
}

const street: readonly Kind[] = ['street-mobile', 'street-fixed'];
/** Kinds whose food and sales the register does not settle by itself. */
const isOpenKind = (kind: Kind) => kind === 'home-business' || street.includes(kind);

/** The trades of the first screen, in their order. */
const trades = {
  'cook-food': {
    kinds: [...street, 'home-business', 'restaurant', 'cloud-kitchen', 'food-making'],
    // A meal that is cooked and served is a service. From home it may also be pickles, which are goods.
    implies: (kind) =>
      street.includes(kind)
        ? { food: 'makes', supply: 'services' }
        : kind === 'home-business'
          ? { food: 'makes' }
          : {},
  },
  'goods-cart': { kinds: street },
  shop: { kinds: ['shop'] },
  'sew-repair': {
    kinds: ['office-service', 'home-business', ...street],
    implies: (kind) => (isOpenKind(kind) ? { food: 'no', supply: 'services' } : {}),
  },
  'home-work': { kinds: ['home-business'] },
  'sell-online': { kinds: ['online-seller'] },
} as const satisfies Record<string, Trade>;

export type TradeId = keyof typeof trades;
/** A trade of the first screen, or the full list of kinds. */
export type TradeChoice = TradeId | 'more';

/** What each trade looks like on the first screen. */
export const tradeDrawings: Record<TradeId, DrawingName> = {
  'cook-food': 'cook-food',
  'goods-cart': 'goods-cart',
  shop: 'shop',
  'sew-repair': 'scissors',
  'home-work': 'home-work',
  'sell-online': 'sell-online',
};

export const tradeIds = Object.keys(trades) as TradeId[];

export const isTradeChoice = (text: unknown): text is TradeChoice =>
  text === 'more' || tradeIds.includes(text as TradeId);

/** Returns the kinds of business that a trade can be. */
export const kindsOf = (trade: TradeChoice): readonly Kind[] =>
  trade === 'more' ? choices.kind : trades[trade].kinds;

/** Returns the answers that a trade settles for a kind of business. */
export function impliedByTrade(trade: TradeChoice, kind: Kind): Answers {
  const { implies }: Trade = trade === 'more' ? { kinds: [] } : trades[trade];
  return implies?.(kind) ?? {};
}

/** Returns the trade that fits the answers best; the full list when none of the six does. */
export function tradeOf(answers: Answers): TradeChoice {
  const { kind } = answers;
  if (kind === undefined || kind === 'unknown') return 'more';
  const fits = (trade: TradeId) =>
    kindsOf(trade).includes(kind) &&
    Object.entries(impliedByTrade(trade, kind)).every(
      ([id, answer]) => answers[id as keyof Answers] === answer,
    );
  const settlesMost = (a: TradeId, b: TradeId) => settled(b, kind) - settled(a, kind);
  return tradeIds.filter(fits).sort(settlesMost)[0] ?? 'more';
}

const settled = (trade: TradeId, kind: Kind) => Object.keys(impliedByTrade(trade, kind)).length;
