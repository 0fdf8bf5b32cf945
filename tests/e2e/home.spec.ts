import type { Locator, Page } from '@playwright/test';
import { pageById } from '../../src/content/catalog.ts';
import { claims, promises, stands } from '../../src/content/claims.ts';
import { homeTasks } from '../../src/content/home/home-tasks.ts';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { axeViolationsInBothThemes } from '../support/axe.ts';
import { claimed } from '../support/claimed.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

/** A device that moves things: wide, sharp, with a good network. */
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, isMobile: false };

const section = (page: Page, id: string) => page.locator(`#${id}`);
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the sections have the order of the specification (HOME-01)', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'What it takes, and what it saves',
    'What We Believe',
    'Whatever stage you are at',
    'The dreams behind the papers',
    'What makes it hard',
    'What a good ending looks like',
    'How we do it',
    'Where to begin',
    'Why you can trust us with it',
    'Open tomorrow with your papers in order',
  ]);
});

test('a first visitor sees six picture tiles and one call to action without scrolling, in at most 45 words (ANSW-02, ANSW-08)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  const tiles = page.locator('.hero .home-tasks a');
  await expect(tiles).toHaveText([
    'What do I need?',
    'I got a notice',
    'Get a loan',
    'My dates',
    'Ask',
    'Prices',
  ]);
  expect(await hrefsOf(tiles)).toEqual(homeTasks.map((task) => pageById(task.page).path));
  await expect(tiles.locator('svg.drawing[width="56"]')).toHaveCount(6);
  const call = page.locator('.hero').getByRole('link', { name: 'Get Free Consultation' });
  await expect(call).toHaveCount(1);
  // The bar at the bottom of a phone takes 64 px.
  const fold = 740 - 64;
  for (const part of [...(await tiles.all()), call]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(fold);
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  expect(await wordsAbove(page, fold)).toBeLessThanOrEqual(45);
});

test('one press reads the tiles, and frames the one that it names; offline too (ANSW-06)', async ({
  page,
  context,
  site,
}) => {
  await installVoices(page);
  await page.goto(`${site.url}/`);
  await appReady(page);
  const cover = page.locator('.hero-first');
  const listen = cover.getByRole('button', { name: 'Listen' });
  await expect(listen).toBeVisible();
  // It stands beside the title and covers no words.
  const [title, lead, button] = await Promise.all([
    cover.locator('h1').boundingBox(),
    cover.locator('.hero-lead').boundingBox(),
    listen.boundingBox(),
  ]);
  if (!title || !lead || !button) throw new Error('A part of the cover is not drawn');
  expect(button.x).toBeGreaterThanOrEqual(title.x + title.width);
  expect(button.y + button.height).toBeLessThanOrEqual(lead.y + 4);
  expect(button.height).toBeGreaterThanOrEqual(48);

  await listen.click();
  const framed = page.locator('[data-being-read]');
  const tiles = ['What do I need?', 'I got a notice', 'Get a loan', 'My dates', 'Ask', 'Prices'];
  // The title and the sentence below it are read first.
  await expect(framed).toHaveText('Your trade, in order');
  await finishSentence(page);
  await expect(framed).toHaveClass(/hero-lead/);
  while ((await framed.textContent()) !== tiles[0]) await finishSentence(page);
  for (const tile of tiles) {
    await expect(framed).toHaveText(tile);
    expect((await spoken(page)).said.at(-1)).toBe(tile);
    await finishSentence(page);
  }
  await expect(framed).toHaveText('Get Free Consultation');
  await cover.getByRole('button', { name: 'Stop' }).click();
  await expect(framed).toHaveCount(0);

  await workerReady(page);
  await toolSaved(page, '/assets/read-aloud-');
  await context.setOffline(true);
  await page.reload();
  await expect(listen).toBeVisible();
});

test('without a voice the loudspeaker says how to get one, in letters that can be read (ANSW-06)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await page.locator('.hero-first').getByRole('button', { name: 'Listen' }).click();
  await expect(page.locator('.no-voice')).toBeVisible();
  expect(await axeViolationsInBothThemes(page, { within: '.no-voice' })).toEqual([]);
});

