import { readSpot, writeSpot, type SpotLink } from '../../../questionnaire/spot-link.ts';
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

/** What an address of the finder carries. */
export interface FinderLink extends SpotLink<QuestionId> {
  answers: Answers;
}

/**
 * Writes answers as the part of an address behind `#`, which no server is ever told. What is personal
 * stays out. Only letters, digits and `=&,-` are used: messengers break nothing.
 */
export function writeLink({ answers, ...spot }: FinderLink): string {
  const parts = questions.flatMap(({ id, personal }) => {
    const answer: Answer | undefined = answers[id];
    if (personal || answer === undefined) return [];
    return [`${id}=${Array.isArray(answer) ? answer.join(',') : String(answer)}`];
  });
  return [...parts, writeSpot(spot)].filter(Boolean).join('&');
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
  const steps = questions.map(({ id }) => id);
  return { answers, ...readSpot(hash, steps) };
}

function answerOf(id: QuestionId, text: string): Answer {
  if (text === unknown) return unknown;
  if (isTick(id)) return text === '' ? [] : text.split(',');
  // An empty text is no number: `Number('')` would be none.
  if (isAmount(id)) return /^\d+$/.test(text) ? Number(text) : text;
  return text;
}
