import type { Page } from '@playwright/test';
import { text as hiAssistant } from '../../src/locales/hi/tools/assistant.ts';
import { text as hiFinder } from '../../src/locales/hi/tools/finder.ts';
import { text as hiGuideTools } from '../../src/locales/hi/tools/guide-tools.ts';
import { text as hiInterface } from '../../src/locales/hi/interface.ts';
import { text as teAssistant } from '../../src/locales/te/tools/assistant.ts';
import { text as teFinder } from '../../src/locales/te/tools/finder.ts';
import { text as teGuideTools } from '../../src/locales/te/tools/guide-tools.ts';
import { text as teInterface } from '../../src/locales/te/interface.ts';
import { saveCommitteeDate } from '../support/saved-on-device.ts';
import { appReady, expect } from '../support/test.ts';

export const translated = {
  hi: {
    name: 'हिन्दी',
    assistant: hiAssistant,
    finder: hiFinder,
    guideTools: hiGuideTools,
    interface: hiInterface,
    asked: 'क्या ठेले वाले को FSSAI लेना ज़रूरी है?',
    searched: 'खाने का लाइसेंस',
  },
  te: {
    name: 'తెలుగు',
    assistant: teAssistant,
    finder: teFinder,
    guideTools: teGuideTools,
    interface: teInterface,
    asked: 'బండి మీద తినుబండారాలు అమ్మాలంటే FSSAI కావాలా?',
    searched: 'ఆహార లైసెన్స్',
  },
} as const;
export type Translated = keyof typeof translated;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

async function ask(page: Page, question: string, send: string): Promise<void> {
  await page.locator('.chat-composer textarea').fill(question);
  await page.getByRole('button', { name: send, exact: true }).click();
  await expect(page.locator('.chat-answer[data-origin="phone"]')).toBeVisible({ timeout: 20_000 });
  // A screen that holds the whole answer: header and field stay on a lower one, over what is scrolled half under them.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 2400 });
}

/** The screens of the ten journeys (tests/journeys) in a language, by name: each brings a page there. */
export const screensOfJourneys: Readonly<
  Record<string, (page: Page, site: string, language: Translated) => Promise<void>>
> = {
  home: (page, site, language) => open(page, `${site}/${language}`),
  'the drawer': async (page, site, language) => {
    await open(page, `${site}/${language}`);
    const { menu } = translated[language].interface.shell;
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: menu, exact: true })).toBeVisible();
  },
  '1 the finder’s first question': (page, site, language) => open(page, `${site}/${language}/find`),
  '1 the finder’s result': async (page, site, language) => {
    const { finder } = translated[language];
    await open(page, `${site}/${language}/find`);
    const tile = page.locator('.question-form li button');
    await tile.filter({ hasText: finder.trades.options['cook-food'] }).click();
    await tile.filter({ hasText: finder.kinds['street-mobile'] }).click();
    await tile.first().click();
    await tile.first().click();
    await page.locator('.finder-result .paper summary').first().click();
  },
  '2 the notice': (page, site, language) => open(page, `${site}/${language}/notice#told-to-move`),
  '3 the loan': (page, site, language) => open(page, `${site}/${language}/loan`),
  '4 the dates': async (page, site, language) => {
    await open(page, `${site}/${language}/calendar`);
    await page.locator('.calendar-chips').getByRole('button').first().click();
    await expect(page.locator('.leaf').first()).toBeVisible();
    await page.locator('.leaf summary').first().click();
  },
  '5 an answer': async (page, site, language) => {
    const { asked, assistant } = translated[language];
    await open(page, `${site}/${language}/legal-assistant`);
    await ask(page, asked, assistant.send);
  },
  '5 an answer on an English page': async (page, site, language) => {
    await open(page, `${site}/legal-assistant`);
    await ask(page, translated[language].asked, 'Send');
    await expect(page.locator('.chat-language')).toBeVisible();
  },
  '5 search results': async (page, site, language) => {
    const { searched } = translated[language];
    await open(page, `${site}/${language}/search?q=${encodeURIComponent(searched)}`);
    await expect(page.locator('mark').first()).toBeVisible();
  },
  '6 the request': async (page, site, language) => {
    await open(page, `${site}/${language}`);
    const { title } = translated[language].interface.lead.forms.consultation;
    await page.getByRole('link', { name: title }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('button[type=submit]').click();
  },
  '6 waiting requests': (page, site, language) => open(page, `${site}/${language}/outbox`),
  '7 the ledger of a known visitor': async (page, site, language) => {
    await open(page, `${site}/${language}/about`);
    await saveCommitteeDate(page);
    await open(page, `${site}/${language}`);
  },
  '8 prices': (page, site, language) => open(page, `${site}/${language}/pricing`),
  '9 a guide with its sources': async (page, site, language) => {
    await open(page, `${site}/${language}/fssai-compliance`);
    for (const fold of await page.locator('details.section-fold').all())
      await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
  },
  '10 sharing a guide': async (page, site, language) => {
    await open(page, `${site}/${language}/gst-compliance`);
    await page
      .getByRole('button', { name: translated[language].guideTools.share.button, exact: true })
      .click();
  },
};
