import { axeViolations, axeViolationsInBothThemes, inPage } from '../support/axe.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { textSaved } from '../support/kept-on-phone.ts';
import { Finder } from './page-models/finder.ts';

/** A shop in Kukatpally: all but what addresses never carry. */
const shopLink =
  '#kind=shop&state=tg&place=cyberabad&food=sells&supply=goods&products=&online=&reach=&workers=2' +
  '&building=&entity=proprietor&does=scale&plans=';

test('ten questions lead to a list with reasons, offline too (TOOL-FIND-01, TOOL-FIND-02)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/find`);
  await workerReady(page);
  await toolSaved(page, '/assets/find-');
  await context.setOffline(true);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();

  await expect(finder.result).toBeFocused();
  const certificate = finder.finding('Certificate of vending');
  await expect(certificate).toContainText('Your business: I sell in the street and move about');
  await expect(certificate).toContainText('Street Vendors');
  await expect(certificate.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/blog/street-vendor-compliance-india',
  );
  const notNeeded = page.getByRole('listitem').filter({ hasText: 'GST registration' });
  await expect(notNeeded).toContainText('Sales a year: ₹6 lakh (the line is ₹20 lakh)');
  expect(decodeURIComponent(page.url())).toContain('place=ghmc');
  expect(page.url()).not.toContain('turnover');

  await page.reload();
  await expect(finder.result).toBeVisible();
  await page.goto(`${site.url}/find`);
  await expect(finder.result).toBeVisible();
});

test('any answer can be changed, and Back goes back a question', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find${shopLink}`);
  await finder.type('How much do you sell in a year?', '32 lakh');
  await expect(finder.question).toHaveText('Are any of these among your goods?');
  await page.goBack();
  await expect(page.getByLabel('Sales in rupees')).toHaveValue('32,00,000');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(finder.question).toHaveText('What do people pay you for?');
  await expect(finder.question).toBeFocused();
  await expect(page.getByLabel('Goods', { exact: false }).first()).toBeChecked();

  await page.goto(`${site.url}/find${shopLink}&at=result`);
  await finder.type('What does your best-paid worker earn in a month?', '12000');
  await expect(finder.finding(/GST registration/)).toContainText('Sales a year: ₹32 lakh');
  await page.getByRole('link', { name: 'Change: Place' }).click();
  await finder.answer('In which town or village?', 'Hyderabad, GHMC');
  await expect(finder.result).toBeVisible();
  await expect(finder.finding('Trade licence')).toContainText('GHMC, your circle office');
});

test('what cannot be read is said at its place, and is not lost', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.continue();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Pick the answer that fits best.');

  await page.goto(`${site.url}/find${shopLink}`);
  const sales = page.getByLabel('Sales in rupees');
  await sales.fill('quite a lot');
  await finder.continue();
  await expect(page.getByRole('alert')).toContainText('Write a number');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(sales).toHaveValue('quite a lot');
  await textSaved(page, 'quite a lot');
  await page.reload();
  await expect(sales).toHaveValue('quite a lot');
  await sales.fill('50000');
  await page.getByLabel('a month').check();
  await expect(page.getByText('That is ₹6 lakh a year.')).toBeVisible();
});

test('“I don’t know” is an answer: the result says what hangs on it and which office to ask', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find#kind=shop&state=rj`);
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await finder.answer('Do you deal in food?', 'No');
  await finder.answer('What do people pay you for?', 'Both');
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await page.goto(`${page.url()}&products=&online=&reach=&workers=0&building=&entity=proprietor`);
  for (let more = 0; more < 9 && !(await finder.result.isVisible()); more++)
    await finder.continue();
  await expect(finder.finding('GST registration')).toContainText('not given: Sales a year');
  await expect(finder.finding('Trade licence')).toContainText(
    'The office that takes the property tax of the place',
  );
  await expect(page.getByText('What to say at the office')).toBeVisible();
});

