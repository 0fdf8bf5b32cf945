import { needsReview } from '../content/facts/lookup.ts';
import { certainties, type IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import { Callout } from '../ui/callout.tsx';
import { factValueText } from '../content/facts/fact-text.ts';
import { usePage, usePageText, type PageSettings } from './page-context.ts';
import {
  countByCertainty,
  firstReview,
  oldestReading,
  type PageFigure,
  type PageSource,
} from './page-figures.ts';
import { inForceText, OverdueMark, readingText, SourceLink } from './source-text.tsx';

const sectionId = 'sources';
const entryId = ({ number }: PageSource) => `source-${number}`;
const firstLinkId = ({ number }: PageSource) => `figure-${number}`;

/** A figure in a text, as a link to the entry of its source below. */
export function FigureLink({ reference, text }: { reference: string; text: string }) {
  const { figures } = usePage();
  const source = figures?.sourceOf(reference);
  if (!figures || !source) return text;
  const id = figures.isFirstLink(source) ? firstLinkId(source) : undefined;
  return (
    <a id={id} href={`#${entryId(source)}`}>
      {text}
    </a>
  );
}

/** How many figures the page states, how we know them, and when they are read again. */
export function FiguresSummary() {
  const page = usePage();
  const words = usePageText('guide');
  const { figures } = page;
  if (!figures || figures.all.length === 0) return null;
  const counts = countByCertainty(figures.all);
  const parts = [...certainties, 'ours' as const].flatMap((key) => {
    const count = counts.get(key);
    return count ? [words.figures.by[key](count)] : [];
  });
  const total = words.figures.count(figures.all.length);
  const oldest = oldestReading(figures.all);
  const due = firstReview(figures.all, page);
  return (
    <>
      <p className="page-dates">
        {figures.sources.length > 0 ? <a href={`#${sectionId}`}>{total}</a> : total}
        {`: ${parts.join(', ')}. `}
        {oldest && `${words.figures.oldest(formatDate(oldest, page.locale))} `}
        {due && words.figures.again(formatDate(due, page.locale))}
      </p>
      {due && <OverdueNotice reviewBy={due} />}
    </>
  );
}

/** The same warning as `OverdueMark`, at the top of a page. */
function OverdueNotice({ reviewBy }: { reviewBy: IsoDate }) {
  const { asOn, messages } = usePage();
  const words = usePageText('guide');
  return (
    <div data-review-by={reviewBy} hidden={!needsReview({ reviewBy }, asOn)}>
      <Callout tone="warning" title={messages.page.outdated}>
        <p>{words.overdue}</p>
      </Callout>
    </div>
  );
}

/**
 * The section that says where the figures of the text come from. The entry that a figure's link leads to is
 * shown at the bottom of the screen (look/sources.css). It must come after all text of the page.
 */
export function FigureSources() {
  const { figures } = usePage();
  const words = usePageText('guide');
  if (!figures || figures.sources.length === 0) return null;
  return (
    <section className="section sources" id={sectionId}>
      <h2>{words.figures.heading}</h2>
      <ul>
        {figures.sources.map((source) => (
          <SourceEntry key={source.number} entry={source} isLinked={figures.hasLink(source)} />
        ))}
      </ul>
    </section>
  );
}

function SourceEntry({ entry, isLinked }: { entry: PageSource; isLinked: boolean }) {
  const page = usePage();
  const words = usePageText('guide');
  const due = firstReview(entry.figures, page);
  return (
    <li id={entryId(entry)} tabIndex={-1}>
      <SourceLink source={entry.source} />. {readingText(entry.source, page)}
      {due && <OverdueMark reviewBy={due} />}
      <p>{valuesText(entry.figures, page)}</p>
      {isLinked && <a href={`#${firstLinkId(entry)}`}>{words.figures.back}</a>}
    </li>
  );
}

/** Returns the values of figures, each once, with the day since or until which it is in force. */
function valuesText(figures: readonly PageFigure[], page: PageSettings): string {
  const texts = figures.map(({ version }) => {
    const held = inForceText(version, page);
    return factValueText(version.value, page) + (held ? ` (${held})` : '');
  });
  return [...new Set(texts)].join(' · ');
}
