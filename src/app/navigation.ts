import type { RegisteredRouter } from '@tanstack/react-router';
import { applyPageHead } from '../platform/pages/page-document.ts';

/**
 * Makes every plain link of the site an in-app navigation, in page bodies and in the shell alike.
 * Links stay links: they work before the app has come, with a modifier key, and in a new tab.
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
 * The same for the search that stands in header, drawer and elsewhere (`SearchBox`), and any other form
 * that leads to a page with what was typed. Where that page is open, its own form takes it over.
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
    void router.navigate({ href: pathname + (typed.size > 0 ? `?${typed.toString()}` : '') });
  });
}

/** Gives what was typed to the page's own form for the same; with nothing typed its field has the focus, and what stands in it is marked. False where there is none. */
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
 * A finger on a link is likely to become a click, some 100 ms later: a page that the phone has is read
 * in the meantime. Any other would be a download that nobody asked for: a finger may only scroll.
 */
export function readAhead(router: RegisteredRouter): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const anchor = target instanceof Element ? target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin) return;
    if (anchor.pathname === location.pathname || !navigator.serviceWorker?.controller) return;
    readIfSaved(router, anchor.pathname).catch((error: unknown) => {
      // The click will say so, if it comes.
      console.info('The page cannot be read ahead', error);
    });
  });
}

async function readIfSaved(router: RegisteredRouter, path: string): Promise<void> {
  if (await caches.match(path)) await router.preloadRoute({ to: path });
}

function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const elsewhere =
    anchor.origin !== location.origin ||
    anchor.target === '_blank' ||
    anchor.hasAttribute('data-new-document') ||
    anchor.hasAttribute('download');
  return event.button === 0 && !event.defaultPrevented && !modified && !elsewhere;
}

/**
 * After each navigation the page's head is in place, and the focus where reading goes on (ROUTE-16): the
 * heading, the section that the address names, or the field of a page opened to type into it.
 */
export function followPages(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const page = router.state.matches.at(-1)?.loaderData;
    if (page) applyPageHead(page);
    if (!fromLocation || !pathChanged) return;
    const field = document.querySelector<HTMLElement>('main [data-takes-focus]');
    const heading =
      headingOfSection(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (!field) heading?.setAttribute('tabindex', '-1');
    (field ?? heading)?.focus({ preventScroll: true });
  });
}

/** The heading of the section that an address names; null when it names none. */
function headingOfSection(id: string): HTMLElement | null {
  return document.getElementById(id)?.querySelector('h2, h3') ?? null;
}
