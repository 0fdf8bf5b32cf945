import type { Page } from '../content/page.ts';

const files = import.meta.glob<Page>('../**/*.page.ts', { eager: true, import: 'page' });

/** Every page as its `*.page.ts` declares it. For code that Vite builds; else `build/read-pages.ts`. */
export const declaredPages: readonly Page[] = Object.values(files);

/** Ids of the pages that a page lists in one of its sections. */
export const idsInSection = (parent: string, section: string): ReadonlySet<string> =>
  new Set(
    declaredPages
      .filter((page) => page.parent === parent && page.section === section)
      .map(({ id }) => id),
  );
