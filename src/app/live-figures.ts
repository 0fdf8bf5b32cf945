import type { RegisteredRouter } from '@tanstack/react-router';
import { closeOnBack } from './close-on-back.ts';
import { offerCitation } from './cite-figure.ts';
import { todayInIndia } from '../i18n/format.ts';
import { followPictures } from './live-pictures.ts';
import { watchPlaceholderPhone } from './placeholder-phone.ts';

/**
 * Makes the figures, pictures and telephone links of pages live: warnings follow the phone's date, and a source
 * opens over the text. Pages state the days of review and show the sources without it (pages/figure-sources.tsx).
 */
export function followFigures(router: RegisteredRouter): void {
  showOverdue();
  router.subscribe('onRendered', showOverdue);
  // The app may stay open for days.
  document.addEventListener('visibilitychange', showOverdue);
  openSheets(router);
  followPictures(router);
  watchPlaceholderPhone();
}

/**
 * Shows the warnings whose day of review is past on the phone's own date (TRUST-02). The build cannot decide
 * this, because a phone may show a page that it saved months ago.
 */
function showOverdue(): void {
  const today = todayInIndia();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-review-by][hidden]')) {
    if (today > (mark.dataset.reviewBy ?? today)) mark.hidden = false;
  }
}

/**
 * Opens the source of a figure as a sheet without a navigation, so that the text stays where it is and Back
 * closes the sheet. Escape, the link back and a press elsewhere close it too; the focus returns to the figure.
 */
function openSheets({ history }: RegisteredRouter): void {
  let closeOpen: (() => void) | undefined;
  const open = (figure: HTMLElement, sheet: HTMLElement) => {
    sheet.dataset.open = '';
    const withdrawCitation = offerCitation(figure, sheet);
    sheet.focus({ preventScroll: true });
    const close = () => {
      stop();
      closeOpen = undefined;
      withdrawCitation();
      delete sheet.dataset.open;
      figure.focus({ preventScroll: true });
    };
    const stop = closeOnBack(history, close);
    closeOpen = close;
  };
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const link = pressed?.closest<HTMLAnchorElement>('a');
    const href = link?.getAttribute('href') ?? '';
    const isBack = closeOpen !== undefined && href.startsWith('#figure-');
    if (!pressed?.closest('.sources [data-open]') || isBack) closeOpen?.();
    const sheet = href.startsWith('#source-') && document.getElementById(href.slice(1));
    if (link && sheet) open(link, sheet);
    if (sheet || isBack) event.preventDefault();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOpen?.();
  });
}
