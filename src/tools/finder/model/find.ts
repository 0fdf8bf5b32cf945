import type { IsoDate } from '../../../content/facts/types.ts';
import { rules, type KnownRule } from './all-rules.ts';
import type { Answers, QuestionId } from './answers.ts';
import { evaluate, type Evaluation, type Leaf } from './condition.ts';
import { needs, type NeedId } from './needs.ts';
import { complete, nextOpen, type Completed } from './questions.ts';
import type { Level } from './rule.ts';

/** The result for one need. */
export interface Finding {
  need: NeedId;
  /** `open`: a missing answer decides. */
  level: Level | 'open';
  /** The rules behind the level; empty when no rule requires the need. */
  rules: readonly KnownRule[];
  /** The leaves of conditions that decided, for an explanation in the visitor's answers. */
  because: readonly Leaf[];
  /** Missing answers that could change the level. */
  missing: readonly QuestionId[];
}

export interface Findings {
  completed: Completed;
  /** Every need once, in the order of doing them. */
  all: readonly Finding[];
}

/** Evaluates all rules on the answers, on a day. */
export function find(given: Answers, date: IsoDate): Findings {
  const completed = complete(given, date);
  return { completed, all: needs.map(({ id }) => findOne(id, completed.answers, date)) };
}

/** True when all questions for this business are answered. */
export const isComplete = ({ completed }: Findings): boolean => nextOpen(completed) === undefined;

interface Judged extends Evaluation {
  rule: KnownRule;
}

const strength: Record<Level, number> = { must: 3, likely: 2, optional: 1, 'not-needed': 0 };

function findOne(need: NeedId, answers: Answers, date: IsoDate): Finding {
  const judged = rules
    .filter((rule) => rule.need === need)
    .map((rule): Judged => ({ rule, ...evaluate(rule.when, answers, date) }));
  const holding = judged.filter(({ verdict }) => verdict === 'yes');
  const level = strongest(holding);
  const missing = questionsIn(
    judged.filter(
      ({ verdict, rule }) =>
        verdict === 'unknown' &&
        rule.level !== 'not-needed' &&
        strength[rule.level] > strength[level],
    ),
  );
  if (level === 'not-needed' && missing.length > 0) {
    return { need, level: 'open', rules: [], because: [], missing };
  }
  if (level === 'not-needed') {
    const said = holding.length > 0 ? holding : nearestMisses(judged);
    return { need, level, rules: rulesOf(holding), because: leavesIn(said), missing };
  }
  const saying = speaking(holding, level);
  return { need, level, rules: rulesOf(saying), because: leavesIn(saying), missing };
}

const strongest = (holding: readonly Judged[]): Level =>
  holding.reduce<Level>(
    (best, { rule }) => (strength[rule.level] > strength[best] ? rule.level : best),
    'not-needed',
  );

/**
 * Returns the rules to show: the strongest first, and weaker ones that add information; general rules only
 * when no other applies.
 */
function speaking(holding: readonly Judged[], level: Level): Judged[] {
  const asking = holding
    .filter(({ rule }) => rule.level !== 'not-needed')
    .sort((a, b) => strength[b.rule.level] - strength[a.rule.level]);
  const special = asking.filter(({ rule }) => !rule.general);
  return special.some(({ rule }) => rule.level === level) ? special : asking;
}

/**
 * Returns the rules that failed by the fewest answers. They are understandable reasons ("sales below the
 * limit"), unlike rules of another state.
 */
function nearestMisses(judged: readonly Judged[]): Judged[] {
  const failed = judged.filter(({ verdict }) => verdict === 'no');
  const fewest = Math.min(...failed.map(({ because }) => questionsIn([{ because }]).length));
  return failed.filter(({ because }) => questionsIn([{ because }]).length === fewest);
}

const rulesOf = (judged: readonly Judged[]): KnownRule[] => judged.map(({ rule }) => rule);

const leavesIn = (judged: readonly Pick<Judged, 'because'>[]): Leaf[] => {
  const seen = new Map<string, Leaf>();
  for (const leaf of judged.flatMap(({ because }) => because)) {
    const key = `${leaf.question} ${'fact' in leaf ? leaf.fact : ''}`;
    if (!seen.has(key)) seen.set(key, leaf);
  }
  return [...seen.values()];
};

const questionsIn = (judged: readonly Pick<Judged, 'because'>[]): QuestionId[] => [
  ...new Set(judged.flatMap(({ because }) => because.map(({ question }) => question))),
];

/** Returns the findings of these levels. */
export const atLevel = ({ all }: Findings, ...levels: readonly Finding['level'][]): Finding[] =>
  all.filter(({ level }) => levels.includes(level));
