import { holdApp } from '../support/slow-device.ts';
import { appReady, expect, test } from '../support/test.ts';

/** What is typed before the app is there is no less safe than after. */
test.use({ serviceWorkers: 'block', forgivenErrors: /service worker could not be registered/ });

const places = [
  { path: '/contact', field: 'Your name', text: 'Lakshmi' },
  { path: '/contact', field: 'Anything else we should know (if you like)', text: 'నా బండి' },
  { path: '/newsletter', field: 'E-mail', text: 'vendor@example.com' },
  { path: '/about', field: 'Newsletter: your e-mail', text: 'cart@example.com' },
  { path: '/search', field: 'What are you looking for?', text: 'zzqq' },
];

test('text typed before the app has loaded survives a reload and the start of the app, in every field', async ({
  page,
  site,
}) => {
  for (const { path, field, text } of places) {
    await test.step(`“${field}” on ${path}`, async () => {
      await page.unrouteAll();
      const release = await holdApp(page);
      await page.goto(site.url + path);
      const input = page.getByLabel(field, { exact: true });
      await input.pressSequentially(text);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('niyam.early-text') ?? ''))
        .toContain(text);
      await page.reload();
      await expect(input).toHaveValue(text);
      await release();
      await expect(input).toHaveValue(text);
    });
  }
});

test('letters typed while the search page loads reach its field, before the app and after it', async ({
  page,
  site,
}) => {
  const release = await holdApp(page);
  let answer: () => void = () => undefined;
  const typedAll = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/search\?q=$/, async (route) => {
    await typedAll;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url);
  // Dispatched, because a click waits for the page that it opens.
  await page.getByRole('button', { name: 'Search the site' }).dispatchEvent('click');
  await page.keyboard.type('fs', { delay: 20 });
  answer();
  const field = page.getByLabel('What are you looking for?');
  await expect(field).toHaveValue('fs');
  await expect(field).toBeFocused();
  await page.keyboard.type('sai');
  await release();
  await expect(page).toHaveURL(/q=fssai$/);
  await expect(field).toHaveValue('fssai');
  expect(await page.evaluate(() => sessionStorage.getItem('niyam.letters'))).toBeNull();
});

test('text typed into a form without drafts, such as that for signing in, is not saved', async ({
  page,
  site,
}) => {
  await holdApp(page);
  await page.goto(site.url);
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'));
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  });
  await page.keyboard.type('secret');
  expect(await page.evaluate(() => sessionStorage.getItem('niyam.letters'))).toBeNull();
});

test('the app takes over early text as its own draft, and the tab’s copy is deleted', async ({
  page,
  site,
}) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Your name').pressSequentially('Lakshmi');
  await page.getByLabel('What kind of business is it?').selectOption('Manufacturing');
  await release();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('niyam.early-text')))
    .toBeNull();
  // Another tab knows nothing of this one but the draft.
  const other = await page.context().newPage();
  await other.goto(`${site.url}/contact`);
  await appReady(other);
  await expect(other.getByLabel('Your name')).toHaveValue('Lakshmi');
  await expect(other.getByLabel('What kind of business is it?')).toHaveValue('Manufacturing');
});

test.describe('where the database refuses', () => {
  test.use({ forgivenErrors: /No database|could not be|cannot be|service worker/ });

  test('the tab holds what was typed before the app until a draft of it is saved', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new Error('No database');
      };
    });
    const release = await holdApp(page);
    await page.goto(`${site.url}/contact`);
    await page.getByLabel('Your name').pressSequentially('Lakshmi');
    await release();
    // Longer than a form without a draft of its own is given.
    await page.waitForTimeout(2500);
    await page.reload();
    await expect(page.getByLabel('Your name')).toHaveValue('Lakshmi');
  });
});

test('a shared phone saves none of it, and a password is never saved (TRUST-04)', async ({
  page,
  site,
}) => {
  await holdApp(page);
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Password', { exact: true }).pressSequentially('secret-word');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'secret',
  );

  await page.evaluate(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Your name').pressSequentially('Lakshmi');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'Lakshmi',
  );
});
