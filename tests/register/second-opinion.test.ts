import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../src/content/facts/days.ts';
import { facts } from '../../src/content/facts/lookup.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import type { AmountId, Answers, TickOf } from '../../src/register/answers.ts';
import { find, type Finding } from '../../src/register/find.ts';
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

/** Disagreements that wait for a change of the register, each with the reading that decides it. */
const pending: readonly {
  need: ComparedNeed;
  why: string;
  when: (disagreement: Disagreement) => boolean;
}[] = [
  {
    need: 'gst',
    why: 'Export of goods: IGST Act, section 7(5)(a), with CGST Act, section 24(i).',
    when: ({ register, second, known }) =>
      register === 'likely' &&
      second === 'must' &&
      (known.kind === 'exporter' || ticked(known, 'reach', 'exports')),
  },
  {
    need: 'gst',
    why: 'Goods on a marketplace or a food app: Notification 34/2023, Circular 167/23/2021.',
    when: ({ known }) =>
      known.supply !== 'services' && ticked(known, 'online', 'marketplace', 'food-app'),
  },
  {
    need: 'gst',
    why: 'Meals on a food app below the limit: section 24(ix) leaves them out.',
    when: ({ register, second, known }) =>
      register === 'likely' && second === 'not-needed' && ticked(known, 'online', 'food-app'),
  },
  {
    need: 'composition',
    why: 'Resellers of the barred goods, goods on a marketplace: section 10(2)(d) and (e).',
    when: ({ register, second }) => register === 'not-needed' && second === 'optional',
  },
  {
    need: 'composition',
    why: 'An exporter supplies to other states: section 10(2)(c).',
    when: ({ second, known }) => second === 'not-needed' && known.kind === 'exporter',
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
    why: 'Sales up to five lakh: Income-tax Act, 2025, section 262(1).',
    when: ({ register, second }) => register === 'must' && second === 'optional',
  },
  ...(['professional-tax', 'professional-tax-own'] as const).map((need) => ({
    need,
    why: 'Four union territories without professional tax.',
    when: ({ known }: Disagreement) => ['an', 'dh', 'la', 'ld'].includes(known.state ?? ''),
  })),
  {
    need: 'professional-tax-own',
    why: 'Karnataka: the schedule names some, not everybody.',
    when: ({ register, second, known }) =>
      known.state === 'ka' && register === 'must' && second === 'likely',
  },
  {
    need: 'professional-tax-own',
    why: 'Maharashtra: the last row of Schedule I leaves no street vendor out.',
    when: ({ second, known }) => known.state === 'mh' && second === 'likely',
  },
  {
    need: 'shops-act',
    why: 'Seven states whose Acts were read since: docs/law-review/city.md.',
    when: ({ register, known }) =>
      register === 'likely' &&
      ['ap', 'dl', 'gj', 'ka', 'rj', 'tn', 'up'].includes(known.state ?? ''),
  },
  {
    need: 'trade-licence',
    why: 'Gram panchayats license trades.',
    when: ({ second, known }) => known.place === 'village' && second === 'likely',
  },
  {
    need: 'trade-licence',
    why: 'Towns of Telangana: the e-municipal site. Kolkata: KMC Act, section 199.',
    when: ({ second, known }) =>
      second === 'must' &&
      (known.place === 'kolkata' || (known.state === 'tg' && known.place === 'town')),
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

const tierOfRule: Partial<Record<string, FoodTier>> = {
  'LF-02': 'registration',
  'LF-04': 'registration',
  'LF-05': 'state-licence',
  'LF-06': 'central-licence',
};

/** Returns where the register and the second opinion differ on a business. */
function disagreements(given: Answers, on: IsoDate): Disagreement[] {
  const { completed, all } = find(given, on);
  const known = completed.answers;
  const opinion = secondOpinion(known, on);
  return comparedNeeds.flatMap((need) => {
    const register = all.find((finding) => finding.need === need)?.level ?? 'not-needed';
    const second = opinion[need];
    if (second === undefined || second === register) return [];
    return [{ need, register, second, known, on }];
  });
}

function expectAgreement(given: Answers, on: IsoDate): void {
  const unexpected = disagreements(given, on).filter(
    (each) => !pending.some(({ need, when }) => need === each.need && when(each)),
  );
  expect(unexpected).toEqual([]);
  const { completed, all } = find(given, on);
  const tiers = all
    .filter(({ need }) => need === 'fssai')
    .flatMap((finding) => finding.rules.map(({ id }) => tierOfRule[id]));
  const tier = foodTier(completed.answers, on);
  expect(tiers, `paper of the food law on ${on}`).toEqual(tier === undefined ? [] : [tier]);
}

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

/** Days on which a rule or a figure of a compared registration changes, as the register knows them. */
const daysOfRegister = rules
  .filter(({ need }) => (comparedNeeds as readonly string[]).includes(need))
  .flatMap((rule) => [
    rule.from,
    rule.until && addDays(rule.until, 1),
    ...rule.facts.flatMap((id) => facts.get(id)?.versions.map(({ from }) => from) ?? []),
  ])
  .filter((each) => each !== null && each !== undefined);

const days = [...new Set([...changeDays, ...daysOfRegister])].flatMap((first) => [
  addDays(first, -1),
  first,
  addDays(first, 1),
]);

it('two evaluators agree on random businesses', patience, () => {
  assert(
    property(anyBusiness, (answers) => expectAgreement(answers, day)),
    { numRuns: runs },
  );
});

it.each(lines)('two evaluators agree around %s %d', patience, (id, line) => {
  assert(
    property(anyBusiness, constantFrom(-1, 0, 1), (answers, step) =>
      expectAgreement(withAmount(answers, id, line + step), day),
    ),
    { numRuns: Math.ceil(runs / 4) },
  );
});

it('two evaluators agree on each day of a change and the days beside it', patience, () => {
  assert(
    property(anyBusiness, constantFrom(...days), (answers, on) => expectAgreement(answers, on)),
    { numRuns: runs },
  );
});
