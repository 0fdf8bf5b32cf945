import type { IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import type { AnyContent } from '../locales/load-content.ts';
import { figuresInForce } from './figures-in-force.ts';
import { lastChangedOn } from './last-changed.ts';
import { usePage, usePageText } from './page-context.ts';

/** When the text was last looked over. */
export function PageDates({ reviewedOn }: { reviewedOn: IsoDate }) {
  const { locale, messages } = usePage();
  return (
    <DateLine day={reviewedOn} text={messages.page.reviewed(formatDate(reviewedOn, locale))} />
  );
}

/** When a page without a day of its own last changed (A11Y-09). */
export function UpdatedDate({ content }: { content: AnyContent }) {
  const page = usePage();
  const words = usePageText('guide');
  const day = lastChangedOn(content, page);
  return <DateLine day={day} text={words.updated(formatDate(day, page.locale))} />;
}

/**
 * When the figures of a page without a day of its own were last looked at: the day of the one that has
 * waited longest. Nothing where the page states none.
 */
export function FiguresDate({ content }: { content: object }) {
  const page = usePage();
  const words = usePageText('guide');
  const [day] = figuresInForce(content, page)
    .map(({ checkedOn }) => checkedOn)
    .sort();
  return day ? (
    <DateLine day={day} text={words.figuresChecked(formatDate(day, page.locale))} />
  ) : null;
}

function DateLine({ day, text }: { day: IsoDate; text: string }) {
  return (
    <p className="page-dates">
      <time dateTime={day}>{text}</time>
    </p>
  );
}
