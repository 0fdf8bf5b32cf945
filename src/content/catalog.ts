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

/** One public page. `id` is also the folder of its content: `locales/<language>/pages/<id>.ts`. */
export interface CatalogEntry {
  id: string;
  /** The address in English, always lower case; other languages put their prefix before it. */
  path: `/${string}`;
  template: Template;
  /** The page above it in the breadcrumb; home when absent. */
  parent?: string;
  /** Pages that search engines must not list (sign-in, diagnostics, private lists). */
  noindex?: true;
}

const guide = (slug: string): CatalogEntry => ({
  id: `guides/${slug}`,
  path: `/${slug}`,
  template: 'guide',
  parent: 'services',
});
const site = (slug: string): CatalogEntry => ({
  id: `site/${slug}`,
  path: `/${slug}`,
  template: 'page',
});
const service = (slug: string): CatalogEntry => ({
  id: `services/${slug}`,
  path: `/services/${slug}`,
  template: 'page',
  parent: 'services',
});
const legal = (slug: string): CatalogEntry => ({
  id: `legal/${slug}`,
  path: `/${slug}`,
  template: 'page',
});
const step = (slug: string): CatalogEntry => ({
  id: `start/${slug}`,
  path: `/start-business/step/${slug}`,
  template: 'page',
  parent: 'start',
});
const sector = (slug: string): CatalogEntry => ({
  id: `sectors/${slug}`,
  path: `/sectors/${slug}`,
  template: 'page',
  parent: 'sectors',
});
const article = (slug: string): CatalogEntry => ({
  id: `blog/${slug}`,
  path: `/blog/${slug}`,
  template: 'article',
  parent: 'blog',
});
const tool = (slug: string): CatalogEntry => ({
  id: `tools/${slug}`,
  path: `/${slug}`,
  template: 'page',
});
const calculator = (slug: string): CatalogEntry => ({
  id: `tools/financial-hub/${slug}`,
  path: `/financial-hub/${slug}`,
  template: 'live',
  parent: 'tools/financial-hub',
});
const task = (slug: string): CatalogEntry => ({
  id: `how-to/${slug}`,
  path: `/how-to-guides/${slug}`,
  template: 'task',
  parent: 'tools/how-to-guides',
});
const sheet = (slug: string): CatalogEntry => ({
  id: `infographics/${slug}`,
  path: `/infographics/${slug}`,
  template: 'sheet',
  parent: 'tools/infographics',
});
const account = (slug: string, path: `/${string}` = `/${slug}`): CatalogEntry => ({
  id: `account/${slug}`,
  path,
  template: 'live',
  noindex: true,
});

/**
 * Every public page of the site (ROUTE rows). A page is added here, named in `locales/en/page-names.ts` (in `locales/en/menu-names.ts` if a menu links it)
 * and written in its folder; prerendering, the sitemap, the worker and the tests follow from this list.
 */
export const catalog: readonly CatalogEntry[] = [
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
];

/** Every guide, in the order of the catalogue. */
export const guideIds: readonly string[] = catalog
  .filter(({ template }) => template === 'guide')
  .map(({ id }) => id);

/** The pages below this one, such as those that a `tasks` or `sheets` page lists. Throws when there is no such page. */
export function pagesBelow(id: string): CatalogEntry[] {
  const above = pageById(id);
  return catalog.filter(({ parent }) => parent === above.id);
}

const byId = new Map(catalog.map((entry) => [entry.id, entry]));
const byPath = new Map(catalog.map((entry) => [entry.path as string, entry]));

/** The page with this id. Throws when the catalogue has none: an id in code is never a guess. */
export function pageById(id: string): CatalogEntry {
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
