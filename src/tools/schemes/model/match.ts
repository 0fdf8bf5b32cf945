import { bands, type Band, type Group, type Registration, type StateId } from './choices.ts';
import type { ListedMoney, ListedScheme } from './data-file.ts';
import { statusOn, statusOrder, type ShownStatus } from './status.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { conditionId, type Answers } from './answers.ts';

/**
 * The rules of the matcher decide which schemes fit a visitor. They are pure functions; their texts are in
 * `locales/<language>/tools/schemes.ts`. Rules come from each record's `fits` (the fact file, section 3). A
 * rule that a record does not have accepts every visitor.
 */

/**
 * The outcome of one rule. fits: the answers meet it. missing: they lack something that the visitor can
 * obtain. unknown: the answer is absent or unconfirmed. unsaid: the visitor left out age or income, which must
 * not hide the best match. fails: the answers break the rule.
 */
type Outcome = 'fits' | 'missing' | 'unknown' | 'unsaid' | 'fails';

/** The outcome of one rule of a scheme. */
export type Finding = { outcome: Outcome } & (
  | { rule: 'status'; status: ShownStatus }
  | { rule: 'place'; place: StateId }
  | { rule: 'who' | 'work' | 'stage' | 'age' }
  | { rule: 'has' | 'hasNot'; paper: Registration }
  | { rule: 'groups'; groups: readonly Group[]; others?: string }
  | { rule: 'money'; money: ListedMoney }
  /** A deciding condition, by its place in the record; the visitor answers it at the scheme. */
  | { rule: 'also'; text: string; place: number }
);

export type Verdict = 'likely' | 'maybe' | 'no';

/** A scheme compared with the visitor's answers. */
export interface Match {
  scheme: ListedScheme;
  verdict: Verdict;
  findings: readonly Finding[];
  /** True if the scheme gives a kind of help that the visitor wants, or the visitor named none. */
  wanted: boolean;
}

/** Tests every rule of a scheme. `day` is today in India. */
export function match(scheme: ListedScheme, answers: Answers, day: IsoDate): Match {
  const findings = [
    ...statusFindings(scheme, day),
    ...placeFindings(scheme, answers),
    ...choiceFindings(scheme, answers),
    ...paperFindings(scheme, answers),
    ...groupFindings(scheme, answers),
    ...ageFindings(scheme, answers),
    ...moneyFindings(scheme, answers),
    ...decidingFindings(scheme, answers),
  ];
  const wanted =
    !answers.helps?.length || answers.helps.some((help) => scheme.helps.includes(help));
  return { scheme, verdict: verdictOf(findings), findings, wanted };
}

const isMet = ({ outcome }: Finding): boolean => outcome === 'fits' || outcome === 'unsaid';

/** Returns "no" for a broken rule, "maybe" for a missing or unknown one. No scheme is likely by default. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ outcome }) => outcome === 'fails')) return 'no';
  return findings.every(isMet) ? 'likely' : 'maybe';
}

/** The deciding conditions, by the visitor's yes or no. Income without an answer is left out, like age. */
function decidingFindings({ id, fits }: ListedScheme, { decided }: Answers): Finding[] {
  return (fits.also ?? []).map(({ text, paper }, place): Finding => {
    const answer = decided?.[conditionId(id, place)];
    const unanswered = paper === 'income' ? 'unsaid' : 'unknown';
    const outcome = answer === undefined ? unanswered : answer ? 'fits' : 'fails';
    return { rule: 'also', text, place, outcome };
  });
}

function statusFindings(scheme: ListedScheme, day: IsoDate): Finding[] {
  const status = statusOn(scheme, day);
  if (status === 'open') return [{ rule: 'status', outcome: 'fits', status }];
  return [{ rule: 'status', outcome: status === 'closed' ? 'fails' : 'unknown', status }];
}

function placeFindings({ place }: ListedScheme, answers: Answers): Finding[] {
  if (place === 'india') return [];
  return [{ rule: 'place', place, outcome: oneOf([place], answers.place && [answers.place]) }];
}

function choiceFindings({ fits }: ListedScheme, answers: Answers): Finding[] {
  const given = {
    who: answers.who,
    work: answers.work,
    stage: answers.stage && [answers.stage],
  } as const;
  return (['who', 'work', 'stage'] as const).flatMap((rule) => {
    const wanted: readonly string[] | undefined = fits[rule];
    return wanted ? [{ rule, outcome: oneOf(wanted, given[rule]) }] : [];
  });
}

