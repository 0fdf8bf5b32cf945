import type { Locator, Page } from '@playwright/test';
import { text as hiAssistant } from '../../src/locales/hi/tools/assistant.ts';
import { text as hiCalendar } from '../../src/locales/hi/tools/calendar.ts';
import { text as hiFinder } from '../../src/locales/hi/tools/finder.ts';
import { text as hiInterface } from '../../src/locales/hi/interface.ts';
import { text as hiLead } from '../../src/locales/hi/tools/lead.ts';
import { text as hiListen } from '../../src/locales/hi/tools/listen.ts';
import { text as hiOutbox } from '../../src/locales/hi/tools/outbox.ts';
import { text as teAssistant } from '../../src/locales/te/tools/assistant.ts';
import { text as teCalendar } from '../../src/locales/te/tools/calendar.ts';
import { text as teFinder } from '../../src/locales/te/tools/finder.ts';
import { text as teInterface } from '../../src/locales/te/interface.ts';
import { text as teLead } from '../../src/locales/te/tools/lead.ts';
import { text as teListen } from '../../src/locales/te/tools/listen.ts';
import { text as teOutbox } from '../../src/locales/te/tools/outbox.ts';
import { axeViolationsInBothThemes } from '../support/axe.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { brokenWordsOf, drawsScript, enlargeText, overflowOf } from '../support/page-fit.ts';
import { giveScriptFonts } from '../support/script-fonts.ts';
import { saveCommitteeDate } from '../support/saved-on-device.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { Assistant } from './page-models/assistant.ts';
import { answers } from './page-models/lead-form.ts';

const languages = {
  hi: {
    name: 'हिन्दी',
    tag: 'hi-IN',
    assistant: hiAssistant,
    calendar: hiCalendar,
    finder: hiFinder,
    lead: hiLead,
    listen: hiListen,
    outbox: hiOutbox,
    consultation: hiInterface.lead.forms.consultation.title,
    asked: [
      'क्या चाट के ठेले वाले को FSSAI लेना ज़रूरी है?',
      'kya chaat ke thele wale ko fssai lena zaroori hai',
    ],
    verdict: /^(हाँ|नहीं)/,
    joined: 'क्षि',
  },
  te: {
    name: 'తెలుగు',
    tag: 'te-IN',
    assistant: teAssistant,
    calendar: teCalendar,
    finder: teFinder,
    lead: teLead,
    listen: teListen,
    outbox: teOutbox,
    consultation: teInterface.lead.forms.consultation.title,
    asked: ['ఇంట్లో వండి అమ్మాలంటే FSSAI కావాలా?', 'intlo vandi ammalante fssai kavala'],
    joined: 'క్షి',
    verdict: /^(అవును|కాదు|లేదు|అక్కర్లేదు)/,
  },
} as const;

/** Four words in Latin letters, one after the other, that are no name in capitals: an English sentence. */
const englishSentence = /(?:\b[a-z’]{2,}\b[ ,]+){3}\b[a-z’]{2,}\b/;

/** What stands in `part` and is not marked as another language. The name of a thing in the law may follow it in brackets. */
const words = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang], script, style')) other.remove();
    return copy.textContent.replaceAll(/\(“[^)]*”\)/g, '');
  });

/** Opens a page of the language and waits until its worker has what works offline. */
async function visitUntilSaved(page: Page, url: string, language: string): Promise<void> {
  await page.goto(url);
  await workerReady(page);
  await toolSaved(page, '/assets/legal-assistant-', '/assets/find-', `/data/search-${language}`);
}

