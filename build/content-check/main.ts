import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hasPlaceholderPhone } from '../../src/content/business.ts';
import { catalog } from '../../src/content/catalog.ts';
import { claims } from '../../src/content/claims.ts';
import type { IsoDate } from '../../src/content/facts/types.ts';
import type { PageContent } from '../../src/content/types.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { asDay, siteDate } from '../../src/pages/build-settings.ts';
import { defaultLocale } from '../../src/locales/languages.ts';
import { readPageLanguages } from '../file-languages.ts';
import { fileOfPage } from '../write-pages.ts';
import { readDeclarations } from '../read-pages.ts';
import { guideRequirement } from './guide-requirements.ts';
import { lapsedOn, reviewsAt } from './lapsed.ts';
import { lostNeeds } from './lost-needs.ts';
import { missingParts } from './missing-parts.ts';
import { pageProblems } from './page-problems.ts';
import { anchorsOf, deadLinks, shownText } from './rendered.ts';
import { missingSections } from './required-sections-by-kind.ts';
import { referencesOf } from '../../src/pages/references.ts';

/**
 * Checks the content of the last build: figures outside the facts, dead links,
 * required sections and figures, needs without a page, and items due for review. `--on 2027-04-01` runs
 * the checks for that date. Prints a table of the pages. Exits with 1 when a check fails.
 */
const outDir = 'dist';
const day = dayAskedFor(process.argv.slice(2)) ?? siteDate;
const settings = { locale: 'en', messages: en, asOn: day } as const;

if (!existsSync(outDir)) throw new Error('There is no build to read: npm run build first');

const pages = await Promise.all(
  catalog.map(async ({ id, path }) => {
    const { content } = (await import(`../../src/locales/en/pages/${id}.ts`)) as {
      content: PageContent;
    };
    return { id, path, content, html: await readFile(join(outDir, fileOfPage(path)), 'utf8') };
  }),
);
// The language switch of each page leads to the other languages.
const otherPages = await Promise.all(
  Object.entries(await readPageLanguages())
    .filter(([, locale]) => locale !== defaultLocale)
    .map(async ([path]) => [path, await readFile(join(outDir, fileOfPage(path)), 'utf8')] as const),
);
const rendered = new Map([
  ...pages.map(({ path, html }) => [path as string, html] as const),
  ...otherPages,
]);
const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
// A folder is not a page: a link to `/articles` is dead.
const files = new Set(
  entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${relative(outDir, join(parentPath, name)).replaceAll('\\', '/')}`,
    ),
);

console.log(`${'words'.padStart(6)} ${'sections'.padStart(8)} ${'facts'.padStart(5)}  page`);
for (const { path, content, html } of pages) {
  const words = shownText(html).split(' ').length;
  const figures = new Set(
    referencesOf(content).map((reference) => reference.replace(/[@|].*$/, '')),
  );
  console.log(
    [
      String(words).padStart(6),
      String(content.sections.length).padStart(8),
      String(figures.size).padStart(5),
      ` ${path}`,
    ].join(' '),
  );
}

const declarations = new Map(
  (await readDeclarations(process.cwd())).map(({ page }) => [page.id, page] as const),
);
const ofPages = pages.flatMap((page) => {
  const declared = declarations.get(page.id);
  const asked = declared && guideRequirement(declared);
  const missing = declared ? missingSections(declared, anchorsOf(page.html)) : [];
  return [
    ...pageProblems(page, settings),
    ...deadLinks(page.path, rendered, files).map((href) => `the link to “${href}” leads nowhere`),
    ...missing,
    // The build uses the figures of its own date, so its requirements use that date too.
    ...(asked ? missingParts(page.html, asked, { ...settings, asOn: siteDate }) : []),
  ].map((problem) => `${page.path}: ${problem}`);
});
const problems = [...ofPages, ...lostNeeds(rendered)];
for (const problem of problems) console.log(problem);

const lapsed = lapsedOn(day);
for (const { kind, id, what, reviewBy } of lapsed) {
  console.log(`to be looked at by ${reviewBy}: ${kind} ${id}, ${what}`);
}
const unproven = Object.values(claims).filter(({ active, evidence }) => active && !evidence).length;
console.log(`${unproven} claims of the office stand without a record (src/content/claims.ts)`);
if (hasPlaceholderPhone) {
  console.log(
    'the telephone number is the shipped one, which reaches nobody (src/content/business.ts)',
  );
}
const next = reviewsAt(day).find(({ reviewBy }) => reviewBy >= day)?.reviewBy;
console.log(
  `As on ${day}: ${pages.length} pages, ${problems.length} problems, ${lapsed.length} reviews overdue` +
    (next ? `; the next is due on ${next}` : ''),
);
process.exitCode = problems.length + lapsed.length > 0 ? 1 : 0;

/** Returns the date after `--on`. Throws when it is not a date, or for any other argument. */
function dayAskedFor(args: readonly string[]): IsoDate | undefined {
  if (args.length === 0) return undefined;
  const [option, date = ''] = args;
  if (option !== '--on' || args.length !== 2) {
    throw new Error('Usage: npm run content:check [-- --on 2027-04-01]');
  }
  return asDay(date);
}
