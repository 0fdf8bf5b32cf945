import { useState } from 'react';
import { pageById } from '../../content/catalog.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { leadKind } from './lead-payload.ts';

const useText = textFor('lead');

/** Lists earlier requests that are not sent yet, so that nobody writes a request twice. */
export function LeadsWaiting() {
  const { locale } = useI18n();
  const lead = useText();
  const [openedAt] = useState(Date.now);
  const waiting =
    useOutboxItems()?.filter(
      ({ kind, state, createdAt }) =>
        kind === leadKind && (state === 'queued' || state === 'sending') && createdAt < openedAt,
    ).length ?? 0;
  if (waiting === 0) return null;
  return (
    <p className="field-hint mt-4">
      {lead.stillWaiting(waiting)}{' '}
      <a href={addLocalePrefix(pageById('account/outbox').path, locale)}>{lead.seeOutbox}</a>
    </p>
  );
}
