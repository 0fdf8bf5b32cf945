import { axeViolations, inPage } from '../support/axe.ts';
import { installVoices } from '../support/fake-voice.ts';
import { savedOnDevice } from '../support/saved-on-device.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a vendor finds her loan with one tap: amount, ladder, papers and the way to apply on one screen (ANSW-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/loan`);
  await appReady(page);
  const question = page.getByText('Who are you?');
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'Street vendor' }).click();
  await expect(page.getByRole('heading', { name: '₹15,000' })).toBeFocused();
  // What is answered is not asked above the answer.
  await expect(question).toBeHidden();
  await expect(page.locator('.loan-steps li')).toHaveText(['₹15,000', '₹25,000', '₹50,000']);
  const how = page.getByRole('link', { name: 'How to apply' });
  await expect(how).toHaveAttribute('href', '/how-to-guides/svanidhi-loan');
  await expect(how).toBeInViewport();
  await expect(page.getByText('7% interest comes back')).toBeVisible();
  await expect(page.locator('.loan-card')).toContainText('PRID 2161157');
  await page.getByText('When you do not get it').click();
  await expect(page.getByText('You have not repaid an earlier PM SVANidhi loan.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Street vendor' })).toBeVisible();
  await expect(question).toBeVisible();
});

test('ticked papers stay, and count among the schemes too; other loans follow the card', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/loan#cart`);
  await appReady(page);
  await page.getByLabel('Bank account in your name').check();
  await expect
    .poll(async () => JSON.parse((await savedOnDevice(page, 'schemes')) ?? '{}') as unknown)
    .toMatchObject({ ticked: ['bank'] });
  await page.reload();
  await appReady(page);
  await expect(page.getByLabel('Bank account in your name')).toBeChecked();
  const others = page.getByRole('region', { name: 'Other loans that may fit' }).getByRole('link');
  await expect(others).toHaveCount(6);
  await others.first().click();
  await expect(page).toHaveURL(/\/government-schemes#./);
  await expect(page.locator('.schemes-view h2')).toBeVisible();
});

test.describe('with the question about cookies open', () => {
  test.use({ consent: 'not-chosen' });

  test('neither it nor the player covers the notes that were asked for (ANSW-06)', async ({
    page,
    site,
  }) => {
    await installVoices(page);
    await page.goto(`${site.url}/loan#cart`);
    await appReady(page);
    await page.locator('.site-footer a').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.consent-banner')).toBeVisible();
    await page.locator('.loan-top').getByRole('button', { name: 'Listen' }).click();
    await expect(page.locator('.listen-player')).toBeVisible();
    await page.getByRole('button', { name: 'Show as notes' }).click();
    const notes = page.locator('.loan-card .cash').first();
    await expect(notes).toBeVisible();
    const topOfBars = () =>
      page
        .locator(':is(.listen-player, .consent-banner)')
        .evaluateAll((all) => Math.min(...all.map((bar) => bar.getBoundingClientRect().top)));
    await expect
      .poll(async () => {
        const box = await notes.boundingBox();
        return box && box.y + box.height < (await topOfBars());
      })
      .toBe(true);
  });
});

test('a shop and a women’s group get their own card', async ({ page, site }) => {
  await page.goto(`${site.url}/loan#shop`);
  await appReady(page);
  await expect(page.getByRole('heading', { name: '₹50,000' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to apply' })).toHaveAttribute(
    'href',
    '/how-to-guides/mudra-loan',
  );
  await page.goto(`${site.url}/loan#group`);
  await expect(page.getByRole('heading', { name: '₹3 lakh' })).toBeVisible();
});

test('other work gets a card at once, and the questions after it', async ({ page, site }) => {
  await page.goto(`${site.url}/loan`);
  await appReady(page);
  await page.getByRole('link', { name: 'Other work' }).click();
  await expect(page.getByRole('heading', { name: '₹50,000' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'How to apply' })).toBeInViewport();
  await page.getByRole('link', { name: 'Answer a few questions' }).click();
  await expect(page).toHaveURL(/\/government-schemes#question-place$/);
});

test('the card works without a network, after a reload too', async ({ page, context, site }) => {
  await page.goto(`${site.url}/loan`);
  await workerReady(page);
  await toolSaved(page, '/assets/loan-', '/data/schemes-en.json');
  await context.setOffline(true);
  await page.goto(`${site.url}/loan#cart`);
  await appReady(page);
  await expect(page.getByRole('heading', { name: '₹15,000' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other loans' }).getByRole('link')).toHaveCount(6);
});

test('tiles and card have no axe violation and fit a narrow screen and large text', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site.url}/loan`);
  await appReady(page);
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.getByRole('link', { name: 'Street vendor' }).click();
  await expect(page.locator('.loan-card')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows every card, and its tiles lead to them', async ({ page, site }) => {
    await page.goto(`${site.url}/loan`);
    await page.getByRole('link', { name: 'Street vendor' }).click();
    await expect(page.locator('#cart')).toContainText('₹15,000');
    await expect(page.locator('#cart')).toContainText('Vending certificate or letter');
    await expect(page.locator('#cart').getByRole('link', { name: 'How to apply' })).toBeVisible();
  });
});
