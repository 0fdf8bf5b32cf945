/**
 * Which template draws a page: one per kind of page (`src/pages`). `live` pages carry a form, a list or
 * a tool between their heading and their text; the route file of the page mounts it. `tasks` and
 * `sheets` list every page below them.
 */
type Template =
  | 'home'
  | 'guide'
  | 'page'
  | 'index'
  | 'article'
  | 'live'
  | 'tasks'
  | 'task'
  | 'sheets'
  | 'sheet'
  | 'not-found'
  | 'offline';

/** An entry before its id is one of a closed list. */
interface Entry {
  id: string;
  path: `/${string}`;
  template: Template;
  parent?: string;
  noindex?: true;
}

const guide = <Slug extends string>(slug: Slug) =>
  ({
    id: `guides/${slug}`,
    path: `/${slug}`,
    template: 'guide',
    parent: 'services',
  }) as const;
const site = <Slug extends string>(slug: Slug) =>
  ({
    id: `site/${slug}`,
    path: `/${slug}`,
    template: 'page',
  }) as const;
const service = <Slug extends string>(slug: Slug) =>
  ({
    id: `services/${slug}`,
    path: `/services/${slug}`,
    template: 'page',
    parent: 'services',
  }) as const;
const legal = <Slug extends string>(slug: Slug) =>
  ({
    id: `legal/${slug}`,
    path: `/${slug}`,
    template: 'page',
  }) as const;
const step = <Slug extends string>(slug: Slug) =>
  ({
    id: `start/${slug}`,
    path: `/start-business/step/${slug}`,
    template: 'page',
    parent: 'start',
  }) as const;
const sector = <Slug extends string>(slug: Slug) =>
  ({
    id: `sectors/${slug}`,
    path: `/sectors/${slug}`,
    template: 'page',
    parent: 'sectors',
  }) as const;
const article = <Slug extends string>(slug: Slug) =>
  ({
    id: `blog/${slug}`,
    path: `/blog/${slug}`,
    template: 'article',
    parent: 'blog',
  }) as const;
const tool = <Slug extends string>(slug: Slug) =>
  ({
    id: `tools/${slug}`,
    path: `/${slug}`,
    template: 'page',
  }) as const;
const calculator = <Slug extends string>(slug: Slug) =>
  ({
    id: `tools/financial-hub/${slug}`,
    path: `/financial-hub/${slug}`,
    template: 'live',
    parent: 'tools/financial-hub',
  }) as const;
const task = <Slug extends string>(slug: Slug) =>
  ({
    id: `how-to/${slug}`,
    path: `/how-to-guides/${slug}`,
    template: 'task',
    parent: 'tools/how-to-guides',
  }) as const;
const sheet = <Slug extends string>(slug: Slug) =>
  ({
    id: `infographics/${slug}`,
    path: `/infographics/${slug}`,
    template: 'sheet',
    parent: 'tools/infographics',
  }) as const;
const account = <Slug extends string>(slug: Slug, path: `/${string}` = `/${slug}`) =>
  ({
    id: `account/${slug}`,
    path,
    template: 'live',
    noindex: true,
  }) as const;

/**
 * Every public page of the site (ROUTE rows). A page is added here, named in `locales/en/page-names.ts` (in `locales/en/menu-names.ts` if a menu links it)
 * and written in its folder; prerendering, the sitemap, the worker and the tests follow from this list.
 */
