import { facts } from '../../src/content/facts/lookup.ts';
import type { OurSource, Source } from '../../src/content/facts/types.ts';
import { lawDocuments } from '../../src/content/law-documents.ts';
import { portals } from '../../src/content/portals.ts';
import { duties, rules } from '../../src/register/register.ts';
import { extensions } from '../../src/tools/calendar/model/extensions.ts';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { schemeFigures } from '../../src/tools/schemes/model/scheme-figures.ts';

/** A kind of statement, and the source of each: null for a scheme that nobody has read. */
export interface StatedSources {
  what:
    | 'values of figures'
    | 'rules of the finder'
    | 'dates of the calendar'
    | 'schemes'
    | 'figures of schemes'
    | 'other documents';
  sources: readonly { id: string; source: Source | OurSource | null }[];
}

/** Returns the sources of everything that the site states as law. */
export const statedSources = (): readonly StatedSources[] => [
  {
    what: 'values of figures',
    sources: [...facts.values()].flatMap(({ id, versions }) =>
      versions.map(({ source }) => ({ id, source })),
    ),
  },
  { what: 'rules of the finder', sources: rules },
  { what: 'dates of the calendar', sources: duties },
  { what: 'schemes', sources: allSchemes },
  {
    what: 'figures of schemes',
    sources: [...schemeFigures.values()].flatMap(({ id, versions }) =>
      versions.map(({ source }) => ({ id, source })),
    ),
  },
  {
    what: 'other documents',
    sources: [
      ...Object.entries(lawDocuments).map(([id, source]) => ({ id, source })),
      ...extensions.map(({ fact, day, source }) => ({ id: `${fact} ${day}`, source })),
    ],
  },
];

/** Returns true for a link to a site that names no page of it: its root, or the root of a language. */
export function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return (
    search + hash === '' && /^\/(?:(?:index|home|default)(?:\.\w+)?|en|hi)?\/?$/.test(pathname)
  );
}

/** Returns the address of each source and of each official site, once. */
export const linksToCheck = (): string[] => [
  ...new Set([
    ...statedSources().flatMap(({ sources }) =>
      sources.flatMap(({ source }) => (source && !('ours' in source) ? [source.url] : [])),
    ),
    ...Object.values(portals).map(({ url }) => url),
  ]),
];
