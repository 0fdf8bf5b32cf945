import { business } from '../../content/business.ts';
import type { HomeContent } from '../../content/home/home-content.ts';
import { formatOpeningHours } from '../../i18n/format.ts';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isStanding } from '../claim-text.ts';
import { usePage, useReader } from '../page-context.ts';
import { UpdatedDate } from '../page-dates.tsx';
import { ProseText } from '../prose.tsx';

/** The last section, styled as the book's back cover (HOME-25, HOME-28 to HOME-30). */
export function FinalCall({ content }: { content: HomeContent }) {
  const { call } = content;
  const { locale } = usePage();
  const reader = useReader();
  const { opens, closes } = business.hours;
  return (
    <section className="call cover" aria-labelledby="call-heading">
      <div className="call-inner">
        <h2 id="call-heading">
          <ProseText text={call.heading} />
        </h2>
        <p>
          <ProseText text={call.text} />
        </p>
        {isStanding(call.offer) && (
          <p className="offer">
            <ProseText text={call.offer} />
          </p>
        )}
        <div className="actions">
          <ButtonLink href={addLocalePrefix(call.consultation.path, reader)}>
            <ProseText text={call.consultation.label} />
          </ButtonLink>
          {[call.start, call.how].map(({ label, path }) => (
            <ButtonLink key={label} tone="secondary" href={addLocalePrefix(path, reader)}>
              <ProseText text={label} />
            </ButtonLink>
          ))}
        </div>
        <ul className="call-points">
          {call.points.filter(isStanding).map(({ text }) => (
            <li key={text}>
              <ProseText text={text} />
            </li>
          ))}
          <li>
            <ProseText text={call.openDays} /> {formatOpeningHours(opens, closes, locale)}
          </li>
        </ul>
        <UpdatedDate content={content} />
      </div>
    </section>
  );
}
