import { formatDate } from '../i18n/format.ts';
import type { Messages } from '../locales/language.ts';
import type { Locale } from '../locales/languages.ts';
import { useI18n } from '../locales/text.tsx';
import { DocumentTitle } from './document-title.tsx';
import { OutsideLink } from './outside-link.tsx';

/** A document, how we know what it says, and the day on which we read it. */
interface ReadDocument {
  title: string;
  url: string;
  certainty: keyof Messages['page']['certainty'];
  readOn: string | null;
  /** The site on which we read a copy of it. */
  copyOn?: string;
}

/** Says how we know what a document states, and since when. */
export const certaintyText = (
  { certainty, readOn, copyOn }: Pick<ReadDocument, 'certainty' | 'readOn' | 'copyOn'>,
  { messages, locale }: { messages: Messages; locale: Locale },
): string => messages.page.certainty[certainty](readOn ? formatDate(readOn, locale) : '', copyOn);

/**
 * A link to a source, how we know it, and a warning when its review is overdue on this day. `values`: the figures
 * of the text above that it states.
 */
export function SourceLine({
  source,
  reviewBy,
  today,
  values = [],
}: {
  source: ReadDocument;
  reviewBy: string;
  today: string;
  values?: readonly string[];
}) {
  const i18n = useI18n();
  const { outdated, sentenceEnd } = i18n.messages.page;
  return (
    <>
      {values.length > 0 && (
        <>
          <b>{values.join(', ')}</b>:{' '}
        </>
      )}
      <OutsideLink url={source.url}>
        <DocumentTitle title={source.title} locale={i18n.locale} />
      </OutsideLink>
      {sentenceEnd} {certaintyText(source, i18n)}
      {today > reviewBy && (
        <strong>
          {' '}
          {outdated}
          {sentenceEnd}
        </strong>
      )}
    </>
  );
}

/** One line for each document; `documentsBehind` (content/facts/quoted-sources.ts) names each once. */
export function SourceLines({
  documents,
  today,
}: {
  documents: readonly { source: ReadDocument; reviewBy: string; values: readonly string[] }[];
  today: string;
}) {
  return documents.map((document) => (
    <span key={JSON.stringify(document.source)} className="mt-2 block">
      <SourceLine {...document} today={today} />
    </span>
  ));
}
