import { constantFrom, integer, oneof, record, subarray, type Arbitrary, tuple } from 'fast-check';
import {
  isAmount,
  isTick,
  optionsOf,
  unknown,
  type Answer,
  type Answers,
} from '../../../src/register/answers.ts';
import { complete, questions } from '../../../src/register/questions.ts';

/** Lines of the law and their neighbours, and anything between. */
const turnovers = oneof(
  constantFrom(0, 999_999, 1_000_000, 1_000_001, 2_000_000, 2_000_001, 4_000_000, 4_000_001),
  constantFrom(5_000_001, 7_500_000, 15_000_000, 15_000_001, 500_000_000, 500_000_001),
  integer({ min: 0, max: 6_000_000_000 }),
);

function answerTo(id: (typeof questions)[number]['id']): Arbitrary<Answer> {
  if (id === 'turnover') return turnovers;
  if (id === 'workers') return integer({ min: 0, max: 60 });
  if (isAmount(id)) return integer({ min: 0, max: 60_000 });
  return isTick(id) ? subarray([...optionsOf(id)]) : constantFrom(...optionsOf(id));
}

const everyAnswer = record(
  Object.fromEntries(questions.map(({ id }) => [id, answerTo(id)])),
) as Arbitrary<Answers>;

/** A day on which all figures of the finder hold. */
export const day = '2026-11-20';

/** Somebody who answers every question they are asked, with what they are offered. */
export const anyBusiness: Arbitrary<Answers> = everyAnswer
  .map((answers) => {
    const { asked, answers: completed } = complete(answers, day);
    return Object.fromEntries(asked.map((id) => [id, completed[id]]));
  })
  .filter((answers) => Object.values(answers).every((answer) => answer !== undefined));

/** The same, but unsure of some. */
export const anyUnsureBusiness: Arbitrary<Answers> = tuple(
  anyBusiness,
  subarray(questions.flatMap(({ id, mayBeUnknown }) => (mayBeUnknown ? [id] : []))),
).map(([answers, unsure]) => ({
  ...answers,
  ...Object.fromEntries(unsure.filter((id) => id in answers).map((id) => [id, unknown])),
}));
