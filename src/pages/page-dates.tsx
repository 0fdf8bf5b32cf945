import type { IsoDate } from '../content/facts/types.ts';
import { formatDate } from '../i18n/format.ts';
import { usePage } from './page-context.ts';

/** When the text was last looked over. */
export function PageDates({ reviewedOn }: { reviewedOn: IsoDate }) {
  const { locale, messages } = usePage();
  return (
    <p className="page-dates">
      <time dateTime={reviewedOn}>{messages.page.reviewed(formatDate(reviewedOn, locale))}</time>
    </p>
  );
}
