import { Fragment } from 'react';
import { needsReview } from '../content/facts/lookup.ts';
import type { FactVersion } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import { Callout } from '../ui/callout.tsx';
import { factValueText } from '../content/facts/fact-text.ts';
import { buildText } from '../locales/build-text.ts';
import { usePage, usePageText, type PageSettings } from './page-context.ts';
import {
  countWays,
  firstReview,
  oldestReading,
  type PageFigure,
  type PageSource,
  waysOfKnowing,
} from './page-figures.ts';
import { inForceText, OverdueMark, SourceSentences } from './source-text.tsx';

const sectionId = 'sources';
const entryId = ({ number }: PageSource) => `source-${number}`;
const firstLinkId = ({ number }: PageSource) => `figure-${number}`;

/** A figure in a text, as a link to the entry of its source below. */
export function FigureLink({ reference, text }: { reference: string; text: string }) {
  const page = usePage();
  const { figures } = page;
  const entry = figures?.entryOf(reference);
  if (!figures || !entry) return text;
  const { figure, source } = entry;
  const id = figures.isFirstLink(source) ? firstLinkId(source) : undefined;
  const values = valuesOf(source.figures, page);
  // Words of the text may differ from the entry's, for example by the ending of a case, so the link names its value.
  const value = values.findIndex(({ of }) => of.includes(figure.version));
  return (
    <a id={id} href={`#${entryId(source)}`} data-value={values.length > 1 ? value : undefined}>
      {text}
    </a>
  );
}

/** The number of figures on the page, as a link to their sources. */
export function FiguresLink() {
  const { figures } = usePage();
  const words = usePageText('guide');
  if (!figures || figures.sources.length === 0) return null;
  return <a href={`#${sectionId}`}>{words.figures.count(figures.all.length)}</a>;
}

/** How many figures the page states, and how we know them. */
export function FiguresSummary() {
  const { figures } = usePage();
  const words = usePageText('guide');
  if (!figures || figures.all.length === 0) return null;
  const isLinked = figures.sources.length > 0;
  return (
    <>
      <p className="page-dates">
        {isLinked ? <FiguresLink /> : words.figures.count(figures.all.length)}
        {': '}
        <HowKnown figures={figures.all} />
      </p>
      <OverdueNotice />
    </>
  );
}

/** How we know the figures: "2 from an official page, 1 reported by others." */
function HowKnown({ figures }: { figures: readonly PageFigure[] }) {
  const { sentenceEnd } = usePage().messages.page;
  const words = usePageText('guide').figures;
  const counts = countWays(figures);
  const parts = waysOfKnowing.flatMap((key) => {
    const count = counts.get(key);
    return count ? [words.by[key](count)] : [];
  });
  return parts.join(', ') + sentenceEnd;
}

/** When the sources were read, and when they are read again. */
function WhenRead({ figures }: { figures: readonly PageFigure[] }) {
  const page = usePage();
  const words = usePageText('guide').figures;
  const oldest = oldestReading(figures);
  const due = firstReview(figures, page);
  return [
    oldest && words.oldest(formatDate(oldest, page.locale)),
    due && words.again(formatDate(due, page.locale)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same warning as `OverdueMark`, at the top of a page. */
export function OverdueNotice() {
  const page = usePage();
  const words = usePageText('guide');
  const reviewBy = page.figures && firstReview(page.figures.all, page);
  if (!reviewBy) return null;
  return (
    <div data-review-by={reviewBy} hidden={!needsReview({ reviewBy }, page.asOn)}>
      <Callout tone="warning" title={page.messages.page.outdated}>
        <p>{words.overdue}</p>
      </Callout>
    </div>
  );
}

/**
 * The section that says where the figures of the text come from and when that was read, and with `summary` how we know them. The entry that
 * a figure's link leads to is shown at the bottom of the screen (look/sources.css). It must come after all text of
 * the page. A script moves the button into the open entry (app/cite-figure.ts).
 */
export function FigureSources({ summary = false }: { summary?: boolean }) {
  const { figures } = usePage();
  const words = usePageText('guide').figures;
  if (!figures || figures.sources.length === 0) return null;
  return (
    <section className="section sources" id={sectionId}>
      <h2>{words.heading}</h2>
      <p className="page-dates">
        {summary && (
          <>
            <HowKnown figures={figures.all} />{' '}
          </>
        )}
        <WhenRead figures={figures.all} />
      </p>
      <ul>
        {figures.sources.map((source) => (
          <SourceEntry key={source.number} entry={source} isLinked={figures.hasLink(source)} />
        ))}
      </ul>
      <button
        type="button"
        className="button"
        data-tone="secondary"
        data-cite=""
        data-copied={words.cited}
        data-not-copied={words.notCited}
        hidden
      >
        {words.cite}
      </button>
    </section>
  );
}

/** Value, day, source and certainty: in this order, because a sheet shows the entry by itself. */
function SourceEntry({ entry, isLinked }: { entry: PageSource; isLinked: boolean }) {
  const page = usePage();
  const words = usePageText('guide');
  const due = firstReview(entry.figures, page);
  const values = valuesOf(entry.figures, page);
  return (
    <li id={entryId(entry)} tabIndex={-1}>
      <p>
        {values.map(({ name, text }, index) => (
          <Fragment key={`${name} ${text}`}>
            {index > 0 && <i> · </i>}
            <span>
              {name && `${name}: `}
              <b>{text}</b>
            </span>
          </Fragment>
        ))}
        {isRead(entry) && (
          <>
            <i> · </i>
            {page.messages.page.asOn(formatDate(page.asOn, page.locale))}
          </>
        )}
      </p>
      <SourceSentences source={entry.source} />
      {due && <OverdueMark reviewBy={due} />}
      {isLinked && <a href={`#${firstLinkId(entry)}`}>{words.figures.back}</a>}
    </li>
  );
}

/** False for a figure whose source nobody has read: it shows no date. */
const isRead = ({ source }: PageSource): boolean =>
  'ours' in source || source.certainty !== 'unconfirmed';

interface EntryValue {
  /** The figure's name, for a value without a unit: it says nothing by itself. */
  name: string;
  text: string;
  /** The versions of figures that have it. */
  of: FactVersion[];
}

/** Returns the values of figures, each once, with the day since or until which it is in force. */
function valuesOf(figures: readonly PageFigure[], page: PageSettings): readonly EntryValue[] {
  const { names } = buildText('facts', page.locale);
  const found = new Map<string, EntryValue>();
  for (const { id, version } of figures) {
    const held = inForceText(version, page);
    const text = factValueText(version.value, page) + (held ? ` (${held})` : '');
    const isNumber = version.value.unit === 'count' || version.value.unit === 'day-of-month';
    const name = isNumber ? names[id] : '';
    const key = `${name} ${text}`;
    const others = found.get(key)?.of ?? [];
    found.set(key, { name, text, of: [...others, version] });
  }
  return [...found.values()];
}
