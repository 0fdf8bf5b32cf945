import { axeViolations, inPage } from '../support/axe.ts';
import { holdApp, holdDatabase } from '../support/slow-device.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { textSaved } from '../support/saved-on-device.ts';
import { Finder } from './page-models/finder.ts';
import { dateField } from '../support/fill-date.ts';
import { HealthCheck } from './page-models/health-check.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('offline on a phone, eleven questions lead to a score and to what is missing (TOOL-HEALTH-01, TOOL-HEALTH-03)', async ({
  page,
  context,
  site,
}) => {
  const url = `${site.url}/business-health?from=home`;
  await page.goto(url);
  await workerReady(page);
  await toolSaved(page, '/assets/business-health-');
  await context.setOffline(true);
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  const check = await HealthCheck.openAt(page, url);
  await expect(check.progress).toHaveText('1 of 16');
  await check.tellOfTailor();
  await expect(check.progress).toHaveText('5 of 12');
  await check.answerAsTailor();

  await expect(check.result).toBeFocused();
  // 12 + 10 + 9 + 6 + 10 in order, of 75: 63, held at 59 by GST.
  await expect(check.score).toHaveText(/59 of 100\s*Gaps/i);
  const gst = check.gap('GST: you may have to register');
  await expect(gst).toContainText('the rule asks for one');
  await expect(gst).toContainText('Government fee');
  await expect(gst).toContainText('₹10,000, or the tax that is open');
  await expect(gst).toContainText('CGST Act, 2017, section 122');
  await expect(gst.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/gst-compliance',
  );
  await expect(gst.getByRole('link', { name: /^Add a date/ })).toHaveAttribute(
    'href',
    '/calendar#calendar-own',
  );
  await expect(page.locator('.finding h5')).toHaveText([
    'GST: you may have to register',
    'Income-tax return',
  ]);
  await expect(page.locator('.health-find-out')).toContainText('Udyam');
  await expect(page.locator('.health-areas')).toContainText('does not apply');
  // A full part is not drawn in the red of what is missing.
  const colourOf = (part: string) =>
    page
      .locator('.health-areas li', { hasText: part })
      .locator('.health-bar > span')
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await colourOf('Place and fire')).not.toBe(await colourOf('Licences and registration'));

  await gst.getByRole('button', { name: 'Add to checklist' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'GST is on your' })).toBeAttached();
  await page.getByLabel(/^GST since/).check();
  expect(new URL(page.url()).hash).toBe('#at=result');

  await page.reload();
  await expect(check.score).toContainText('59 of 100');
  await expect(page.getByLabel(/^GST done on/)).toBeChecked();
  await page.goto(url);
  await expect(check.score).toContainText('59 of 100');
  expect(requests).toEqual([]);
});

