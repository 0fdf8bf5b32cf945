import { deviceModesStore } from '../../../platform/device/modes-store.ts';
import { savedHtml } from '../../../platform/pages/saved-html.ts';
import { textOfPage, type PageSection, type PageText } from './page-text.ts';

/** How long a page may take that is only wanted for a few lines of it. */
const fetchTimeoutMs = 8_000;

const known = new Map<string, Promise<PageText | undefined>>();

/**
 * A section of a page as it stands on this phone; a page that is not saved is fetched, unless the
 * visitor wants to use less data. Undefined when it cannot be had, or has no such section (any more).
 */
export async function sectionOf(path: string, anchor: string): Promise<PageSection | undefined> {
  const text = await pageText(path);
  return text?.sections.find((section) => section.anchor === anchor);
}

/** A page as it stands on this phone; under the same conditions as `sectionOf`. */
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
  // The worker answers with another page when it has neither this one nor a network.
  return response.ok && html.includes(`data-path="${path}"`) ? textOfPage(html) : undefined;
}
