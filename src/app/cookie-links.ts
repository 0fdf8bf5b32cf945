import { askAgain, cookieChoiceAnchor } from '../features/consent/consent-store.ts';

/** Links to the cookie choice (`#cookie-choice`) ask again where they stand (CONS-07). */
export function askFromCookieLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>(`a[href$="#${cookieChoiceAnchor}"]`)
        : null;
    if (!link) return;
    event.preventDefault();
    askAgain(link);
  });
}
