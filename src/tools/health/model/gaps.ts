import { verdictOn, is } from '../../../register/condition.ts';
import { isNeeded } from '../../../register/find.ts';
import type { NeedId, RuleId } from '../../../register/register.ts';
import { inStreet } from '../../../register/terms.ts';
import type { PageId } from '../../../content/catalog.ts';
import { factAt, type FactId } from '../../../content/facts/lookup.ts';
import type { FactVersion, IsoDate, Source } from '../../../content/facts/types.ts';
import type { Condition, Verdict } from '../../../register/condition.ts';
import type { ScoredId } from './answers.ts';
import { findingOf, needsBehind, scoredById, scoredQuestions, type Known } from './questions.ts';

/** Severity of a gap: `critical` can stop the business, `law` breaks a legal duty, `practice` is advice. */
export const severities = ['critical', 'law', 'practice'] as const;
type Severity = (typeof severities)[number];

/** A source, and the day after which it is due for review. */
export interface CheckedSource extends Pick<FactVersion, 'reviewBy'> {
  source: Source;
}

/** The guide, costs and sources of one kind of gap. */
export interface GapKind {
  /** Catalogue id of the page that explains the gap. */
  guide: PageId;
  /** Catalogue id of a page that guides through the fix step by step. */
  task?: PageId;
  /** Figures for the cost of leaving the gap and for its law. Only confirmed figures are shown. */
  cost: readonly FactId[];
  /** Figures whose sources state the law, for a gap without a known cost. */
  law?: readonly FactId[];
}

/** Every kind of gap. One question can lead to several kinds, depending on the business. */
export const gapKinds = {
  vending: {
    guide: 'blog/street-vendor-compliance-india',
    task: 'how-to/vending-certificate',
    cost: ['vendor.penalty'],
  },
  'trade-licence': { guide: 'guides/trade-license-compliance', cost: [] },
  'trade-licence-hyderabad': {
    guide: 'guides/trade-license-compliance',
    task: 'how-to/trade-licence-hyderabad',
    cost: ['trade.ghmc.unlicensed.once', 'trade.ghmc.unlicensed.month'],
  },
  'trade-licence-delhi': {
    guide: 'guides/trade-license-compliance',
    cost: [],
    law: ['trade.delhi.general'],
  },
  udyam: {
    guide: 'guides/msme-compliance',
    task: 'how-to/udyam-registration',
    cost: [],
    law: ['msme.registration.fee', 'msme.no-collateral'],
  },
  'fssai-vendor': {
    guide: 'guides/fssai-compliance',
    task: 'how-to/fssai-registration',
    cost: ['fssai.penalty.other'],
    law: ['fssai.vendor.fee'],
  },
  'fssai-registration': {
    guide: 'guides/fssai-compliance',
    task: 'how-to/fssai-registration',
    cost: ['fssai.penalty.other'],
    law: ['fssai.registration.turnover-max'],
  },
  'fssai-licence': {
    guide: 'guides/fssai-compliance',
    cost: ['fssai.penalty.no-licence'],
    law: ['fssai.state.turnover-max'],
  },
  'fssai-open': {
    guide: 'guides/fssai-compliance',
    task: 'how-to/fssai-registration',
    cost: ['fssai.penalty.no-licence', 'fssai.penalty.other'],
    law: ['fssai.registration.turnover-max'],
  },
  hygiene: { guide: 'guides/fssai-compliance', cost: ['fssai.penalty.unhygienic'] },
  goods: {
    guide: 'guides/bis-registration',
    task: 'how-to/scale-stamp',
    cost: ['sectors.scales.fine'],
    law: ['vendor.scale.electronic', 'barcode.packer-days'],
  },
  'gst-missing': {
    guide: 'guides/gst-compliance',
    task: 'how-to/gst-registration',
    cost: ['gst.registration.penalty', 'gst.interest'],
  },
  'gst-below': {
    guide: 'guides/gst-compliance',
    task: 'how-to/gst-registration',
    cost: ['gst.registration.penalty', 'gst.interest'],
  },
  'gst-late': {
    guide: 'guides/gst-compliance',
    task: 'how-to/gst-return-without-sales',
    cost: ['gst.late-fee.day', 'gst.late-fee.small-cap', 'gst.interest'],
  },
  'income-tax': {
    guide: 'blog/tax-return-date',
    task: 'how-to/income-tax-return',
    cost: ['income-tax.late-fee', 'income-tax.late-fee-small'],
  },
  esi: {
    guide: 'guides/labour-law-compliance',
    task: 'how-to/esi-pf-registration',
    cost: ['labour.late.interest'],
    law: ['labour.esi.workers'],
  },
  'esi-pf': {
    guide: 'guides/labour-law-compliance',
    task: 'how-to/esi-pf-registration',
    cost: ['labour.late.interest', 'labour.late.epf-damages'],
    law: ['labour.esi.workers', 'labour.epf.workers'],
  },
  wages: { guide: 'guides/labour-law-compliance', cost: [], law: ['labour.wages.due'] },
  fire: { guide: 'guides/fire-license', cost: [], law: ['fire.high-rise'] },
  'fire-street': { guide: 'guides/fire-license', cost: [] },
  'fire-telangana': { guide: 'guides/fire-license', cost: [], law: ['fire.telangana.commercial'] },
  papers: { guide: 'tools/find', cost: [] },
  rent: { guide: 'start/registration', cost: [] },
  money: { guide: 'start/banking', cost: [], law: ['gst.records'] },
} as const satisfies Record<string, GapKind>;

