import { assert, constantFrom, property, subarray, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../src/content/facts/days.ts';
import { facts } from '../../src/content/facts/lookup.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { choices, type AmountId, type Answers } from '../../src/register/answers.ts';
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

interface Disagreement {
  need: ComparedNeed;
  register: Finding['level'];
  second: SecondLevel;
  /** The completed answers. */
  known: Answers;
  on: IsoDate;
}

/** Rules that name the paper; others of the food law add advice. */
const tierOfRule: Partial<Record<string, FoodTier>> = {
  'LF-02': 'registration',
  'LF-02d': 'registration',
  'LF-04': 'registration',
  'LF-04b': 'registration',
  'LF-05': 'state-licence',
  'LF-06': 'central-licence',
};

/** Returns where the register and the second opinion differ on a business. */
function disagreements(given: Answers, on: IsoDate): Disagreement[] {
  const known = complete(given, on).answers;
  const opinion = secondOpinion(known, on);
  return comparedNeeds.flatMap((need) => {
    const second = opinion[need];
    if (second === undefined) return [];
    const register = findNeed(need, known, on).level;
    if (register === second) return [];
    return [{ need, register, second, known, on }];
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

it('two evaluators agree on random businesses (LAW-02)', () => {
  assert(
    property(business, (answers) => expectAgreement(answers, day)),
    { numRuns: runs },
  );
});

it.each(lines)('two evaluators agree around %s %d (LAW-02)', (id, line) => {
  assert(
    property(business, constantFrom(...aroundLine(line)), (answers, amount) =>
      expectAgreement(withAmount(answers, id, amount), day),
    ),
    { numRuns: Math.ceil(runs / 4) },
  );
});

it('two evaluators agree on each day of a change and the days beside it (LAW-02)', () => {
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
  'two evaluators agree on a shop with $supply $products around each turnover, in each state (LAW-02)',

  (sold) => {
    const found = choices.state.flatMap((state) =>
      gstTurnovers.flatMap((turnover) =>
        disagreements({ ...plainShop, ...sold, state, turnover }, day),
      ),
    );
    expect(found).toEqual([]);
  },
);

it('two evaluators agree on a shop around each number of workers and wage, in each state (LAW-02)', () => {
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

it('two evaluators agree on a shop on each day of a change, in each state (LAW-02)', () => {
  const found = days.flatMap((on) =>
    choices.state.flatMap((state) =>
      workerLines.flatMap((workers) => disagreements({ ...plainShop, state, workers }, on)),
    ),
  );
  expect(found).toEqual([]);
});

it('two evaluators name the same paper of the food law on each day of a change (LAW-02)', () => {
  const papers = days.flatMap((on) =>
    turnoverLines
      .flatMap(aroundLine)
      .map((turnover) => foodPapers({ ...plainShop, state: 'ap', food: 'sells', turnover }, on)),
  );
  expect(papers.map(({ register }) => register)).toEqual(papers.map(({ second }) => second));
});
