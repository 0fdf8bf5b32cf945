import type { OutboxItem } from '../../platform/offline/db.ts';
import { isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { leadOf } from './lead-in-outbox.ts';
import { leadKind } from './lead-payload.ts';
import type { LeadFormType } from './lead-form-types.ts';

/** A lead that was just sent, at once or after waiting. */
export interface SentLead {
  id: string;
  formType: LeadFormType;
  receipt: string | undefined;
}

/**
 * Calls `tell` once for each lead that is sent while this page is open (LEAD-30). With several tabs, only the
 * visible one calls it.
 */
export function onLeadSent(tell: (lead: SentLead) => void): void {
  /** Waiting leads that this page has seen, with their types: their text may be wiped when they are sent. */
  const waiting = new Map<string, LeadFormType>();
  watchOutboxItems((items: readonly OutboxItem[]) => {
    for (const item of items) {
      if (item.kind !== leadKind) continue;
      // Unconfirmed leads retain their text for a while.
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
