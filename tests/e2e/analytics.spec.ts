import type { Page } from '@playwright/test';
import { startConfiguredSite, type ConfiguredSite } from '../support/configured-site.ts';
import { itemsOnPhone } from '../support/queue.ts';
import { appReady, expect, test as base } from '../support/test.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

/** The site with an analytics id and a spreadsheet; without them nothing of this is ever requested. */
const test = base.extend<object, { configured: ConfiguredSite }>({
  configured: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const configured = await startConfiguredSite();
      await use(configured);
      await configured.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'serial' });
// One test throws on purpose; another reads what the sheet shows to nobody.
test.use({ consent: 'not-chosen', forgivenErrors: /my phone is|CORS policy|ERR_FAILED/ });

interface SentEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** What the tag manager's script would find in its queue. */
const events = (page: Page): Promise<SentEvent[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([kind]) => kind === 'event')
      .map(([, name, parameters]) => ({
        name: String(name),
        parameters: parameters as Record<string, unknown>,
      })),
  );
const named = async (page: Page, name: string) =>
  (await events(page)).filter((event) => event.name === name).map(({ parameters }) => parameters);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('the page requests and sends nothing before Accept nor after Decline, and the banner does not return (CONS-01 to CONS-04)', async ({
  page,
  configured: { site, outside },
}) => {
  await page.goto(`${site.url}/fssai-compliance?utm_source=test`);
  await appReady(page);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  const [accept, decline] = await Promise.all(
    ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('niyam.consent'))).toBe('declined');
  await page.reload();
  await appReady(page);
  await page.waitForTimeout(300);
  await expect(banner(page)).toHaveCount(0);
  expect(outside.analytics).toEqual([]);
  expect(await events(page)).toEqual([]);
});

test('after Accept the page sends one view for each page, scroll depth and contact presses, without queries (ANLT-05, ANLT-06, ANLT-08 to ANLT-10)', async ({
  page,
  configured: { site, outside },
}) => {
  await page.goto(`${site.url}/fssai-compliance?utm_source=test&q=my+name`);
  await appReady(page);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => outside.analytics).toEqual(['/gtag/js?id=G-TEST']);
  expect(await named(page, 'page_view')).toMatchObject([
    {
      page_path: '/fssai-compliance',
      page_type: 'service',
      journey_stage: 'conversion',
      page_location: `${site.url}/fssai-compliance`,
    },
  ]);

  for (const share of [0.3, 0.6, 0.8, 0.8, 0.3]) {
    await page.evaluate(async (part) => {
      scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
      // The browser reports the scroll before the second frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, share);
  }
  await expect
    .poll(async () => (await named(page, 'scroll_depth')).map(({ percent }) => percent))
    .toEqual([25, 50, 75]);

  const ways = { whatsapp: 'https://wa.me/', phone: 'tel:', email: 'mailto:' };
  const press = (start: string) =>
    page
      .locator(`a[href^="${start}"]`)
      .last()
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
        (link as HTMLElement).click();
      });
  for (const start of Object.values(ways)) await press(start);
  const reported = Object.keys(ways).map((label) => ({
    type: 'contact',
    label,
    value: 1,
    currency: 'INR',
  }));
  expect(await named(page, 'conversion')).toMatchObject(reported);
  await page.context().setOffline(true);
  await press(ways.phone);
  await page.context().setOffline(false);
  expect(await named(page, 'conversion')).toHaveLength(reported.length);

  await page.getByRole('link', { name: 'How we work' }).first().click();
  await page.waitForURL('**/how-we-work');
  await expect.poll(async () => (await named(page, 'page_view')).length).toBe(2);
  await page.evaluate(() => void Promise.reject(new TypeError('my phone is 98480')));
  await expect.poll(async () => (await named(page, 'exception')).length).toBe(1);
  const everything = JSON.stringify(await events(page));
  expect(everything).not.toContain('my+name');
  expect(everything).not.toContain('98480');
});

