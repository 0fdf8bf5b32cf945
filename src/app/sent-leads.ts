import { reportLead } from '../features/analytics/watch-visit.ts';
import { isLeadDialogOpen, leadFormStore } from '../tools/leads/lead-form-store.ts';
import { dropChangeUnlessOf } from '../tools/leads/lead-draft.ts';
import { onLeadSent } from '../tools/leads/lead-sent.ts';
import { leadToasts } from '../tools/leads/lead-toasts.ts';
import { watchOutboxItems } from '../platform/offline/outbox-access.ts';
import type { RouterContext } from './shell/router-context.ts';

let announcing = false;

/**
 * Shows a toast on any page when a lead is sent, at once or later (the open form shows its own). Reports a
 * conversion if the visitor has accepted analytics (LEAD-30).
 */
export function announceSentLeads({ messages }: RouterContext): void {
  if (announcing) return;
  announcing = true;
  tidyChange();
  onLeadSent(({ formType, receipt }) => {
    // Dropped there without consent.
    reportLead(formType);
    if (isLeadDialogOpen(leadFormStore.getState())) return;
    const { title, text, received } = messages.lead.toast;
    leadToasts.show({ title, description: receipt ? text(receipt) : received, variant: 'success' });
  });
}

/** Removes the saved edit of a lead that was sent meanwhile. */
function tidyChange(): void {
  let done = false;
  watchOutboxItems((items) => {
    if (done) return;
    done = true;
    const waiting = items.filter(({ state }) => state !== 'delivered');
    dropChangeUnlessOf(new Set(waiting.map(({ id }) => id))).catch((error: unknown) =>
      console.info('Whether a change is saved is not known', error),
    );
  });
}
