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

/** A page that is neither on this phone nor to be had: what to do, and what can be read now (ROUTE-15). */
export function NotSavedYet() {
  const { locale, messages } = useI18n();
  const { notSaved } = messages;
  const router = useRouter();
  const address = useLocation({ select: ({ pathname }) => canonicalPath(pathname) });
  const [pages, setPages] = useState<SavedPage[]>();
  // Not before they are read: the page that was written at build stands for any address.
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

/** How often it is looked whether the server can be reached: the browser's word for a network may come too early. */
const retryEveryMs = 5000;

/** False while the page is still coming over a slow line: it is not asked for twice. Rejects without a network. */
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
 * Whether the page is still on its way over a slow line (PWA-07). Opens it when it has come, and tries
 * again when there is a network.
 */
function useLatePage(path: string): boolean {
  const router = useRouter();
  const [isComing, setIsComing] = useState(false);
  useEffect(() => {
    let isGone = false;
    const open = () => void router.invalidate();
    async function look(): Promise<void> {
      const stillComing = await isPageComing(path);
      const came = !stillComing && (await isPageSaved(path));
      if (isGone) return;
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
        (isReady) => isReady && !isGone && open(),
        (error: unknown) => console.info('There is no network yet', error),
      );
    };
    addEventListener('online', retry);
    const timer = setInterval(retry, retryEveryMs);
    return () => {
      isGone = true;
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
          <a href={page.path}>{page.title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Of the saved pages those that a vendor needs in the street, in the order of the catalogue: the guides before the articles of law. */
function nearestFirst(pages: readonly SavedPage[]): SavedPage[] {
  return [...savedFirstPaths].flatMap((path) =>
    pages.filter((page) => stripLocalePrefix(page.path) === path),
  );
}

/** Sign-in, lists of requests and diagnostics are of no use to who looks for something to read. */
function isToRead({ path }: SavedPage): boolean {
  const page = pageByPath(stripLocalePrefix(path));
  return page !== undefined && (!page.noindex || page.id === 'account/on-this-phone');
}

/** The same as a whole page, for a navigation that failed inside the app. */
export function NotSavedPage() {
  return (
    <div className="page">
      <div className="page-column">
        <NotSavedYet />
      </div>
    </div>
  );
}
