import { reportLead } from '../features/analytics/watch-visit.ts';
import { isLeadDialogOpen, leadFormStore } from '../features/leads/lead-form-store.ts';
import { onLeadSent } from '../features/leads/lead-sent.ts';
import { leadToasts } from '../features/leads/lead-toasts.ts';
import type { RouterContext } from './shell/router-context.ts';

let announcing = false;

/**
 * What follows when a request has gone, at once or after it had waited: a word on any page (the open
 * form says it by itself), and a conversion where the visitor lets visits be counted (LEAD-30).
 */
export function announceSentLeads({ messages }: RouterContext): void {
  if (announcing) return;
  announcing = true;
  onLeadSent(({ formType, receipt }) => {
    // Without consent it is dropped there.
    reportLead(formType);
    if (isLeadDialogOpen(leadFormStore.getState())) return;
    const { title, text, received } = messages.lead.toast;
    leadToasts.show({ title, description: receipt ? text(receipt) : received, variant: 'success' });
  });
}