const entries = [
  { id: 'home', path: '/', template: 'home' },
  site('about'),
  site('careers'),
  site('team'),
  site('our-story'),
  site('vision-mission'),
  { ...site('resources'), template: 'index' },
  site('how-we-work'),
  site('pricing'),
  { ...site('contact'), template: 'live' },
  { ...site('newsletter'), template: 'live' },
  site('faq'),
  site('accessibility'),
  site('sitemap'),
  site('success-stories'),
  site('investment'),
  site('restaurant'),

  { id: 'services', path: '/services', template: 'index' },
  service('comprehensive-compliance'),
  service('retainership'),
  service('compliance'),
  service('registration'),
  service('sectors'),

  { id: 'blog', path: '/blog', template: 'index' },
  article('street-vendor-compliance-india'),
  article('pm-svanidhi-loan'),
  article('food-licence-no-renewal'),
  article('upi-receipts-and-gst'),
  article('gst-limit-telangana'),
  article('hyderabad-three-corporations'),
  article('false-portals'),
  article('tax-return-date'),

  legal('privacy-policy'),
  legal('terms-of-service'),
  legal('disclaimer'),
  legal('confidentiality'),
  legal('constitution'),
  { ...legal('articles/14'), parent: 'legal/constitution' },
  { ...legal('articles/19'), parent: 'legal/constitution' },
  { ...legal('articles/39'), parent: 'legal/constitution' },

  { id: 'start', path: '/start-business', template: 'index' },
  step('ideation'),
  step('market-research'),
  step('registration'),
  step('compliance'),
  step('branding'),
  step('operations'),
  step('launch'),
  step('banking'),
  step('hr'),
  step('faqs'),

  { ...tool('government-schemes'), template: 'live' },
  tool('ai'),
  { id: 'sectors', path: '/sectors', template: 'index' },
  { ...tool('infographics'), template: 'sheets' },
  sheet('which-fssai-paper'),
  sheet('do-i-need-gst'),
  sheet('vending-certificate-path'),
  sheet('food-cart-hygiene'),
  sheet('fire-basics'),
  sheet('pf-and-esi'),
  sheet('trademark-path'),
  sheet('svanidhi-ladder'),
  sheet('documents-to-keep'),
  sheet('fake-site-signs'),
  sheet('penalties-ladder'),
  sheet('year-wheel'),
  { ...tool('how-to-guides'), template: 'tasks' },
  task('vending-certificate'),
  task('letter-of-recommendation'),
  task('told-to-move'),
  task('seized-goods'),
  task('fssai-registration'),
  task('fssai-annual-fee'),
  task('fssai-change'),
  task('svanidhi-loan'),
  task('svanidhi-upi'),
  task('mudra-loan'),
  task('late-payer'),
  task('udyam-registration'),
  task('eshram-card'),
  task('trade-licence-hyderabad'),
  task('scale-stamp'),
  task('gst-registration'),
  task('gst-return-without-sales'),
  task('check-gst-number'),
  task('income-tax-return'),
  task('esi-pf-registration'),
  task('esi-pf-payment'),
  task('trademark-search'),
  task('trademark-application'),
  task('online-fraud'),
  task('free-lawyer'),
  { ...tool('legal-assistant'), template: 'live' },
  tool('financial-hub'),
  { ...tool('business-health'), template: 'live' },
  { ...tool('find'), template: 'live' },
  { ...tool('calendar'), template: 'live' },
  account('gemini-test'),

  account('login'),
  account('register'),
  account('forgot-password'),
  account('reset-password'),
  account('callback', '/auth/callback'),
  account('test-auth'),
  account('debug-auth'),
  account('login-debug'),
  account('dashboard'),
  account('on-this-phone'),

  sector('retail-commerce'),
  sector('automotive-compliance'),
  sector('real-estate-compliance'),
  sector('healthcare-compliance'),
  sector('education-compliance'),
  sector('manufacturing-compliance'),
  sector('logistics-compliance'),
  sector('technology-compliance'),
  sector('consulting-compliance'),

  guide('fssai-compliance'),
  guide('gst-compliance'),
  guide('msme-compliance'),
  guide('trade-license-compliance'),
  guide('trademark-registration'),
  guide('company-registration'),
  guide('iso-certification'),
  guide('fire-license'),
  guide('bis-registration'),
  guide('barcode-registration'),
  guide('labour-law-compliance'),

  // Not in the specification: see docs/decisions/0002-one-catalogue-of-pages.md.
  calculator('gst'),
  calculator('gst-late-fee'),
  calculator('composition-tax'),
  calculator('loan-instalment'),
  calculator('compare-loans'),
  calculator('break-even'),
  calculator('daily-profit'),
  calculator('working-capital'),
  calculator('wages'),
  calculator('gratuity'),
  calculator('professional-tax'),
  calculator('presumptive-tax'),
  calculator('income-tax'),
  calculator('tds-interest'),
  calculator('late-payment'),
  calculator('first-year-cost'),
  calculator('fssai-fee'),
  calculator('trade-licence-fee'),
  calculator('trademark-fee'),
  calculator('company-late-fee'),
  account('outbox'),
  account('settings'),
  { id: 'site/search', path: '/search', template: 'live', noindex: true },
  { id: 'not-found', path: '/404', template: 'not-found', noindex: true },
  { id: 'offline', path: '/offline', template: 'offline', noindex: true },
] as const satisfies readonly Entry[];

/** The id of a public page: also the name of its file, `locales/<language>/pages/<id>.ts`. */
export type PageId = (typeof entries)[number]['id'];

/** The id of a guide. */
export type GuideId = Extract<(typeof entries)[number], { template: 'guide' }>['id'];

/** The name of a calculator in the address of its page. */
export type CalculatorSlug =
  Extract<PageId, `tools/financial-hub/${string}`> extends `tools/financial-hub/${infer Slug}`
    ? Slug
    : never;

/** One public page. */
export interface CatalogEntry {
  id: PageId;
  /** The address in English, always lower case; other languages put their prefix before it. */
  path: `/${string}`;
  template: Template;
  /** The page above it in the breadcrumb; home when absent. */
  parent?: PageId;
  /** Pages that search engines must not list (sign-in, diagnostics, private lists). */
  noindex?: true;
}

/** Every public page of the site. */
export const catalog: readonly CatalogEntry[] = entries;

/** Every guide, in the order of the catalogue. */
export const guideIds: readonly GuideId[] = entries
  .filter((entry) => entry.template === 'guide')
  .map(({ id }) => id);

/** The pages below this one, such as those that a `tasks` or `sheets` page lists. Throws when there is no such page. */
export function pagesBelow(id: PageId): CatalogEntry[] {
  const above = pageById(id);
  return catalog.filter(({ parent }) => parent === above.id);
}

const byId = new Map(catalog.map((entry) => [entry.id, entry]));
const byPath = new Map(catalog.map((entry) => [entry.path as string, entry]));

/** The page with this id. Throws when the catalogue has none: an id in code is never a guess. */
export function pageById(id: PageId): CatalogEntry {
  const entry = byId.get(id);
  if (!entry) throw new Error(`No page "${id}" in src/content/catalog.ts`);
  return entry;
}

/** The pages above this one, from the top; home is above all and not among them. */
export function pagesAbove(entry: CatalogEntry): CatalogEntry[] {
  if (!entry.parent) return [];
  const parent = pageById(entry.parent);
  return [...pagesAbove(parent), parent];
}

/** The page at this path (lower case, no language prefix, no trailing slash), or undefined. */
export function pageByPath(path: string): CatalogEntry | undefined {
  return byPath.get(path);
}
