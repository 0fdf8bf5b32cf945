import { business, whatsAppLink } from '../content/business.ts';
import { activeOffices } from '../content/offices.ts';
import { englishTag } from '../i18n/english-tag.ts';
import { formatOpeningHours } from '../i18n/format.ts';
import { usePage } from './page-context.ts';

/**
 * Lists the offices for visits, with hours and a map link, then telephone, e-mail and WhatsApp
 * (CONT-07). It embeds no map: that would load a third-party script before the visitor agreed.
 */
export function OfficeList() {
  const { locale, messages } = usePage();
  const { contact } = messages.shell;
  const words = messages.page.offices;
  const { opens, closes } = business.hours;
  return (
    <>
      {activeOffices.map(({ id, name, address, googleMapsUrl }) => (
        <address key={id} className="prose not-italic">
          {/* As it stands on letters and maps. */}
          <span lang={englishTag(name, locale)}>
            <strong>{name}</strong>
            <br />
            {[address.street, address.city, address.state].join(', ')} {address.postalCode}
          </span>
          <br />
          {`${words.openDays} ${formatOpeningHours(opens, closes, locale)}`}
          {googleMapsUrl && (
            <>
              <br />
              <a className="external" href={googleMapsUrl} target="_blank" rel="noopener">
                {words.map(name)}
                <span className="sr-only"> ({messages.page.opensNewTab})</span>
              </a>
            </>
          )}
        </address>
      ))}
      <ul className="prose-list">
        <li>
          {words.phone}: <a href={`tel:${business.phone}`}>{business.phone}</a>
        </li>
        <li>
          {words.email}: <a href={`mailto:${business.email}`}>{business.email}</a>
        </li>
        <li>
          <a href={whatsAppLink(contact.whatsAppText)} target="_blank" rel="noopener">
            {words.whatsApp}
            <span className="sr-only"> ({messages.page.opensNewTab})</span>
          </a>
        </li>
      </ul>
    </>
  );
}
