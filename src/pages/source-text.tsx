import { business } from '../content/business.ts';
import { needsReview } from '../content/facts/lookup.ts';
import { ourSourceName } from '../content/facts/source-name.ts';
import type { FactVersion, IsoDate, OurSource, Source } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { buildText } from '../locales/build-text.ts';
import { DocumentTitle } from '../ui/document-title.tsx';
import { certaintyText } from '../ui/source-line.tsx';
import { usePage, useReader, type PageSettings } from './page-context.ts';
import { printedAddress } from './printed-address.ts';

/** A link to a figure's source. Our own lists are pages of this site, so their links are relative. */
export function SourceLink({ source }: { source: Source | OurSource }) {
  const { locale, messages } = usePage();
  const reader = useReader();
  const name =
    'ours' in source ? (
      ourSourceName(source, buildText('facts', locale))
    ) : (
      <DocumentTitle title={source.title} locale={locale} />
    );
  if (source.url.startsWith(`${business.origin}/`)) {
    const path = source.url.slice(business.origin.length);
    return (
      <a href={addLocalePrefix(path, reader)} data-address={printedAddress(path, reader)}>
        {name}
      </a>
    );
  }
  return (
    <a href={source.url} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> ({messages.page.opensNewTab})</span>
    </a>
  );
}

/** A sentence with a link to a source, and one that says how we know what it states. */
export function SourceSentences({ source }: { source: Source | OurSource }) {
  const page = usePage();
  return (
    <>
      <SourceLink source={source} />
      {page.messages.page.sentenceEnd} {readingText(source, page)}
    </>
  );
}

/** Says how we know what a source states, and since when. */
export const readingText = (source: Source | OurSource, page: PageSettings): string =>
  'ours' in source
    ? page.messages.page.stated(formatDate(source.readOn, page.locale))
    : certaintyText(source, page);

/** Says since when, or until when, a value is in force; undefined while no page states such a day. */
export function inForceText(
  { from, until }: Pick<FactVersion, 'from' | 'until'>,
  { locale, messages }: PageSettings,
): string | undefined {
  if (until) return messages.page.heldUntil(formatDate(until, locale));
  return from ? messages.page.since(formatDate(from, locale)) : undefined;
}

/**
 * The warning that a review is overdue (TRUST-02). The page may be read months after its build, so the phone
 * shows it once its own date is past the day (app/live-figures.ts).
 */
export function OverdueMark({ reviewBy }: { reviewBy: IsoDate }) {
  const { asOn, messages } = usePage();
  return (
    <strong data-review-by={reviewBy} hidden={!needsReview({ reviewBy }, asOn)}>
      {' '}
      {messages.page.outdated}
      {messages.page.sentenceEnd}
    </strong>
  );
}
