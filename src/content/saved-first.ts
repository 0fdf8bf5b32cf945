import { catalog, pageById, type CatalogEntry } from './catalog.ts';

/** Single pages that the first visit saves beside whole kinds of page. */
const alsoFirst: ReadonlySet<CatalogEntry> = new Set([
  pageById('site/resources'),
  // Holds the card "If an officer comes".
  pageById('blog/street-vendor-compliance-india'),
]);

/** To sign in and to look into a fault are of no use without a network. */
const needsNetwork = ({ path }: CatalogEntry): boolean =>
  /^\/(auth\/|login|register|forgot-password|reset-password|debug-auth|test-auth|gemini-test)/.test(
    path,
  );

/**
 * True for the pages that the first visit saves: what a vendor may need in the street with no signal
 * (PWA-03, PWA-04). The others follow when the phone is idle on a good line, or when they are asked for.
 */
const isFirst = (page: CatalogEntry): boolean =>
  !/^tools\/(financial-hub\/|infographics$|how-to-guides$|ai$)/.test(page.id) &&
  !needsNetwork(page) &&
  (['home', 'guide', 'live', 'not-found', 'offline'].includes(page.template) ||
    /^(legal|tools|account)\//.test(page.id) ||
    alsoFirst.has(page));

/** The paths of the pages that the first visit saves, without a language prefix. */
export const savedFirstPaths: ReadonlySet<string> = new Set(
  catalog.filter(isFirst).map(({ path }) => path),
);
