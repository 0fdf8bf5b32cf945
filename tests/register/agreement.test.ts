import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { noAnswers } from '../../src/register/answers.ts';
import { leavesOf } from '../../src/register/condition.ts';
import { find, type Finding, type Findings } from '../../src/register/find.ts';
import { duties, needs, type KnownDuty, type NeedId } from '../../src/register/register.ts';
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
const days = constantFrom<IsoDate>(day, '2027-03-31', '2027-04-01');

const levelsIn = ({ all }: Findings): Map<NeedId, Finding['level']> =>
  new Map(all.map(({ need, level }) => [need, level]));

const isAsked = (level: Finding['level'] | undefined) => level === 'must' || level === 'likely';

/** The needs whose level decides a duty; none for a duty that does not depend on a registration. */
const decidingNeeds = ({ record, when }: KnownDuty): NeedId[] =>
  leavesOf(when).flatMap((leaf) =>
    leaf.test === 'needed' ? [(leaf.need ?? record) as NeedId] : [],
  );
const dutiesByNeed = duties.map((duty) => ({ id: duty.id, needs: decidingNeeds(duty) }));

/** The duties of a record that its registration alone decides. Only the owner knows how GST is filed. */
const ownDuties = new Map(
  needs.map(({ id: need }) => [
    need,
    duties.filter(({ record, when }) => record === need && when.test === 'needed'),
  ]),
);

it('the calendar shows dates of a registration to those whom the finder names it to, and to nobody else (LAW-01)', () => {
  assert(
    property(anyBusiness, (answers) => {
      const findings = find(answers, day);
      const found = levelsIn(findings);
      const { answers: known } = findings.completed;
      const { dates, ask } = datesFor({ known, own: noAnswers }, day);
      const shown = new Set([
        ...dates.map(({ duty }) => duty.id),
        ...ask.filter(({ why }) => why !== 'answer').map(({ duty }) => duty.id),
      ]);
      const unexpectedDuties = dutiesByNeed.filter(
        ({ id, needs }) =>
          shown.has(id) && needs.length > 0 && !needs.some((need) => isAsked(found.get(need))),
      );
      const dateless = [...found].filter(([need, level]) => {
        const own = ownDuties.get(need) ?? [];
        return level === 'must' && own.length > 0 && !own.some(({ id }) => shown.has(id));
      });
      expect({ uncalledFor: unexpectedDuties, dateless }).toEqual({
        uncalledFor: [],
        dateless: [],
      });
    }),
    { numRuns: runs },
  );
});

it('the health check asks for exactly what the finder names (LAW-01)', () => {
  const asksAbout = ['vending', 'trade-licence', 'fssai', 'goods', 'insurance', 'wages'] as const;
  assert(
    property(anyBusiness, days, (answers, on) => {
      const found = levelsIn(find(answers, on));
      const known = knownOf(answers, {}, on);
      const asked = scoredQuestions.filter(({ applies }) => applies(known) === 'yes');
      const covered = new Set<NeedId>(otherPapers(known));
      for (const { id } of asked) {
        const papers: readonly NeedId[] = id in askedIn ? askedIn[id as keyof typeof askedIn] : [];
        for (const need of papers) covered.add(need);
      }
      const unasked = [...found].filter(([need, level]) => level === 'must' && !covered.has(need));
      const wrong = asksAbout.filter((id) => {
        const isNamed = askedIn[id].some((need) => isAsked(found.get(need)));
        return asked.some((question) => question.id === id) !== isNamed;
      });
      expect({ unasked, wrong }).toEqual({ unasked: [], wrong: [] });
    }),
    { numRuns: runs },
  );
});

it('the calculators put a business into the same class as the finder (LAW-01)', () => {
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