test.describe('where the code that speaks does not come', () => {
  test.use({ forgivenErrors: /Failed to load resource/ });
  test('the home page lacks only the loudspeaker (ANSW-06)', async ({ page, site }) => {
    await page.route(/\/assets\/read-aloud-/, (route) => route.abort());
    await page.goto(`${site.url}/`);
    await appReady(page);
    await expect(page.locator('.hero .home-tasks a')).toHaveCount(6);
    await expect(page.locator('[data-home="read-aloud"]')).toBeEmpty();
  });
});

test('the trades on the cover of a wide screen open the finder with the trade chosen', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/`);
  await appReady(page);
  const trades = page.getByRole('navigation', { name: 'What do you sell?' });
  await expect(trades.getByRole('link')).toHaveCount(5);
  await trades.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/find#.*kind=shop/);
});

test('the cover says what this is and where to go (HOME-02 to HOME-06, HOME-10)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  const cover = page.locator('.hero');
  await expect(cover.getByText('For street vendors and small business')).toBeVisible();
  await expect(cover.getByText('We want every cart')).toBeVisible();
  for (const claim of [
    ...claimed(claims.businessesServed, '50+ businesses served'),
    ...claimed(claims.successPercent, '98% success rate'),
    ...claimed(promises.moneyBack, 'Money-back guarantee'),
    ...claimed(promises.allIndia, 'All-India service'),
    'Offices in Hyderabad',
  ]) {
    await expect(cover.locator('.hero-claims').getByText(claim, { exact: true })).toBeVisible();
  }
  expect(await hrefsOf(cover.locator('.hero-tiles a'))).toEqual([
    '/sectors',
    '/start-business',
    '/sectors',
    '/ai',
  ]);
  await expect(cover.getByRole('link', { name: 'Our Story' })).toHaveAttribute(
    'href',
    '/our-story',
  );
  await expect(cover.getByRole('link', { name: 'Access Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  const assistant = cover.getByRole('listitem').filter({ hasText: 'AI Legal Assistant' });
  await expect(assistant).not.toHaveAttribute('data-dimmed');
  await expect(assistant.getByText('Coming Soon')).toHaveCount(0);

  await cover.getByRole('link', { name: 'Get Free Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
});

test('every card has all that the specification gives it (HOME-11, HOME-15 to HOME-24)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  const figures = section(page, 'figures');
  await expect(figures.locator('.stat-cards li')).toHaveCount(4);
  await expect(figures.locator('figure')).toHaveCount(2);
  await expect(figures.locator('.home-card')).toHaveCount(3);
  await expect(figures.getByText('The two charts are illustrative')).toBeVisible();

  const beliefs = section(page, 'beliefs').locator('.home-card');
  await expect(beliefs).toHaveCount(4);
  for (const part of ['svg', 'h3', '.home-mark', '.home-quiet'])
    await expect(beliefs.locator(part)).toHaveCount(4);

  const stages = section(page, 'coverage').locator('.home-card');
  await expect(stages).toHaveCount(4);
  await expect(stages.locator('[data-list=challenges] li')).toHaveCount(12);
  await expect(stages.locator('[data-list=solutions] li')).toHaveCount(12);
  await expect(section(page, 'coverage').locator('a')).toHaveAttribute('href', '/our-story');

  const dreams = section(page, 'dreams');
  await expect(dreams.getByText('Examples, not customers')).toBeVisible();
  await expect(dreams.locator('.home-card')).toHaveCount(4);
  await expect(dreams.locator('dt')).toHaveCount(12);
  await expect(dreams.locator('a')).toHaveAttribute('href', '/how-we-work');

  const problems = section(page, 'problems');
  await expect(problems.getByRole('listitem')).toHaveCount(6);
  await expect(problems.getByText('How we help')).toHaveCount(6);
  await expect(problems.getByRole('link', { name: 'Start free readiness check' })).toHaveAttribute(
    'href',
    '/business-health?from=home',
  );

  const stories = section(page, 'stories');
  await expect(stories.getByText('Illustrative stories')).toBeVisible();
  await expect(stories.locator('blockquote')).toHaveCount(4);
  await expect(stories.getByRole('heading', { name: 'Examples, not customers' })).toBeVisible();
  await expect(stories.getByText('Example', { exact: true })).toHaveCount(4);
  await expect(stories.getByText('Verified Customer')).toHaveCount(0);
  await expect(stories.getByText('5 out of 5')).toHaveCount(4);
  await expect(stories.locator('dt')).toHaveCount(16);

  await expect(section(page, 'solution').getByText('What you get')).toHaveCount(3);

  const begin = section(page, 'begin');
  expect(await hrefsOf(begin.locator('a'))).toEqual([
    '/services/retainership',
    '/sectors',
    '/government-schemes',
    '/services',
  ]);
  for (const words of [
    'Most Popular',
    'Comprehensive',
    ...claimed(claims.sectors, '30+ sectors that our office handles'),
    'Exclusive',
    ...claimed(claims.schemes, `1,500+ schemes that our office handles; ${allSchemes.length} here`),
  ])
    await expect(begin.getByText(words, { exact: true })).toBeVisible();

  const trust = section(page, 'trust');
  await expect(trust.getByText('See for yourself')).toHaveCount(3);
  await expect(trust.getByRole('link', { name: 'Read Our Commitment' })).toHaveAttribute(
    'href',
    '/confidentiality',
  );
});

test('the figures about the business and the last call (HOME-25, HOME-27 to HOME-30)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  const main = page.getByRole('main');
  for (const claim of [
    ...claimed(claims.costSavingsPercent, 'cost savings'),
    ...claimed(claims.processingWeeks, '2-4 weeks'),
    ...claimed(claims.registrationDays, '3-10 days'),
    ...claimed(promises.noHiddenFees, 'No hidden fees'),
    ...claimed(claims.vendorsHelped, '100+'),
    ...claimed(claims.planFromMonthly, 'plans from about ₹500 a month'),
    ...claimed(claims.serviceFrom, 'Services from ₹999'),
    ...claimed(claims.fundingLakh, '₹50 lakh+ funding'),
    ...claimed(claims.savedVersusInHousePercent, 'Save 60-80% versus an in-house legal team'),
    ...claimed(promises.dataNeverSold, 'never sold or shared with third parties'),
    ...claimed(promises.dataNeverSold, 'Only the helpers that carry it for us handle it'),
    ...(claims.reviews.active ? claimed(claims.rating, 'Rated 4.8 from 50 reviews') : []),
    'Monday to Saturday 9:00 AM-7:00 PM',
    ...(stands('offerPercent') ? ['20% off for the first 50 businesses'] : []),
    ...claimed(
      promises.messageAnyTime,
      'Write on WhatsApp at any time; people answer in office hours',
    ),
  ]) {
    await expect(main.getByText(claim).first(), claim).toBeAttached();
  }
  expect(await hrefsOf(main.locator('.call a'))).toEqual(['/contact', '/contact', '/how-we-work']);
});

test('the page is whole without JavaScript: every statistic’s chart is drawn, with its table (HOME-14)', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/`);
  for (const [kind, total] of [
    ['donut', 4],
    ['bars', 4],
  ] as const) {
    const picture = page.locator(`[data-chart=${kind}]`);
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAccessibleName(/\S/);
    await expect(picture.locator('circle, rect')).toHaveCount(total);
  }
  await expect(page.getByRole('row', { name: 'Professional fees 32%' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Licences 35%' })).toBeVisible();
  await page.close();
});

test.describe('on a device that allows motion', () => {
  test.use(desktop);

  test('the statistics take turns every 3 s, and stand still while paused or touched (HOME-07, HOME-09)', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(`${site.url}/`);
    await appReady(page);
    const shown = page.locator('[data-hero-statistics] p:visible');
    const [first = '', second = '', third = first] = await page
      .locator('[data-hero-statistics] p')
      .allTextContents();
    expect(second).not.toBe('');
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeVisible();
    await expect(shown).toHaveText(first);
    await page.clock.runFor(3000);
    await expect(shown).toHaveText(second);
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(5, 5);
    await pause.blur();
    await page.clock.runFor(9000);
    await expect(shown).toHaveText(second);
    expect(
      await page
        .locator('.hero-float')
        .evaluate((drawing) => getComputedStyle(drawing).animationPlayState),
    ).toBe('paused');
    await pause.press('Enter');
    await page.clock.runFor(6000);
    // Its button has the focus: it waits.
    await expect(shown).toHaveText(second);
    await pause.blur();
    await shown.hover();
    await page.clock.runFor(6000);
    await expect(shown).toHaveText(second);
    await page.mouse.move(5, 5);
    await page.clock.runFor(3000);
    await expect(shown).toHaveText(third);
  });

  test('a card comes in once, when it is seen; everything moves by the specification’s measures (HOME-31, DATA-11)', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const watched: unknown[] = [];
      Object.assign(window, { watched });
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(seen, options);
          watched.push(options);
        }
      };
    });
    await page.goto(`${site.url}/`);
    await appReady(page);
    const card = section(page, 'trust').locator('.home-card').first();
    await expect(card).toHaveAttribute('data-reveal', 'waiting');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-reveal', 'done');
    await expect(card).toHaveCSS('animation-name', 'reveal');
    await expect(card).toHaveCSS('animation-duration', '0.6s');
    const next = section(page, 'trust').locator('.home-card').nth(1);
    await expect(next).toHaveCSS('animation-delay', '0.1s');
    expect(
      await page.evaluate(() => (window as unknown as { watched: unknown }).watched),
    ).toContainEqual({ rootMargin: '0px 0px 50px', threshold: 0.1 });
    await expect(card).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(200);
    await expect(card).toHaveAttribute('data-reveal', 'done');
    const loops = await page.evaluate(() =>
      [
        ['.hero-badge', '::before'],
        ['.hero-float', ''],
      ].map(([part = '', pseudo]) => {
        const style = getComputedStyle(document.querySelector(part) ?? document.body, pseudo);
        const { animationName, animationDuration, animationIterationCount } = style;
        return [animationName, animationDuration, animationIterationCount];
      }),
    );
    expect(loops).toEqual([
      ['pulse', '2s', 'infinite'],
      ['float', '3s', 'infinite'],
    ]);
  });

  test('a chart’s code is fetched when it is near, and draws the table’s numbers (HOME-11, HOME-14, DEV-12)', async ({
    page,
    site,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${site.url}/`);
    await appReady(page);
    await page.waitForTimeout(300);
    expect(fetched.filter((url) => url.includes('live-chart'))).toEqual([]);
    await page.locator('[data-chart=donut]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-chart] canvas')).toHaveCount(2);
    await expect(page.locator('[data-chart=donut] > svg')).toBeHidden();
  });

  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the home page animates nothing (HOME-08, HOME-31, A11Y-07)', async ({ page, site }) => {
      await page.clock.install();
      await page.goto(`${site.url}/`);
      await appReady(page);
      await page.clock.runFor(9000);
      await expectStill(page);
    });
  });
});

test('on a narrow or weak device the first statistic stays, and no chart code is fetched (HOME-08, DEV-06)', async ({
  browser,
  site,
}) => {
  for (const device of [
    { ...desktop, viewport: { width: 768, height: 900 } },
    { ...desktop, deviceScaleFactor: 1 },
  ]) {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.url}/`);
    await appReady(page);
    await page.clock.runFor(9000);
    await expect(page.locator('[data-hero-statistics] p:visible')).toHaveText('80% cost savings');
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    if (device.deviceScaleFactor === 1) {
      await page.locator('[data-chart=donut]').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await expect(page.locator('[data-chart] canvas')).toHaveCount(0);
      await expectStill(page);
    }
    await context.close();
  }
});

test('on a phone, rows of cards scroll sideways and can be reached by the keyboard', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/`);
  await appReady(page);
  const row = section(page, 'beliefs').locator('.home-cards');
  await expect(row).toHaveAttribute('tabindex', '0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const widest = await row
    .locator('.home-card')
    .evaluateAll((cards) => Math.max(...cards.map((card) => card.clientWidth)));
  expect(widest).toBeLessThanOrEqual(288);
});

/** Counts the words of the page that begin above a line, in px from the top of the screen. */
function wordsAbove(page: Page, fold: number): Promise<number> {
  return page.getByRole('main').evaluate((main, end) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, height } = range.getBoundingClientRect();
      if (height > 0 && top < end) words += (node.textContent?.match(/\S+/g) ?? []).length;
    }
    return words;
  }, fold);
}

async function expectStill(page: Page): Promise<void> {
  await expect(page.locator('[data-hero-statistics] p:visible')).toHaveText('80% cost savings');
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await expect(page.locator('[data-motion]')).toHaveCount(0);
}
