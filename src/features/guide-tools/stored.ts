import { asItems, isObject, syncedValue, textsIn } from '../../platform/offline/stored-value.ts';

/** Ids of ready papers, for all checklists of the site. */
export const readyPapers = syncedValue({
  name: 'documents-ready',
  kind: 'papers',
  itemsIn: (saved) => asItems(textsIn(saved)),
  withItems: (_, items) => Object.keys(items).sort(),
});

/** A saved guide. `savedAt` is ms since 1970. */
export interface SavedGuide {
  path: string;
  title: string;
  savedAt: number;
}

const isGuide = (value: unknown): value is SavedGuide =>
  isObject(value) &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  !value.path.startsWith('//') &&
  typeof value.title === 'string' &&
  typeof value.savedAt === 'number';

/** Returns the guides of a saved list, newest first. */
export const guidesIn = (saved: unknown): SavedGuide[] =>
  (Array.isArray(saved) ? saved.filter(isGuide) : []).sort((a, b) => b.savedAt - a.savedAt);

/** The saved guides. */
export const savedGuides = syncedValue({
  name: 'saved-guides',
  kind: 'saved-guides',
  itemsIn: (saved) => Object.fromEntries(guidesIn(saved).map((guide) => [guide.path, guide])),
  withItems: (_, items) => guidesIn(Object.values(items)),
});
