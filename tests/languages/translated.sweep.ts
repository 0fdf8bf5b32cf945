import { catalog } from '../../src/content/catalog.ts';
import { offeredLocales, defaultLocale, languages } from '../../src/locales/languages.ts';
import { addLocalePrefix } from '../../src/i18n/locale-path.ts';
import { brokenWordsOf, enlargeText, overflowOf } from '../support/page-fit.ts';
import { giveScriptFonts } from '../support/script-fonts.ts';
import { appReady, expect, test } from '../support/test.ts';
import { clippedOn, unmarkedOn } from './unmarked.ts';

test.use({ viewport: { width: 320, height: 640 }, forgivenErrors: /./ });

/** Four words in Latin letters, one after the other, that are no name in capitals: an English sentence. */
const englishSentence = /(?:\b[a-z’]{2,}\b[ ,]+){3}\b[a-z’]{2,}\b/;

test.beforeEach(({ page }) => giveScriptFonts(page));

const translated = offeredLocales.filter(
  (locale) => locale !== defaultLocale && !languages[locale].pseudo,
);

for (const locale of translated) {
  test(`every page of /${locale} marks its English as English, and cuts nothing off`, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000);
    const faults = new Map<string, string[]>();
    const note = (fault: string, path: string) =>
      faults.set(fault, [...(faults.get(fault) ?? []), path]);
    for (const { path } of catalog) {
      await page.goto(site.url + addLocalePrefix(path, locale));
      await appReady(page);
      for (const { text, where } of await unmarkedOn(page)) {
        // The term of a law stands in quotation marks or brackets behind its translation.
        const rest = text.replaceAll(/[“(][^”)]*[”)]?/g, ' ');
        if (englishSentence.test(rest)) note(`“${text}” in ${where}`, path);
      }
      for (const fault of await clippedOn(page)) note(fault, path);
      await enlargeText(page);
      const over = await overflowOf(page);
      if (over > 0) note(`with large text the page is ${over} px too wide`, path);
      for (const word of await brokenWordsOf(page)) note(`with large text “${word}” breaks`, path);
    }
    expect(
      [...faults].map(([fault, [first, ...others]]) => `${fault} (${first}, +${others.length})`),
    ).toEqual([]);
  });
}
