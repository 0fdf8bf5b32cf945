import {
  isAmount,
  isTick,
  parseAnswers,
  unknown,
  type Answer,
  type Answers,
  type QuestionId,
} from './answers.ts';
import { questions } from './questions.ts';

/** Where in the finder somebody is: at a question, or at the result. */
export type Spot = QuestionId | 'result';

/** What an address of the finder carries. */
export interface FinderLink {
  answers: Answers;
  /** Absent: not said, so the first open question. */
  at?: Spot;
  /** An answer is being changed from the result, which comes next. */
  changing?: boolean;
}

/**
 * Writes answers as the part of an address behind `#`, which no server is ever told. What is personal
 * stays out. Only letters, digits and `=&,-` are used: messengers break nothing.
 */
export function writeLink({ answers, at, changing }: FinderLink): string {
  const parts = questions.flatMap(({ id, personal }) => {
    const answer: Answer | undefined = answers[id];
    if (personal || answer === undefined) return [];
    return [`${id}=${Array.isArray(answer) ? answer.join(',') : String(answer)}`];
  });
  if (at) parts.push(`at=${at}`);
  if (changing) parts.push('changing=yes');
  return parts.join('&');
}

/** Reads what `writeLink` wrote, with or without its `#`. What is not ours is left out; never throws. */
export function readLink(hash: string): FinderLink {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const answers = parseAnswers(
    Object.fromEntries(
      questions.flatMap(({ id, personal }) => {
        const text = given.get(id);
        return text === null || personal ? [] : [[id, answerOf(id, text)]];
      }),
    ),
  );
  const at = given.get('at');
  const spot = at === 'result' ? at : questions.find(({ id }) => id === at)?.id;
  return {
    answers,
    ...(spot && { at: spot }),
    ...(given.get('changing') === 'yes' && { changing: true }),
  };
}

function answerOf(id: QuestionId, text: string): Answer {
  if (text === unknown) return unknown;
  if (isTick(id)) return text === '' ? [] : text.split(',');
  // An empty text is no number: `Number('')` would be none.
  if (isAmount(id)) return /^\d+$/.test(text) ? Number(text) : text;
  return text;
}
