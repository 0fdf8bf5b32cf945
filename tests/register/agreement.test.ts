import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { noAnswers, type Answers } from '../../src/register/answers.ts';
import { leavesOf } from '../../src/register/condition.ts';
import { find, type Finding } from '../../src/register/find.ts';
import { duties, type NeedId } from '../../src/register/register.ts';
import { datesFor } from '../../src/tools/calendar/model/dates.ts';
import { decimal } from '../../src/tools/financial-hub/calculators/decimal.ts';
import { figuresOn } from '../../src/tools/financial-hub/calculators/figures.ts';
import { fssaiFee } from '../../src/tools/financial-hub/calculators/fssai-fee/rule.ts';
import {
  professionalTax,
  type TaxState,
} from '../../src/tools/financial-hub/calculators/professional-tax/rule.ts';
import {
  askedIn,
  knownOf,
  otherPapers,
  scoredQuestions,
} from '../../src/tools/health/model/questions.ts';
import { anyBusiness, day } from '../content/finder/arbitrary-answers.ts';

/** `npm run register:agree` tries 20,000 businesses; the suite tries fewer. */
const runs = Number(process.env['REGISTER_RUNS'] ?? 400);
/** A busy machine needs up to 20 ms for one business. */
const patience = { timeout: 20_000 + runs * 20 };
const days = constantFrom<IsoDate>(day, '2027-03-31', '2027-04-01');

const levels = (answers: Answers, on: IsoDate): Map<NeedId, Finding['level']> =>
  new Map(find(answers, on).all.map(({ need, level }) => [need, level]));

const isAsked = (level: Finding['level'] | undefined) => level === 'must' || level === 'likely';

it(
  'the calendar shows dates of a registration to those whom the finder names it to, and to nobody else (LAW-01)',
  patience,
  () => {
    assert(
      property(anyBusiness, (answers) => {
        const { completed } = find(answers, day);
        const found = levels(answers, day);
        const { dates, ask } = datesFor({ known: completed.answers, own: noAnswers }, day);
        const shown = new Set([
          ...dates.map(({ duty }) => duty.id),
          ...ask.filter(({ why }) => why !== 'answer').map(({ duty }) => duty.id),
        ]);
        for (const { id, record, when } of duties) {
          const asked = leavesOf(when).filter((leaf) => leaf.test === 'needed');
          if (asked.length === 0) continue;
          const isNamed = asked.some(({ need }) => isAsked(found.get((need ?? record) as NeedId)));
          if (shown.has(id)) expect(isNamed, `${id} of ${record}`).toBe(true);
        }
        for (const [need, level] of found) {
          const own = duties.filter(({ record }) => record === need);
          // Only the owner knows how GST is filed.
          const decided = own.filter(({ when }) =>
            leavesOf(when).every(({ test }) => test !== 'files' && test !== 'says'),
          );
          const byNeed = decided.filter(({ when }) => when.test === 'needed');
          if (level === 'must' && byNeed.length > 0) {
            expect(
              byNeed.some(({ id }) => shown.has(id)),
              `dates of ${need}`,
            ).toBe(true);
          }
        }
      }),
      { numRuns: runs },
    );
  },
);

it('the health check asks for exactly what the finder names (LAW-01)', patience, () => {
  assert(
    property(anyBusiness, days, (answers, on) => {
      const found = levels(answers, on);
      const known = knownOf(answers, {}, on);
      const asked = scoredQuestions.filter(({ applies }) => applies(known) === 'yes');
      const covered = new Set<NeedId>(otherPapers(known));
      for (const { id } of asked) {
        const papers: readonly NeedId[] = id in askedIn ? askedIn[id as keyof typeof askedIn] : [];
        for (const need of papers) covered.add(need);
      }
      for (const [need, level] of found) {
        if (level === 'must') expect(covered.has(need), `nobody asks about ${need}`).toBe(true);
      }
      for (const id of [
        'vending',
        'trade-licence',
        'fssai',
        'goods',
        'insurance',
        'wages',
      ] as const) {
        const isNamed = askedIn[id].some((need) => isAsked(found.get(need)));
        expect(
          asked.some((question) => question.id === id),
          id,
        ).toBe(isNamed);
      }
    }),
    { numRuns: runs },
  );
});

it('the calculators put a business into the same class as the finder (LAW-01)', patience, () => {
  const tierOf = { 'LF-04': 'registration', 'LF-05': 'state', 'LF-06': 'central' } as const;
  const stateOf: Partial<Record<string, TaxState>> = {
    tg: 'telangana',
    ap: 'andhra',
    ka: 'karnataka',
    mh: 'maharashtra-women',
  };
  assert(
    property(anyBusiness, (answers) => {
      const { all, completed } = find(answers, day);
      const { figures } = figuresOn(day);
      const food = all.find(({ need }) => need === 'fssai')?.rules[0]?.id;
      if (food && food in tierOf && typeof answers.turnover === 'number') {
        const { tier } = fssaiFee(decimal(answers.turnover), 'most', figures);
        expect(tier).toBe(tierOf[food as keyof typeof tierOf]);
      }
      const state = stateOf[completed.answers.state ?? ''];
      const wage = completed.answers.topWage;
      if (state && typeof wage === 'number') {
        const { month } = professionalTax(state, decimal(wage), figures);
        const isMust = all.find(({ need }) => need === 'professional-tax')?.level === 'must';
        expect(month.gt(0), `${state} at ${wage}`).toBe(isMust);
      }
    }),
    { numRuns: runs },
  );
});
