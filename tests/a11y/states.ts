import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../architecture/source-files.ts';
import type { FaultyProxy } from '../support/faulty-proxy.ts';
import { saveOnDevice } from '../support/saved-on-device.ts';
import { queueLeads } from '../support/queue.ts';
import { appReady, expect, workerReady } from '../support/test.ts';
import { makeAccount, newPerson } from '../e2e/page-models/account.ts';
import { Assistant } from '../e2e/page-models/assistant.ts';
import { Calendar } from '../e2e/page-models/calendar.ts';
import { Finder } from '../e2e/page-models/finder.ts';
import { HealthCheck } from '../e2e/page-models/health-check.ts';
import { LeadForm } from '../e2e/page-models/lead-form.ts';

/** What a visitor can have open: each brings a page, at this site behind this network, into the state. */
export type States = Readonly<
  Record<string, (page: Page, origin: string, network: FaultyProxy) => Promise<void>>
>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

async function openLead(page: Page, origin: string): Promise<LeadForm> {
  await open(page, `${origin}/`);
  const form = new LeadForm(page);
  await form.open();
  return form;
}

async function askAssistant(page: Page): Promise<void> {
  const assistant = new Assistant(page);
  await assistant.ask('Do I need an FSSAI licence for a food cart?');
  await expect(assistant.fromPhone.last().getByRole('link').first()).toBeVisible({
    timeout: 20_000,
  });
}

/** As a browser that offers to install, to a visitor who has been here before. */
async function offerInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('niyam.install', JSON.stringify({ lastSeen: Date.now() - 3_600_000 }));
    addEventListener('DOMContentLoaded', () => {
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve(),
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        }),
      );
    });
  });
}

