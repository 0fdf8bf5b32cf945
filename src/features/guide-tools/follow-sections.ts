import { wideScreen } from './follow-contents.ts';

/**
 * Opens folded sections (pages/section-fold.css): all on a wide screen, and the one that a link leads to. Styles do
 * the same in current browsers; this keeps the state of `details` true for screen readers, and serves older
 * browsers. Returns a function that stops it.
 */
export function followSections(page: Document): () => void {
  const folds = [...page.querySelectorAll<HTMLDetailsElement>('.section-fold')];
  if (folds.length === 0) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const wide = matchMedia(wideScreen);
  /** Sections that the wide screen opened, not the visitor. */
  const opened = new Set<HTMLDetailsElement>();

  function fit(): void {
    for (const fold of folds) {
      const summary = fold.querySelector('summary');
      if (wide.matches) {
        if (!fold.open) opened.add(fold);
        fold.open = true;
        // There is nothing to fold.
        summary?.setAttribute('tabindex', '-1');
      } else {
        if (opened.delete(fold)) fold.open = false;
        summary?.removeAttribute('tabindex');
      }
    }
  }
  wide.addEventListener('change', fit, { signal });
  fit();

  openSection(page, location.hash);
  addEventListener('hashchange', () => openSection(page, location.hash), { signal });
  page.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const summary = pressed?.closest('summary');
      if (wide.matches && summary && folds.some((fold) => fold === summary.parentElement)) {
        event.preventDefault();
      }
      // Before the browser scrolls there, because what opens above moves the place.
      openSection(page, pressed?.closest<HTMLAnchorElement>('a[href^="#"]')?.hash ?? '');
    },
    { signal, capture: true },
  );
  return () => stop.abort();
}

/** Opens the section that an element of the page belongs to. */
export function openSectionOf(element: Element): void {
  const fold =
    element.closest<HTMLDetailsElement>('.section-fold') ??
    element.querySelector<HTMLDetailsElement>(':scope > .section-fold');
  if (fold) fold.open = true;
}

function openSection(page: Document, hash: string): void {
  const target = hash.length > 1 ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) openSectionOf(target);
}
