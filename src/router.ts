import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type RouterHistory,
} from '@tanstack/react-router';
import { RouteError } from './app/shell/route-error.tsx';
import type { RouterContext } from './app/shell/router-context.ts';
import { Loading } from './app/shell/loading.tsx';
import { fetchPolicy } from './platform/fetch-policy.ts';
import { addLocalePrefix, stripLocalePrefix } from './i18n/locale-path.ts';
import { routeTree } from './routeTree.gen.ts';

interface AppRouterOptions extends RouterContext {
  history: RouterHistory;
  isServer: boolean;
}

/**
 * The one router, for the browser and for prerendering. Routes never see a language prefix:
 * `rewrite` takes it off on the way in and puts it back on the way out. Paths are lower case
 * and have no trailing slash (ROUTE-17).
 */
export function createAppRouter({ history, isServer, ...context }: AppRouterOptions) {
  return createRouter({
    routeTree,
    history,
    isServer,
    context,
    trailingSlash: 'never',
    // What stands in a query is text: a shared word may look like JSON and is none.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // In the browser only: on the server it would put an inline script into each page, which the CSP forbids.
    scrollRestoration: !isServer,
    defaultPendingComponent: Loading,
    defaultErrorComponent: RouteError,
    // A saved page is there sooner on a slow phone too: what is read stays until then.
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    defaultStaleTime: fetchPolicy.staleAfterMs,
    defaultGcTime: fetchPolicy.collectAfterMs,
    rewrite: {
      input: ({ url }) => {
        url.pathname = stripLocalePrefix(url.pathname.toLowerCase());
        return url;
      },
      output: ({ url }) => {
        url.pathname = addLocalePrefix(url.pathname, context.locale);
        return url;
      },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
