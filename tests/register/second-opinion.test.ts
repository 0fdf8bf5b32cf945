import { assert, constantFrom, property, subarray, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../src/content/facts/days.ts';
import { facts } from '../../src/content/facts/lookup.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { choices, type AmountId, type Answers, type TickOf } from '../../src/register/answers.ts';
import { findNeed, type Finding } from '../../src/register/find.ts';
import { complete } from '../../src/register/questions.ts';
import { rules } from '../../src/register/register.ts';
import { anyBusiness, day } from '../content/finder/arbitrary-answers.ts';
import {
  changeDays,
  comparedNeeds,
  foodTier,
  secondOpinion,
  turnoverLines,
  wageLines,
  workerLines,
  type ComparedNeed,
  type FoodTier,
  type SecondLevel,
} from './second-opinion.ts';

/** `npm run register:agree` tries 20,000 businesses; the suite tries fewer. */
const runs = Number(process.env['REGISTER_RUNS'] ?? 400);
/** A busy machine needs up to 20 ms for one business. */
const patience = { timeout: 20_000 + runs * 20 };

interface Disagreement {
  need: ComparedNeed;
  register: Finding['level'];
  second: SecondLevel;
  /** The completed answers. */
  known: Answers;
  on: IsoDate;
}

interface Pending {
  need: ComparedNeed;
  why: string;
  when: (disagreement: Disagreement) => boolean;
}

/** Disagreements that wait for a change of the register, each with the reading that decides against it. */
const pending: readonly Pending[] = [
  {
    need: 'gst',
    why: 'Export of goods: IGST Act, section 7(5)(a), with CGST Act, section 24(i).',
    when: ({ register, second, known }) =>
      register === 'likely' && second === 'must' && exportsGoods(known),
  },
  {
    need: 'gst',
    why: 'Meals on a food app below the limit: section 24(ix) leaves them out.',
    when: ({ register, second, known }) =>
      register === 'likely' && second === 'not-needed' && ticked(known, 'online', 'food-app'),
  },
  {
    need: 'composition',
    why: 'An exporter supplies to other states: section 10(2)(c).',
    when: ({ second, known }) => second === 'not-needed' && known.kind === 'exporter',
  },
  {
    need: 'composition',
    why: 'Services beside goods, on a food app: section 10(2)(d).',
    when: ({ second, known }) =>
      second === 'not-needed' && known.supply === 'both' && ticked(known, 'online', 'food-app'),
  },
  {
    need: 'composition',
    why: 'A shop that cooks and supplies meals as a service: Schedule II, paragraph 6(b).',
    when: ({ second, known }) =>
      second === 'optional' && known.food === 'makes' && known.supply === 'services',
  },
  {
    need: 'esi',
    why: 'Hazardous work: the First Schedule says “as notified”, and no notification was read.',
    when: ({ register, second }) => register === 'must' && second === 'likely',
  },
  {
    need: 'import-export-code',
    why: 'Goods brought in by a business that sells services: FT(D&R) Act, section 7.',
    when: ({ second, known }) => second === 'must' && known.supply === 'services',
  },
  {
    need: 'packer',
    why: 'Importers of goods without GST: rule 27 does not ask about GST.',
    when: ({ second, known }) => second === 'must' && known.supply === 'exempt',
  },
  {
    need: 'pan',
    why: 'The import-export code asks for it: imports do, exports of services do not.',
    when: ({ known }) => ticked(known, 'reach', 'imports', 'exports'),
  },
  ...(['professional-tax', 'professional-tax-own'] as const).map((need) => ({
    need,
    why: 'Four union territories without professional tax: docs/law-review/labour.md.',
    when: ({ known }: Disagreement) => ['an', 'dh', 'la', 'ld'].includes(known.state ?? ''),
  })),
  {
    need: 'professional-tax-own',
    why: 'Karnataka: who exports goods registers under GST, and so enrols.',
    when: ({ second, known }) => known.state === 'ka' && second === 'must' && exportsGoods(known),
  },
  {
    need: 'professional-tax-own',
    why: 'Maharashtra: the last row of Schedule I leaves no street vendor out.',
    when: ({ second, known }) => known.state === 'mh' && second === 'likely',
  },
  {
    need: 'shops-act',
    why: 'Karnataka: section 4 of the Act of 1961, in notified areas.',
    when: ({ register, known }) => register === 'likely' && known.state === 'ka',
  },
  {
    need: 'trade-licence',
    why: 'Kolkata: KMC Act, section 199, on every person in a trade.',
    when: ({ second, known }) => second === 'must' && known.place === 'kolkata',
  },
];

const ticked = <Q extends 'reach' | 'online'>(
  known: Answers,
  question: Q,
  ...options: TickOf<Q>[]
) => {
  const answer: readonly string[] | 'unknown' = known[question] ?? [];
  return answer !== 'unknown' && options.some((option) => answer.includes(option));
};

const exportsGoods = (known: Answers) =>
  known.supply !== 'services' && (known.kind === 'exporter' || ticked(known, 'reach', 'exports'));

/** Rules that name the paper; others of the food law add advice. */
const tierOfRule: Partial<Record<string, FoodTier>> = {
  'LF-02': 'registration',
  'LF-02d': 'registration',
  'LF-04': 'registration',
  'LF-05': 'state-licence',
  'LF-06': 'central-licence',
};

/** Returns where the register and the second opinion differ on a business, without pending differences. */
function disagreements(given: Answers, on: IsoDate): Disagreement[] {
  const known = complete(given, on).answers;
  const opinion = secondOpinion(known, on);
  return comparedNeeds.flatMap((need) => {
    const second = opinion[need];
    if (second === undefined) return [];
    const register = findNeed(need, known, on).level;
    if (register === second) return [];
    const disagreement = { need, register, second, known, on };
    const isPending = pending.some((each) => each.need === need && each.when(disagreement));
    return isPending ? [] : [disagreement];
  });
}

/** Returns the papers of the food law that both evaluators name. */
function foodPapers(given: Answers, on: IsoDate) {
  const known = complete(given, on).answers;
  const tier = foodTier(known, on);
  return {
    register: findNeed('fssai', known, on).rules.flatMap(({ id }) => tierOfRule[id] ?? []),
    second: tier === undefined ? [] : [tier],
  };
}

function expectAgreement(given: Answers, on: IsoDate): void {
  expect(disagreements(given, on)).toEqual([]);
  const { register, second } = foodPapers(given, on);
  expect(register, `paper of the food law on ${on}`).toEqual(second);
}

/** A random business. Some lists of ticks are empty, because one tick of many often decides alone. */
const business = tuple(
  anyBusiness,
  subarray(['products', 'online', 'reach', 'does', 'building'] as const),
).map(([answers, emptied]): Answers => ({
  ...answers,
  ...Object.fromEntries(emptied.filter((id) => id in answers).map((id) => [id, []])),
}));

/** Returns the answers with another amount, and an answer to each question that it can bring up. */
const withAmount = (answers: Answers, id: AmountId, amount: number): Answers => ({
  products: [],
  topWage: 0,
  power: 'no',
  ...answers,
  [id]: amount,
});

const lines = [
  ...turnoverLines.map((line) => ['turnover', line] as const),
  ...workerLines.map((line) => ['workers', line] as const),
  ...wageLines.map((line) => ['topWage', line] as const),
];
const aroundLine = (line: number) => [line - 1, line, line + 1];

/** Days on which a rule or a figure of a compared registration changes, as the register knows them. */
const daysOfRegister = rules
  .filter(({ need }) => (comparedNeeds as readonly string[]).includes(need))
  .flatMap((rule) => [
    rule.from,
    rule.until && addDays(rule.until, 1),
    ...rule.facts.flatMap((id) => facts.get(id)?.versions.map(({ from }) => from) ?? []),
  ])
  .filter((each) => each !== null && each !== undefined);

const days = [
  ...new Set([...changeDays, ...daysOfRegister.filter((first) => first >= '2024-01-01')]),
].flatMap((first) => [addDays(first, -1), first, addDays(first, 1)]);

/** A small shop in a town, to which the tests of each state add what matters there. */
const plainShop: Answers = {
  kind: 'shop',
  place: 'town',
  food: 'no',
  supply: 'goods',
  turnover: 0,
  products: [],
  online: [],
  reach: [],
  workers: 0,
  topWage: 0,
  building: [],
  entity: 'proprietor',
  does: [],
  plans: [],
};

it('two evaluators agree on random businesses', patience, () => {
  assert(
    property(business, (answers) => expectAgreement(answers, day)),
    { numRuns: runs },
  );
});

it.each(lines)('two evaluators agree around %s %d', patience, (id, line) => {
  assert(
    property(business, constantFrom(...aroundLine(line)), (answers, amount) =>
      expectAgreement(withAmount(answers, id, amount), day),
    ),
    { numRuns: Math.ceil(runs / 4) },
  );
});

it('two evaluators agree on each day of a change and the days beside it', patience, () => {
  assert(
    property(business, constantFrom(...days), (answers, on) => expectAgreement(answers, on)),
    { numRuns: runs },
  );
});

/** Turnovers at which a rule on GST changes. */
const gstTurnovers = turnoverLines.filter((line) => line <= 15_000_000).flatMap(aroundLine);
const soldByShop = [
  ...choices.supply.map((supply) => ({ supply, products: [] })),
  ...(['ice-cream', 'tobacco', 'bricks'] as const).map((product) => ({
    supply: 'goods' as const,
    products: [product],
  })),
];

it.each(soldByShop)(
  'two evaluators agree on a shop with $supply $products around each turnover, in each state',
  patience,
  (sold) => {
    const found = choices.state.flatMap((state) =>
      gstTurnovers.flatMap((turnover) =>
        disagreements({ ...plainShop, ...sold, state, turnover }, day),
      ),
    );
    expect(found).toEqual([]);
  },
);

it('two evaluators agree on a shop around each number of workers and wage, in each state', () => {
  const found = choices.state.flatMap((state) => [
    ...workerLines
      .flatMap(aroundLine)
      .flatMap((workers) => disagreements({ ...plainShop, state, workers }, day)),
    ...wageLines
      .flatMap(aroundLine)
      .flatMap((topWage) => disagreements({ ...plainShop, state, workers: 1, topWage }, day)),
  ]);
  expect(found).toEqual([]);
});

it('two evaluators agree on a shop on each day of a change, in each state', patience, () => {
  const found = days.flatMap((on) =>
    choices.state.flatMap((state) =>
      workerLines.flatMap((workers) => disagreements({ ...plainShop, state, workers }, on)),
    ),
  );
  expect(found).toEqual([]);
});

it('two evaluators name the same paper of the food law on each day of a change', patience, () => {
  const papers = days.flatMap((on) =>
    turnoverLines
      .flatMap(aroundLine)
      .map((turnover) => foodPapers({ ...plainShop, state: 'ap', food: 'sells', turnover }, on)),
  );
  expect(papers.map(({ register }) => register)).toEqual(papers.map(({ second }) => second));
});
