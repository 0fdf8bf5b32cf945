import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { axeViolations, inPage } from '../support/axe.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { Calendar, today } from './page-models/calendar.ts';
import { Finder } from './page-models/finder.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('answers lead to dates with law, source and cost, offline; ticks stay (CAL-03)', async ({
  page,
  context,
  site,
}) => {
  await page.clock.setFixedTime(today);
  await page.goto(`${site.url}/calendar`);
  await workerReady(page);
  await toolSaved(page, '/assets/calendar-');
  await context.setOffline(true);
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();

  const licence = calendar.due('Apply for next year’s trade licence').first();
  await expect(licence).toContainText('Tuesday, 1 Dec 2026');
  await licence.getByText('Law, cost of being late, source').click();
  await expect(licence).toContainText('GHMC: the original deadline for licences for 2026');
  await expect(licence).toContainText('read on ');
  await expect(licence).toContainText('25% more within 60 days');
  await expect(licence.getByRole('link', { name: /original deadline/ })).toHaveAttribute(
    'href',
    'https://www.siasat.com/ghmc-extends-trade-license-application-period-till-dec-20-3298557/',
  );

  await page
    .getByRole('button', { name: 'Done: Apply for next year’s trade licence' })
    .first()
    .click();
  await page.reload();
  await appReady(page);
  await page.locator('summary', { hasText: 'Done' }).click();
  await expect(calendar.due('Apply for next year’s trade licence').last()).toContainText(
    'Ticked on 21 Nov 2026',
  );
});

test('a tick keeps the focus near, and another tab’s dates show when one comes back', async ({
  page,
  context,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await page
    .getByRole('button', { name: 'Done: Pay the yearly fee of the shop registration' })
    .first()
    .press('Enter');
  // The last line of its stretch is gone: the one before it has the focus.
  await expect(calendar.due('Apply for next year’s trade licence').first()).toBeFocused();

  const other = await context.newPage();
  await Calendar.openAt(other, `${site.url}/calendar`);
  await other.getByLabel('What is due?').fill('Rent');
  await other.getByLabel('On which day?').fill('2026-11-30');
  await other.getByRole('button', { name: 'Write it in' }).click();
  await expect(new Calendar(other).due('Rent')).toBeVisible();
  await expect(calendar.due('Rent')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(calendar.due('Rent')).toBeVisible();
});

test('a shop’s dates: what is unsure has none; common ones are subscribed to, all are saved as a file and printed (CAL-02, CAL-03)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await test.step('what is not sure stands under “ask” and has no date', async () => {
    const ask = page.locator('.calendar-ask');
    await expect(ask).toContainText('Your own professional tax');
    await expect(ask.locator('time')).toHaveCount(0);
    await expect(
      page.locator('.calendar-dates').getByRole('heading', { name: 'Your own professional tax' }),
    ).toHaveCount(0);
  });
  await test.step('dates that are the same for everybody can be subscribed to', async () => {
    const link = page.getByRole('link', { name: /^GST, every month/ });
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toBe(`webcal://${new URL(site.url).host}/data/dates-gst-monthly-en.ics`);
    const response = await page.request.get(address.replace('webcal:', 'http:'));
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
  await test.step('the file for the phone’s calendar has them all', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save for my phone’s calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-dates.ics');
    const text = await readFile(await download.path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(40);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(
      events.length,
    );
    await expect(page.getByText(`Saved: ${events.length} dates`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send to myself by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=My%20dates/,
    );
  });
  await test.step('on paper the dates stand alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(calendar.due('Apply for next year’s trade licence').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('How the calendar decides')).toBeHidden();
  });
});

test('what hangs on open answers is told once, with the way to give them (CAL-03)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
  await page.getByLabel('In which state?').selectOption({ label: 'Telangana' });
  await calendar.show();
  const waiting = page.locator('.calendar-ask li').first();
  await expect(waiting).toContainText('Dates that wait for an answer');
  await expect(waiting).toContainText('GST return and payment');
  await waiting.getByRole('button', { name: 'Give the answers' }).click();
  await expect(page.getByText('How do you file GST?')).toBeVisible();
});

test('what the finder knows is not asked again (A11Y-08)', async ({ page, site }) => {
  await page.clock.setFixedTime(today);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(calendar.form).toContainText('You have told us already');
  await expect(calendar.form).toContainText('Telangana');
  await expect(page.getByLabel('What do you do?')).toHaveCount(0);
  await expect(page.getByLabel('In which state?')).toHaveCount(0);
  await page.getByLabel('Certificate of vending runs until').fill('2027-02-28');
  await calendar.show();
  // His first date: its month is open.
  const renewal = calendar.due('Renew the certificate of vending');
  await expect(renewal).toContainText('Sunday, 28 Feb 2027');
});

