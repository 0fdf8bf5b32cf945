import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LeadContacts } from './lead-contacts.tsx';

/** The office answered, and will not take the request as it is: its reason, and the text still in the form. */
export function LeadRefusal({ reason }: { reason: string }) {
  const { refused } = useMessages().lead;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1}>
      <Callout tone="warning" title={refused.title}>
        <p>{reason}</p>
        <p>{refused.text}</p>
        <div className="actions">
          <LeadContacts />
        </div>
      </Callout>
    </div>
  );
}