export type GapKindId = keyof typeof gapKinds;

/** A duty or good practice that the business does not meet. */
export interface Gap {
  question: ScoredId;
  kind: GapKindId;
  severity: Severity;
  guide: PageId;
  task: PageId | undefined;
  sources: readonly CheckedSource[];
}

const practice: ReadonlySet<ScoredId> = new Set(['udyam', 'rent']);

const severityOf = (id: ScoredId): Severity =>
  scoredById(id).critical ? 'critical' : practice.has(id) ? 'practice' : 'law';

/** The kind of gap that the register's rule decides, where one question has several. */
const kindByRule: Partial<Record<RuleId, GapKindId>> = {
  'LF-19': 'trade-licence-hyderabad',
  'LF-19c': 'trade-licence-delhi',
  'LF-02': 'fssai-vendor',
  'LF-02c': 'fssai-vendor',
  'LF-04': 'fssai-registration',
  'LF-05': 'fssai-licence',
  'LF-06': 'fssai-licence',
};

/** Selects the kind of gap by the register's rule, by place, and by the answer. */
export function kindOf(id: ScoredId, known: Known): GapKindId {
  const { business, given, date } = known;
  const says = (condition: Condition): Verdict => verdictOn(condition, business, date);
  const ruled = (need: NeedId): GapKindId | undefined =>
    findingOf(need, known)
      .rules.map((rule) => kindByRule[rule.id])
      .find(Boolean);
  switch (id) {
    case 'trade-licence':
      return ruled('trade-licence') ?? id;
    case 'fssai':
      return ruled('fssai') ?? 'fssai-open';
    case 'gst':
      return given.gst === 'late'
        ? 'gst-late'
        : given.gst === 'below'
          ? 'gst-below'
          : 'gst-missing';
    case 'insurance':
      return isNeeded(findingOf('epf', known), 'must') === 'no' ? 'esi' : 'esi-pf';
    case 'fire':
      if (says(inStreet) === 'yes') return 'fire-street';
      return says(is('state', 'tg')) === 'yes' ? 'fire-telangana' : id;
    default:
      return id;
  }
}

/** Returns the gaps by severity, then by cost, highest first, then in question order. */
export function gapsOf(ids: readonly ScoredId[], known: Known): Gap[] {
  const gaps = ids.map((question): Gap => {
    const kind = kindOf(question, known);
    const { guide, task }: GapKind = gapKinds[kind];
    const sources = sourcesOf(question, kind, known);
    return { question, kind, severity: severityOf(question), guide, task, sources };
  });
  const order = ({ question }: Gap) => scoredQuestions.findIndex(({ id }) => id === question);
  const price = ({ kind }: Gap) =>
    Math.max(0, ...gapKinds[kind].cost.map((fact) => rupeesOf(fact, known.date)));
  return gaps.sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      price(b) - price(a) ||
      order(a) - order(b),
  );
}

/** Returns the rupees of a figure on a date; 0 if it is not money or not confirmed. */
function rupeesOf(fact: FactId, date: IsoDate): number {
  const value = factAt(fact, date)?.value;
  if (value?.unit !== 'rupees') return 0;
  return 'amount' in value ? value.amount : value.to;
}

/** Returns the sources of the law behind a gap: of the register's rules, and of its figures. */
function sourcesOf(question: ScoredId, kind: GapKindId, known: Known): CheckedSource[] {
  const { cost, law = [] }: GapKind = gapKinds[kind];
  const ofRules = needsBehind(question, known).flatMap((need) =>
    findingOf(need, known).rules.map(({ source, reviewBy }) => ({ source, reviewBy })),
  );
  const ofFigures = [...cost, ...law]
    .map((fact) => factAt(fact, known.date))
    .flatMap((version) => {
      if (!version || 'ours' in version.source) return [];
      const { source, reviewBy } = version;
      return [{ source, reviewBy }];
    });
  return [...ofRules, ...ofFigures];
}
