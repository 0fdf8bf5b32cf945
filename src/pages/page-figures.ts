import { parseFactReference, referencedVersion } from '../content/facts/fact-text.ts';
import type { FactId } from '../content/facts/lookup.ts';
import { isSameSource } from '../content/facts/source-name.ts';
import type { Certainty, FactVersion, IsoDate, OurSource, Source } from '../content/facts/types.ts';
import { claimReference } from './claim-text.ts';
import type { PageSettings } from './page-context.ts';
import { referencesIn, referencesOf, textsOf } from './references.ts';

/** A figure that a page states, with its value on the day. */
export interface PageFigure {
  id: FactId;
  version: FactVersion;
}

/** A source of figures in a page's text, and the figures that come from it. */
export interface PageSource {
  /** The part of its anchor after `source-`. */
  number: number;
  source: Source | OurSource;
  figures: readonly PageFigure[];
}

/**
 * The figures of one page and their sources. It says which source a figure in the text links to, and which
 * link is the first to a source, so one object serves one drawing of the page, from top to bottom.
 */
export class PageFigures {
  /** Every figure on the page once, without the firm's own claims. */
  readonly all: readonly PageFigure[];
  /** One entry for each source of figures in the text. Rows of tables show their sources themselves. */
  readonly sources: readonly PageSource[];
  readonly #page: Pick<PageSettings, 'asOn'>;
  readonly #linked = new Set<number>();

  constructor(content: object, page: Pick<PageSettings, 'asOn'>) {
    this.#page = page;
    this.all = figuresOf(referencesOf(content), page);
    const inText = [...textsOf(content).flatMap(referencesIn), ...changesOf(content)];
    this.sources = bySource(figuresOf(inText, page));
  }

  /**
   * Returns the figure of a reference, and its source; undefined for a claim, and for a figure without a value on the
   * day.
   */
  entryOf(reference: string): { figure: PageFigure; source: PageSource } | undefined {
    const [figure] = figuresOf([reference], this.#page);
    const source =
      figure && this.sources.find(({ figures }) => figures.some((one) => isSame(one, figure)));
    return source && { figure, source };
  }

  /** Returns true on the first call for a source: that link is where its entry leads back to. */
  isFirstLink({ number }: PageSource): boolean {
    if (this.#linked.has(number)) return false;
    this.#linked.add(number);
    return true;
  }

  /** Returns true if a figure of the text drawn so far links to this source. */
  hasLink({ number }: PageSource): boolean {
    return this.#linked.has(number);
  }
}

/** True for a figure whose value is no longer in force or not confirmed: the last one that we know. */
export function isLastKnown(reference: string, page: Pick<PageSettings, 'asOn'>): boolean {
  const [figure] = figuresOf([reference], page);
  if (!figure) return false;
  const { until, source } = figure.version;
  const isOver = until !== null && until < page.asOn;
  return isOver || (!('ours' in source) && source.certainty === 'unconfirmed');
}

/** The ways of knowing figures, the surest first. `copy`: from a site of somebody else; `ours`: our prices and estimates. */
export const waysOfKnowing = [
  'law',
  'official',
  'copy',
  'reported',
  'unconfirmed',
  'ours',
] as const satisfies readonly (Certainty | 'copy' | 'ours')[];
type WayOfKnowing = (typeof waysOfKnowing)[number];

function wayOf({ version: { source } }: PageFigure): WayOfKnowing {
  if ('ours' in source) return 'ours';
  return source.copyOn ? 'copy' : source.certainty;
}

/** Returns how many figures are known in each way. */
export function countWays(figures: readonly PageFigure[]): Map<WayOfKnowing, number> {
  const counts = new Map<WayOfKnowing, number>();
  for (const figure of figures) counts.set(wayOf(figure), (counts.get(wayOf(figure)) ?? 0) + 1);
  return counts;
}

/** Returns the day of the oldest reading of a document; undefined if none of them was read. */
export const oldestReading = (figures: readonly PageFigure[]): IsoDate | undefined =>
  figures
    .flatMap(({ version: { source } }) => ('ours' in source ? [] : (source.readOn ?? [])))
    .sort()[0];

/** Returns the earliest day of review of figures. A value that is over needs no review. */
export const firstReview = (
  figures: readonly PageFigure[],
  { asOn }: Pick<PageSettings, 'asOn'>,
): IsoDate | undefined =>
  figures
    .filter(({ version: { until } }) => until === null || until >= asOn)
    .map(({ version }) => version.reviewBy)
    .sort()[0];

const isSame = (one: PageFigure, other: PageFigure) => one.version === other.version;

function figuresOf(
  references: readonly string[],
  page: Pick<PageSettings, 'asOn'>,
): readonly PageFigure[] {
  const found = new Map<FactVersion, PageFigure>();
  for (const reference of references) {
    if (claimReference(reference)) continue;
    const version = referencedVersion(reference, page);
    if (version) found.set(version, { id: parseFactReference(reference).id, version });
  }
  return [...found.values()];
}

function bySource(figures: readonly PageFigure[]): readonly PageSource[] {
  const groups: PageFigure[][] = [];
  for (const figure of figures) {
    const { source } = figure.version;
    const group = groups.find(([first]) => first && isSameSource(first.version.source, source));
    if (group) group.push(figure);
    else groups.push([figure]);
  }
  return groups.flatMap((group, index) => {
    const [first] = group;
    return first ? [{ number: index + 1, source: first.version.source, figures: group }] : [];
  });
}

/** Returns the figures of the blocks "What changed", whose rows show no source. */
function changesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(changesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'changes') return referencesOf(value);
  return Object.values(value).flatMap(changesOf);
}
