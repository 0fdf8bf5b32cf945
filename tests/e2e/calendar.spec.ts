import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { axeViolations, inPage } from '../support/axe.ts';
import { dateField, fillDate } from '../support/fill-date.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { Calendar, today } from './page-models/calendar.ts';
import { Finder } from './page-models/finder.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('after the answers, the calendar lists dates with law, source and cost, offline too, and saves ticks (CAL-03)', async ({
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
  await calendar.unfold(licence);
  await licence.getByText('Law, late fee, source').click();
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
  await page.locator('.due-month > summary', { hasText: 'Done' }).click();
  await expect(calendar.due('Apply for next year’s trade licence').last()).toContainText(
    'Ticked on 21 Nov 2026',
  );
});

test('an optional right that ends in nine days stands once, open, beside the next dates', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('GST monthly').click();
  await expect(page.getByRole('heading', { name: 'Optional, and ends soon' })).toBeVisible();
  const rights = calendar.due('Last day for last year’s GST credit');
  await expect(rights).toContainText(['Monday, 30 Nov 2026', 'Tuesday, 30 Nov 2027']);
  await expect(rights.first()).toBeVisible();
  await expect(calendar.leaves.first()).not.toContainText('30');
});

test('a tick leaves the focus nearby, and the calendar shows another tab’s dates when the visitor returns', async ({
  page,
  context,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await calendar.unfold(calendar.due('Pay the yearly fee of the shop registration').first());
  await page
    .getByRole('button', { name: 'Done: Pay the yearly fee of the shop registration' })
    .first()
    .press('Enter');
  // The last line of its leaf is gone: the one before it has the focus.
  await expect(calendar.due('Apply for next year’s trade licence').first()).toBeFocused();

  const other = await context.newPage();
  await Calendar.openAt(other, `${site.url}/calendar`);
  await other.getByLabel('What is due?').fill('Rent');
  await fillDate(other, 'On which day?', '2026-11-30');
  await other.getByRole('button', { name: 'Add date' }).click();
  await expect(new Calendar(other).due('Rent')).toHaveCount(1);
  await expect(calendar.due('Rent')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(calendar.due('Rent')).toHaveCount(1);
});

test('a shop’s unsure duties have no date; the visitor subscribes to common dates, saves all as a file and prints them (CAL-02, CAL-03)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await test.step('what is not sure stands under “ask” and has no date', async () => {
    const ask = page.locator('.calendar-ask');
    await ask.getByText('Ask about these').click();
    await expect(ask).toContainText('Your own professional tax');
    await expect(ask.locator('time')).toHaveCount(0);
    await expect(
      page
        .locator('.calendar-dates')
        .getByRole('heading', { name: 'Your own professional tax', includeHidden: true }),
    ).toHaveCount(0);
  });
  await test.step('dates that are the same for everybody can be subscribed to', async () => {
    await page.getByRole('button', { name: 'Remind me' }).click();
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
      page.getByRole('button', { name: 'Add to my phone’s calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-dates.ics');
    const text = await readFile(await download.path(), 'utf8');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(40);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(
      events.length,
    );
    await expect(page.getByText(`Saved: ${events.length} dates`)).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: 'WhatsApp', exact: true }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=My%20dates/);
  });
  await test.step('on paper the dates stand alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(calendar.due('Apply for next year’s trade licence').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(
      calendar.due('Apply for next year’s trade licence').first().getByRole('button'),
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^GST, every month/ })).toBeHidden();
    await expect(page.getByText('How the calendar decides')).toBeHidden();
    await expect(page.locator('.due-more:visible')).toHaveCount(0);
  });
});

test('a tailor sees the next three GST dates after one tap, on one screen, and no duty that cannot apply (ANSW-01)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(page.getByText('Your next dates appear here.')).toBeVisible();
  await calendar.chip('GST monthly').click();
  await expect(calendar.chip('GST monthly')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.leaves).toHaveCount(3);
  await expect(calendar.leaves.first()).toContainText('List of sales for GST');
  await expect(calendar.leaves.first()).toContainText('Next');
  await expect(calendar.leaves.nth(1)).toContainText('In 29 days');
  // Above the bottom bar of 64 px.
  const last = await calendar.leaves.nth(2).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(740 - 64);
  await expect(page.getByText('Provident fund')).toHaveCount(0);
  await calendar.chip('GST monthly').click();
  await expect(calendar.leaves).toHaveCount(0);
});

