import { askAgain, cookieChoiceAnchor } from '../features/consent/consent-store.ts';

/** Makes links to `#cookie-choice` open the cookie choice on the same page (CONS-07). */
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
