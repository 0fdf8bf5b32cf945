import {
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  webFragments,
} from 'fast-check';
import { expect, it } from 'vitest';
import { isChoice, isTick, optionsOf, type Answers } from '../../../src/register/answers.ts';
import { readLink, writeLink } from '../../../src/tools/finder/model/answers-link.ts';
import { atLevel, find, isComplete } from '../../../src/register/find.ts';
import { needs, type NeedId } from '../../../src/register/register.ts';
import { nextOpen, complete, questions, whyNotAsked } from '../../../src/register/questions.ts';
import { anyBusiness, anyUnsureBusiness, day } from './arbitrary-answers.ts';

/** Enough to meet every rule; more are run by hand. */
const runs = Number(process.env.FINDER_RUNS ?? 300);

/** A registration replaces the enrolment number of small sellers on marketplaces, so both count as one. */
const musts = (answers: Answers): NeedId[] =>
  atLevel(find(answers, day), 'must').map(({ need }) => (need === 'gst-enrolment' ? 'gst' : need));
/** Answers of a changed business: what is asked anew is answered with the least. */
const withLeast = (answers: Answers): Answers => {
  const next = nextOpen(complete(answers, day));
  if (!next) return answers;
  const least = isTick(next) ? [] : isChoice(next) ? optionsOf(next)[0] : 0;
  return withLeast({ ...answers, [next]: least });
};

it('asks 8 to 15 questions, whatever is answered', () => {
  assert(
    property(anyBusiness, (answers) => {
      const { asked } = complete(answers, day);
      expect(asked.length).toBeGreaterThanOrEqual(8);
      expect(asked.length).toBeLessThanOrEqual(15);
      expect(isComplete(find(answers, day))).toBe(true);
    }),
    { numRuns: runs },
  );
});

it('whatever is not asked has a reason that was', () => {
  assert(
    property(anyBusiness, (answers) => {
      const completed = complete(answers, day);
      for (const { id } of questions.filter((each) => !completed.asked.includes(each.id))) {
        const reasons = whyNotAsked(id, completed, day);
        expect(reasons.length, id).toBeGreaterThan(0);
        expect(completed.asked).toEqual(expect.arrayContaining(reasons));
      }
    }),
    { numRuns: runs },
  );
});

it('more turnover never takes a duty away', () => {
  assert(
    property(anyBusiness, integer({ min: 1, max: 600_000_000 }), (answers, more) => {
      const larger = withLeast({ ...answers, turnover: Number(answers.turnover) + more });
      expect(musts(larger)).toEqual(expect.arrayContaining(musts(answers)));
    }),
    { numRuns: runs },
  );
});

it('more workers never take a duty away', () => {
  assert(
    property(anyBusiness, integer({ min: 1, max: 50 }), (answers, more) => {
      const larger = withLeast({ ...answers, workers: Number(answers.workers) + more });
      expect(musts(larger)).toEqual(expect.arrayContaining(musts(answers)));
    }),
    { numRuns: runs },
  );
});

it('one more tick never takes a duty away', () => {
  const tick = constantFrom(...questions.flatMap(({ id }) => (isTick(id) ? [id] : [])));
  assert(
    property(anyBusiness, tick, nat(), (answers, id, which) => {
      const before = answers[id];
      if (!Array.isArray(before)) return;
      const options = optionsOf(id);
      const added = options[which % options.length] ?? '';
      const after = { ...answers, [id]: [...new Set([...before, added])] };
      expect(musts(after)).toEqual(expect.arrayContaining(musts(answers)));
    }),
    { numRuns: runs },
  );
});

it('a certain result stays the same, whatever a further answer is', () => {
  assert(
    property(anyBusiness, constantFrom(...questions.map(({ id }) => id)), (answers, id) => {
      const { [id]: _, ...without } = answers;
      const sure = find(without, day);
      const whole = find(answers, day);
      for (const { need, level, missing } of sure.all) {
        if (missing.length > 0) continue;
        expect([need, whole.all.find((finding) => finding.need === need)?.level]).toEqual([
          need,
          level,
        ]);
      }
    }),
    { numRuns: runs },
  );
});

it('every need is listed once, with a reason; an open one names the missing answer', () => {
  assert(
    property(anyUnsureBusiness, (answers) => {
      const { all } = find(answers, day);
      expect(all.map(({ need }) => need).sort()).toEqual(needs.map(({ id }) => id).sort());
      for (const finding of all) {
        const { need, level, because, rules, missing } = finding;
        if (level === 'open') expect(missing.length, need).toBeGreaterThan(0);
        else if (level === 'not-needed') expect(because.length, need).toBeGreaterThan(0);
        else expect(rules.length, need).toBeGreaterThan(0);
      }
    }),
    { numRuns: runs },
  );
});

it('an address brings back the answers, but those about money', () => {
  assert(
    property(anyUnsureBusiness, (answers) => {
      const { turnover: _, topWage: __, ...shared } = answers;
      const link = writeLink({ answers, at: 'result' });
      expect(link).toMatch(/^[\w=&,.-]*$/);
      expect(readLink(`#${link}`)).toEqual({ answers: shared, at: 'result' });
    }),
  );
});

it('any other address is read without an error', () => {
  assert(
    property(oneof(string(), webFragments()), (text) => {
      expect(readLink(text).answers).toBeTypeOf('object');
    }),
  );
});
