import type { IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { lastChangedOn } from './last-changed.ts';
import { usePage, usePageText } from './page-context.ts';

/** The date of the text's last review. */
export function PageDates({ reviewedOn }: { reviewedOn: IsoDate }) {
  const { locale, messages } = usePage();
  return (
    <DateLine day={reviewedOn} text={messages.page.reviewed(formatDate(reviewedOn, locale))} />
  );
}

/** The date of the last change, for pages without their own date (A11Y-09). */
export function UpdatedDate({ content }: { content: AnyContent }) {
  const page = usePage();
  const words = usePageText('guide');
  const day = lastChangedOn(content, page);
  return <DateLine day={day} text={words.updated(formatDate(day, page.locale))} />;
}

function DateLine({ day, text }: { day: IsoDate; text: string }) {
  return (
    <p className="page-dates">
      <time dateTime={day}>{text}</time>
    </p>
  );
}
