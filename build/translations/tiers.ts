/**
 * What is translated first, second and third, as patterns of files in the folder of a language. A file belongs to the
 * first tier with a pattern that fits it. Tier 1 is everything that the ten journeys of a first visit touch.
 */
const patterns: readonly (readonly string[])[] = [
  [
    'interface.ts',
    'manifest.ts',
    'emails.ts',
    'form-pages.ts',
    'offers.ts',
    'pictures.ts',
    'portals.ts',
    'fact-words.ts',
    'facts.ts',
    'facts/*.ts',
    '{state,task,sheet}-page.ts',
    'tools/{lead,outbox,notice,loan,ledger,finder,finder-*,calendar,calendar-*,search,listen,money,install,consent}.ts',
    'tools/{this-phone,date-field,field-problems,guide,guide-tools,registrations,newsletter,push,offline-answer}.ts',
    'tools/{assistant,assistant-*,need-*,not-translated,translation,mistake,how-to,infographics,shared}.ts',
    'tools/{finder,calendar,need-answers}/*.ts',
    'testimonials.ts',
    'pages/{home,offline,not-found}.ts',
    'pages/tools/{find,calendar,notice,loan,legal-assistant,how-to-guides,infographics}.ts',
    'pages/account/{on-this-phone,outbox}.ts',
    'pages/site/{search,pricing,contact,faq}.ts',
    'pages/guides/{fssai,gst,trade-license,msme}-compliance.ts',
    'pages/how-to/{vending-certificate,letter-of-recommendation,svanidhi-loan,svanidhi-upi,seized-goods,told-to-move}.ts',
    'pages/how-to/{fssai-registration,fssai-annual-fee,eshram-card,scale-stamp,online-fraud,free-lawyer,mudra-loan}.ts',
    'pages/how-to/{udyam-registration,gst-registration,gst-return-without-sales,trade-licence-hyderabad}.ts',
    'pages/infographics/{vending-certificate-path,svanidhi-ladder,which-fssai-paper,food-cart-hygiene}.ts',
    'pages/infographics/{documents-to-keep,fake-site-signs,do-i-need-gst,year-wheel}.ts',
  ],
  [
    'pages/{guides,tools,sectors,states,services,how-to,infographics}/**/*.ts',
    'pages/{sectors,services,states}.ts',
    'tools/**/*.ts',
    'schemes.ts',
    'schemes/*.ts',
  ],
  ['**/*.ts'],
];

/** The numbers of the tiers, first the most urgent. */
export const tiers = patterns.map((_, index) => index + 1);

/** `*` is any name, `**` any folders, `{a,b}` one of both. */
const asExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', String.raw`\.`)
      .replaceAll('{', '(?:')
      .replaceAll('}', ')')
      .replaceAll(',', '|')
      .replaceAll('**/', '§')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '(?:.*/)?')}$`,
  );

const expressions = patterns.map((tier) => tier.map(asExpression));

/** The tier of a file of texts. */
export const tierOf = (file: string): number =>
  expressions.findIndex((tier) => tier.some((expression) => expression.test(file))) + 1;
