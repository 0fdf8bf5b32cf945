import type { Page } from '@playwright/test';
import { pagesBelow } from '../../src/content/catalog.ts';
import { axeViolations, inPage } from '../support/axe.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

const paths = pagesBelow('tools/financial-hub').map(({ path }) => path);

/** The calculator on a page, as a visitor finds it. */
class SumPage {
  readonly answer;
  constructor(readonly page: Page) {
    this.answer = page.locator('.sum-main');
  }
  async open(url: string) {
    await this.page.goto(url);
    await appReady(this.page);
  }
  fill = (label: string, text: string) => this.page.getByLabel(label).fill(text);
  workOut = () => this.page.getByRole('button', { name: 'Work it out' }).click();
  example = () => this.page.getByRole('button', { name: 'Fill in the example' }).click();
}

test('a price with GST: the answer first, each line with its sum, rates with day and source (TOOL-FIN-02)', async ({
  page,
  site,
}) => {
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/gst`);
  await sum.fill('Price (₹)', '123456');
  await sum.workOut();
  const heading = page.getByRole('heading', { name: 'Result', exact: true });
  await expect(heading).toBeFocused();
  await expect(sum.answer).toHaveText('Price with GST: ₹1,45,678.08');
  await expect(page.getByText('1,23,456 × 9%').first()).toBeVisible();
  const figures = page.locator('.entries', { hasText: 'Figures of the law that were used' });
  await expect(figures).toContainText('18%');
  await expect(figures).toContainText(/since 22 Sept? 2025/);
  await expect(page.getByText('What this sum assumes')).toBeVisible();
  await expect(page.getByText('It is no legal or tax advice')).toBeVisible();

  // What is changed afterwards changes the answer at once.
  await page.getByLabel('in another state').check();
  await expect(page.getByText('IGST (for another state)').first()).toBeVisible();
});

test('inputs survive a reload, and the address shares them (TOOL-FIN-01)', async ({
  page,
  site,
  browser,
}) => {
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/loan-instalment`);
  await page.getByText('Fill in a scheme’s amount').click();
  await page.getByRole('button', { name: /PM SVANidhi: first loan/ }).click();
  await sum.fill('Interest a year (%)', '12');
  await sum.fill('Months to repay', '12');
  await page.getByLabel(/It is a PM SVANidhi loan/).check();
  await sum.workOut();
  await expect(sum.answer).toHaveText('Instalment a month: ₹1,332.73');
  await expect(page).toHaveURL(/amount=15000&rate=12&months=12&svanidhi=yes$/);
  const address = page.url();

  await sum.open(`${site.url}/financial-hub/loan-instalment`);
  await expect(page.getByText('Filled in with your numbers from before.')).toBeVisible();
  await expect(page.getByLabel('Loan (₹)')).toHaveValue('15,000');
  await expect(sum.answer).toHaveText('Instalment a month: ₹1,332.73');

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(address);
  await expect(new SumPage(otherPage).answer).toHaveText('Instalment a month: ₹1,332.73');
  await other.close();

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(sum.answer).toHaveCount(0);
  await expect(page).toHaveURL(/loan-instalment$/);
  await page.reload();
  await appReady(page);
  await expect(page.getByLabel('Loan (₹)')).toHaveValue('');
});

test('bad answers are named at the field and above the form, and nothing is lost', async ({
  page,
  site,
}) => {
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/loan-instalment`);
  await sum.fill('Loan (₹)', 'five lakh');
  await sum.fill('Interest a year (%)', '12.34567');
  await sum.fill('Months to repay', '0');
  await sum.workOut();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Loan (₹) · Please write a number in digits. Lakh and crore may follow it.',
    /at most 3 digits after the point/,
    'Months to repay · This must be 1 or more.',
  ]);
  await expect(page.getByLabel('Loan (₹)')).toHaveValue('five lakh');
  await summary.getByRole('link', { name: 'Loan (₹)' }).click();
  await expect(page.getByLabel('Loan (₹)')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500000');
  await expect(page.getByLabel('Loan (₹)')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Loan (₹)')).toHaveValue('5,00,000');
  await sum.fill('Interest a year (%)', '12');
  // The first digit already gives a result, which must not take the second one.
  await page.getByLabel('Months to repay').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('36', { delay: 60 });
  await expect(page.getByLabel('Months to repay')).toBeFocused();
  await expect(sum.answer).toHaveText('Instalment a month: ₹16,607.15');
  await expect(summary).toHaveCount(0);
});

test('calculators that were opened work out their example with no signal (TOOL-FIN-02)', async ({
  page,
  context,
  site,
}) => {
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub`);
  await workerReady(page);
  const opened = ['gst', 'loan-instalment', 'wages'].map((slug) => `/financial-hub/${slug}`);
  // A page that was read is on the phone.
  for (const path of opened) await sum.open(site.url + path);
  await context.setOffline(true);
  for (const path of opened) {
    await sum.open(site.url + path);
    await sum.example();
    await sum.workOut();
    await expect(sum.answer, path).toHaveText(/: .*\d/);
  }
  await context.setOffline(false);
});

