import { addLocalePrefix, localeOfPath, publicPath } from '../src/i18n/locale-path.ts';
import { pagesChannel, type FetchedPage } from '../src/platform/offline/sw-messages.ts';
import { offlineAnswer } from './offline-answer.ts';
import {
  cacheNameOf,
  entryOfText,
  isOurPage,
  savePage,
  pathOf,
  rulesOf,
  type PageEntry,
} from './page-cache.ts';

/** Time for an unsaved page to arrive before the visitor gets an answer (PWA-07). */
const answerWithinMs = 3_000;
/**
 * The worker continues to fetch a page of this site for this time, because a 2G line needs it. The answer in
 * its place opens the page when it arrives.
 */
const fetchWithinMs = 60_000;

/** Answers requests for pages: saved page, else network, else "not saved yet". */
export function servePages(
  worker: ServiceWorkerGlobalScope,
  entries: PageEntry[],
): { isPageComing: (path: string) => boolean } {
  const cacheName = cacheNameOf(entries);
  const known = new Map(entries.map((entry) => [pathOf(entry), entry]));
  /** Number of running fetches by path. */
  const coming = new Map<string, number>();
  /** False where nothing can be saved. A late page could not be opened there, so the worker waits for it. */
  let canSave = true;

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const asksForPage =
      request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
    if (request.method !== 'GET' || url.origin !== worker.location.origin || !asksForPage) return;
    event.respondWith(pageFor(publicPath(url.pathname), event));
  });

  async function pageFor(path: string, event: FetchEvent): Promise<Response> {
    const saved = await fromDevice(path);
    if (saved) return saved;
    const entry = known.get(path);
    const fetched = entry
      ? fetchAndSave(entry, event)
      : fetch(event.request, { signal: AbortSignal.timeout(answerWithinMs) });
    try {
      const response = canSave && entry ? await inTime(fetched) : await fetched;
      if (response) return response;
    } catch (error) {
      console.info(`${path} is neither on this phone nor to be had`, error);
    }
    return notSaved(path, event.request);
  }

  /**
   * Resolves with the page when its text starts to arrive. Meanwhile the worker saves it and informs tabs.
   */
  function fetchAndSave(entry: PageEntry, event: FetchEvent): Promise<Response> {
    const path = pathOf(entry);
    const { answered, saved } = fetchPage(event.request, (text, response) =>
      saveArrivedPage(entry, text, response),
    );
    coming.set(path, (coming.get(path) ?? 0) + 1);
    const tell = (isSaved: boolean) => {
      coming.set(path, (coming.get(path) ?? 1) - 1);
      const channel = new BroadcastChannel(pagesChannel);
      channel.postMessage({ path, saved: isSaved } satisfies FetchedPage);
      channel.close();
    };
    event.waitUntil(
      saved.then(tell, (error: unknown) => {
        console.info(`${path} did not come`, error);
        tell(false);
      }),
    );
    return answered;
  }

  async function notSaved(path: string, request: Request): Promise<Response> {
    const isComing = isPageComing(path);
    const own = addLocalePrefix('/offline', localeOfPath(path));
    const page = (await fromDevice(own)) ?? (await fromDevice('/offline'));
    if (page) return page;
    // The app has its own text for a page that is not available.
    return request.mode === 'navigate' ? offlineAnswer({ path, isComing }) : Response.error();
  }

  /** Broken storage counts as empty; the network may still answer. */
  async function fromDevice(path: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(cacheName)).match(path);
    } catch (error) {
      console.info('The saved pages cannot be read', error);
      return undefined;
    }
  }

  /**
   * Saves a page and returns whether it is on the device. A full device saves nothing more; the page is shown
   * anyway.
   */
  async function saveArrivedPage(
    entry: PageEntry,
    html: string,
    response: Response,
  ): Promise<boolean> {
    if (response.status !== 200 || !isOurPage(html)) return false;
    try {
      // It may be newer than this version's list.
      const savedEntry = await entryOfText(entry, html);
      await savePage(await caches.open(cacheName), savedEntry, html, rulesOf(response));
      return true;
    } catch (error) {
      console.info('The page is not saved on this phone', error);
      canSave = false;
      return false;
    }
  }

  const isPageComing = (path: string): boolean => (coming.get(publicPath(path)) ?? 0) > 0;
  return { isPageComing };
}

/** Resolves with undefined after the time in which visitors get an answer. Rejects as `work` does. */
function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(resolve, answerWithinMs)),
  ]);
}

/**
 * Fetches a page. `answered` resolves when its text starts to arrive, because headers alone are no page.
 * `saved` resolves when `save` has received the whole text. Both reject when the line breaks.
 */
function fetchPage(
  request: Request,
  save: (html: string, response: Response) => Promise<boolean>,
): { answered: Promise<Response>; saved: Promise<boolean> } {
  let started: (response: Response) => void;
  let failed: (reason: unknown) => void;
  const answered = new Promise<Response>((resolve, reject) => {
    started = resolve;
    failed = reject;
  });
  async function run(): Promise<boolean> {
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(fetchWithinMs) });
      const decoder = new TextDecoder();
      const reader = response.clone().body?.getReader();
      let html = '';
      for (;;) {
        const part = await reader?.read();
        started(response);
        html += decoder.decode(part?.value, { stream: part?.done === false });
        if (part?.done !== false) return await save(html, response);
      }
    } catch (error) {
      failed(error);
      throw error;
    }
  }
  return { answered, saved: run() };
}