test('without a measurement id, Accept is saved and nothing is requested or queued (ANLT-01)', async ({
  page,
  site,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  const code = page.waitForResponse('**/assets/watch-visit-*.js');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await code;
  await page.getByRole('link', { name: 'How we work' }).first().click();
  await page.waitForURL('**/how-we-work');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => localStorage.getItem('niyam.consent'))).toBe('true');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('on a full phone the choice is valid for this visit only (CONS-06)', async ({
  page,
  configured: { site },
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Cookie choice' });
  await again.click();
  await expect(banner(page)).toBeFocused();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(again).toBeFocused();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('Decline before the code of Accept has loaded starts nothing, and deletes earlier cookies (CONS-07)', async ({
  page,
  configured: { site },
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/watch-visit-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1; path=/';
  });
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  const arrived = page.waitForResponse('**/assets/watch-visit-*.js');
  release();
  await arrived;
  await page.getByRole('link', { name: 'How we work' }).first().click();
  await page.waitForURL('**/how-we-work');
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

test('withdrawing stops events at once and deletes the cookies (CONS-07)', async ({
  page,
  configured: { site },
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1; path=/';
    document.cookie = '_ga_TEST=GS1; path=/';
  });
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  const before = (await events(page)).length;
  await page.getByRole('link', { name: 'How we work' }).first().click();
  await page.waitForURL('**/how-we-work');
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await events(page)).toHaveLength(before);
});

for (const choice of ['Accept', 'Decline'] as const) {
  test(`a lead through the spreadsheet is sent, not confirmed; events only with consent: ${choice} (LEAD-25, 29, 30)`, async ({
    page,
    configured: { site, outside },
  }) => {
    outside.sheet.length = 0;
    await page.goto(`${site.url}/`);
    await appReady(page);
    await banner(page).getByRole('button', { name: choice }).click();
    const form = new LeadForm(page);
    await form.open();
    await form.fill();
    await form.submit();
    await expect(form.dialog.getByText('Sent, not confirmed')).toBeVisible();
    await expect(form.dialog.getByText(/gives no receipt this way/)).toBeVisible();
    await expect(form.dialog.getByText(/received/i)).toHaveCount(0);
    // An opaque answer counts as success: the dialog closes by itself (LEAD-20).
    await expect(form.dialog).toBeHidden();
    expect(outside.sheet).toMatchObject([
      { fullName: answers.name, formType: 'consultation', phone: '+910000000000' },
    ]);
    const wanted = choice === 'Accept' ? 1 : 0;
    expect(await named(page, 'form_submit')).toHaveLength(wanted);
    expect(await named(page, 'conversion')).toHaveLength(wanted);
    const everything = JSON.stringify(await events(page));
    for (const answer of Object.values(answers)) expect(everything).not.toContain(answer);
  });
}

test('a lead that the sheet did not confirm can be read and sent again for seven days (LEAD-29)', async ({
  page,
  configured: { site, outside },
}) => {
  outside.sheet.length = 0;
  await page.goto(`${site.url}/`);
  await appReady(page);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  const form = new LeadForm(page);
  await form.open();
  await expect(form.dialog.getByText(/for seven days more if nobody confirms/)).toBeVisible();
  await form.fill();
  await form.submit();
  await expect(form.dialog.getByText(/For seven days you can send it again/)).toBeVisible();

  await page.goto(`${site.url}/outbox`);
  const requests = page.getByRole('list', { name: 'Requests on this phone' });
  await expect(requests.getByText('Sent, not confirmed')).toBeVisible();
  await requests.getByText('What you wrote', { exact: true }).click();
  await expect(requests.getByText(answers.email)).toBeVisible();
  await requests.getByRole('button', { name: 'Send it again' }).click();
  await expect
    .poll(() => new Set(outside.sheet.map(({ submissionId }) => submissionId)).size)
    .toBe(1);
  await expect.poll(() => outside.sheet.length).toBeGreaterThan(1);
  await expect(requests.getByText('Sent, not confirmed')).toBeVisible();

  await page.clock.setSystemTime(Date.now() + 8 * 24 * 3_600_000);
  await page.reload();
  await expect(requests.getByText('Sent, not confirmed')).toBeVisible();
  await expect(requests.getByText('What you wrote', { exact: true })).toHaveCount(0);
  await expect(requests.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
  const items = await itemsOnPhone(page);
  expect(JSON.stringify(items)).not.toContain(answers.email);
});
