import type { RegisteredRouter } from '@tanstack/react-router';

/** True if the next page is new and opens at its top; false after Back or for a link into a page. */
let startsAtTop = false;

/** Records for each navigation whether its page opens at the top. */
export function watchWhereToStart(router: RegisteredRouter): void {
  router.history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * Draws the visible screen of a new page first, and the content below it afterwards, a section at a time.
 * Laying out a whole guide at once takes a slow phone several times as long. Pass it as React's
 * `ref`, which React calls before the browser lays out the page.
 */
export function drawScreenFirst(page: HTMLElement | null): void {
  if (!page || !startsAtTop) return;
  startsAtTop = false;
  const sections = [...page.querySelectorAll<HTMLElement>('.section')];
  for (const section of sections) section.dataset.later = '';
  const drawNext = () => {
    const section = sections.shift();
    if (!section) return;
    delete section.dataset.later;
    setTimeout(drawNext);
  };
  requestAnimationFrame(() => requestAnimationFrame(drawNext));
}
