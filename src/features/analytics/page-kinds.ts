/** Type of a page for the analytics service. */
export type PageType =
  | 'homepage'
  | 'services'
  | 'blog'
  | 'contact'
  | 'about'
  | 'pricing'
  | 'service'
  | 'other';

/** Stage of a visitor on the way to a request. */
export type JourneyStage = 'awareness' | 'consideration' | 'conversion';

const serviceFragments = ['/fssai', '/gst', '/company', '/msme', '/trade-license', '/trademark'];
const ownFragments = ['services', 'blog', 'contact', 'about', 'pricing'] as const;

/** Returns the type of a page by its path without language prefix (ANLT-02, ANLT-03). */
export function pageTypeOf(path: string): PageType {
  if (path === '/') return 'homepage';
  const own = ownFragments.find((fragment) => path.includes(`/${fragment}`));
  if (own) return own;
  return serviceFragments.some((fragment) => path.includes(fragment)) ? 'service' : 'other';
}

/** Returns the journey stage of a page by its path without language prefix (ANLT-04). */
export function journeyStageOf(path: string): JourneyStage {
  const has = (...fragments: string[]) => fragments.some((fragment) => path.includes(fragment));
  if (has('/contact', '/fssai', '/gst')) return 'conversion';
  return has('/services', '/pricing') ? 'consideration' : 'awareness';
}
