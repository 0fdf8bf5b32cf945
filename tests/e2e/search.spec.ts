import type { Page } from '@playwright/test';
import { axeViolations, inPage } from '../support/axe.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

const searchFor = (page: Page) => page.getByLabel('What are you looking for?');
const results = (page: Page) => page.locator('.search-results > li');
const answerHeading = (page: Page) => page.locator('#found');

/** The index and the code of the search are on the phone. */
const searchSaved = (page: Page) => toolSaved(page, '/assets/search-', '/data/search-en.json');
/** The revisions of the index that are on the phone; each is renamed to `as`, or deleted, where that is given. */
const indexRevisions = (page: Page, as?: 'earlier' | 'deleted') =>
  page.evaluate(async (wanted) => {
    const cache = await caches.open('data');
    const found: string[] = [];
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (pathname !== '/data/search-en.json') continue;
      found.push(search.slice(1));
      const index = await cache.match(request);
      if (!wanted || !index) continue;
      await cache.delete(request);
      if (wanted === 'earlier') await cache.put(`${pathname}?earlier`, index);
    }
    return found;
  }, as);

test('an address with a question shows the count of results, excerpts with marks and links to sections (SRCH-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search?q=gst+late+fee`);
  await expect(answerHeading(page)).toHaveText(/^\d+ pages for “gst late fee”$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ pages for/ })).toHaveCount(1);
  await expect(searchFor(page)).toHaveValue('gst late fee');
  const guide = results(page).filter({ hasText: 'Guide' }).first();
  await expect(guide.locator('mark').first()).toBeVisible();
  const link = guide.getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/gst-compliance#/);

  await page.getByText(/^Tools \(\d+\)$/).click();
  for (const kind of await page.locator('.search-kind').all())
    await expect(kind).toHaveText('Tool');
  await page.getByText(/^All \(\d+\)$/).click();

  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');
  expect(new URL(page.url()).hash).not.toBe('');
  await page.goBack();
  await expect(answerHeading(page)).toHaveText(/“gst late fee”/);
});

test('on a phone the title of the first result is on the first screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/search?q=gst`);
  const title = results(page).first().getByRole('link').first();
  await expect(title).toBeVisible();
  const [link, bar] = await Promise.all([title.boundingBox(), page.locator('.bar').boundingBox()]);
  expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a question in another language than the page links to the same search in its language (I18N-01)', async ({
  page,
  site,
}) => {
  const asked = 'thele wale ko license chahiye kya';
  for (const [path, question, name, target] of [
    ['', 'ఆహార లైసెన్స్ ఎంత', 'తెలుగు', '/te'],
    ['', asked, 'हिन्दी', '/hi'],
    ['/te', 'what does a food licence cost', 'English', ''],
  ] as const) {
    await page.goto(`${site.url}${path}/search?q=${encodeURIComponent(question)}`);
    await appReady(page);
    await expect(answerHeading(page)).toBeVisible();
    const link = page
      .locator('section[aria-labelledby=found]')
      .getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `${target}/search`);
    await expect(answerHeading(page)).toContainText(question);
    await expect(page.locator('section[aria-labelledby=found] a[data-new-document]')).toHaveCount(
      0,
    );
  }
  await page.goto(`${site.url}/te/search?q=GST+fee`);
  await appReady(page);
  await expect(answerHeading(page)).toBeVisible();
  await expect(page.locator('section[aria-labelledby=found] a[data-new-document]')).toHaveCount(0);
});

