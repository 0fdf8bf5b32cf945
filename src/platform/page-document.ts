import { fetchWithRetries } from './fetch-policy.ts';
import { trustPage } from './trusted-types.ts';

/** A page as the app holds it: its head and its body, ready-made HTML written at build. */
export interface PageDocument {
  /** Catalogue id; `not-found` and `offline` are pages too. */
  id: string;
  /** Public path it was written for. */
  path: string;
  title: string;
  description: string;
  /** Absolute address without query, as search engines should know it; empty for pages not to be listed. */
  canonical: string;
  /** The language of the text where it is not that of the site around it: a page without a translation. */
  lang?: string;
  /** The page, or its head where something alive stands before the rest. */
  body: string;
  /** What follows the living part; empty on most pages. */
  rest: string;
}

/** Thrown when a page is neither on this phone nor to be had from the network (ROUTE-15). */
export class PageNotSavedError extends Error {
  constructor(path: string, cause: unknown) {
    super(`The page ${path} is not saved on this phone and the network did not answer`, { cause });
    this.name = 'PageNotSavedError';
  }
}

/** How long a page may keep the visitor waiting before the app says it cannot be had. */
const fetchTimeoutMs = 15_000;

/**
 * The path this document was loaded for: a 404 or offline page answers for a path that is not its
 * own, once. Asked again ("Try again"), the page itself is fetched.
 */
let loadedFor = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * The document is adopted once, before anything in it comes alive: later it holds what the features have
 * made of it, and is no page's text any more.
 */
let adopted = false;

/**
 * The page at `publicPath`, for the router's loader in the browser. The document on screen is adopted
 * where it is that page, so that a body is never downloaded twice; any other page is its own HTML,
 * fetched (the worker answers from its cache) and read.
 * @throws PageNotSavedError when the page cannot be had.
 */
export async function loadPageDocument(publicPath: string): Promise<PageDocument> {
  const onScreen = adopted ? undefined : readDocument(document);
  if (!onScreen || !isFor(publicPath, onScreen.path)) return fetchDocument(publicPath);
  adopted = true;
  return onScreen;
}

function isFor(path: string, servedPath: string): boolean {
  if (servedPath === path) return true;
  const answersForAnyPath = /\/(404|offline)$/.test(servedPath);
  if (!answersForAnyPath || loadedFor === undefined || !samePath(path, loadedFor)) return false;
  loadedFor = undefined;
  return true;
}

const samePath = (a: string, b: string) =>
  a.toLowerCase().replace(/\/+$/, '') === b.toLowerCase().replace(/\/+$/, '');

async function fetchDocument(path: string): Promise<PageDocument> {
  let html: string;
  try {
    const response = await fetchWithRetries(() =>
      fetch(path, {
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(fetchTimeoutMs),
      }),
    );
    html = await response.text();
  } catch (error) {
    throw new PageNotSavedError(path, error);
  }
  const read = readDocument(new DOMParser().parseFromString(trustPage(html), 'text/html'));
  // A captive portal's page is HTML too, but not ours.
  if (!read) throw new PageNotSavedError(path, new Error('The answer is not a page of this site'));
  return read;
}

function readDocument(doc: Document): PageDocument | undefined {
  const element = doc.querySelector<HTMLElement>('[data-page]');
  const { page: id, path } = element?.dataset ?? {};
  if (!element || !id || !path) return undefined;
  return {
    id,
    path,
    title: doc.title,
    description: doc.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: doc.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    ...(element.lang && { lang: element.lang }),
    body: element.innerHTML,
    rest: doc.querySelector('[data-page-rest]')?.innerHTML ?? '',
  };
}

/** Writes a page's title, description and canonical address into the document's head. */
export function applyPageHead({ title, description, canonical }: PageDocument): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const known = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) {
    known?.remove();
    return;
  }
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = canonical;
}