for (const [language, texts] of Object.entries(languages)) {
  test.describe(`in ${texts.name}`, () => {
    // No model stands behind this site.
    test.use({ forgivenErrors: /Failed to load resource/ });

    test('a visitor changes the language by its name, and stays in it (I18N-01)', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/find`);
      await appReady(page);
      await page.getByRole('banner').getByRole('link', { name: texts.name }).click();
      await expect(page).toHaveURL(`${site.url}/${language}/find`);
      await expect(page.locator('html')).toHaveAttribute('lang', texts.tag);
      await appReady(page);
      await page
        .getByRole('navigation')
        .getByRole('link')
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}(/|$)`));
      await expect(page.locator('html')).toHaveAttribute('lang', texts.tag);
    });

    test('a question on an English page is answered in its own language, with its voice, and in English when asked to', async ({
      page,
      site,
    }) => {
      await installVoices(page, [
        { lang: 'en-IN', localService: true },
        { lang: texts.tag, localService: true },
      ]);
      const assistant = new Assistant(page);
      await assistant.visit(site.url);
      for (const [index, question] of texts.asked.entries()) {
        await assistant.ask(question);
        const answer = assistant.fromPhone.nth(index);
        await expect(answer.locator('.chat-text')).toHaveText(texts.verdict);
        // The whole answer with its buttons is in that language.
        await expect(answer).toHaveAttribute('lang', texts.tag);
        await expect(answer.locator('.chat-origin')).toHaveText(texts.assistant.origins.phone);
        await expect(answer.getByText(texts.assistant.languages.likeQuestion)).toBeVisible();
        expect(await words(answer.locator('.chat-text'))).not.toMatch(englishSentence);
      }
      await expect(assistant.questions.first().locator('p').first()).toHaveAttribute(
        'lang',
        texts.tag,
      );
      await expect(assistant.questions.nth(1).locator('p').first()).toHaveAttribute(
        'lang',
        `${language}-Latn`,
      );

      const answer = assistant.fromPhone.nth(1);
      await answer.getByRole('button', { name: texts.listen.button }).click();
      await finishSentence(page);
      const { languages: heard } = await spoken(page);
      expect(new Set(heard)).toEqual(new Set([texts.tag]));
      await answer.getByRole('button', { name: texts.listen.stop, exact: true }).first().click();

      const inEnglish = answer.getByRole('button', { name: 'Answer in English' });
      await expect(inEnglish).toHaveAttribute('lang', 'en-IN');
      await inEnglish.click();
      await expect(assistant.fromPhone.last().locator('.chat-text')).toHaveText(/^(Yes|No)/);
      await expect(assistant.fromPhone.last()).not.toHaveAttribute('lang');

      // A link of the answer leads to the page of its language, in that language's shell.
      await answer.locator('.chat-text a').first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/`));
      await expect(page.locator('html')).toHaveAttribute('lang', texts.tag);
    });

    test('a visitor with doubled text on a narrow phone scrolls nothing sideways, and no word of a heading breaks', async ({
      page,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      await giveScriptFonts(page);
      await page.goto(`${site.url}/${language}/about`);
      await appReady(page);
      expect(await drawsScript(page, texts.joined)).toBe(true);
      await saveCommitteeDate(page);
      const faults: string[] = [];
      for (const path of ['', '/pricing', '/notice', '/infographics', '/blog/tax-return-date']) {
        await page.goto(`${site.url}/${language}${path}`);
        await appReady(page);
        await enlargeText(page);
        const over = await overflowOf(page);
        if (over > 0) faults.push(`${path}: ${over} px sideways`);
        faults.push(...(await brokenWordsOf(page)).map((word) => `${path}: ${word}`));
        // A word that is too wide for its tile would stand in the next one.
        const tiles = page.locator('.home-tasks a');
        for (const tile of await tiles.all()) {
          const cut = await tile.evaluate((each) => each.scrollWidth - each.clientWidth);
          if (cut > 0) faults.push(`${path}: ${await tile.innerText()}`);
        }
      }
      expect(faults).toEqual([]);
    });

    test('the sentences that a page puts together end with the mark of their language', async ({
      page,
      site,
    }) => {
      for (const path of ['/fssai-compliance', '/notice', '/financial-hub/gst-late-fee']) {
        await page.goto(`${site.url}/${language}${path}`);
        await appReady(page);
        const text = (await page.locator('main').textContent()) ?? '';
        expect(text.match(/.{20}[\u0900-\u0963][)”]?\. .{20}/gu), path).toBeNull();
        expect(text.match(/.{20}[\u0C00-\u0C7F][)”]?। .{20}/gu), path).toBeNull();
      }
    });

    test('no axe violation on four pages, light and dark (A11Y-01)', async ({ page, site }) => {
      test.slow();
      for (const path of ['', '/fssai-compliance', '/find', '/legal-assistant']) {
        await page.goto(`${site.url}/${language}${path}`);
        await appReady(page);
        expect(await axeViolationsInBothThemes(page), path).toEqual([]);
      }
    });

    test('large text on a narrow phone hides the skip link, stacks tiles and keeps stamps on the page', async ({
      page,
      site,
    }) => {
      await giveScriptFonts(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const largeText = () =>
        page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      const box = async (part: Locator) => {
        const found = await part.boundingBox();
        if (!found) throw new Error('It is not on the page');
        return found;
      };
      await page.goto(`${site.url}/${language}/loan`);
      await appReady(page);
      await largeText();
      const skip = await box(page.locator('.skip-link'));
      expect(skip.y + skip.height).toBeLessThanOrEqual(0);
      expect((await box(page.locator('.loan-tiles a').first())).width).toBeGreaterThan(200);

      await page.goto(`${site.url}/${language}/fssai-compliance`);
      await appReady(page);
      await largeText();
      expect((await box(page.locator('.glance > div').first())).width).toBeGreaterThan(200);

      await page.goto(`${site.url}/${language}/calendar`);
      await appReady(page);
      await page.locator('.calendar-chips').getByRole('button').first().click();
      await page.locator('.leaf summary').first().click();
      await largeText();
      for (const stamp of await page.locator('main .-rotate-3').filter({ visible: true }).all()) {
        const { x, width } = await box(stamp);
        expect(x + width).toBeLessThanOrEqual(320);
      }
    });

    test('results and links of pages without a translation are marked as English', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/${language}/search?q=hyderabad+three+corporations`);
      await appReady(page);
      await expect(page.locator('mark').first()).toBeVisible();
      const results = page.locator('main h3 a, .search-also a');
      expect(await results.count()).toBeGreaterThan(0);
      for (const result of await results.all()) {
        expect(await words(result)).not.toMatch(englishSentence);
      }
    });

    test('an English question on its page is answered in English', async ({ page, site }) => {
      await page.goto(`${site.url}/${language}/legal-assistant`);
      await appReady(page);
      await page
        .locator('.chat-composer textarea')
        .fill('Do I need an FSSAI licence for a food cart?');
      await page.getByRole('button', { name: texts.assistant.send, exact: true }).click();
      const answer = page.locator('.chat-answer[data-origin="phone"]');
      await expect(answer.locator('.chat-text')).toHaveText(/^Yes/);
      await expect(answer).toHaveAttribute('lang', 'en-IN');
      await expect(
        answer.getByRole('button', { name: texts.assistant.languages.answerHere }),
      ).toHaveAttribute('lang', texts.tag);
    });

    test.describe('with no signal', () => {
      test.use({ worker: 'by-itself' });

      test('the finder asks and answers', async ({ page, context, site }) => {
        await visitUntilSaved(page, `${site.url}/${language}`, language);
        await context.setOffline(true);
        await page.goto(`${site.url}/${language}/find`);
        await appReady(page);
        const tile = page.locator('.question-form li button');
        const note = page.locator('details.page-dates > summary');
        await expect(note).toBeInViewport();
        await tile.filter({ hasText: texts.finder.trades.options['cook-food'] }).click();
        // Read once, not again before each question.
        await expect(page.locator('.finder-progress')).toBeVisible();
        await expect(note).toBeHidden();
        await tile.filter({ hasText: texts.finder.kinds['street-mobile'] }).click();
        await tile.first().click();
        await tile.first().click();
        const result = page.locator('.finder-result');
        await expect(result.locator('.paper').first()).toBeVisible();
        await result.locator('.paper summary').first().click();
        expect(await words(result)).not.toMatch(englishSentence);
      });

      test('the calendar lists dates', async ({ page, context, site }) => {
        await visitUntilSaved(page, `${site.url}/${language}`, language);
        await context.setOffline(true);
        await page.goto(`${site.url}/${language}/calendar`);
        await appReady(page);
        await page.locator('.calendar-chips').getByRole('button').first().click();
        await expect(page.locator('.leaf').first()).toBeVisible();
        expect(await words(page.getByRole('main'))).not.toMatch(englishSentence);
      });

      test('a request is saved, and says so; the office gets its language', async ({
        page,
        context,
        site,
      }) => {
        await visitUntilSaved(page, `${site.url}/${language}`, language);
        await context.setOffline(true);
        await page
          .getByRole('link', { name: texts.consultation })
          .filter({ visible: true })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const { fields } = texts.lead;
        await dialog.getByLabel(fields.fullName).fill(answers.name);
        await dialog.getByLabel(fields.email).fill(answers.email);
        await dialog.getByLabel(fields.phone).fill(answers.phone);
        await dialog.getByLabel(fields.businessName).fill(answers.business);
        await dialog.getByLabel(fields.businessType).selectOption('Restaurant/Food Business');
        expect(await words(dialog)).not.toMatch(englishSentence);
        await dialog.getByRole('button', { name: texts.lead.submit }).click();
        await expect(dialog.getByText(texts.lead.saved.title)).toBeVisible();
        // The count of waiting requests stands beside the languages, on one line.
        await expect(page.locator('.outbox-badge')).toBeVisible();
        const header = await page.locator('.site-header-bar').boundingBox();
        expect(header?.height).toBeLessThan(64);
        const sent = page.waitForRequest((request) => request.url().includes('lead-intake'));
        await context.setOffline(false);
        // The office reads one language: what is chosen from a list is sent in English, what is typed as it is.
        expect((await sent).postDataJSON()).toMatchObject({
          source: expect.stringContaining(`/${language}`),
          businessType: 'Restaurant/Food Business',
          fullName: answers.name,
        });
      });

      test('an English phone without the language says so, and answers in English', async ({
        page,
        context,
        site,
      }) => {
        await visitUntilSaved(page, site.url, 'en');
        await context.setOffline(true);
        const assistant = new Assistant(page);
        await assistant.visit(site.url);
        await assistant.ask(texts.asked[0]);
        const answer = assistant.fromPhone;
        await expect(answer).toContainText(/the (Hindi|Telugu) texts are not on this phone/);
        await expect(answer.locator('.chat-text')).toHaveText(/^(Yes|No)/);
      });

      test('the assistant answers a question in both scripts, first of all yes or no', async ({
        page,
        context,
        site,
      }) => {
        await visitUntilSaved(page, `${site.url}/${language}`, language);
        await context.setOffline(true);
        await page.goto(`${site.url}/${language}/legal-assistant`);
        await appReady(page);
        for (const [index, question] of texts.asked.entries()) {
          await page.locator('.chat-composer textarea').fill(question);
          await page.getByRole('button', { name: texts.assistant.send, exact: true }).click();
          const answer = page.locator('.chat-answer[data-origin="phone"]').nth(index);
          await expect(answer).toBeVisible();
          const said = answer.locator('.chat-text').first();
          await expect(said).toHaveText(texts.verdict);
          expect(await words(said)).not.toMatch(englishSentence);
        }
      });
    });
  });
}
