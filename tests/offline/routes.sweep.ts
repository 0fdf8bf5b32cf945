import { catalog } from '../../src/content/catalog.ts';
import { addLocalePrefix } from '../../src/i18n/locale-path.ts';
import { defaultLocale, offeredLocales } from '../../src/locales/languages.ts';
import { expect, test } from '../support/test.ts';
import { cacheStates, visit, type Verdict } from './states.ts';

test.use({ worker: 'by-itself', forgivenErrors: /./ });

console.log('| state | pages | whole | text, its tool missing | said: not saved | broken |');

/** In other languages the states that depend on what is saved in which language. */
const inOtherLanguages = ['worker there, page never visited', 'all saved', 'caches deleted'];

const runs = offeredLocales.flatMap((locale) =>
  cacheStates
    .filter(({ name }) => locale === defaultLocale || inOtherLanguages.includes(name))
    .map(({ name, reach }) => ({
      locale,
      name: locale === defaultLocale ? name : `${locale}: ${name}`,
      reach,
    })),
);

for (const { locale, name, reach } of runs) {
  test(`every page offline: ${name}`, async ({ page, context, network, pageErrors }) => {
    test.setTimeout(900_000);
    await reach(page, network, locale);
    await context.setOffline(true);
    const counts: Record<Verdict, number> = { whole: 0, text: 0, said: 0, broken: 0 };
    const broken: string[] = [];
    for (const { path } of catalog) {
      const { verdict, why } = await visit(
        page,
        network.url + addLocalePrefix(path, locale),
        pageErrors,
      );
      counts[verdict] += 1;
      if (verdict !== 'broken') continue;
      broken.push(`${path}: ${why}`);
      // At once: a run that does not come to its end says why.
      console.error(`${name}: ${path}: ${why}`);
    }
    console.log(`| ${[name, catalog.length, ...Object.values(counts)].join(' | ')} |`);
    expect(broken).toEqual([]);
  });
}
