import { fetchWithRetries } from '../fetch-policy.ts';
import { trustPage } from '../trusted-types.ts';
import { withoutFirstStyle } from './first-style.ts';

/** A page in the app: the texts of its head, and its body as prerendered HTML. */
export interface PageDocument {
  /** Id in the catalogue. `not-found` and `offline` are pages too. */
  id: string;
  /** The public path that the page was built for. */
  path: string;
  title: string;
  description: string;
  /** Absolute address without query, for search engines. Empty for unlisted pages. */
  canonical: string;
  /** Language of the text where it differs from the site's language: a page without a translation. */
  lang?: string;
  /** The page; on pages with an interactive part, the text before that part. */
  body: string;
  /** The text after the interactive part. Empty on most pages. */
  rest: string;
}

/** The page is neither on this device nor available from the network (ROUTE-15). */
export class PageNotSavedError extends Error {
  constructor(path: string, cause: unknown) {
    super(`The page ${path} is not saved on this phone and the network did not answer`, { cause });
    this.name = 'PageNotSavedError';
  }
}

/** Time in which a page must load before the app reports it as missing. */
const fetchTimeoutMs = 15_000;

/**
 * The path that this document was loaded for. A 404 or offline page answers once for another path. "Try
 * again" then fetches the page itself.
 */
let loadedFor = typeof location === 'undefined' ? undefined : location.pathname;

/** The document on screen is adopted once, before features change its HTML. */
let adopted = false;

/**
 * Loads the page at `publicPath` for the router. Adopts the document on screen if it is that page, so that no
 * page is downloaded twice. Fetches other pages; the worker answers from its cache.
 * Throws PageNotSavedError when the page is not available.
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
  // The document on screen allows its own style alone, and reports another one as a fault.
  const markup = trustPage(withoutFirstStyle(html));
  const read = readDocument(new DOMParser().parseFromString(markup, 'text/html'));
  // A captive portal also answers with HTML.
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

/** Writes a page's title, description and canonical address into the head of the document. */
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
