import type { RegisteredRouter } from '@tanstack/react-router';
import {
  closeLeadForm,
  isLeadDialogOpen,
  leadForm,
  leadFormStore,
  leadFormTypeOf,
  openLeadForm,
} from '../tools/leads/lead-form-store.ts';
import { closeOnBack } from './close-on-back.ts';
import type { RouterContext } from './shell/router-context.ts';

/**
 * Links to the form's own page that name a type (`/contact?type=quote`) open the dialog instead.
 * Listens before the app's other link handler, which leaves alone what has been answered.
 */
export function openLeadFormsFromLinks({ messages }: RouterContext): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href*="/contact?type="]') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
    // On the form's own page the form is already there.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    const type = leadFormTypeOf(new URLSearchParams(link.search).get('type'));
    openLeadForm(leadForm(type, messages.lead.forms[type], location.pathname), link);
  });
}

/** Back closes the open form and leaves the page where it is; any other way to another page closes it too. */
export function closeLeadFormOnBack({ history, subscribe }: RegisteredRouter): void {
  let unblock: (() => void) | undefined;
  let openedOn: string | undefined;
  leadFormStore.subscribe((state) => {
    const open = isLeadDialogOpen(state);
    if (open === (unblock !== undefined)) return;
    unblock?.();
    openedOn = location.pathname;
    unblock = open ? closeOnBack(history, closeLeadForm) : undefined;
  });
  subscribe('onRendered', () => {
    // A form asked for while the next page was being drawn belongs to that page, and stays.
    if (location.pathname !== openedOn) closeLeadForm();
  });
}
