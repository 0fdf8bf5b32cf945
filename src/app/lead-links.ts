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
 * Opens links to the form's own page (`/contact?type=quote`) as a dialog. Listens before the app's other link
 * handler, which ignores handled clicks.
 */
export function openLeadFormsFromLinks({ messages }: RouterContext): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href*="/contact?type="]') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
    // The form's own page already shows the form.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    const type = leadFormTypeOf(new URLSearchParams(link.search).get('type'));
    openLeadForm(leadForm(type, messages.lead.forms[type], location.pathname), link);
  });
}

/** Closes the open form on navigation. Back closes it and stays on the page. */
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
    // A form that was opened while the next page was loading belongs to that page.
    if (location.pathname !== openedOn) closeLeadForm();
  });
}
