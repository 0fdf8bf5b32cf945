import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { leadEndpoint } from '../../platform/env.ts';
import { useSharedDevice } from '../../platform/device/shared-device-store.ts';

const useText = textFor('lead');

/** The privacy notice: data, purpose, receivers, withdrawal and complaints (LEAD-38, DPDP Act). */
export function LeadNotice({ office, openedFrom }: { office: string; openedFrom: string }) {
  const { locale } = useI18n();
  const { notice } = useText();
  const shared = useSharedDevice();
  return (
    <div className="field-hint mt-6">
      <p>
        {notice.purpose(office)}{' '}
        {!shared && (
          <span className="noscript:hidden">
            {leadEndpoint ? notice.untilConfirmed : notice.untilSent}
          </span>
        )}
      </p>
      <p className="mt-2">{notice.data(openedFrom)}</p>
      <p className="mt-2">{notice.rights}</p>
      <p className="mt-2">
        <a href={addLocalePrefix(pageById('legal/privacy-policy').path, locale)}>{notice.more}</a>
      </p>
    </div>
  );
}
