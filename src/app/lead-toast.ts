import { isLeadDialogOpen, leadFormStore } from '../features/leads/lead-form-store.ts';
import { onLeadSent } from '../features/leads/lead-sent.ts';
import { leadToasts } from '../features/leads/lead-toasts.ts';
import type { RouterContext } from './shell/router-context.ts';

/** Says on any page that a request which had waited has gone; the open form says it by itself. */
export function sayWhenLeadsAreSent({ messages }: RouterContext): void {
  onLeadSent(({ receipt }) => {
    if (isLeadDialogOpen(leadFormStore.getState())) return;
    const { title, text, received } = messages.lead.toast;
    leadToasts.show({ title, description: receipt ? text(receipt) : received, variant: 'success' });
  });
}
