import type { Plugin } from 'vite';

/**
 * Leaves the router's `Link` out of the client's build. Each route carries one that this site never renders, because
 * its links are plain (src/app/navigation.ts), and bundlers cannot see that: it is 2 kB of each first load.
 */
export const withoutRouterLink = (): Plugin => ({
  name: 'niyam-without-router-link',
  apply: 'build',
  load: {
    filter: { id: /@tanstack\/react-router\/dist\/esm\/link\.js$/ },
    handler: () => `
      export function Link() { throw new Error('The links of this site are plain elements'); }
      export { Link as createLink, Link as linkOptions, Link as useLinkProps };`,
  },
});
