import type { OutboxItem } from '../../platform/offline/db.ts';
import { isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { leadOf } from './lead-in-outbox.ts';
import { leadKind } from './lead-payload.ts';
import type { LeadFormType } from './lead-fields.ts';

/** A lead that has just been sent, at once or after it had waited. */
export interface SentLead {
  id: string;
  formType: LeadFormType;
  receipt: string | undefined;
}

/**
 * Tells of each lead that this page sees being sent, once (LEAD-30): what was sent while no page was
 * open is not told, and with several tabs only the one in view tells.
 */
export function onLeadSent(tell: (lead: SentLead) => void): void {
  /** Leads that this page has seen waiting, with what their text said: it may be wiped when they go. */
  const waiting = new Map<string, LeadFormType>();
  watchOutboxItems((items: readonly OutboxItem[]) => {
    for (const item of items) {
      if (item.kind !== leadKind) continue;
      // The text of what nobody has confirmed stays a while.
      if (item.state !== 'delivered' && !isUnconfirmed(item)) {
        const lead = leadOf(item);
        if (lead) waiting.set(item.id, lead.formType);
        continue;
      }
      const formType = waiting.get(item.id);
      if (!formType) continue;
      waiting.delete(item.id);
      if (document.visibilityState === 'visible') {
        tell({ id: item.id, formType, receipt: receiptOf(item) });
      }
    }
  });
}
