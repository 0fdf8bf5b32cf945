import { readSpot, writeSpot, type SpotLink } from '../../../questionnaire/spot-link.ts';
import {
  isAmount,
  isTick,
  parseAnswers,
  unknown,
  type Answer,
  type Answers,
  type QuestionId,
} from '../../../register/answers.ts';
import { questions } from '../../../register/questions.ts';

/** The content of an address of the finder. */
export interface FinderLink extends SpotLink<QuestionId> {
  answers: Answers;
}

/**
 * Writes answers as the part of an address after `#`, which browsers never send to a server. Leaves out
 * personal answers. Uses only letters, digits and `=&,-`, which messengers do not change.
 */
export function writeLink({ answers, ...spot }: FinderLink): string {
  const parts = questions.flatMap(({ id, personal }) => {
    const answer: Answer | undefined = answers[id];
    if (personal || answer === undefined) return [];
    return [`${id}=${Array.isArray(answer) ? answer.join(',') : String(answer)}`];
  });
  return [...parts, writeSpot(spot)].filter(Boolean).join('&');
}

/** Reads answers that `writeLink` wrote, with or without `#`. Ignores other text. Never throws. */
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
  // `Number('')` would be 0.
  if (isAmount(id)) return /^\d+$/.test(text) ? Number(text) : text;
  return text;
}
