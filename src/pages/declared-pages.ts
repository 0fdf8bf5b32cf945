import type { Page } from '../content/page.ts';

const files = import.meta.glob<Page>('../**/*.page.ts', { eager: true, import: 'page' });

/** Every page that a `*.page.ts` file declares. For code that Vite builds; other code uses `build/read-pages.ts`. */
export const declaredPages: readonly Page[] = Object.values(files);

/** Returns the ids of the pages that `parent` lists in a section. */
export const idsInSection = (parent: string, section: string): ReadonlySet<string> =>
  new Set(
    declaredPages
      .filter((page) => page.parent === parent && page.section === section)
      .map(({ id }) => id),
  );
