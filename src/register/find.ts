import type { IsoDate } from '../content/facts/types.ts';
import type { Answers, Profile, QuestionId } from './answers.ts';
import {
  judge,
  verdictFor,
  verdictOf,
  type DutyLeaf,
  type Leaf,
  type Verdict,
} from './condition.ts';
import { needs, rulesOf, type KnownDuty, type KnownRule, type NeedId } from './register.ts';
import { complete, isOffered, nextOpen, type Completed } from './questions.ts';
import type { Level } from './record.ts';

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
  return { completed, all: needs.map(({ id }) => findNeed(id, completed.answers, date)) };
}

/** True when all questions for this business are answered. */
export const isComplete = ({ completed }: Findings): boolean => nextOpen(completed) === undefined;

/** A rule with the verdict on its condition. */
interface Judged {
  rule: KnownRule;
  verdict: Verdict;
}

const strength: Record<Level, number> = { must: 3, likely: 2, optional: 1, 'not-needed': 0 };

/** Evaluates the rules of one registration on completed answers. */
export function findNeed(need: NeedId, answers: Answers, date: IsoDate): Finding {
  const decideLeaf = (leaf: Leaf) => decide(leaf, answers, date);
  const judged = rulesOf(need)
    .filter((rule) => isInForce(rule, date))
    .map((rule): Judged => ({ rule, verdict: verdictFor(rule.when, decideLeaf) }));
  const holding = judged.filter(({ verdict }) => verdict === 'yes');
  const level = strongest(holding);
  const reasonsFor: ReasonsFor = ({ rule }) => judge(rule.when, decideLeaf).because;
  const undecided = judged.filter(
    ({ verdict, rule }) =>
      verdict === 'unknown' &&
      rule.level !== 'not-needed' &&
      strength[rule.level] > strength[level],
  );
  const missing = questionsIn(undecided.flatMap(reasonsFor));
  if (level === 'not-needed' && missing.length > 0) {
    return { need, level: 'open', rules: [], because: [], missing };
  }
  const saying = level === 'not-needed' ? holding : speaking(holding, level);
  let because: readonly Leaf[] | undefined;
  return {
    need,
    level,
    rules: behind(saying),
    // Few results are explained, and reasons cost more than verdicts.
    get because() {
      because ??= leavesIn(
        saying.length > 0 ? saying.flatMap(reasonsFor) : nearestMisses(judged, reasonsFor),
      );
      return because;
    },
    missing,
  };
}

type ReasonsFor = (judged: Judged) => readonly Leaf[];

const isInForce = ({ from, until }: KnownRule, date: IsoDate): boolean =>
  (from === undefined || from <= date) && (until === undefined || date <= until);

/** Returns the verdict on a test. An open question cannot be answered with options that it does not offer. */
function decide(leaf: Leaf, answers: Answers, date: IsoDate): Verdict {
  const isOpen = answers[leaf.question] === undefined && 'options' in leaf;
  return isOpen &&
    leaf.options.every((option) => isOffered(leaf.question, option, answers, date) === 'no')
    ? 'no'
    : verdictOf(leaf, answers, date);
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
  return special.some(({ rule }) => rule.level === level)
    ? special
    : asking.filter(({ rule }) => !rule.general || rule.level === level);
}

/**
 * Returns the leaves of the rules that failed by the fewest answers. They are understandable reasons ("sales
 * below the limit"), unlike rules of another state.
 */
function nearestMisses(judged: readonly Judged[], reasonsFor: ReasonsFor): Leaf[] {
  const failed = judged
    .filter(({ verdict }) => verdict === 'no')
    .map(reasonsFor)
    .map((because) => ({ because, answers: questionsIn(because).length }));
  const fewest = Math.min(...failed.map(({ answers }) => answers));
  return failed.flatMap(({ because, answers }) => (answers === fewest ? because : []));
}

const behind = (judged: readonly Judged[]): KnownRule[] => judged.map(({ rule }) => rule);

/** Returns the leaves without those that test the same question against the same figure. */
const leavesIn = (leaves: readonly Leaf[]): Leaf[] => {
  const seen = new Map<string, Leaf>();
  for (const leaf of leaves) {
    const key = `${leaf.question} ${'fact' in leaf ? leaf.fact : ''}`;
    if (!seen.has(key)) seen.set(key, leaf);
  }
  return [...seen.values()];
};

const questionsIn = (leaves: readonly Leaf[]): QuestionId[] => [
  ...new Set(leaves.map(({ question }) => question)),
];

/** Returns the findings of these levels. */
export const atLevel = ({ all }: Findings, ...levels: readonly Finding['level'][]): Finding[] =>
  all.filter(({ level }) => levels.includes(level));

/**
 * Returns whether a registration is needed at this level or a stronger one; unknown while a missing answer
 * decides.
 */
export function isNeeded(found: Finding, level: Level): Verdict {
  if (found.level !== 'open' && strength[found.level] >= strength[level]) return 'yes';
  return found.missing.length > 0 ? 'unknown' : 'no';
}

/** Returns whether a duty applies to a business on a day. Limits count from their own day on. */
export const dutyVerdict = (
  { when, record }: KnownDuty,
  { known, own }: Profile,
  on: IsoDate,
): Verdict =>
  verdictFor<DutyLeaf>(when, (leaf) => {
    switch (leaf.test) {
      case 'files':
        if (own.gst === undefined || own.gst === 'unknown') return 'unknown';
        return leaf.schemes.includes(own.gst) ? 'yes' : 'no';
      case 'says':
        return own.situations.includes(leaf.situation) ? 'yes' : 'no';
      case 'dated':
        return own.days[leaf.paper] === undefined ? 'no' : 'yes';
      case 'needed': {
        const found = findNeed((leaf.need ?? record) as NeedId, known, on);
        const verdict = isNeeded(found, leaf.level);
        return leaf.sure && verdict === 'unknown' ? 'no' : verdict;
      }
      default:
        return verdictOf(leaf, known, on);
    }
  });
