import {
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  subarray,
  tuple,
  webFragments,
} from 'fast-check';
import { expect, it } from 'vitest';
import { isChoice, isTick, optionsOf, type Answers } from '../../../src/register/answers.ts';
import { readLink, writeLink } from '../../../src/tools/finder/model/answers-link.ts';
import { evaluate, verdictOn } from '../../../src/register/condition.ts';
import { atLevel, find, isComplete } from '../../../src/register/find.ts';
import { needs, rules, type NeedId } from '../../../src/register/register.ts';
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
      const asked = new Set(completed.asked);
      const unexplained = questions.filter(({ id }) => {
        if (asked.has(id)) return false;
        const reasons = whyNotAsked(id, completed, day);
        return reasons.length === 0 || !reasons.every((reason) => asked.has(reason));
      });
      expect(unexplained).toEqual([]);
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
      const levels = new Map(whole.all.map(({ need, level }) => [need, level]));
      const changed = sure.all.filter(
        ({ need, level, missing }) => missing.length === 0 && levels.get(need) !== level,
      );
      expect(changed).toEqual([]);
    }),
    { numRuns: runs },
  );
});

it('every need is listed once, with a reason; an open one names the missing answer', () => {
  assert(
    property(anyUnsureBusiness, (answers) => {
      const { all } = find(answers, day);
      expect(all.map(({ need }) => need)).toEqual(needs.map(({ id }) => id));
      const unexplained = all.filter(({ level, because, rules, missing }) => {
        if (level === 'open') return missing.length === 0;
        return (level === 'not-needed' ? because : rules).length === 0;
      });
      expect(unexplained).toEqual([]);
    }),
    { numRuns: runs },
  );
});

it('a verdict without reasons is the verdict with them', () => {
  const conditions = [...rules.map(({ when }) => when), ...questions.map(({ asked }) => asked)];
  const someKnown = tuple(anyUnsureBusiness, subarray(questions.map(({ id }) => id))).map(
    ([answers, known]): Answers => Object.fromEntries(known.map((id) => [id, answers[id]])),
  );
  assert(
    property(someKnown, (answers) => {
      const different = conditions.filter(
        (condition) =>
          verdictOn(condition, answers, day) !== evaluate(condition, answers, day).verdict,
      );
      expect(different).toEqual([]);
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
