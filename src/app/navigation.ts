import type { RegisteredRouter } from '@tanstack/react-router';
import { localeOfPath, stripLocalePrefix } from '../i18n/locale-path.ts';
import { applyPageHead } from '../platform/pages/page-document.ts';
import { siteToasts } from '../ui/site-toasts.ts';

/**
 * Turns every plain link of the site into a navigation inside the app. They remain links: they work before
 * the app loads, with a modifier key, and in a new tab.
 */
export function followLinks(router: RegisteredRouter): void {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || !isPlainClick(event, anchor)) return;
    const sameDocument = anchor.pathname === location.pathname && anchor.hash !== '';
    if (sameDocument) return;
    event.preventDefault();
    void router.navigate({ href: anchor.pathname + anchor.search + anchor.hash });
  });
}

/**
 * Does the same for search forms (`SearchBox`) and other forms that open a page with the typed text. If that
 * page is open, its own form receives the text.
 */
export function followForms(router: RegisteredRouter): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const { origin, pathname } = new URL(form.action);
    if (form.method !== 'get' || origin !== location.origin) return;
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') typed.set(name, value);
    }
    form.reset();
    if (pathname === location.pathname && handOver(typed, form, pathname)) return;
    if (typed.size === 0) letters = '';
    void router.navigate({ href: pathname + (typed.size > 0 ? `?${typed.toString()}` : '') });
  });
}

/** The letters since a press on the search button, until its page takes them; undefined at all other times. */
let letters: string | undefined;

function collectLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (letters !== undefined && key.length === 1 && !ctrlKey && !metaKey && !altKey) letters += key;
}

/** Types the collected letters into the field of the page that has opened. */
function typeLetters(field: HTMLElement | null): void {
  if (letters && field instanceof HTMLInputElement) {
    field.setRangeText(letters, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  letters = undefined;
}

/**
 * Passes the typed text to the page's own form. Without text, focuses its field and selects the content.
 * Returns false without such a form.
 */
function handOver(typed: URLSearchParams, from: HTMLFormElement, path: string): boolean {
  const own = document.querySelector<HTMLFormElement>(`main form[action="${path}"]`);
  if (!own || own === from) return false;
  for (const [name, value] of typed) {
    const field = own.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  if (typed.size > 0) own.requestSubmit();
  else own.querySelector('input')?.select();
  return true;
}

/**
 * Loads a saved page when a finger touches its link, some 100 ms before the click. Unsaved pages are not
 * loaded, because a touch may only scroll, and a download costs data.
 */
export function readAhead(router: RegisteredRouter): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const anchor = target instanceof Element ? target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
    if (isOtherLanguage(anchor)) return;
    if (anchor.pathname === location.pathname || !navigator.serviceWorker?.controller) return;
    readIfSaved(router, anchor.pathname).catch((error: unknown) => {
      // The click reports this error if it comes.
      console.info('The page cannot be read ahead', error);
    });
  });
}

async function readIfSaved(router: RegisteredRouter, path: string): Promise<void> {
  // The router adds the language to the address.
  if (await caches.match(path)) await router.preloadRoute({ to: stripLocalePrefix(path) });
}

/** A page of another language is a new document: an answer may lead to one (docs/decisions/0005-languages.md). */
const isOtherLanguage = ({ pathname }: HTMLAnchorElement): boolean =>
  localeOfPath(pathname) !== localeOfPath(location.pathname);

function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const elsewhere =
    anchor.origin !== location.origin ||
    anchor.target === '_blank' ||
    anchor.hasAttribute('data-new-document') ||
    isOtherLanguage(anchor) ||
    anchor.hasAttribute('download');
  return event.button === 0 && !event.defaultPrevented && !modified && !elsewhere;
}

/**
 * After each navigation, updates the head, removes the toasts of the page before, and focuses the place
 * where reading continues (ROUTE-16): the heading, the section in the address, or the field of a page for
 * typing.
 */
export function followPages(router: RegisteredRouter): void {
  addEventListener('keydown', collectLetter);
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const page = router.state.matches.at(-1)?.loaderData;
    if (page) applyPageHead(page);
    if (!fromLocation || !pathChanged) return;
    siteToasts.leavePage();
    const field = document.querySelector<HTMLElement>('main [data-takes-focus]');
    const heading =
      headingOfSection(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (!field) heading?.setAttribute('tabindex', '-1');
    (field ?? heading)?.focus({ preventScroll: true });
    typeLetters(field);
  });
}

/** Returns the heading of the section in an address; null without one. */
function headingOfSection(id: string): HTMLElement | null {
  return document.getElementById(id)?.querySelector('h2, h3') ?? null;
}
