import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isMissingPart, keepRouterFromReloading } from './app/shell/missing-part.ts';
import { startApp } from './app/start.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import { startTexts, textsSettled } from './locales/load-text.ts';
import { PageNotSavedError } from './platform/pages/page-document.ts';
import { createAppRouter } from './router.ts';

/**
 * Makes the page on screen interactive. The order matters (docs/decisions/0003-prerendering.md): the router
 * must load before React hydrates, or the page renders twice.
 */
async function hydrate(): Promise<void> {
  applyWholeSheet();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const locale = localeOfPath(location.pathname);
  const router = createAppRouter({
    history: createBrowserHistory(),
    isServer: false,
    locale,
    messages: await startTexts(locale),
  });
  // Tells the router that the HTML exists. Without it React reports a mismatch (error 418).
  router.ssr = { manifest: undefined };
  await router.load();
  await textsSettled();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // When a part failed to load, the rendered output differs from the HTML.
  if (router.state.matches.some(({ status }) => status === 'error')) {
    createRoot(root, { onCaughtError }).render(app);
  } else hydrateRoot(root, app, { onCaughtError });
  startApp(router);
}

/** route-error.tsx shows the error in place of the page. Only an error of our code is logged as one. */
function onCaughtError(error: unknown): void {
  if (error instanceof PageNotSavedError || isMissingPart(error)) console.info(error);
  else console.error(error);
}

/** The page was painted with its inner style (build/first-style.ts). The app needs the full style sheet. */
function applyWholeSheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (sheet) sheet.media = 'all';
}

keepRouterFromReloading();
await hydrate();
