import { isAnswer, unknown as unknownBusiness, type Answers } from '../../register/answers.ts';
import { readAnswer as readBusinessAnswer } from '../finder/model/read-answer.ts';
import { isGiven } from './model/answers.ts';
import { isAbout, type StepId } from './model/steps.ts';
import type { StepAnswer } from './model/check.ts';
import type { HealthTexts } from './health-texts.ts';

/** The result of reading a form: an answer, or a problem and the name of the invalid field. */
export type Reading = { answer: StepAnswer } | { problem: string; field: string };

/** The values of a form's fields by name. */
export type Values = Readonly<Record<string, string>>;

/** Returns the values of a form's fields by name. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Reads the answer to a question from its form values. */
export function readAnswer(step: StepId, values: Values, texts: HealthTexts): Reading {
  const { form } = texts;
  if (!isAbout(step)) {
    const value = values[step];
    if (!isGiven(step, value)) return { problem: form.chooseOne, field: step };
    return { answer: { step, value } };
  }
  if (step === 'where') return readPlace(values, texts);
  const reading = readBusinessAnswer(step, {
    values: [values[step] ?? ''],
    period: values.period,
  });
  if ('answer' in reading) return { answer: { step, business: { [step]: reading.answer } } };
  const { problem: why } = reading;
  const problem = why === 'not-chosen' ? form.chooseOne : texts.amounts.problems[why];
  return { problem, field: step };
}

function readPlace({ state, place }: Values, { form }: HealthTexts): Reading {
  if (!isAnswer('state', state)) return { problem: form.chooseState, field: 'state' };
  // Delhi needs no choice of town.
  if (state === 'dl') return { answer: { step: 'where', business: { state } } };
  if (!isAnswer('place', place)) return { problem: form.choosePlace, field: 'place' };
  return { answer: { step: 'where', business: { state, place } as Answers } };
}

/** Returns the answer "I don't know"; undefined for a question that does not allow it. */
export function unknownAnswer(step: StepId): StepAnswer | undefined {
  if (!isAbout(step)) return { step, value: 'unknown' };
  if (step === 'kind' || step === 'where') return undefined;
  return { step, business: { [step]: unknownBusiness } };
}
