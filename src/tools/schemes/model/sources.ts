import type { Document } from '../../../content/facts/types.ts';
import { schemePortal, type SchemePortalId } from './portals.ts';

/** The page on which we read about a scheme. */
export const page = (title: string, publisher: string, url: Document['url']): Document => ({
  title,
  publisher,
  url,
});

/** Reports whose addresses were not recorded. Readers can check them on the scheme's official site. */
export const sitePage = (title: string, site: SchemePortalId): Document => {
  const { name, url } = schemePortal(site);
  return page(title, name, url);
};
