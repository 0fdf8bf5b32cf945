import { expect, it } from 'vitest';
import { catalog } from '../../src/content/catalog.ts';

/** The addresses of the specification (ROUTE-11), `/blog/{slug}` by its fixed article. */
const seeds = `
/ /about /careers /team /our-story /vision-mission /resources /how-we-work /pricing /contact /faq
/success-stories /investment /restaurant
/services /services/comprehensive-compliance /services/retainership /services/compliance
/services/registration /services/sectors
/blog /blog/street-vendor-compliance-india
/privacy-policy /terms-of-service /disclaimer /confidentiality /constitution
/articles/14 /articles/19 /articles/39
/start-business /start-business/step/ideation /start-business/step/market-research
/start-business/step/registration /start-business/step/compliance /start-business/step/branding
/start-business/step/operations /start-business/step/launch /start-business/step/banking
/start-business/step/hr /start-business/step/faqs
/government-schemes /ai /sectors /infographics /how-to-guides /legal-assistant /financial-hub
/business-health /gemini-test
/login /register /forgot-password /reset-password /auth/callback /test-auth /debug-auth
/login-debug /dashboard
/sectors/retail-commerce /sectors/automotive-compliance /sectors/real-estate-compliance
/sectors/healthcare-compliance /sectors/education-compliance /sectors/manufacturing-compliance
/sectors/logistics-compliance /sectors/technology-compliance /sectors/consulting-compliance
/fssai-compliance /gst-compliance /msme-compliance /trade-license-compliance
/trademark-registration /company-registration /iso-certification /fire-license /bis-registration
/barcode-registration /labour-law-compliance
`
  .trim()
  .split(/\s+/);

/** Ours; docs/decisions/0002-one-catalogue-of-pages.md says why. */
const additions = [
  '/accessibility',
  '/sitemap',
  '/calendar',
  '/notice',
  '/find',
  '/loan',
  '/outbox',
  '/on-this-phone',
  '/newsletter',
  '/mistake',
  '/settings',
  '/search',
  '/states',
  '/404',
  '/offline',
];

it('the catalogue has the addresses of the specification and the declared additions, each once', () => {
  const paths = catalog.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // Articles are named by their place alone: the specification has /blog/{slug} for them.
  const articles = paths.filter((path) => /^\/blog\/./.test(path) && !seeds.includes(path));
  // So are further guides.
  const guides = catalog
    .filter(({ template, path }) => template === 'guide' && !seeds.includes(path))
    .map(({ path }) => path as string);
  // And tasks, sheets, calculators and states, below their lists.
  const listed = paths.filter((path) =>
    /^\/(how-to-guides|infographics|financial-hub|states)\/./.test(path),
  );
  expect([...paths].sort()).toEqual(
    [...seeds, ...additions, ...articles, ...guides, ...listed].sort(),
  );
  // The specification counts 80: these, and /blog/{slug}.
  expect(seeds).toHaveLength(79);
});

it('addresses are lower case and end without a slash (ROUTE-17)', () => {
  for (const { path } of catalog) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});
