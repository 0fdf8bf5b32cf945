import type { AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '../app/shell/router-context.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { textsSettled } from '../locales/load-text.ts';
import { loadPageDocument, type PageDocument } from '../platform/pages/page-document.ts';

interface LoaderArguments {
  context: RouterContext;
  location: { pathname: string };
  route: AnyRoute;
}

/**
 * The loader of every page. At build it renders the page from its content; the templates and the
 * content stay out of the browser's bundle. In the browser the page is its own HTML.
 */
export async function loadPage({
  context,
  location,
  route,
}: LoaderArguments): Promise<PageDocument> {
  if (import.meta.env.SSR) {
    const { renderPageDocument } = await import('../pages/render-page-document.tsx');
    return renderPageDocument(location.pathname, context);
  }
  const [page] = await Promise.all([
    loadPageDocument(addLocalePrefix(location.pathname, context.locale)),
    loadToolText(route),
  ]);
  return page;
}

/** The page is drawn with its tool, so that what takes the focus is there. */
async function loadToolText(route: AnyRoute): Promise<void> {
  try {
    await route.options.component?.preload?.();
  } catch (error) {
    // The router fetches the same part, and says what is missing.
    console.info('The tool of the page could not be loaded', error);
  }
  await textsSettled();
}
