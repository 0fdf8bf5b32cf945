import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageByPath } from '../../content/catalog.ts';
import { savedFirstPaths } from '../../content/saved-first.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useI18n } from '../../locales/text.tsx';
import {
  addLocalePrefix,
  canonicalPath,
  localeOfPath,
  stripLocalePrefix,
} from '../../i18n/locale-path.ts';
import { isPageSaved } from '../../platform/pages/save-pages.ts';
import { isPageComing, watchFetchedPages } from '../../platform/offline/sw-bridge.ts';
import { savedPages, type SavedPage } from '../../platform/pages/saved-pages.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from './search-box.tsx';
import { MaybeEnglish } from '../../ui/maybe-english.tsx';

/** Shown for a page that is neither saved nor reachable: next steps, and pages to read now (ROUTE-15). */
export function NotSavedYet() {
  const { locale, messages } = useI18n();
  const { notSaved } = messages;
  const router = useRouter();
  const address = useLocation({ select: ({ pathname }) => canonicalPath(pathname) });
  const [pages, setPages] = useState<SavedPage[]>();
  // False until the saved pages are read: the prerendered page serves every address.
  const isUnknown = pages !== undefined && pageByPath(address) === undefined;
  const isComing = useLatePage(addLocalePrefix(address, locale));

  useEffect(() => {
    savedPages().then(
      (saved) =>
        setPages(saved.filter((page) => isToRead(page) && localeOfPath(page.path) === locale)),
      (error: unknown) => console.error('Saved pages unreadable', error),
    );
  }, [locale]);

  return (
    <>
      <div role="alert">
        <h1 tabIndex={-1}>{notSaved.heading}</h1>
        <p className="page-lead">
          {isUnknown ? notSaved.unknownAddress : isComing ? notSaved.slow : notSaved.lead}
        </p>
        <div className="actions">
          <Button onClick={() => void router.invalidate()}>{notSaved.retry}</Button>
        </div>
      </div>
      {pages && pages.length > 0 && (
        <section className="section">
          <h2>{notSaved.savedHeading}</h2>
          <SearchBox hasLabel />
          <PageList pages={nearestFirst(pages)} />
          <details className="fold">
            <summary>{notSaved.allSaved(formatNumber(pages.length, locale))}</summary>
            <PageList pages={pages} />
          </details>
        </section>
      )}
    </>
  );
}

/** The interval between attempts to reach the server: the browser may report a network too early. */
const retryEveryMs = 5000;

/** Returns false while the page still loads over a slow network, so that it is not requested twice. Rejects offline. */
async function canOpen(path: string): Promise<boolean> {
  if (await isPageComing(path)) return false;
  if (await isPageSaved(path)) return true;
  await fetch(path, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(retryEveryMs),
  });
  return true;
}

/**
 * Returns true while the page still loads over a slow network (PWA-07). Opens the page when it has loaded,
 * and tries again when a network returns.
 */
function useLatePage(path: string): boolean {
  const router = useRouter();
  const [isComing, setIsComing] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const open = () => void router.invalidate();
    async function look(): Promise<void> {
      const stillComing = await isPageComing(path);
      const came = !stillComing && (await isPageSaved(path));
      if (isUnmounted) return;
      setIsComing(stillComing);
      if (came) open();
    }
    const stop = watchFetchedPages((page) => {
      if (page.path !== path) return;
      setIsComing(false);
      if (page.saved) open();
    });
    look().catch((error: unknown) => console.info('It is not known whether the page comes', error));
    const retry = () => {
      if (document.hidden || !navigator.onLine) return;
      canOpen(path).then(
        (isReady) => isReady && !isUnmounted && open(),
        (error: unknown) => console.info('There is no network yet', error),
      );
    };
    addEventListener('online', retry);
    const timer = setInterval(retry, retryEveryMs);
    return () => {
      isUnmounted = true;
      stop();
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [path, router]);
  return isComing;
}

function PageList({ pages }: { pages: readonly SavedPage[] }) {
  return (
    <ul className="page-list">
      {pages.map((page) => (
        <li key={page.path}>
          <a href={page.path}>
            <MaybeEnglish name={page.title} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the saved pages most useful in the street, in catalogue order: guides before articles of law. */
function nearestFirst(pages: readonly SavedPage[]): SavedPage[] {
  return [...savedFirstPaths].flatMap((path) =>
    pages.filter((page) => stripLocalePrefix(page.path) === path),
  );
}

/** Excludes pages without reading matter: sign-in, lists of requests and diagnostics. */
function isToRead({ path }: SavedPage): boolean {
  const page = pageByPath(stripLocalePrefix(path));
  return page !== undefined && (!page.noindex || page.id === 'account/on-this-phone');
}

/** The same content as a whole page, for a navigation that failed inside the app. */
export function NotSavedPage() {
  return (
    <div className="page">
      <div className="page-column">
        <NotSavedYet />
      </div>
    </div>
  );
}
