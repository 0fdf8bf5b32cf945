import { deviceModesStore } from '../../../platform/device/modes-store.ts';
import { savedHtml } from '../../../platform/pages/saved-html.ts';
import { textOfPage, type PageSection, type PageText } from './page-text.ts';

/** Timeout for a page that is fetched only for an excerpt. */
const fetchTimeoutMs = 8_000;

const known = new Map<string, Promise<PageText | undefined>>();

/**
 * Returns a section of a saved page. A page that is not saved is fetched, unless the visitor wants to use
 * less data. Undefined if the page is unavailable or no longer has the section.
 */
export async function sectionOf(path: string, anchor: string): Promise<PageSection | undefined> {
  const text = await pageText(path);
  return text?.sections.find((section) => section.anchor === anchor);
}

/** Returns a saved or fetched page, under the same conditions as `sectionOf`. */
export function pageText(path: string): Promise<PageText | undefined> {
  const reading = known.get(path) ?? readPage(path);
  known.set(path, reading);
  reading.then(
    (text) => text ?? known.delete(path),
    () => known.delete(path),
  );
  return reading;
}

async function readPage(path: string): Promise<PageText | undefined> {
  const saved = await savedHtml(path);
  if (saved !== undefined) return textOfPage(saved);
  if (deviceModesStore.getState().saveData || !navigator.onLine) return undefined;
  const response = await fetch(path, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  const html = await response.text();
  // Without the page and a network, the worker answers with another page.
  return response.ok && html.includes(`data-path="${path}"`) ? textOfPage(html) : undefined;
}
