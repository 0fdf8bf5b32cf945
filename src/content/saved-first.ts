import { catalog, type CatalogEntry } from './catalog.ts';

/** Single pages that the first visit saves beside whole kinds of page. */
const alsoFirst = new Set([
  'site/resources',
  // Holds the card "If an officer comes".
  'blog/street-vendor-compliance-india',
]);

/**
 * True for the pages that the first visit saves: what a vendor may need in the street with no signal
 * (PWA-03, PWA-04). The others follow when the phone is idle on a good line, or when they are asked for.
 */
const isFirst = ({ id, template }: CatalogEntry): boolean =>
  !/^tools\/(financial-hub\/|infographics$|how-to-guides$|ai$)/.test(id) &&
  (['home', 'guide', 'live', 'not-found', 'offline'].includes(template) ||
    /^(legal|tools|account)\//.test(id) ||
    alsoFirst.has(id));

/** The paths of the pages that the first visit saves, without a language prefix. */
export const savedFirstPaths: ReadonlySet<string> = new Set(
  catalog.filter(isFirst).map(({ path }) => path),
);
