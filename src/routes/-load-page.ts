import type { RouterContext } from '../app/shell/router-context.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { loadPageDocument, type PageDocument } from '../platform/page-document.ts';

interface LoaderArguments {
  context: RouterContext;
  location: { pathname: string };
}

/**
 * The loader of every page. At build it renders the page from its content; the templates and the
 * content stay out of the browser's bundle. In the browser the page is its own HTML.
 */
export async function loadPage({ context, location }: LoaderArguments): Promise<PageDocument> {
  if (import.meta.env.SSR) {
    const { renderPageDocument } = await import('../pages/render-page-document.tsx');
    return renderPageDocument(location.pathname, context);
  }
  return loadPageDocument(addLocalePrefix(location.pathname, context.locale));
}