test('typing changes the address by replacing it, 300 ms after the last letter (SRCH-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/search`);
  await appReady(page);
  const entries = await page.evaluate(() => history.length);
  await searchFor(page).focus();
  // One call for all letters: a busy machine must not pause between them.
  const whileTyping = await page.evaluate(() => {
    // Nothing else types a whole text at once as a keyboard does.
    // oxlint-disable-next-line typescript/no-deprecated
    for (const letter of 'fssai') document.execCommand('insertText', false, letter);
    return location.search;
  });
  expect(whileTyping).toBe('');
  await expect(page).toHaveURL(/\/search\?q=fssai$/);
  await expect(answerHeading(page)).toContainText('fssai');
  await expect(searchFor(page)).toBeFocused();
  await searchFor(page).fill('2026');
  await expect(page).toHaveURL(/\/search\?q=2026$/);
  await searchFor(page).fill('');
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('with no signal the search works: transliterated words, slips, three scripts (SRCH-02)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/search`);
  await workerReady(page);
  await searchSaved(page);
  await context.setOffline(true);
  await page.goto(`${site.url}/search?q=khana+licence`);
  for (const [question, path] of [
    ['khana licence', '/fssai-compliance'],
    ['food license', '/fssai-compliance'],
    ['जीएसटी', '/gst-compliance'],
    ['జీఎస్టీ', '/gst-compliance'],
    ['trademrk', '/trademark-registration'],
    ['dukan licence kitna', '/trade-license-compliance'],
  ] as const) {
    await searchFor(page).fill(question);
    await expect(answerHeading(page)).toContainText(question);
    const links = results(page).locator('h3 a');
    await expect(links.first()).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3).map((href) => href?.replace(/#.*/, ''))).toContain(path);
  }
  await page.reload();
  await expect(answerHeading(page)).toContainText('dukan licence kitna');
  await expect(results(page).first().locator('mark').first()).toBeVisible();
});

test('without the index the pages saved on this phone are searched, and it says so (SRCH-02)', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await page.goto(`${site.url}/search`);
  await workerReady(page);
  await searchSaved(page);
  await indexRevisions(page, 'deleted');
  await context.setOffline(true);
  await page.goto(`${site.url}/search?q=khane+ka+licence`);
  await expect(page.getByText('We searched the pages saved on this phone')).toBeVisible();
  await expect(results(page).locator('h3 a').first()).toHaveAttribute(
    'href',
    /^\/fssai-compliance/,
  );
  // The browser reports the index that could not be had.
  pageErrors.length = 0;
});

test('an empty search suggests questions, a search without results suggests alternatives, and text is never HTML (SRCH-03)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/search?q=`);
  await appReady(page);
  await expect(page.getByRole('heading', { name: 'What people ask' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Do I need GST?' }),
  ).not.toHaveCount(0);

  const markup = '<img src=x onerror=alert(1)>qwxyzv';
  await page.goto(`${site.url}/search?q=${encodeURIComponent('qwxyzv <b>zzqqxx</b>')}`);
  await expect(answerHeading(page)).toHaveText('Nothing found for “qwxyzv <b>zzqqxx</b>”');
  expect(await answerHeading(page).locator('b').count()).toBe(0);
  await expect(page.getByRole('link', { name: 'See which rules apply to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask the legal assistant' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ask us on WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me\/.*qwxyzv/,
  );
  await searchFor(page).fill(markup);
  await expect(answerHeading(page)).toContainText(markup);

  await page.goto(`${site.url}/search?q=zzqqxx+traxdemxarxk`);
  await page.getByRole('link', { name: 'zzqqxx trademark' }).click();
  await expect(page).toHaveURL(/q=zzqqxx(\+|%20)trademark$/);
  await expect(searchFor(page)).toHaveValue('zzqqxx trademark');
  await expect(page.getByText('No page has “zzqqxx”')).toBeVisible();

  await page.goto(`${site.url}/search?q=${'gst '.repeat(80)}`);
  await expect(answerHeading(page)).toBeVisible();
  expect((await searchFor(page).inputValue()).length).toBeLessThanOrEqual(200);
});

test('a keyboard user opens the answer with Enter, and axe finds no violation', async ({
  page,
  site,
}) => {
  for (const question of ['', 'gst', 'qwxyzv']) {
    await page.goto(`${site.url}/search`);
    await appReady(page);
    await searchFor(page).fill(question);
    await searchFor(page).press('Enter');
    if (question) await expect(answerHeading(page)).toBeFocused();
    expect(await axeViolations(page, inPage), question).toEqual([]);
  }
});

test('the search page fits 320 px and text at twice its size', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site.url}/search?q=registration`);
  await expect(results(page).locator('mark').first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});

test.describe('from anywhere', () => {
  test('the header, the drawer and the not-found page lead to the search', async ({
    page,
    site,
    pageErrors,
  }) => {
    await page.goto(`${site.url}/about`);
    await appReady(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');

    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const from of ['/about', '/search']) {
      await page.goto(site.url + from);
      await appReady(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer.getByRole('searchbox').fill('fire noc');
      await drawer.getByRole('searchbox').press('Enter');
      await expect(drawer).toBeHidden();
      await expect(answerHeading(page)).toContainText('“fire noc”');
    }
    // Submitted on its own page, a question leads to its answer.
    await expect(answerHeading(page)).toBeFocused();
    // With nothing typed its button leads to the field, and the question stays.
    await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
    await expect(searchFor(page)).toBeFocused();
    await expect(searchFor(page)).toHaveValue('fire noc');
    await expect(page).toHaveURL(/q=fire/);
    // What is typed then is another question, and Back leads to the one before.
    await page.keyboard.type('trade');
    // A pause while typing makes no question of its own.
    await expect(answerHeading(page)).toContainText('“trade”');
    await page.keyboard.type('mark');
    await page.keyboard.press('Enter');
    await expect(answerHeading(page)).toContainText('“trademark”');
    await page.goBack();
    await expect(answerHeading(page)).toContainText('“fire noc”');
    await expect(searchFor(page)).toHaveValue('fire noc');

    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('main').getByRole('searchbox').fill('udyam');
    await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
    await expect(answerHeading(page)).toContainText('“udyam”');
    // The browser reports the answer 404 by itself.
    pageErrors.length = 0;
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the form leads to the page, which says what works and lists every guide', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/about`);
      await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
      // Chromium draws it where the visitor has turned scripts off; a test's browser only holds it.
      await expect(page).toHaveURL(/\/search/);
      expect(await page.content()).toContain(
        '<noscript><p class="prose">Searching needs JavaScript',
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Barcode registration' }),
      ).toBeVisible();
    });
  });
});