test('a shared phone saves nothing, neither on it nor in the address (TRUST-04)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/gst`);
  await expect(page.getByText('nothing you enter is kept on it')).toBeVisible();
  await sum.fill('Price (₹)', '1000');
  await sum.workOut();
  await expect(sum.answer).toHaveText('Price with GST: ₹1,180');
  await page.waitForTimeout(500);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await appReady(page);
  await expect(page.getByLabel('Price (₹)')).toHaveValue('');
});

test('on a phone that cannot save, it still works and says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('No', 'SecurityError');
    };
  });
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/gst`);
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
  await sum.fill('Price (₹)', '1000');
  await sum.workOut();
  await expect(sum.answer).toHaveText('Price with GST: ₹1,180');
});

test('the result is copied as text with its address, and printed without the form (TOOL-FIN-02)', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async () => {
      throw new DOMException('A sheet that will not open', 'NotAllowedError');
    };
  });
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/gst?amount=1000`);
  await expect(sum.answer).toHaveText('Price with GST: ₹1,180');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('GST on a price\nPrice with GST: ₹1,180');
  expect(text).toContain(`${site.url}/financial-hub/gst?amount=1000`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('This could not be shared')).toBeVisible();

  // A result and its example both state what is uncertain.
  const oldFee = 'The fee is from the schedule before the rules changed';
  await sum.open(`${site.url}/financial-hub/fssai-fee?turnover=900000&years=1`);
  await expect(page.locator('.sum-example')).toContainText(oldFee);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(oldFee);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('What was entered')).toBeVisible();
  await expect(sum.answer).toBeVisible();
  await expect(page.getByText(/^Worked out on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('text typed before the app has loaded is not lost', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/financial-hub/gst`, { waitUntil: 'commit' });
  await page.getByLabel('Price (₹)').fill('2500');
  await page.getByLabel('Find the GST inside a price').check();
  release();
  await appReady(page);
  await expect(page.getByLabel('Price (₹)')).toHaveValue('2500');
  await new SumPage(page).workOut();
  await expect(page.locator('.sum-main')).toHaveText('Price without GST: ₹2,118.64');
});

test('a table that is wider than the phone has a shadow where it goes on', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await new SumPage(page).open(
    `${site.url}/financial-hub/loan-instalment?amount=500000&rate=12&months=36`,
  );
  const frame = page.locator('.table-scroll', { has: page.locator('.sum-schedule') });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await frame.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      element.scrollLeft = 0;
    });
    // The edge beside the caption, where the table draws nothing.
    const box = await frame.boundingBox();
    const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) - 8, y: box?.y ?? 0, width: 8, height: 20 };
    const before = await page.screenshot({ clip });
    await frame.evaluate((element) => (element.scrollLeft = element.scrollWidth));
    expect(before.equals(await page.screenshot({ clip })), colorScheme).toBe(false);
  }
});

test('no chart library is fetched for the bars', async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const sum = new SumPage(page);
  await sum.open(`${site.url}/financial-hub/loan-instalment?amount=500000&rate=12&months=36`);
  await expect(page.locator('.sum-bar')).toHaveCount(2);
  expect(fetched.filter((url) => url.includes('chart'))).toEqual([]);
});

test('an address of no calculator is not found', async ({ page, site, pageErrors }) => {
  const answer = await page.goto(`${site.url}/financial-hub/no-such-sum`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Work it out' })).toHaveCount(0);
  pageErrors.length = 0;
});

test('no axe violation, empty, with errors and with a result (A11Y-01)', async ({ page, site }) => {
  const sum = new SumPage(page);
  const check = async (state: string) => {
    expect(await axeViolations(page, inPage), state).toEqual([]);
  };
  await sum.open(`${site.url}/financial-hub`);
  await check('the list');
  await sum.open(`${site.url}/financial-hub/wages`);
  await check('empty');
  await sum.workOut();
  await check('with errors');
  await sum.example();
  await sum.workOut();
  await check('with a result');
});

test('every calculator works out its example, and nothing scrolls sideways at 320 px or with large text (TOOL-FIN-02)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sum = new SumPage(page);
  for (const path of paths) {
    await sum.open(site.url + path);
    await sum.example();
    await sum.workOut();
    await expect(sum.answer, path).toHaveText(/: .*\d/);
    expect(await overflowOf(page), path).toBe(0);
    await enlargeText(page);
    expect(await overflowOf(page), `${path}, large text`).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the rule, its figures, a worked example and the guide', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/financial-hub/gst`);

    await expect(page.locator('noscript .callout-title')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A worked example' })).toBeVisible();
    await expect(page.getByText('₹1,180').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The rule' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'GST Compliance' }),
    ).toBeVisible();
  });
});
