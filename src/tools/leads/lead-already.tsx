import { useEffect, useRef } from 'react';
import { pageById } from '../../content/catalog.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { receiptOf } from '../../platform/offline/receipt.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

const useText = textFor('lead');

/** Another tab has sent the same draft. The visitor decides whether to send it as a second request. */
export function LeadAlready({
  earlier,
  onAnother,
}: {
  earlier: OutboxItem;
  onAnother: (form: HTMLFormElement) => void;
}) {
  const { locale } = useI18n();
  const { already, seeOutbox } = useText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const receipt = receiptOf(earlier);
  const isSent = earlier.state === 'delivered';
  const when = formatDateTime(earlier.deliveredAt ?? earlier.createdAt, locale);
  return (
    <div ref={alert} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={already.title}>
        <p>
          {isSent ? already.sent(when) : already.waiting(when)}{' '}
          {receipt && already.receipt(receipt)}
        </p>
        <p>{already.text}</p>
        <div className="actions">
          <ButtonLink
            tone="secondary"
            href={addLocalePrefix(pageById('account/outbox').path, locale)}
          >
            {seeOutbox}
          </ButtonLink>
          <Button
            tone="quiet"
            onClick={({ currentTarget: { form } }) => {
              if (form) onAnother(form);
            }}
          >
            {already.another}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