test('an update leaves the saved index; the next search fetches the new one', async ({
  page,
  site,
}) => {
  // With little data wanted, so that it does not come by itself with the second bundle.
  await page.addInitScript(() => localStorage.setItem('niyam.low-data', 'on'));
  await page.goto(`${site.url}/search?q=gst`);
  await workerReady(page);
  await searchSaved(page);
  // As one that an earlier version of the site left here.
  const [present = ''] = await indexRevisions(page, 'earlier');
  await page.goto(`${site.url}/about`);
  expect(await indexRevisions(page)).toEqual(['earlier']);
  await page.goto(`${site.url}/search?q=gst`);
  await expect(results(page).first()).toBeVisible();
  expect(await indexRevisions(page)).toContain(present);
});

test('a captive portal’s page is not saved as the index; without an answer the search uses an older one', async ({
  page,
  network,
  pageErrors,
}) => {
  await page.goto(`${network.url}/search?q=gst`);
  await workerReady(page);
  await searchSaved(page);
  await indexRevisions(page, 'deleted');
  const isIndex = (path: string) => path.startsWith('/data/search-');
  const portal = { kind: 'answer', status: 200, body: '<h1>Log in</h1>' } as const;
  const onlySaved = page.getByText('We searched the pages saved on this phone');
  network.setPlan(({ path }) => (isIndex(path) ? portal : { kind: 'none' }));
  await page.reload();
  await expect(onlySaved).toBeVisible();
  expect(await indexRevisions(page)).toEqual([]);

  network.setPlan(() => ({ kind: 'none' }));
  await page.reload();
  await searchSaved(page);
  await indexRevisions(page, 'earlier');
  network.setPlan(({ path }) => ({ kind: isIndex(path) ? 'silence' : 'none' }));
  await page.reload();
  await expect(results(page).first()).toBeVisible();
  await expect(onlySaved).toHaveCount(0);
  // The browser reports the index that could not be had.
  pageErrors.length = 0;
});

test('letters typed right after the press on the search button reach the field (SRCH-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await appReady(page);
  // The page of the search comes late.
  await page.route('**/search**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.locator('.site-header').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('gst', { delay: 40 });
  await expect(searchFor(page)).toBeVisible();
  await page.keyboard.type(' fee');
  await expect(searchFor(page)).toHaveValue('gst fee');
  await expect(answerHeading(page)).toHaveText(/“gst fee”/);
});
