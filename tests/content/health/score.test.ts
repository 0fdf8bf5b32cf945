import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../src/register/answers.ts';
import {
  options,
  scoredIds,
  unknown,
  type HealthAnswers,
} from '../../../src/tools/health/model/answers.ts';
import { gapsOf } from '../../../src/tools/health/model/gaps.ts';
import {
  knownOf,
  offeredOptions,
  scoredQuestions,
} from '../../../src/tools/health/model/questions.ts';
import { bandOf, cappedAt, outcomeOf, scoreOf } from '../../../src/tools/health/model/score.ts';
import { mostSteps, pathOf } from '../../../src/tools/health/model/steps.ts';
import { anyBusiness, day } from '../finder/arbitrary-answers.ts';
import { answerSets } from './answer-sets.ts';

const anyAnswers = record(
  Object.fromEntries(scoredIds.map((id) => [id, constantFrom(...options[id], unknown)])),
);

describe.each(answerSets)('$name', ({ business, given, ...expected }) => {
  const known = knownOf(business, given, day);

  it('answers exactly the questions that are asked', () => {
    const { open, steps } = pathOf(business, given, [], day);
    expect(open).toBeUndefined();
    expect([...steps].sort()).toEqual(Object.keys(given).sort());
  });

  it('gets the score calculated by hand', () => {
    const score = scoreOf(known);
    const { earned, applicable } = score;
    expect({ earned, applicable, score: score.score, band: bandOf(score.score) }).toEqual({
      earned: expected.earned,
      applicable: expected.applicable,
      score: expected.score,
      band: expected.band,
    });
    expect(score.capped).toBe(expected.capped ?? false);
    expect(gapsOf(score.gaps, known).map(({ question }) => question)).toEqual(expected.gaps);
  });
});

it('there are twelve answer sets', () => expect(answerSets).toHaveLength(12));

it('the bands begin where they are said to', () => {
  expect([0, 39, 40, 59, 60, 79, 80, 100].map(bandOf)).toEqual([
    'act',
    'act',
    'gaps',
    'gaps',
    'fair',
    'fair',
    'strong',
    'strong',
  ]);
});

describe('for any business and any answers', () => {
  const anyCheck = record({ business: anyBusiness, given: anyAnswers });
  const check = (holds: (business: Answers, given: HealthAnswers) => void) =>
    assert(property(anyCheck, ({ business, given }) => holds(business, given)));

  it('no more than sixteen questions are asked', () => {
    assert(
      property(anyBusiness, anyAnswers, ({ kind }, given) => {
        const business: Answers = kind === undefined ? {} : { kind };
        const { steps } = pathOf(business, given, [], day);
        expect(steps.length).toBeLessThanOrEqual(mostSteps);
      }),
    );
  });

  it('the score stays between none and all, and under the cap with a critical gap', () => {
    check((business, given) => {
      const known = knownOf(business, given, day);
      const { score, gaps } = scoreOf(known);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const critical = scoredQuestions.filter((question) => question.critical);
      if (critical.some(({ id }) => gaps.includes(id))) expect(score).toBeLessThanOrEqual(cappedAt);
    });
  });

  it('closing a gap never lowers the score, and finding out never does', () => {
    check((business, given) => {
      const known = knownOf(business, given, day);
      const before = scoreOf(known);
      for (const id of [...before.gaps, ...before.unknowns]) {
        for (const option of offeredOptions(id, known)) {
          const next = knownOf(business, { ...given, [id]: option }, day);
          if (outcomeOf(id, next) !== 'met') continue;
          expect(scoreOf(next).score).toBeGreaterThanOrEqual(before.score);
        }
      }
    });
  });

  it('answering what is asked leads to the end', () => {
    expect.hasAssertions();
    check((business, given) => {
      let answered: HealthAnswers = {};
      for (let count = 0; count <= mostSteps; count++) {
        const { open } = pathOf(business, answered, [], day);
        if (open === undefined) {
          expect(count).toBeGreaterThan(0);
          return;
        }
        const id = scoredIds.find((each) => each === open);
        if (!id) throw new Error(`The business has told ${open} already`);
        const offered = offeredOptions(id, knownOf(business, answered, day));
        const wanted = given[id];
        const value = wanted && offered.includes(wanted) ? wanted : unknown;
        answered = { ...answered, [id]: value };
      }
      throw new Error('The check has no end');
    });
  });
});
