import { verdicts, type Verdict } from './asked-file.ts';
import { leastPhrasings, type WayOfWriting } from './read-phrasings.ts';

/** A sentence of a page, or a few that follow each other in one line, with the questions that it answers. */
export interface AskedSentence {
  /** As the English page shows it. */
  sentence: string;
  verdict: Verdict;
  questions: readonly { way: WayOfWriting; said: string }[];
}

const isWay = (name: string): name is WayOfWriting => Object.hasOwn(leastPhrasings, name);
const isVerdict = (name: string): name is Verdict => verdicts.some((verdict) => verdict === name);

/**
 * Reads a file of `src/needs/asked`: a sentence after its verdict (`yes>`, `no>` or `says>`), then its questions, each
 * after its way of writing (`en:`, `hi-Latn:`). Throws for any other line, and for a sentence without a question.
 */
export function readAsked(text: string): AskedSentence[] {
  const all: (AskedSentence & { questions: { way: WayOfWriting; said: string }[] })[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, verdict = '', sentence = ''] = /^(\w+)> (.+)$/u.exec(line) ?? [];
    const [, way = '', said = ''] = /^([\w-]+): (.+)$/u.exec(line) ?? [];
    const last = all.at(-1);
    if (isVerdict(verdict)) all.push({ sentence, verdict, questions: [] });
    else if (isWay(way) && last) last.questions.push({ way, said });
    else throw new Error(`“${line}” is no sentence and no question of one`);
  }
  const silent = all.find(({ questions }) => questions.length === 0);
  if (silent) throw new Error(`“${silent.sentence}” has no question`);
  return all;
}
