import { find, type Finding } from '../../src/register/find.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { anchorsOf, shownText } from '../../build/content-check/rendered.ts';
import { answers, type Answer, type PageAnswer } from './answers.ts';
import { finderChecks, type FinderCheck } from './finder-checks.ts';
import { questions, type Question, type QuestionId, type Topic } from './questions.ts';

type Verdict = Answer['verdict'];

export interface Result extends Question {
  id: QuestionId;
  topic: Topic;
  answer: Answer;
  /** The verdict on the page, or `wrong` when the finder contradicts the expected answer. */
  verdict: Verdict;
  contradictions: readonly FinderCheck[];
}

/** Every question with the answer of the site on a day. */
export function resultsOn(date: IsoDate): readonly Result[] {
  return Object.entries(questions).flatMap(([topic, ofTopic]) =>
    Object.entries(ofTopic).map(([name, question]: [string, Question]) => {
      const id = `${topic}/${name}` as QuestionId;
      const contradictions = finderChecks.filter(
        (check) => check.question === id && !check.levels.includes(levelOf(check, date)),
      );
      const answer = answers[id];
      const verdict = contradictions.length > 0 ? 'wrong' : answer.verdict;
      return { ...question, id, topic: topic as Topic, answer, verdict, contradictions };
    }),
  );
}

/** What the finder says to the business of a check. */
export function levelOf({ answers: given, need }: FinderCheck, date: IsoDate): Finding['level'] {
  const finding = find(given, date).all.find((each) => each.need === need);
  if (!finding) throw new Error(`The finder has no result for ${need}`);
  return finding.level;
}

/** What an answer names that its page no longer has: words, or the section. */
export function missingFrom(html: string, answer: PageAnswer): string[] {
  const text = sentences(shownText(html));
  const gone = answer.words.filter((words) => !text.includes(words));
  const { anchor } = answer;
  return anchor === undefined || anchorsOf(html).has(anchor) ? gone : [...gone, `#${anchor}`];
}

/** Links and bold words leave a space before the punctuation after them. */
const sentences = (text: string): string =>
  text.replaceAll(/ (?=[,.:;!?)])/g, '').replaceAll('( ', '(');

/** The verdicts by topic, and what is wrong or missing, in Markdown. */
export function report(results: readonly Result[]): string {
  const verdicts = ['right', 'not-confirmed', 'missing', 'wrong'] as const;
  const row = (name: string, rows: readonly Result[]) =>
    `| ${[name, rows.length, ...verdicts.map((verdict) => rows.filter((each) => each.verdict === verdict).length)].join(' | ')} |`;
  const topics = [...new Set(results.map(({ topic }) => topic))];
  const open = results.filter(({ verdict }) => verdict === 'missing' || verdict === 'wrong');
  return [
    '| Topic | Questions | Right | Not confirmed | Missing | Wrong |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...topics.map((topic) =>
      row(
        topic,
        results.filter((each) => each.topic === topic),
      ),
    ),
    row('all', results),
    '',
    ...open.map(
      ({ id, verdict, expected, answer, contradictions }) =>
        `- ${id} (${verdict}): expected “${expected}”. ${['note' in answer ? answer.note : undefined, ...contradictions.map(({ business, need }) => `The finder contradicts it for ${need}: ${business}.`)].filter(Boolean).join(' ')}`,
    ),
  ].join('\n');
}
