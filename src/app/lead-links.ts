import { leadForm, leadFormTypeOf, openLeadForm } from '../features/leads/lead-form-store.ts';
import type { RouterContext } from './shell/router-context.ts';

/**
 * Links that lead to the form's own page open the dialog instead: `<a href="/contact" data-lead="quote">`.
 * Listens before the app's other link handler, which leaves alone what has been answered.
 */
export function openLeadFormsFromLinks({ messages }: RouterContext): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-lead]') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
    // On the form's own page the form is already there.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    const type = leadFormTypeOf(link.dataset.lead);
    openLeadForm(leadForm(type, messages.lead.forms[type], location.pathname), link);
  });
}
