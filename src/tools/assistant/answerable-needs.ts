import { isDeclined, shareOfAll, type LikelyNeed } from '../../needs/classifier.ts';
import type { NeedId } from '../../needs/need-id.ts';
import type { StateCode } from '../../register/states.ts';
import { fits, patternOf, type Concepts } from './concepts.ts';
import { isVictim } from './harm.ts';
import { emergencies } from './model/emergencies.ts';
import { isFromAsker } from './question-kind.ts';
import { needsOfGoods } from './question-tables.ts';
import { statesIn } from './told.ts';

/** Needs that only somebody has who names the state, or a city of it. */
const stateOfNeed: Readonly<Partial<Record<NeedId, StateCode>>> = {
  'states.telangana': 'tg',
  'states.andhra-pradesh': 'ap',
  'states.karnataka': 'ka',
  'states.maharashtra': 'mh',
  'states.tamil-nadu': 'tn',
  'states.gujarat': 'gj',
  'states.rajasthan': 'rj',
  'states.uttar-pradesh': 'up',
  'states.bihar': 'br',
  'states.west-bengal': 'wb',
  'trade.bengaluru': 'ka',
  'trade.delhi': 'dl',
};

/** Returns the state that a page is about: `/states/bihar`; undefined for any other page. */
export const stateOfPage = (path: string): StateCode | undefined =>
  stateOf(path.replace(/^\/states\//, 'states.'));

const stateOf = (id: string): StateCode | undefined =>
  (stateOfNeed as Readonly<Record<string, StateCode | undefined>>)[id];

/** So much of its share a need of a state keeps that is not named: our lists do not have every town. */
const unnamed = 0.25;

/** Funds of workers: who names one of them does not ask about the other. */
const funds: readonly { need: NeedId; own: string; other: string }[] = [
  { need: 'labour.epf.limit', own: 'pf|epf|provident', other: 'esi|esic' },
  { need: 'labour.esi.limit', own: 'esi|esic', other: 'pf|epf|provident' },
];

const bribeAsked = 'vendor.bribe-asked' satisfies NeedId;
const offersBribe = 'decline.bribery' satisfies NeedId;

/**
 * Returns the needs that the words of a question allow, with their shares: hardly those of states and none of funds
 * that it does not name, and with a bribe that somebody asks for in place of one that is offered.
 */
export function needsInWords(
  needs: readonly LikelyNeed[],
  question: string,
  concepts: Concepts,
): LikelyNeed[] {
  const named = new Set(statesIn(question));
  const unasked = funds.find(
    ({ own, other }) => fits(patternOf(other), concepts) && !fits(patternOf(own), concepts),
  )?.need;
  const isNamed = (id: string): boolean => {
    const state = stateOf(id);
    return state === undefined || named.has(state);
  };
  const allowed = withoutFund(needs, unasked)
    .map((need) => (isNamed(need.id) ? need : { ...need, share: need.share * unnamed }))
    .sort((a, b) => b.share - a.share);
  const urgent = withEmergency(allowed, concepts);
  const meant = withPayer(withGoods(urgent, needsOfGoods(concepts)), isFromAsker(question));
  return isVictim(question) ? withBribeAsked(meant) : meant;
}

/** Gives the share of the fund that nobody asks about to the one that is named: they are asked for in the same words. */
function withoutFund(needs: readonly LikelyNeed[], unasked: NeedId | undefined): LikelyNeed[] {
  const named = funds.find(({ need }) => need !== unasked)?.need;
  const share = needs.find(({ id }) => id === unasked)?.share ?? 0;
  return needs
    .filter(({ id }) => id !== unasked)
    .map((need) => (unasked && need.id === named ? { ...need, share: need.share + share } : need));
}

const askedUrgently = emergencies.map(({ need, words }) => ({ need, pattern: patternOf(words) }));

/** From this share on, an emergency in words is what somebody asks about, before all else that we answer. */
const leastUrgent = 0.08;

/** Gives the need that an emergency names in words the share of all that we answer. */
function withEmergency(needs: readonly LikelyNeed[], concepts: Concepts): LikelyNeed[] {
  const named = askedUrgently.find(({ pattern }) => fits(pattern, concepts))?.need;
  const own = needs.find(({ id, share }) => id === named && share >= leastUrgent);
  if (!own) return [...needs];
  const share = shareOfAll(needs.filter(({ id }) => !isDeclined(id)));
  return [{ ...own, share }, ...needs.filter(({ id }) => isDeclined(id))].sort(
    (a, b) => b.share - a.share,
  );
}

/** From this share on, what the guides say about goods is what somebody asks who names them. */
const leastOfGoods = 0.3;

/** Gives the needs about the named goods the share of all that we answer. */
function withGoods(needs: readonly LikelyNeed[], about: readonly string[]): LikelyNeed[] {
  const own = needs.filter(({ id }) => about.includes(id));
  const share = shareOfAll(own);
  if (share < leastOfGoods) return [...needs];
  const scale = shareOfAll(needs.filter(({ id }) => !isDeclined(id))) / share;
  return [
    ...own.map((need) => ({ ...need, share: need.share * scale })),
    ...needs.filter(({ id }) => isDeclined(id)),
  ].sort((a, b) => b.share - a.share);
}

/** Who pays a tax that may not be charged, and who would charge it: they ask in the same words. */
const pays = 'gst.charged' satisfies NeedId;
const charges = 'gst.collect-without' satisfies NeedId;

/** Gives the share of both sides of a bill to the one who pays, where the question says "from me". */
function withPayer(needs: readonly LikelyNeed[], isPayer: boolean): LikelyNeed[] {
  const payer = needs.find(({ id }) => id === pays);
  if (!isPayer || !payer) return [...needs];
  const share = shareOfAll(needs.filter(({ id }) => id === pays || id === charges));
  return [{ ...payer, share }, ...needs.filter(({ id }) => id !== pays && id !== charges)].sort(
    (a, b) => b.share - a.share,
  );
}

/** Takes the share of who offers a bribe for that of who is asked for one. Both have the same place. */
function withBribeAsked(needs: readonly LikelyNeed[]): LikelyNeed[] {
  const isBribe = ({ id }: LikelyNeed) => id === bribeAsked || id === offersBribe;
  const bribes = needs.filter(isBribe);
  const [first] = bribes;
  if (!first) return [...needs];
  const share = shareOfAll(bribes);
  const asked = bribes.find(({ id }) => id === bribeAsked) ?? first;
  return [{ ...asked, id: bribeAsked, share }, ...needs.filter((need) => !isBribe(need))].sort(
    (a, b) => b.share - a.share,
  );
}

/** Returns the needs that we answer, with the shares that they have once a question is not declined. */
export function answeredNeeds(needs: readonly LikelyNeed[]): LikelyNeed[] {
  const declined = shareOfAll(needs.filter(({ id }) => isDeclined(id)));
  const rest = Math.max(0.01, 1 - declined);
  return needs
    .filter(({ id }) => !isDeclined(id))
    .map((need) => ({ ...need, share: Math.min(1, need.share / rest) }));
}