test('Back loses no answer, a half-filled form survives a reload, and an answer can be changed', async ({
  page,
  site,
}) => {
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await check.tellOfTailor();
  await check.answer('Do you hold the trade licence for your place?', 'No, or it has run out');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(check.question).toBeFocused();
  await expect(page.getByLabel('No, or it has run out')).toBeChecked();
  await page.goBack();
  await expect(check.question).toHaveText('Is the business registered on Udyam?');
  await page.goBack();
  await expect(check.question).toHaveText('Do you hold the trade licence for your place?');
  await page.goBack();
  await expect(page.getByLabel('Sales in rupees')).toHaveValue('22,00,000');

  await page.getByLabel('Sales in rupees').fill('quite a lot');
  await textSaved(page, 'quite a lot');
  await page.reload();
  await expect(page.getByLabel('Sales in rupees')).toHaveValue('quite a lot');
  await check.continue();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Write a number');
  await expect(page.getByLabel('Sales in rupees')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Sales in rupees')).toHaveValue('quite a lot');
  await check.type('How much do you sell in a year?', '12 lakh');
  await page.reload();
  await check.answerAsTailor();
  // Below the limit now: the answer about GST stays.
  await expect(check.score).toContainText('81 of 100');

  await page.getByRole('link', { name: 'Change: Income-tax return' }).click();
  await check.answer('Is the last income-tax return filed?', 'Yes');
  await expect(check.score).toHaveText(/89 of 100\s*Strong/i);
  await expect(page.getByText('This is your first result.')).toBeVisible();
});

test('a reload right after an answer loses neither the answer nor the checklist', async ({
  page,
  site,
}) => {
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await check.tellOfTailor();
  await expect(check.progress).toHaveText('5 of 12');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await holdDatabase(page);
  await check.type('How much do you sell in a year?', '12 lakh');
  await expect(check.question).toHaveText('Do you hold the trade licence for your place?');
  await page.reload();
  await check.answerAsTailor();
  await expect(check.score).toContainText('81 of 100');
  await holdDatabase(page);
  await check.gap('Income-tax return').getByRole('button', { name: 'Add to checklist' }).click();
  await page.reload();
  await expect(page.getByLabel(/^Income-tax return since/)).toBeVisible();
  // The database has it by now, and the tab holds no copy.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('niyam.draft.health')))
    .toBeNull();
});

test('an answer picked before the app is interactive stays picked', async ({ page, site }) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/business-health`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^A shop/ }).check();
  await release();
  const check = new HealthCheck(page);
  await check.continue();
  await expect(check.question).toHaveText('Where is your business?');
});

test('an invalid answer has an error at its field', async ({ page, site }) => {
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await check.continue();
  await expect(page.getByRole('alert')).toContainText('Pick the answer that fits best.');
  await check.answer('What do you do?', 'A shop');
  await check.continue();
  await expect(page.getByRole('alert')).toContainText('Choose your state.');
  await page.getByLabel('State').selectOption('rj');
  await check.continue();
  await expect(page.getByRole('alert')).toContainText('Choose your town or village');
  await expect(page.getByLabel('State')).toHaveValue('rj');
  await page.getByLabel('Town or village').selectOption({ label: 'I don’t know which' });
  await check.continue();
  await check.type('How many people work for you?', '2.5');
  await expect(page.getByRole('alert')).toContainText('whole number of people');
});

test('answers of the finder are not asked again, and the finder has the answers given here (A11Y-08)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await expect(check.progress).toHaveText('1 of 9');
  await expect(check.question).toHaveText('Do you have a vending certificate?');
  const taken = page.getByRole('complementary', { name: /^We know this already/ });
  await expect(taken).toContainText('In the street, moving about');
  await expect(taken).toContainText('Sales a year: ₹6 lakh');
  await taken.getByRole('link', { name: 'Change: Workers' }).click();
  await check.type('How many people work for you?', '3');
  await expect(check.question).toHaveText('Do you have a vending certificate?');
  await expect(check.progress).toHaveText('2 of 11');

  await page.goto(`${site.url}/find`);
  await appReady(page);
  // With workers in Telangana there is one more thing to ask, and nothing else.
  await expect(page.locator('.finder-later li')).toHaveCount(1);
  await expect(page.locator('.finder-later')).toContainText(
    'What does your best-paid worker earn in a month?',
  );
});

test('a later check is compared with the one before', async ({ page, site }) => {
  await page.clock.setFixedTime('2026-11-25T06:00:00Z');
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await check.tellOfTailor();
  await check.answerAsTailor({ papers: 'Not all of them' });
  await page.clock.setFixedTime('2027-03-02T06:00:00Z');
  await page.reload();
  await appReady(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(check.question).toHaveText('Do you hold the trade licence for your place?');
  await check.answer('Do you hold the trade licence for your place?', 'No, or it has run out');
  await check.answer('Is the business registered on Udyam?', 'Yes');
  await check.answer('Are you registered for GST?', 'Registered, and every return is filed');
  await check.answer('Is the last income-tax return filed?', 'Yes');
  await check.answer('Do you have these other papers?', 'All of them');
  await check.answer('Is the place safe from fire?', 'Yes');
  await check.answer('Do you have paper for the place?', 'Yes');
  await check.answer('Is business money apart, and are bills kept?', 'Yes, both');
  await expect(page.getByRole('heading', { name: 'Since 25 Nov 2026' })).toBeVisible();
  await expect(page.getByText('From 49 up to 59.')).toBeVisible();
  await expect(page.getByText('Closed: GST; Income-tax return; Other papers')).toBeVisible();
  await expect(page.getByText('New: Trade licence')).toBeVisible();
});

test('a result is printed, sent to the team, and written into the calendar (TOOL-HEALTH-03)', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T06:30:00Z'));
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await check.tellOfTailor();
  await check.answerAsTailor();
  await test.step('on paper the result stands alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(check.gap('Income-tax return')).toBeVisible();
    await expect(page.getByText('59 of 100').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('How the score is made')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('“Ask us to do it” opens the form with what is missing', async () => {
    await check
      .gap('Income-tax return')
      .getByRole('button', { name: /^Ask us/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('What kind of business is it?')).toHaveValue('Services');
    await expect(dialog.getByLabel(/Anything else/)).toHaveValue(/Missing: Income-tax return\./);
    await expect(dialog.getByLabel(/Anything else/)).not.toHaveValue(/22 lakh/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('“Add a date” fills in the calendar’s form', async () => {
    const gst = 'GST: you may have to register';
    await check
      .gap(gst)
      .getByRole('link', { name: /^Add a date/ })
      .click();
    await expect(page.getByLabel('What is due?')).toHaveValue(gst);
    await expect(page.getByLabel('What is due?')).toBeInViewport();
    const day = dateField(page, 'On which day?');
    await expect(day.getByLabel('Day')).toHaveValue('28');
    await expect(day.getByLabel('Month')).toHaveValue('11');
    await expect(day.getByLabel('Year')).toHaveValue('2026');
    await page.getByRole('button', { name: 'Add date' }).click();
    await expect(page.locator('.calendar-dates')).toContainText(gst);
  });
});

test('the readiness check of the home page opens the health check (HOME-19)', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await appReady(page);
  await page.getByRole('link', { name: 'Start free readiness check' }).click();
  await expect(page).toHaveURL(/\/business-health\?from=home/);
  await expect(new HealthCheck(page).question).toHaveText('What do you do?');
});

test('a phone that cannot save shows so, and the check still works', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
  await check.tellOfTailor();
  await check.answerAsTailor();
});

test('a shared phone saves nothing', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  await expect(page.getByText('This phone is set as shared')).toBeVisible();
  await check.answer('What do you do?', 'A shop');
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/business-health`);
  await appReady(page);
  await expect(check.question).toHaveText('What do you do?');
});

