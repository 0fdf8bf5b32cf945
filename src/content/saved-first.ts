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

/**
 * The tools whose code and data are saved apart from their page, by the path of the page (of the first
 * of its pages for a tool that has many).
 */
export const savedTools = [
  '/find',
  '/legal-assistant',
  '/calendar',
  '/business-health',
  '/search',
  '/government-schemes',
  '/financial-hub',
  '/on-this-phone',
] as const;

export type SavedTool = (typeof savedTools)[number];

/**
 * The tools that are saved right after the first visit's pages, in this order (docs/decisions/0035);
 * the others follow with the rest of the site.
 */
export const savedSecond: readonly SavedTool[] = [
  '/find',
  '/legal-assistant',
  '/calendar',
  '/business-health',
  '/search',
];

/** The tool on the page at a path without a language prefix; undefined where none is. */
export const toolAt = (path: string): SavedTool | undefined =>
  savedTools.find((tool) =>
    tool === '/financial-hub' ? path.startsWith(`${tool}/`) : path === tool,
  );
