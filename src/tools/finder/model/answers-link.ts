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
import { isTradeChoice, type TradeChoice } from './trades.ts';

/** A screen before the result: the first one, with six trades, or a question. */
export type FinderStep = 'trade' | QuestionId;

/** The content of an address of the finder. */
export interface FinderLink extends SpotLink<FinderStep> {
  answers: Answers;
  /** The trade that was picked, until its kind of business is known. */
  trade?: TradeChoice;
}

/**
 * Writes answers as the part of an address after `#`, which browsers never send to a server. Leaves out
 * personal answers. Uses only letters, digits and `=&,-`, which messengers do not change.
 */
export function writeLink({ answers, trade, ...spot }: FinderLink): string {
  const parts = questions.flatMap(({ id, personal }) => {
    const answer: Answer | undefined = answers[id];
    if (personal || answer === undefined) return [];
    return [`${id}=${Array.isArray(answer) ? answer.join(',') : String(answer)}`];
  });
  return [...parts, trade && `trade=${trade}`, writeSpot(spot)].filter(Boolean).join('&');
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
  const steps: FinderStep[] = ['trade', ...questions.map(({ id }) => id)];
  const trade = given.get('trade');
  return { answers, ...(isTradeChoice(trade) && { trade }), ...readSpot(hash, steps) };
}

function answerOf(id: QuestionId, text: string): Answer {
  if (text === unknown) return unknown;
  if (isTick(id)) return text === '' ? [] : text.split(',');
  // `Number('')` would be 0.
  if (isAmount(id)) return /^\d+$/.test(text) ? Number(text) : text;
  return text;
}