export const states: States = {
  'the drawer, a group open': async (page, origin) => {
    await open(page, `${origin}/`);
    await button(page, 'Menu').click();
    await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click();
  },
  'the quick menu': async (page, origin) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${origin}/`);
    await button(page, 'Quick access').click();
  },
  'the cookie question': async (page, origin) => {
    await open(page, `${origin}/`);
    await button(page, 'Cookie choice').click();
  },
  'search results': async (page, origin) => {
    await open(page, `${origin}/search?q=food+licence`);
    await expect(page.locator('mark').first()).toBeVisible();
  },
  'a search that finds nothing': async (page, origin) => {
    await open(page, `${origin}/search?q=qwxyzv`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('qwxyzv');
  },
  'the lead dialog': async (page, origin) => {
    await openLead(page, origin);
  },
  'the lead dialog with errors': async (page, origin) => {
    await (await openLead(page, origin)).submit();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the lead dialog after sending': async (page, origin) => {
    const form = await openLead(page, origin);
    await form.fill();
    await form.submit();
    await expect(form.thankYou).toBeVisible();
  },
  'the lead dialog after saving': async (page, origin) => {
    await open(page, `${origin}/`);
    await workerReady(page);
    const form = await openLead(page, origin);
    await page.context().setOffline(true);
    await form.fill();
    await form.submit();
    await expect(form.savedMessage).toBeVisible();
  },
  'the contact form with errors': async (page, origin) => {
    await open(page, `${origin}/contact`);
    await button(page, 'Send my request').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the chat panel, first seen': async (page, origin) => {
    await open(page, `${origin}/`);
    const assistant = new Assistant(page);
    await assistant.button.click();
    await expect(assistant.field).toBeVisible();
  },
  'the chat panel with an answer': async (page, origin) => {
    await open(page, `${origin}/`);
    await new Assistant(page).button.click();
    await page.getByText('More about this').click();
    await button(page, 'I understand').click();
    await askAssistant(page);
  },
  'the assistant’s page with an answer': async (page, origin) => {
    await new Assistant(page).visit(origin);
    await askAssistant(page);
    await page.getByText('Conversations', { exact: true }).click();
  },
  'the finder with an error': async (page, origin) => {
    const finder = await Finder.openAt(page, `${origin}/find#kind=shop`);
    await finder.continue();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the finder mid-way': async (page, origin) => {
    await Finder.openAt(page, `${origin}/find`);
    const finder = new Finder(page);
    await finder.answerAsCook();
  },
  'the finder’s list of goods to tick': async (page, origin) => {
    await Finder.openAt(page, `${origin}/find#kind=shop&state=tg&place=ghmc&food=no&at=products`);
    await page.getByLabel('Gold jewellery').check();
  },
  'the finder’s result': async (page, origin) => {
    const finder = await Finder.openAt(page, `${origin}/find`);
    await finder.answerAsChaatVendor();
  },
  'the health check’s result': async (page, origin) => {
    const check = await HealthCheck.openAt(page, `${origin}/business-health`);
    await check.tellOfTailor();
    await check.answerAsTailor();
  },
  'what to do about a notice, with its letter': async (page, origin) => {
    await open(page, `${origin}/notice#told-to-move`);
    await page.locator('#told-to-move').getByText('Make the letter').click();
    await page.locator('#told-to-move').getByLabel('Your name').fill('Ramesh');
  },
  'what to say about a notice, shown large': async (page, origin) => {
    await open(page, `${origin}/notice#told-to-move`);
    await page.locator('#told-to-move').getByRole('button', { name: 'Show it large' }).click();
    await expect(page.locator('.notice-large[open]')).toBeVisible();
  },
  'the ledger of a returning visitor': async (page, origin) => {
    await page.goto(`${origin}/offline`);
    await saveOnDevice(page, {
      'business-answers': { kind: 'street-mobile', state: 'telangana', food: 'makes' },
      'documents-ready': ['photo'],
      'last-read': { path: '/fssai-compliance', since: Date.now() - 3_600_000 },
    });
    await page.evaluate(() => localStorage.setItem('niyam.calendar', 'on'));
    await open(page, `${origin}/`);
    await expect(page.locator('#ledger-title')).toBeVisible();
  },
  'the source of a figure': async (page, origin) => {
    await open(page, `${origin}/gst-compliance`);
    await page.locator('.card a[href^="#source-"]').first().click();
    await expect(page.locator('.sources li:is(:target, [data-open])')).toBeVisible();
  },
  'the calendar’s list': async (page, origin) => {
    const calendar = await Calendar.openAt(page, `${origin}/calendar`);
    await calendar.answerAsShop();
    await page.locator('.leaf summary').first().click();
    await page.getByText('Law, late fee, source').first().click();
    await page.getByText('Put off', { exact: true }).first().click();
    await button(page, 'Remind me').click();
  },
  'the calendar’s month': async (page, origin) => {
    const calendar = await Calendar.openAt(page, `${origin}/calendar`);
    await calendar.answerAsShop();
    await button(page, 'Month by month').click();
  },
  'the calendar’s form with an error': async (page, origin) => {
    const calendar = await Calendar.openAt(page, `${origin}/calendar`);
    await calendar.openForm();
    await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
    await page.getByLabel('How many people').fill('some');
    await calendar.show();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a question at the calendar’s chips': async (page, origin) => {
    const calendar = await Calendar.openAt(page, `${origin}/calendar`);
    await calendar.chip('GST quarterly').click();
    await expect(page.getByLabel('In which state?')).toBeVisible();
  },
  'the loan of a vendor': async (page, origin) => {
    await open(page, `${origin}/loan#cart`);
    await page.getByText('When you do not get it').click();
    await expect(page.getByRole('link', { name: 'All schemes' })).toBeVisible();
  },
  'schemes with filters open': async (page, origin) => {
    await open(page, `${origin}/government-schemes`);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Telangana');
  },
  'one scheme': async (page, origin) => {
    await open(page, `${origin}/government-schemes#pm-svanidhi`);
    await expect(button(page, 'Compare: ')).toBeVisible();
  },
  'a question of the schemes': async (page, origin) => {
    await open(page, `${origin}/government-schemes#question-about`);
    await expect(button(page, 'Continue')).toBeVisible();
  },
  'a sum with an error': async (page, origin) => {
    await open(page, `${origin}/financial-hub/wages`);
    await button(page, 'Work it out').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a sum with its result': async (page, origin) => {
    await open(page, `${origin}/financial-hub/loan-instalment`);
    await button(page, 'Fill in the example').click();
    await button(page, 'Work it out').click();
    await expect(page.locator('.sum-main')).toBeVisible();
  },
  'a guide’s tools': async (page, origin) => {
    await open(page, `${origin}/fssai-compliance`);
    await button(page, 'Share').first().click();
    await page.getByText('On this page', { exact: true }).click();
  },
  'signing in with errors': async (page, origin) => {
    await open(page, `${origin}/login`);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'registering with errors': async (page, origin) => {
    await open(page, `${origin}/register`);
    await page.getByText('About your business').click();
    await button(page, 'Create my account').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'a new password with an error': async (page, origin) => {
    await open(page, `${origin}/forgot-password`);
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the dashboard, signed in': (page, origin) => makeAccount(page, origin, newPerson()),
  'what is on this phone': async (page, origin) => {
    await open(page, `${origin}/on-this-phone`);
  },
  'the newsletter with an error': async (page, origin) => {
    await open(page, `${origin}/newsletter`);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('.field-error').first()).toBeVisible();
  },
  'waiting requests': async (page, origin) => {
    await open(page, `${origin}/outbox`);
    await workerReady(page);
    await page.context().setOffline(true);
    await queueLeads(page, 2);
    await expect(page.getByText('Waiting to send').nth(1)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click();
  },
  'no signal, mid-page': async (page, origin) => {
    await open(page, `${origin}/fssai-compliance`);
    await workerReady(page);
    await page.context().setOffline(true);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(page.locator('.status-bar')).toBeVisible();
  },
  'a page that is not on this phone': async (page, origin) => {
    await open(page, `${origin}/about`);
    await workerReady(page);
    await page.context().setOffline(true);
    await open(page, `${origin}/financial-hub/gst`);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'the offer to install': async (page, origin) => {
    await offerInstall(page);
    await open(page, `${origin}/about`);
    await expect(page.getByRole('region', { name: 'On your home screen' })).toBeVisible();
  },
  'the question whether to update': async (page, origin, network) => {
    await open(page, `${origin}/about`);
    await workerReady(page);
    const worker = await readFile(join(root, 'dist/sw.js'), 'utf8');
    network.setPlan(({ path }) =>
      path === '/sw.js'
        ? {
            kind: 'answer',
            status: 200,
            headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
            body: `${worker}\n// the next version`,
          }
        : { kind: 'none' },
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('A new version is ready.')).toBeVisible();
  },
  'the guard of this phone’s data': async (page, origin) => {
    await open(page, `${origin}/settings`);
    await button(page, 'Clear this phone').click();
  },
};
