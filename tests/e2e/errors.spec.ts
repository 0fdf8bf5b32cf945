import { devices } from '@playwright/test';
import { appReady, expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', forgivenErrors: /./ });

/** A page's answer that the app cannot make sense of once it has it. */
const brokenPage = { status: 200, contentType: 'text/html', body: '<h1>not one of ours</h1>' };

test('a start that fails says so, and the page can still be read (ERR-05)', async ({
  page,
  site,
}) => {
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${site.url}/fssai-compliance`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Loading Issue Detected');
  await expect(notice).toContainText(
    "We're experiencing a temporary loading issue. Please try refreshing the page or use a different browser.",
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/main-*.js');
  await notice.getByRole('button', { name: 'Refresh Page' }).click();
  await appReady(page);
  await expect(notice).toHaveCount(0);
});

test('a page without its root element says the same (ERR-05)', async ({ page, site }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', '') });
  });
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('alert')).toContainText('Loading Issue Detected');
});

/** Makes the contact page fail while it is drawn: its form takes over what the browser says of a field. */
const breakDrawing = () => {
  Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
    set() {
      throw new Error('broken on purpose');
    },
  });
};

test('a page that fails shows a code, Try again, Home and WhatsApp; the shell goes on (ERR-08)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/how-we-work`);
  await appReady(page);
  await page.evaluate(breakDrawing);
  await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Something went wrong on this page')).toBeVisible();
  await expect(alert.locator('code')).toHaveText(/^E-[0-9A-Z]{7}$/);
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the code is copied, and a toast says so for 4 s, unless someone holds it (DATA-04, DATA-07)', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site.url}/how-we-work`);
  await appReady(page);
  await page.evaluate(breakDrawing);
  await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
  const alert = page.getByRole('alert');
  const code = await alert.locator('code').textContent();
  const copy = alert.getByRole('button', { name: 'Copy the code' });
  const toasts = page.locator('.toast');

  await copy.click();
  await expect(toasts).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const box = await toasts.boundingBox();
  expect(box?.width).toBe(320 - 32);
  await toasts.hover();
  await page.clock.runFor(4500);
  await expect(toasts).toBeVisible();
  await toasts.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);

  for (let press = 0; press < 5; press += 1) await copy.click();
  await expect(toasts).toHaveCount(3);
  const gaps = () =>
    toasts.evaluateAll((all) => {
      const boxes = all.map((toast) => toast.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
    });
  // A toast takes its place within a few frames.
  await expect.poll(gaps).toEqual([14, 14]);

  const { x, y } = (await toasts.first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 41, y + 10);
  await page.mouse.up();
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(toasts).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 6000 });
});

test.describe('in Safari', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent });

  test('the crash screen has its own words (ERR-01 to ERR-04)', async ({ page, site }) => {
    await page.goto(`${site.url}/how-we-work`);
    await appReady(page);
    await page.evaluate(breakDrawing);
    await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Safari Compatibility Issue' })).toBeVisible();
    await expect(alert.getByRole('listitem')).toHaveCount(4);
    await alert.getByText('Technical details').click();
    await expect(alert.getByText('Error: broken on purpose')).toBeVisible();
    await expect(alert.getByText(/^Safari \d+$/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await alert.getByRole('button', { name: 'Refresh Page' }).click();
    await appReady(page);
    await expect(page.getByLabel('Your name')).toBeVisible();
  });
});

test('a page that is not ours is not shown as one (ROUTE-15)', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.route('**/how-we-work', (route) => route.fulfill(brokenPage));
  await page.getByRole('link', { name: 'How we work' }).first().click();
  await expect(page.getByRole('heading', { name: 'Offline, not saved yet' })).toBeVisible();
});