test('a result is printed alone, and “Ask us to do it” opens the form with what is known (A11Y-08)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  await test.step('on paper the result stands alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(finder.finding('Certificate of vending')).toBeVisible();
    await expect(page.locator('.documents').getByText('Your photograph')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('How the finder decides')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('button', { name: 'Ask us to do it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What kind of business is it?')).toHaveValue(
    'Restaurant/Food Business',
  );
  await expect(dialog.getByLabel(/Anything else/)).toHaveValue(/Certificate of vending/);
  await expect(dialog.getByLabel(/Anything else/)).not.toHaveValue(/6 lakh|600000/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ask us to do it' })).toBeFocused();

  await page.goto(`${site.url}/contact`);
  await expect(page.getByLabel('What kind of business is it?')).toHaveValue(
    'Restaurant/Food Business',
  );
});

test('somebody else’s link shows their answers and leaves mine alone', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/find${shopLink}`);
  await appReady(page);
  await expect(page.getByText('These answers came with a link')).toBeVisible();
  await expect(finder.question).toHaveText('How much do you sell in a year?');
  await page.getByRole('button', { name: 'Use my own answers' }).click();
  await expect(finder.finding('Certificate of vending')).toBeVisible();
});

test('what another tab was told meanwhile stays', async ({ page, site, context }) => {
  const other = await Finder.openAt(await context.newPage(), `${site.url}/find`);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const kind = ['What do you do?', 'I sell in the street and move about'] as const;
  await finder.answer(...kind);
  await finder.select('In which state?', 'Telangana');
  await expect(finder.question).toHaveText('In which town or village?');
  await other.answer(...kind);
  await expect(other.question).toHaveText('In which state?');
  await Finder.openAt(page, `${site.url}/find`);
  await expect(finder.question).toHaveText('In which town or village?');
});

test('a phone that keeps nothing is told so, and the finder works on', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await expect(page.getByText('This phone lets the site keep nothing')).toBeVisible();
  await finder.answerAsChaatVendor();
});

test('on a shared phone nothing is kept', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await expect(page.getByText('This phone is set as shared')).toBeVisible();
  await finder.answerAsChaatVendor();
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/find`);
  await appReady(page);
  await expect(finder.question).toHaveText('What do you do?');
});

test('from the first question to the result by keyboard alone (A11Y-02)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find#at=kind`);
  await page.getByLabel('I sell in the street, always at one spot').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(finder.question).toHaveText('In which state?');
  for (let asked = 0; asked < 16 && !(await finder.result.isVisible()); asked++) {
    await expect(finder.question).toBeFocused();
    const question = (await finder.question.textContent()) ?? '';
    await page.keyboard.press('Tab');
    const control = await page.evaluate(() => (document.activeElement as HTMLInputElement).type);
    if (/^(radio|checkbox)$/.test(control)) await page.keyboard.press('Space');
    else if (control === 'select-one') await page.keyboard.type('Telan');
    else await page.keyboard.type(question.includes('sell') ? '6 lakh' : '0');
    // A list keeps Enter for itself; the button is next.
    if (control === 'select-one') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main h2').filter({ hasText: question })).toHaveCount(0);
  }
  await expect(finder.result).toBeFocused();
});

test('question, error and result have no axe violation and fit a narrow screen and large text; targets are large', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  const heights = await page
    .locator('.choice')
    .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  await finder.continue();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.goto(`${site.url}/find${shopLink}`);
  await expect(page.getByLabel('Sales in rupees')).toBeVisible();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.reload();
  await finder.type('How much do you sell in a year?', '32 lakh');
  for (let more = 0; more < 9 && !(await finder.result.isVisible()); more++) {
    const wage = page.getByLabel('Rupees a month');
    if (await wage.isVisible()) await wage.fill('12000');
    await finder.continue();
  }
  await expect(finder.result).toBeVisible();
  expect(await overflow()).toBe(0);
  expect(await axeViolationsInBothThemes(page, inPage)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '225%';
  });
  expect(await overflow()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and leads to the guides', async ({ page, site }) => {
    await page.goto(`${site.url}/find`);
    // Playwright's text search looks past `noscript`.
    await expect(page.locator('main noscript .callout')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'GST Compliance' })).toBeVisible();
  });
});
