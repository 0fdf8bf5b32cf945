import type { RegisteredRouter } from '@tanstack/react-router';

/** Whether the page about to be drawn is new and shown from its top: not one gone back to, nor a place in one. */
let startsAtTop = false;

/** Learns of each navigation whether its page starts at the top. */
export function watchWhereToStart(router: RegisteredRouter): void {
  router.history.subscribe(({ action, location }) => {
    startsAtTop = action.type === 'PUSH' && location.hash === '';
  });
}

/**
 * Draws of a page just put into the document the screen alone, and what is below it after that, a
 * section at a time: to lay out a whole guide takes a slow phone several times as long. For React's
 * `ref`, which is called before the browser lays out anything of the page.
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