test('by keyboard alone', async ({ page, site }) => {
  const check = await HealthCheck.openAt(page, `${site.url}/business-health#at=kind`);
  await page.getByLabel('In the street, at one spot').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(check.question).toHaveText('Where is your business?');
  await expect(check.question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Telan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A vill');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(check.question).toHaveText('How many people work for you?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(check.question).toHaveText('How much do you sell in a year?');
});

test('questions, error and result have no axe violation and fit a narrow screen and large text; targets are large', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const check = await HealthCheck.openAt(page, `${site.url}/business-health`);
  expect(await overflowOf(page)).toBe(0);
  const leastChoice = () =>
    page
      .locator('.choice')
      .evaluateAll((choices) =>
        Math.min(...choices.map((choice) => choice.getBoundingClientRect().height)),
      );
  // Renders again when the saved answers have been read.
  await expect.poll(leastChoice).toBeGreaterThanOrEqual(48);
  await check.continue();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await check.tellOfTailor();
  await page.reload();
  await expect(check.question).toHaveText('Do you hold the trade licence for your place?');
  expect(await axeViolations(page, inPage)).toEqual([]);
  await check.answerAsTailor();
  await page.getByRole('button', { name: /^Add to checklist: GST/ }).click();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  const targets = await page
    .locator('.health-result :is(button, a.button, .health-links a, .given-answer a)')
    .evaluateAll((each) => each.map((target) => target.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(47.5);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and gives the paper version', async ({ page, site }) => {
    await page.goto(`${site.url}/business-health`);
    // Playwright's text search looks past `noscript`.
    await expect(page.locator('main noscript .callout')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The same on paper' })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'GST Compliance' })).toBeVisible();
  });
});
