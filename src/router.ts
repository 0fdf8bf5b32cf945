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
 * Creates the router for browser and prerendering. Routes never see a language prefix: `rewrite` removes it
 * from incoming addresses and adds it to outgoing ones. Paths are lower case without a trailing slash
 * (ROUTE-17).
 */
export function createAppRouter({ history, isServer, ...context }: AppRouterOptions) {
  return createRouter({
    routeTree,
    history,
    isServer,
    context,
    trailingSlash: 'never',
    // Values of a query are text, also when shared text looks like JSON.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // Only in the browser: on the server it would add an inline script, which the CSP forbids.
    scrollRestoration: !isServer,
    defaultPendingComponent: Loading,
    defaultErrorComponent: RouteError,
    // A saved page loads within this time on a slow device too. Until then the current page stays.
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
