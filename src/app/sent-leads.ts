import { reportLead } from '../features/analytics/watch-visit.ts';
import { isLeadDialogOpen, leadFormStore } from '../tools/leads/lead-form-store.ts';
import { dropChangeUnlessOf } from '../tools/leads/lead-draft.ts';
import { onLeadSent } from '../tools/leads/lead-sent.ts';
import { leadToasts } from '../tools/leads/lead-toasts.ts';
import { watchOutboxItems } from '../platform/offline/outbox-access.ts';
import type { RouterContext } from './shell/router-context.ts';

let announcing = false;

/**
 * What follows when a request has gone, at once or after it had waited: a word on any page (the open
 * form says it by itself), and a conversion where the visitor lets visits be counted (LEAD-30).
 */
export function announceSentLeads({ messages }: RouterContext): void {
  if (announcing) return;
  announcing = true;
  tidyChange();
  onLeadSent(({ formType, receipt }) => {
    // Without consent it is dropped there.
    reportLead(formType);
    if (isLeadDialogOpen(leadFormStore.getState())) return;
    const { title, text, received } = messages.lead.toast;
    leadToasts.show({ title, description: receipt ? text(receipt) : received, variant: 'success' });
  });
}

/** At the start: the typed change of a request that has gone meanwhile can be offered nowhere any more. */
function tidyChange(): void {
  let done = false;
  watchOutboxItems((items) => {
    if (done) return;
    done = true;
    const waiting = items.filter(({ state }) => state !== 'delivered');
    dropChangeUnlessOf(new Set(waiting.map(({ id }) => id))).catch((error: unknown) =>
      console.info('Whether a change is kept is not known', error),
    );
  });
}