/** Tests whether any given value is among the accepted values. */
function oneOf(accepted: readonly string[], given: readonly string[] | undefined): Outcome {
  if (given === undefined) return 'unknown';
  return given.some((value) => accepted.includes(value)) ? 'fits' : 'fails';
}

function paperFindings({ fits }: ListedScheme, { papers }: Answers): Finding[] {
  const has = (fits.has ?? []).map((paper): Finding => {
    if (!papers) return { rule: 'has', paper, outcome: 'unknown' };
    return { rule: 'has', paper, outcome: papers.includes(paper) ? 'fits' : 'missing' };
  });
  const hasNot = (fits.hasNot ?? []).map((paper): Finding => {
    if (!papers) return { rule: 'hasNot', paper, outcome: 'unknown' };
    return { rule: 'hasNot', paper, outcome: papers.includes(paper) ? 'fails' : 'fits' };
  });
  return [...has, ...hasNot];
}

function groupFindings({ fits }: ListedScheme, answers: Answers): Finding[] {
  const { groups, groupsElse: others } = fits;
  if (!groups) return [];
  const outcome = oneOf(groups, answers.groups);
  if (others === undefined) return [{ rule: 'groups', groups, outcome }];
  // The questions cannot identify these other groups, so the rule refuses no visitor.
  return [{ rule: 'groups', groups, others, outcome: outcome === 'fails' ? 'unknown' : outcome }];
}

function ageFindings({ fits }: ListedScheme, { age, groups }: Answers): Finding[] {
  const { from = 0, to = Infinity, specialTo = to } = fits.age ?? {};
  if (!fits.age) return [];
  if (age === undefined) return [{ rule: 'age', outcome: 'unsaid' }];
  if (age >= from && age <= to) return [{ rule: 'age', outcome: 'fits' }];
  if (age < from || age > specialTo) return [{ rule: 'age', outcome: 'fails' }];
  // Only special categories have this higher age limit; the state defines those categories.
  if (groups?.length === 0) return [{ rule: 'age', outcome: 'fails' }];
  return [{ rule: 'age', outcome: 'unknown' }];
}

function moneyFindings({ money }: ListedScheme, answers: Answers): Finding[] {
  const band: Band | undefined = bands.find(({ id }) => id === answers.money);
  if (!money || !band) return [];
  return [{ rule: 'money', money, outcome: moneyOutcome(money, band) }];
}

/** Wanting too little breaks the rule. Wanting too much fits in part, which is still useful to know. */
function moneyOutcome({ from = 0, over = 0, upTo }: ListedMoney, band: Band): Outcome {
  const { over: least, upTo: most = Infinity } = band;
  if (most < from || most <= over) return 'fails';
  return least >= upTo ? 'missing' : 'fits';
}

const verdictOrder: Record<Verdict, number> = { likely: 0, maybe: 1, no: 2 };
/** Returns true if only deciding conditions are open: a yes to each makes the scheme likely. */
const isOneAnswerAway = ({ findings }: Match): boolean =>
  findings.every((finding) => isMet(finding) || finding.rule === 'also');

/** Points for a scheme's own rules that the answers meet. Specific schemes thus rank above general ones. */
const points = ({ findings }: Match): number =>
  findings.reduce((sum, { rule, outcome }) => {
    if (outcome === 'fits') return sum + (rule === 'status' ? 3 : rule === 'money' ? 1 : 2);
    return sum - { missing: 2, unknown: 1, unsaid: 0, fails: 1 }[outcome];
  }, 0);

/**
 * Sorts by verdict, wanted help, schemes that lack only the deciding answers, closeness of fit and status.
 * Equal matches keep their order.
 */
export function rank(matches: readonly Match[]): Match[] {
  return [...matches].sort(
    (a, b) =>
      verdictOrder[a.verdict] - verdictOrder[b.verdict] ||
      Number(b.wanted) - Number(a.wanted) ||
      Number(isOneAnswerAway(b)) - Number(isOneAnswerAway(a)) ||
      points(b) - points(a) ||
      statusOrder[a.scheme.status] - statusOrder[b.scheme.status],
  );
}

/** Matches all schemes with the answers, best first. */
export const matchAll = (
  schemes: readonly ListedScheme[],
  answers: Answers,
  day: IsoDate,
): Match[] => rank(schemes.map((scheme) => match(scheme, answers, day)));
