import type { Answers } from '../../../register/answers.ts';
import { is, not, verdictOn } from '../../../register/condition.ts';
import type { Condition, Verdict } from '../../../register/condition.ts';
import { find, isNeeded, type Finding } from '../../../register/find.ts';
import type { NeedId } from '../../../register/register.ts';
import { vendorInTown } from '../../../register/terms.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { isGiven, options, type Given, type HealthAnswers, type ScoredId } from './answers.ts';

/** The areas of the score. */
export const areas = ['identity', 'food', 'goods', 'tax', 'people', 'place', 'money'] as const;
export type Area = (typeof areas)[number];

/** The facts that decide which questions apply. */
export interface Known {
  /** The business as the finder's rules read it: the answers and the facts that follow from them. */
  business: Answers;
  /** What the finder says to this business. */
  findings: ReadonlyMap<NeedId, Finding>;
  given: HealthAnswers;
  date: IsoDate;
}

/** Returns what the finder says of a registration. */
export function findingOf(need: NeedId, { findings }: Known): Finding {
  const finding = findings.get(need);
  if (!finding) throw new Error(`The finder does not list "${need}"`);
  return finding;
}

export interface ScoredQuestion {
  id: ScoredId;
  area: Area;
  weight: number;
  /** Answering "no" here caps the whole score (`cappedAt`), whatever the other answers are. */
  critical?: true;
  /** Whether the question applies. If that is unknown, it is asked and offers "does not apply". */
  applies: (known: Known) => Verdict;
  /** Conditions for answers that only some businesses are offered. */
  offered?: Readonly<Record<string, (known: Known) => boolean>>;
}

const holds =
  (condition: Condition) =>
  ({ business, date }: Known): Verdict =>
    verdictOn(condition, business, date);

/**
 * Whether one of these registrations is needed, or its authority decides, by the register: the health check
 * asks for what the finder names, and for nothing else.
 */
const asks =
  (...needs: readonly NeedId[]) =>
  (known: Known): Verdict => {
    const verdicts = needs.map((need) => isNeeded(findingOf(need, known), 'likely'));
    if (verdicts.includes('yes')) return 'yes';
    return verdicts.includes('unknown') ? 'unknown' : 'no';
  };

/** Registrations whose papers the questions ask about, by question. */
export const askedIn = {
  vending: ['vending-certificate'],
  'trade-licence': ['trade-licence'],
  udyam: ['udyam', 'udyam-assist'],
  fssai: ['fssai', 'fssai-central'],
  goods: [
    'packer',
    'scales',
    'bis',
    'bis-electronics',
    'hallmark',
    'drug-licence',
    'cosmetics',
    'medical-devices',
  ],
  gst: ['gst'],
  'income-tax': ['pan'],
  insurance: ['esi', 'epf'],
  wages: ['worker-papers'],
  fire: ['fire-noc'],
} as const satisfies Partial<Record<ScoredId, readonly NeedId[]>>;

const askedElsewhere: ReadonlySet<NeedId> = new Set(Object.values(askedIn).flat());

/** Returns the registrations that a question asks about. */
export function needsBehind(id: ScoredId, known: Known): readonly NeedId[] {
  if (id === 'papers') return otherPapers(known);
  return id in askedIn ? askedIn[id as keyof typeof askedIn] : [];
}

/** Returns the registrations that the law requires of this business and that no other question asks about. */
export const otherPapers = ({ findings }: Known): NeedId[] =>
  [...findings.values()]
    .filter((found) => !askedElsewhere.has(found.need) && isNeeded(found, 'must') === 'yes')
    .map(({ need }) => need);

const formed = is('entity', 'partnership', 'llp', 'opc', 'private-limited');

/** Whether the business handles food, by the answers of this check or the finder. */
function withFood(known: Known): Verdict {
  const { fssai } = known.given;
  const told = holds(not(is('food', 'no')))(known);
  if (told !== 'unknown' || fssai === undefined) return told;
  return fssai === 'none' ? 'no' : 'yes';
}

