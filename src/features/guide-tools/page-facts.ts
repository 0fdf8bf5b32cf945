import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import { isPageSaved } from '../../platform/pages/save-pages.ts';
import { loadPageSizes, pageSize, type PageSizes } from '../../platform/pages/page-sizes.ts';

/** Texts about a page's size and whether it is saved. */
export interface PageFactsTexts {
  size: (kilobytes: string) => string;
  onThisPhone: string;
  notYet: string;
}

/**
 * Adds to each link of a list the page's download size, and whether it opens without a network (CONT-08).
 * Unknown facts are left out. Returns a function that stops it.
 */
export function showPageFacts(page: ParentNode, texts: PageFactsTexts, locale: Locale): () => void {
  const places = [...page.querySelectorAll<HTMLElement>('[data-page-facts]')];
  if (places.length === 0) return () => undefined;
  let isStopped = false;

  async function show(): Promise<void> {
    const sizes = await sizesIfKnown();
    for (const place of places) {
      const path = place.dataset.pageFacts ?? '';
      const bytes = sizes && pageSize(sizes, path);
      const isSaved = await isPageSaved(path);
      if (isStopped) return;
      place.textContent = [
        bytes !== undefined && texts.size(formatNumber(Math.ceil(bytes / 1000), locale)),
        isSaved ? texts.onThisPhone : texts.notYet,
      ]
        .filter(Boolean)
        .join(', ');
    }
  }
  async function showTwice(): Promise<void> {
    await show();
    // On the first visit the worker fetches the pages.
    await navigator.serviceWorker?.ready;
    await show();
  }
  showTwice().catch((error: unknown) => console.info('Saved pages unreadable', error));
  return () => {
    isStopped = true;
  };
}

/** Returns undefined when the sizes are neither on the device nor available. */
async function sizesIfKnown(): Promise<PageSizes | undefined> {
  try {
    return await loadPageSizes();
  } catch (error) {
    console.info('No sizes', error);
    return undefined;
  }
}