test('a stamp covers no line of its leaf on a narrow phone', async ({ page, site }) => {
  await page.clock.setFixedTime(today);
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('GST monthly').click();
  const first = page.locator('.leaf').first();
  const [stamp, note] = await Promise.all([
    first.locator('.leaf-text > span').boundingBox(),
    first.locator('.entry-note').first().boundingBox(),
  ]);
  // The box of the turned stamp, with its corners.
  expect(stamp && note && stamp.y + stamp.height).toBeLessThanOrEqual(note?.y ?? 0);
});

test('a tap on quarterly asks for the state, and one on staff for the number, at the chips', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('GST quarterly').click();
  // The next date and both days of the return are there before any answer, and stay when it is left open.
  await expect(calendar.leaves.first()).toBeInViewport({ ratio: 1 });
  const open = page.getByText('Depends on your state: 22 Jan 2027 or 24 Jan 2027');
  await expect(open).toBeVisible();
  await page.getByRole('button', { name: 'Show dates' }).click();
  await expect(calendar.title).toBeFocused();
  await expect(page.getByLabel('In which state?')).toBeHidden();
  await open.click();
  await page.getByLabel('In which state?').selectOption({ label: 'Telangana' });
  await page.getByRole('button', { name: 'Show dates' }).click();
  await expect(calendar.title).toBeFocused();
  await expect(calendar.due('GST return and payment, quarter').first()).toContainText(
    '22 Jan 2027',
  );
  await calendar.chip('Staff').click();
  await page.getByLabel('How many people').fill('some');
  await page.getByRole('button', { name: 'Show dates' }).click();
  await expect(page.getByText('Write a whole number of people')).toBeVisible();
  await page.getByLabel('How many people').fill('12');
  await page.getByRole('button', { name: 'Show dates' }).click();
  await expect(calendar.chip('Staff')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.leaves.first()).toContainText('7');
});

test('open answers are one line that leads to the form, without names of duties (CAL-03)', async ({
  page,
  site,
}) => {
  await Calendar.openAt(page, `${site.url}/calendar`);
  await page.getByRole('button', { name: 'Answer more questions' }).click();
  await expect(page.getByLabel('What do you do?')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'More answers' })).toBeFocused();
});

test('answers of the finder are not asked again (A11Y-08)', async ({ page, site }) => {
  await page.clock.setFixedTime(today);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(calendar.chip('No GST')).toHaveAttribute('aria-pressed', 'true');
  // The chosen chips decide no date yet: the page asks for more instead of promising dates.
  await expect(page.getByText('No dates yet. Tap more, or add your own date.')).toBeVisible();
  await calendar.openForm();
  await expect(calendar.form).toContainText('You have told us already');
  await expect(calendar.form).toContainText('Telangana');
  await expect(page.getByLabel('What do you do?')).toHaveCount(0);
  await expect(page.getByLabel('In which state?')).toHaveCount(0);
  await fillDate(page, 'Certificate of vending runs until', '2027-02-28');
  await calendar.show();
  const renewal = calendar.due('Renew the certificate of vending');
  await expect(renewal).toContainText('Sunday, 28 Feb 2027');
});

test('invalid input has an error at its field, and is not lost', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.openForm();
  await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
  const sales = page.getByLabel('How much do you sell in a year?');
  await sales.fill('quite a lot');
  await fillDate(page, 'Trade licence runs until', '1027-02-28');
  await calendar.show();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Write a number');
  await expect(page.getByRole('alert')).toContainText('Enter a day from');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(sales).toBeFocused();
  await page.reload();
  await appReady(page);
  await calendar.openForm();
  await expect(sales).toHaveValue('quite a lot');
  const licence = dateField(page, 'Trade licence runs until');
  await expect(licence.getByLabel('Year')).toHaveValue('1027');
  await expect(licence.getByLabel('Month')).toHaveValue('2');
});

