import type { IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { lastChangedOn } from './last-changed.ts';
import { usePage, usePageText } from './page-context.ts';

/** The date of the text's last review, on a line of its own. */
export function PageDates({ reviewedOn }: { reviewedOn: IsoDate }) {
  return (
    <p className="page-dates">
      <ReviewDay day={reviewedOn} />
    </p>
  );
}

/** The date of the text's last review. */
export function ReviewDay({ day }: { day: IsoDate }) {
  const { locale, messages } = usePage();
  return <time dateTime={day}>{messages.page.reviewed(formatDate(day, locale))}</time>;
}

/** The date of the last change, for pages without their own date (A11Y-09). */
export function UpdatedDate({ content }: { content: AnyContent }) {
  const page = usePage();
  const words = usePageText('guide');
  const day = lastChangedOn(content, page);
  return (
    <p className="page-dates">
      <time dateTime={day}>{words.updated(formatDate(day, page.locale))}</time>
    </p>
  );
}