/** Whether the business has premises or a kitchen where a fire can start. */
function canBurn(known: Known): Verdict {
  const verdicts = [holds(is('premises', 'business'))(known), withFood(known)];
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('unknown') ? 'unknown' : 'no';
}

/** Every scored question in the order of asking, with its weight (product design, section C). */
export const scoredQuestions: readonly ScoredQuestion[] = [
  {
    id: 'vending',
    area: 'identity',
    weight: 12,
    critical: true,
    applies: asks(...askedIn.vending),
  },
  {
    id: 'trade-licence',
    area: 'identity',
    weight: 12,
    critical: true,
    applies: asks(...askedIn['trade-licence']),
    offered: { none: () => true },
  },
  { id: 'udyam', area: 'identity', weight: 8, applies: () => 'yes' },
  {
    id: 'fssai',
    area: 'food',
    weight: 14,
    critical: true,
    applies: asks(...askedIn.fssai),
    offered: { deemed: (known) => holds(vendorInTown)(known) !== 'no' },
  },
  { id: 'hygiene', area: 'food', weight: 6, applies: withFood },
  { id: 'goods', area: 'goods', weight: 10, critical: true, applies: asks(...askedIn.goods) },
  { id: 'gst', area: 'tax', weight: 14, critical: true, applies: () => 'yes' },
  {
    id: 'income-tax',
    area: 'tax',
    weight: 6,
    applies: () => 'yes',
    offered: { none: (known) => holds(formed)(known) !== 'yes' },
  },
  {
    id: 'insurance',
    area: 'people',
    weight: 9,
    critical: true,
    applies: asks(...askedIn.insurance),
  },
  { id: 'wages', area: 'people', weight: 6, applies: asks(...askedIn.wages) },
  {
    id: 'papers',
    area: 'identity',
    weight: 10,
    critical: true,
    applies: (known) => (otherPapers(known).length > 0 ? 'yes' : 'no'),
  },
  { id: 'fire', area: 'place', weight: 9, critical: true, applies: canBurn },
  {
    id: 'rent',
    area: 'place',
    weight: 6,
    applies: (known) =>
      isFullWithout('rent', known) ? 'no' : holds(is('premises', 'home', 'business'))(known),
  },
  { id: 'money', area: 'money', weight: 10, applies: () => 'yes' },
];

/** The most scored questions that one business is asked (TOOL-HEALTH-01). */
const mostScored = 12;

/** True when the other questions are as many as a business may be asked. This one, about a practice, gives way. */
function isFullWithout(id: ScoredId, known: Known): boolean {
  const others = scoredQuestions.filter(
    (question) => question.id !== id && question.applies(known) !== 'no',
  );
  return others.length >= mostScored;
}

/** Returns the scored question with this id. */
export function scoredById(id: ScoredId): ScoredQuestion {
  const question = scoredQuestions.find((each) => each.id === id);
  if (!question) throw new Error(`No question "${id}" in src/tools/health/model/questions.ts`);
  return question;
}

/** Returns the facts about a business, including those that follow from its answers. */
export function knownOf(business: Answers, given: HealthAnswers, date: IsoDate): Known {
  const { completed, all } = find(business, date);
  const findings = new Map(all.map((finding) => [finding.need, finding]));
  return { business: completed.answers, findings, given, date };
}

/** Returns the answers offered to this business, without "I don't know". */
export function offeredOptions(id: ScoredId, known: Known): string[] {
  const { applies, offered } = scoredById(id);
  const shown = (option: string) => {
    const condition = offered?.[option];
    if (condition) return condition(known);
    // "Does not apply" is offered only while it is unknown whether the question applies.
    return option !== 'none' || applies(known) === 'unknown';
  };
  return options[id].filter(shown);
}

/** Returns an answer only while it is still offered: a change to the business can withdraw it. */
export function standing(id: ScoredId, known: Known): Given | undefined {
  const answer = known.given[id];
  if (answer === undefined || !isGiven(id, answer)) return undefined;
  return answer === 'unknown' || offeredOptions(id, known).includes(answer) ? answer : undefined;
}