test('a visitor corrects a bad own date, repeats it every month and removes it', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await page.getByRole('button', { name: 'Add date' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter what is due');
  await page.getByLabel('What is due?').fill('Loan instalment');
  await fillDate(page, 'On which day?', '2020-01-31');
  await page.getByRole('button', { name: 'Add date' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a day from 21 Nov 2026');
  await fillDate(page, 'On which day?', '2026-11-30');
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByRole('button', { name: 'Add date' }).click();
  await expect(page.getByRole('status').getByText('Added for 30 Nov 2026')).toBeAttached();
  await page.reload();
  await appReady(page);
  const own = calendar.due('Loan instalment');
  await expect(own.first()).toContainText('Monday, 30 Nov 2026');
  await page.locator('summary', { hasText: 'February 2027' }).click();
  await expect(own.filter({ hasText: 'Sunday, 28 Feb 2027' })).toBeVisible();
  await calendar.unfold(own.first());
  await page.getByRole('button', { name: 'Remove: Loan instalment' }).first().click();
  await expect(own).toHaveCount(0);
});

test('a visitor postpones a date, and the badge counts the dates that are due (in-app reminders)', async ({
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
  // What is due is said when the page is idle, which takes a busy machine a while.
  await expect(page.getByText('3 dates need you')).toBeVisible({ timeout: 25_000 });
  expect(await lastBadge()).toBe(3);
  await page.goto(`${site.url}/calendar`);
  await appReady(page);
  const licence = calendar.due('Apply for next year’s trade licence').first();
  await calendar.unfold(licence);
  await licence.getByText('Put off', { exact: true }).click();
  await licence.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(licence).toContainText('Put off until 29 Nov 2026');
  await expect.poll(lastBadge).toBe(2);
});

test('a keyboard user moves through the calendar by month', async ({ page, site }) => {
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
  const shown = page.getByRole('region', { name: '1 Dec 2026' });
  await expect(shown.getByText('Apply for next year’s trade licence')).toBeVisible();
});

test('a phone that cannot save shows so, and the calendar still works', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
  await calendar.answerAsShop();
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
});

test('a shared phone saves nothing', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await expect(page.getByText('This phone is set as shared')).toBeVisible();
  await calendar.answerAsShop();
  await page.reload();
  await appReady(page);
  await expect(page.getByText('Your next dates appear here.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('niyam.calendar'))).toBeNull();
});

test('chips, form, error, leaf and month have no axe violation and fit a narrow screen and large text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('Staff').click();
  await page.getByLabel('How many people').fill('some');
  await page.getByRole('button', { name: 'Show dates' }).click();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await calendar.chip('Staff').click();
  await calendar.openForm();
  await page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
  await page.getByLabel('How many people').fill('some');
  await calendar.show();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await calendar.answerAsShop();
  await page.locator('.leaf summary').first().click();
  await page.getByText('Law, late fee, source').first().click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.getByRole('button', { name: 'Month by month' }).click();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'List' }).click();
  expect(await overflowOf(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and leads to the guides', async ({ page, site }) => {
    await page.goto(`${site.url}/calendar`);
    await expect(page.locator('main noscript .callout')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'GST Compliance' })).toBeVisible();
  });
});

test('an undated duty says which paper names its day, and figures of its penalty have their own source', async ({
  page,
  site,
}) => {
  await Finder.openAt(
    page,
    `${site.url}/find#kind=street-mobile&state=tg&place=hyderabad&food=no&supply=goods&online=&workers=0&does=scale&plans=&at=result`,
  ).then((finder) => finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh'));
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await page.locator('.calendar-ask > details > summary').click();
  const scale = calendar
    .due('Have the scale stamped again')
    .or(page.locator('.calendar-ask li').filter({ hasText: 'Have the scale stamped again' }));
  await expect(scale).toContainText('Your paper names the day');
  await scale.getByText('Law, late fee, source').click();
  await expect(scale.locator('b', { hasText: '₹1 lakh' })).toBeVisible();
});

test('thirteen months later the dates warn that their sources are old (LAW-04)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('GST monthly').click();
  const warning = page.locator('.calendar-dates .callout', { hasText: 'Check before relying' });
  await expect(calendar.leaves.first()).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.clock.setFixedTime(new Date(today.getTime() + 400 * 24 * 3_600_000));
  await page.reload();
  await appReady(page);
  await expect(warning).toBeVisible();
});
