import { expect, test } from 'vitest';
import { checkCitations } from '../../supabase/functions/legal-assistant/citations.ts';
import { answerPassages, type ModelAnswer } from './answer-passages.ts';
import { honestAnswers } from './honest-answers.ts';
import { aimedAttacks, blindAttacks } from './unsupported-answers.ts';

const isPassedOn = ({ given, answer }: ModelAnswer): boolean =>
  checkCitations(answer, {
    passages: given.map((name) => answerPassages[name]),
  }).checked.status === 'answered';

test('No unsupported answer reaches a visitor', () => {
  for (const attacks of [blindAttacks, aimedAttacks]) {
    const passed = attacks.filter(isPassedOn).map(({ name }) => name);
    console.info(`attacks: ${passed.length} of ${attacks.length} passed`);
  }
  expect([...blindAttacks, ...aimedAttacks].filter(isPassedOn).map(({ name }) => name)).toEqual([]);
});

test('Answers that say what the passages say reach the visitor', () => {
  const refused = honestAnswers.filter((one) => !isPassedOn(one)).map(({ name }) => name);
  console.info(`honest answers refused: ${refused.length} of ${honestAnswers.length}`);
  expect(refused).toEqual([]);
});