test('what cannot be read is said at its place, and is not lost', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
  const sales = page.getByLabel('How much do you sell in a year?');
  await sales.fill('quite a lot');
  await page.getByLabel('Trade licence runs until').fill('1027-02-28');
  await calendar.show();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Write a number');
  await expect(page.getByRole('alert')).toContainText('Choose a day from the calendar');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(sales).toBeFocused();
  await page.reload();
  await appReady(page);
  await expect(sales).toHaveValue('quite a lot');
  await expect(page.getByLabel('Trade licence runs until')).toHaveValue('1027-02-28');
});

test('a date of one’s own: bad input, then every month, then removed', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await page.getByRole('button', { name: 'Write it in' }).click();
  await expect(page.getByRole('alert')).toContainText('Write what is due');
  await page.getByLabel('What is due?').fill('Loan instalment');
  await page.getByLabel('On which day?').fill('2020-01-31');
  await page.getByRole('button', { name: 'Write it in' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a day from 21 Nov 2026');
  await page.getByLabel('On which day?').fill('2026-11-30');
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByRole('button', { name: 'Write it in' }).click();
  await expect(page.getByRole('status').getByText('Written in for 30 Nov 2026')).toBeAttached();
  await page.reload();
  await appReady(page);
  const own = calendar.due('Loan instalment');
  await expect(own.first()).toContainText('Monday, 30 Nov 2026');
  await page.locator('summary', { hasText: 'February 2027' }).click();
  await expect(own.filter({ hasText: 'Sunday, 28 Feb 2027' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Loan instalment' }).first().click();
  await expect(own).toHaveCount(0);
});

test('a date can be put off, and the badge counts what needs one (in-app reminders)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { badges: number[] };
    counted.badges = [];
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(void counted.badges.push(count)),
      clearAppBadge: () => Promise.resolve(void counted.badges.push(0)),
    });
  });
  const lastBadge = () =>
    page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await expect.poll(lastBadge).toBe(0);
  // A week later the licence and the shop's fee are due within the week, and the last day for credit.
  await page.clock.setFixedTime(new Date('2026-11-28T06:30:00Z'));
  await page.goto(`${site.url}/about`);
  await appReady(page);
  await expect(page.getByText('3 dates need you')).toBeVisible({ timeout: 10_000 });
  expect(await lastBadge()).toBe(3);
  await page.goto(`${site.url}/calendar`);
  await appReady(page);
  const licence = calendar.due('Apply for next year’s trade licence').first();
  await licence.getByText('Remind me later').click();
  await licence.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(licence).toContainText('Put off until 29 Nov 2026');
  await expect.poll(lastBadge).toBe(2);
});

test('without answers the months say so, with a gap above it', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.show();
  const months = page.getByRole('button', { name: 'Month by month' });
  await months.click();
  const [button, text] = await Promise.all([
    months.boundingBox(),
    page.getByText('From your answers we have no date').boundingBox(),
  ]);
  expect((text?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

test('by month, by keyboard alone', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await page.getByRole('button', { name: 'Month by month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Month after' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'December 2026' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: '1 Dec 2026: 2 dates', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(calendar.due('Apply for next year’s trade licence')).toBeVisible();
});

test('a phone that keeps nothing is told so, and the calendar works on', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(page.getByText('This phone lets the site keep nothing')).toBeVisible();
  await calendar.answerAsShop();
  await expect(page.getByText('This phone lets the site keep nothing')).toBeVisible();
});

test('on a shared phone nothing is kept', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(page.getByText('This phone is set as shared')).toBeVisible();
  await calendar.answerAsShop();
  await page.reload();
  await appReady(page);
  await expect(calendar.form).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('niyam.calendar'))).toBeNull();
});

test('form, error, list and month have no axe violation and fit a narrow screen and large text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  const expectFit = async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  };
  await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
  await page.getByLabel('How many people').fill('some');
  await calendar.show();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFit();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await calendar.answerAsShop();
  await page.getByText('Law, cost of being late, source').first().click();
  await expectFit();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.getByRole('button', { name: 'Month by month' }).click();
  await expectFit();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  await expectFit();
  await page.getByRole('button', { name: 'List' }).click();
  await expectFit();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and leads to the guides', async ({ page, site }) => {
    await page.goto(`${site.url}/calendar`);
    await expect(page.locator('main noscript .callout')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'GST Compliance' })).toBeVisible();
  });
});
