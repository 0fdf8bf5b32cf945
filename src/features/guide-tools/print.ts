/** False in browsers inside other apps, which cannot print. */
export const canPrint = (): boolean => typeof window.print === 'function';

/** Prints the whole page, or only the checklist of a guide (app/look/print.css). */
export function printPage(part: 'page' | 'checklist'): void {
  const root = document.documentElement;
  if (part === 'checklist') {
    root.dataset.print = 'checklist';
    // `afterprint` comes too early on phones, before printing has read the page. The next tap does
    // not.
    const forget = new AbortController();
    for (const type of ['pointerdown', 'keydown'] as const) {
      addEventListener(
        type,
        () => {
          delete root.dataset.print;
          forget.abort();
        },
        { signal: forget.signal },
      );
    }
  }
  window.print();
}

/** Elements that are folded on the screen and open on paper. */
const folded = ':is(.section-fold, .faq details):not([open])';

/** Opens folded sections and answers while the page is printed. Returns a function that stops it. */
export function openForPrint(page: ParentNode): () => void {
  const opened: HTMLDetailsElement[] = [];
  const open = () => {
    for (const details of page.querySelectorAll<HTMLDetailsElement>(folded)) {
      details.open = true;
      opened.push(details);
    }
  };
  const close = () => {
    for (const details of opened.splice(0)) details.open = false;
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    close();
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
