import { catalog, pageById, type CatalogEntry } from './catalog.ts';

/** Pages that the first visit saves in addition to whole kinds of page. */
const alsoFirst: ReadonlySet<CatalogEntry> = new Set([
  // Contains the list of what the visitor saved.
  pageById('site/resources'),
  // Contains the card "If an officer comes".
  pageById('blog/street-vendor-compliance-india'),
]);

/** Returns true for sign-in and diagnostics, which need a network. */
const needsNetwork = ({ path }: CatalogEntry): boolean =>
  /^\/(auth\/|login|register|forgot-password|reset-password|debug-auth|test-auth|gemini-test)/.test(
    path,
  );

/**
 * Returns true for the pages that the first visit saves: those that a vendor may need in the street without a
 * network (PWA-03, PWA-04). Other pages are saved when the device is idle on a good network, or on request.
 */
const isFirst = (page: CatalogEntry): boolean =>
  !/^tools\/(financial-hub(\/|$)|infographics$|how-to-guides$|ai$)/.test(page.id) &&
  !/^legal\/(articles\/|constitution$|confidentiality$)/.test(page.id) &&
  !needsNetwork(page) &&
  (['home', 'guide', 'live', 'not-found', 'offline'].includes(page.template) ||
    /^(legal|tools|account)\//.test(page.id) ||
    alsoFirst.has(page));

/** Returns the paths of the pages that the first visit saves, without a language prefix. */
export const savedFirstPaths: ReadonlySet<string> = new Set(
  catalog.filter(isFirst).map(({ path }) => path),
);
