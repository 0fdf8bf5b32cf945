import type { Locator, Page } from '@playwright/test';
import { catalog } from '../../src/content/catalog.ts';
import { axeViolations, inPage } from '../support/axe.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { openSection } from '../support/guide-sections.ts';
import { overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { savedPapers } from '../support/saved-on-device.ts';

const guides = catalog.filter(({ template }) => template === 'guide').map(({ path }) => path);
const paper = (page: Page, id: string) => page.locator(`input[data-document=${id}]`);
/** Opens the folded list of papers, then returns a box. */
async function paperShown(page: Page, id: string) {
  await openSection(page, 'documents');
  return paper(page, id);
}
const tools = (page: Page) => page.getByRole('group', { name: 'Tools for this guide' });
const listen = (page: Page) => page.getByRole('button', { name: 'Listen', exact: true });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });

async function openGuide(page: Page, url: string) {
  await page.goto(url);
  await appReady(page);
  await expect(tools(page)).toBeVisible();
}

/** Opens a guide on a phone with a voice and presses Listen. Returns the player. */
async function startListening(page: Page, url: string): Promise<Locator> {
  await installVoices(page);
  await openGuide(page, `${url}/fssai-compliance`);
  await listen(page).click();
  return page.getByRole('region', { name: 'Reading aloud' });
}

test('the message that a guide is saved closes when the visitor opens another page (DATA-04)', async ({
  page,
  site,
}) => {
  await openGuide(page, `${site.url}/fssai-compliance`);
  await tool(page, 'Save').click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  // A toast under the pointer has no timer.
  await toast.hover();
  await page
    .locator('.site-footer a[href="/faq"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('[data-page="site/faq"]')).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 1000 });
});

test('after one visit to any page every guide opens with no signal, with its five lines and its tools (GUIDE-08, GUIDE-10)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await workerReady(page);
  await context.setOffline(true);
  for (const path of guides) {
    await openGuide(page, site.url + path);
    await expect(page.locator('article .card').first().locator('dt')).toHaveText([
      'Do I need it?',
      'Government fee',
      'Our fee, if you want help',
      'Time',
      'Documents',
    ]);
    await expect(page.locator('.guide-facts')).toContainText(/\d+ min to read\..*\d+ kB\./);
    await expect(page.getByText('Opens with no signal.')).toBeVisible();
    await expect(page.locator('input[data-document]').first()).toBeAttached();
  }
});

test.describe('papers', () => {
  test('a tick is saved, counts in other guides, and can be undone, all with no signal (GUIDE-09)', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/fssai-compliance`);
    await workerReady(page);
    await context.setOffline(true);
    await openGuide(page, `${site.url}/fssai-compliance`);
    await (await paperShown(page, 'identity')).check();
    await expect(page.getByText(/1 of \d+ ready\. Kept on this phone\./)).toBeVisible();

    await page.reload();
    await appReady(page);
    await expect(paper(page, 'identity')).toBeChecked();
    await openGuide(page, `${site.url}/gst-compliance`);
    await expect(paper(page, 'identity')).toBeChecked();
    await expect(paper(page, 'photo')).not.toBeChecked();

    await (await paperShown(page, 'identity')).uncheck();
    await expect.poll(() => savedPapers(page)).toBe(0);
    await openGuide(page, `${site.url}/fssai-compliance`);
    await openSection(page, 'documents');
    await expect(page.getByText(/0 of \d+ ready/)).toBeVisible();
    await expect(paper(page, 'identity')).not.toBeChecked();
  });

  test('two tabs do not undo each other’s ticks', async ({ page, context, site }) => {
    const other = await context.newPage();
    await openGuide(page, `${site.url}/fssai-compliance`);
    await openGuide(other, `${site.url}/fssai-compliance`);
    await page.bringToFront();
    await (await paperShown(page, 'identity')).check();
    await (await paperShown(other, 'photo')).check();
    await expect(other.getByText(/\d of \d+ ready/)).toBeVisible();
    await page.reload();
    await expect(paper(page, 'identity')).toBeChecked();
    await expect(paper(page, 'photo')).toBeChecked();
  });

  test('every tick made before the app has loaded is saved', async ({ page, site }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/guide-live-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/fssai-compliance`);
    const early = page.locator('input[data-document]');
    await openSection(page, 'documents');
    for (let box = 0; box < 3; box++) await early.nth(box).check();
    release();
    await expect(page.getByText(/3 of \d+ ready/)).toBeVisible();
    await expect.poll(() => savedPapers(page)).toBe(3);
    await page.reload();
    for (let box = 0; box < 3; box++) await expect(early.nth(box)).toBeChecked();
  });

  test('on a phone that cannot save, the boxes still work, and the page says that ticks are lost', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('No', 'SecurityError');
      };
    });
    await openGuide(page, `${site.url}/fssai-compliance`);
    await (await paperShown(page, 'photo')).check();
    await expect(page.getByText(/1 of \d+ ready\. This phone does not let us save/)).toBeVisible();
    await tool(page, 'Save').click();
    await expect(page.getByText('Not saved: this phone does not let us save.')).toBeVisible();
  });

  test('a shared phone saves no tick and no list (TRUST-04)', async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
    await openGuide(page, `${site.url}/fssai-compliance`);
    await (await paperShown(page, 'photo')).check();
    await expect(page.getByText(/This phone is set as shared: ticks are not kept/)).toBeVisible();
    await tool(page, 'Save').click();
    await expect(page.getByText(/Not saved: this phone is set as shared/)).toBeVisible();
    await page.reload();
    await expect(paper(page, 'photo')).not.toBeChecked();
  });

  test('a first tick requests persistent storage, and brings the offer to install (PWA-02, PWA-05)', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      navigator.storage.persist = async () => {
        document.documentElement.dataset.asked = 'yes';
        return true;
      };
    });
    await openGuide(page, `${site.url}/fssai-compliance`);
    await (await paperShown(page, 'photo')).check();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    const record = await page.evaluate(() => localStorage.getItem('niyam.install') ?? '');
    expect(JSON.parse(record)).toMatchObject({ useful: true });
  });

  test('the list goes out as a message, with its boxes', async ({ page, site }) => {
    await openGuide(page, `${site.url}/fssai-compliance`);
    await (await paperShown(page, 'identity')).check();
    await page.getByRole('button', { name: 'Share this list' }).click();
    const href = await page
      .locator('.checklist-slot')
      .getByRole('link', { name: /WhatsApp/ })
      .getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('To tick off: FSSAI registration and licence');
    expect(text).toContain('☑ Proof of who you are');
    expect(text).toContain('☐ Your photograph');
    expect(text).toContain(`${site.url}/fssai-compliance#documents`);
    expect(text.length).toBeLessThanOrEqual(900);
  });
});

test('without JavaScript the boxes can be ticked and no room is left for tools', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/fssai-compliance`);
  await paper(page, 'identity').check();
  await expect(paper(page, 'identity')).toBeChecked();
  await expect(page.locator('.guide-tools-slot')).toBeHidden();
  await page.getByText('On this page', { exact: true }).click();
  await page.getByRole('link', { name: 'What it costs', exact: true }).click();
  await expect(page).toHaveURL(/#fees$/);
  await context.close();
});

test('a saved guide is listed under Resources, opens with no signal, and can be taken off', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/fssai-compliance`);
  await workerReady(page);
  await openGuide(page, `${site.url}/fssai-compliance`);
  await tool(page, 'Save').click();
  await expect(page.getByText('Saved for later')).toBeVisible();
  await expect(tool(page, 'Saved')).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'See what you saved' }).click();
  const entry = page.locator('.saved-list li');
  await expect(entry).toContainText('FSSAI registration and licence');
  await expect(entry).toContainText(/On this phone · \d+ kB/);

  await entry.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'FSSAI registration and licence',
  );
  await expect(tool(page, 'Saved')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Take “FSSAI/ }).click();
  await expect(page.getByText('No guide is saved yet. Open a guide and press Save')).toBeVisible();
});

test('with little data, an update brings along what was saved for later', async ({
  page,
  site,
}) => {
  await page.addInitScript(async () => {
    const choices = await caches.open('choices');
    await choices.put('/choices/low-data', new Response('on'));
    await choices.put('/choices/saved-pages', new Response('["/gst-compliance"]'));
  });
  await page.goto(`${site.url}/about`);
  await workerReady(page);
  const isSaved = await page.evaluate(async () =>
    Boolean(await caches.match('/gst-compliance', { ignoreSearch: true })),
  );
  expect(isSaved).toBe(true);
});

test.describe('reading aloud', () => {
  test('reads from the title on, pauses, skips and stops, and is silent after leaving', async ({
    page,
    site,
  }) => {
    const bar = await startListening(page, site.url);
    await expect(bar).toBeVisible();
    expect((await spoken(page)).said).toEqual(['FSSAI registration and licence']);
    await finishSentence(page);
    expect((await spoken(page)).said[1]).toMatch(/^Everyone who makes/);
    await expect(page.locator('[data-speaking]')).toHaveCount(1);

    await bar.getByRole('button', { name: 'Pause' }).click();
    expect((await spoken(page)).speaking).toBe(false);
    await bar.getByRole('button', { name: 'Go on' }).click();
    expect((await spoken(page)).said[2]).toMatch(/^Everyone who makes/);

    await bar.getByRole('button', { name: 'Next part' }).click();
    await expect(bar).toContainText('Reading: Who needs it');
    await expect(page.locator('#who-needs-it h2')).toBeInViewport();

    await page.getByRole('link', { name: 'Niyam', exact: true }).first().click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(bar).toHaveCount(0);
    expect((await spoken(page)).speaking).toBe(false);
  });

  test('says amounts and rows as one says them, and leaves out marks and sources', async ({
    page,
    site,
  }) => {
    const bar = await startListening(page, site.url);
    for (let sentence = 0; sentence < 600 && (await bar.isVisible()); sentence++) {
      await finishSentence(page);
    }
    await expect(bar).toHaveCount(0);
    const { said } = await spoken(page);
    const text = said.join(' ');
    expect(text).toContain('Registration: up to. 1.5 crore rupees.');
    expect(text).toContain('Government fee.');
    expect(text).not.toMatch(/₹|\(foscos|opens in a new tab|Source:|minutes to read|#/);
    expect(text).not.toContain('On this page');
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(201);
  });

  test('a phone without a voice for the page says how to get one', async ({ page, site }) => {
    await installVoices(page, [{ lang: 'fr-FR', localService: true }]);
    await openGuide(page, `${site.url}/fssai-compliance`);
    await listen(page).click();
    await expect(page.getByText('Your phone has no voice for this language')).toBeVisible();
    await expect(page.getByText(/Install voice data/)).toBeVisible();
    expect((await spoken(page)).said).toEqual([]);
    await page.locator('.no-voice').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Your phone has no voice for this language')).toBeHidden();
  });

  test('opens the section that is read, marks its sentence, and follows the chosen speed', async ({
    page,
    site,
  }) => {
    const bar = await startListening(page, site.url);
    await bar.getByRole('button', { name: 'Next part' }).click();
    await finishSentence(page);
    await finishSentence(page);
    await expect(page.locator('#who-needs-it > details')).toHaveAttribute('open', '');
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('speaking') ?? [])].map(String).join());
    expect(await marked()).toMatch(/^The law speaks of a “food business”\.$/);
    await bar.getByLabel('Speed').selectOption('Fast');
    const { said, rates } = await spoken(page);
    expect(said.slice(-2)).toEqual([said.at(-1), said.at(-1)]);
    expect(rates.slice(-2)).toEqual([1, 1.5]);
    await bar.getByRole('button', { name: 'Stop' }).click();
    expect(await marked()).toBe('');
  });

  test('offline, a voice from the network does not count', async ({ page, context, site }) => {
    await installVoices(page, [{ lang: 'en-IN', localService: false }]);
    await openGuide(page, `${site.url}/fssai-compliance`);
    await context.setOffline(true);
    await listen(page).click();
    await expect(page.getByText('This voice needs internet')).toBeVisible();
    expect((await spoken(page)).said).toEqual([]);
  });
});

test.describe('sharing', () => {
  test('uses the phone’s own sheet where it has one (PWA-08)', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
        },
      });
    });
    await openGuide(page, `${site.url}/gst-compliance`);
    await tool(page, 'Share').click();
    await page.getByRole('button', { name: 'Send by an app' }).click();
    const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? '');
    expect(JSON.parse(shared)).toMatchObject({
      url: `${site.url}/gst-compliance`,
      text: 'GST registration and returns\nNeed it? Above ₹20 lakh (in Telangana) · Fee: Free (to register) · Time: 3 working days (fast route)',
    });
  });

  test('else by WhatsApp or a copied link; the code to scan is shown in place (PWA-08)', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      delete (Navigator.prototype as Partial<Navigator>).share;
    });
    await openGuide(page, `${site.url}/gst-compliance`);
    await tool(page, 'Share').click();
    await expect(page.getByRole('button', { name: 'Send by an app' })).toHaveCount(0);
    const panel = page.getByRole('region', { name: 'Share this guide' });
    await expect(panel.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent('/gst-compliance')}$`),
    );
    const message = await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    const lines = (new URL(message ?? '').searchParams.get('text') ?? '').split('\n');
    expect(lines, 'two lines of answer and the address (ANSW-01)').toHaveLength(3);
    expect(lines[1]).toContain('₹20 lakh');
    await panel.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/gst-compliance`,
    );
    await panel.getByRole('button', { name: 'Show a code to scan' }).click();
    await expect(panel.locator('svg path[stroke="#000"]')).toBeVisible();
  });

  test('the link beside a heading is copied when it is pressed', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGuide(page, `${site.url}/fssai-compliance`);
    await openSection(page, 'fees');
    await page.getByRole('link', { name: 'Link to “What it costs”' }).click();
    await expect(page).toHaveURL(/#fees$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/fssai-compliance#fees`,
    );
  });
});

test('the size of the text holds on all pages, before the app is there, and nothing is cut off', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openGuide(page, `${site.url}/fssai-compliance`);
  await tool(page, 'Text size').click();
  await page.getByRole('radio', { name: 'Very large' }).check();
  for (const path of ['/fssai-compliance', '/', '/contact', '/settings']) {
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    expect(await overflowOf(page), path).toBe(0);
    await page.unroute('**/assets/main-*.js');
  }
  await page.goto(`${site.url}/settings`);
  await appReady(page);
  await expect(page.getByRole('radio', { name: 'Very large' })).toBeChecked();
  await page.getByRole('radio', { name: 'Normal' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('font-size', '18px');
  // The app was kept away on purpose; the last page says so when it is left.
  expect(pageErrors.every((error) => /main-|ERR_FAILED/.test(error))).toBe(true);
  pageErrors.length = 0;
});

test.describe('the list of contents', () => {
  test('stays at the top of a phone, names the section being read, and closes after a choice', async ({
    page,
    site,
  }) => {
    await openGuide(page, `${site.url}/fssai-compliance`);
    const contents = page.locator('.page-contents');
    await openSection(page, 'fees');
    await page.locator('#fees').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.getElementById('fees')?.scrollIntoView());
    await expect(contents.locator('summary')).toContainText('What it costs');
    await expect(contents.locator('summary')).toBeInViewport();
    await contents.locator('summary').click();
    await expect(
      contents.getByRole('link', { name: 'What it costs', exact: true }),
    ).toHaveAttribute('aria-current', 'true');
    await contents.getByRole('link', { name: 'Common mistakes' }).click();
    await expect(contents).not.toHaveAttribute('open');
    await expect(page.locator('#mistakes h2')).toBeInViewport();
    await contents.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(contents).not.toHaveAttribute('open');
  });

  test('is open beside the text on a wide screen', async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openGuide(page, `${site.url}/fssai-compliance`);
    await page.evaluate(() => document.getElementById('fees')?.scrollIntoView());
    const current = page.locator('.page-contents [aria-current]');
    await expect(current).toHaveText('What it costs');
    await expect(current).toBeInViewport();
  });
});

test('tools survive going to another guide and back, inside the app', async ({ page, site }) => {
  await openGuide(page, `${site.url}/fssai-compliance`);
  await openSection(page, 'telangana');
  await page.locator('#telangana').getByRole('link', { name: 'GST' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');
  await expect(tools(page)).toHaveCount(1);
  await tool(page, 'Share').click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FSSAI');
  await expect(tools(page)).toHaveCount(1);
  await (await paperShown(page, 'identity')).check();
  await expect(page.getByText(/1 of \d+ ready/)).toBeVisible();
});

test('no axe violation with tools open', async ({ page, site }) => {
  await installVoices(page);
  await openGuide(page, `${site.url}/fssai-compliance`);
  const check = async (state: string) => {
    expect(await axeViolations(page, inPage), state).toEqual([]);
  };
  await tool(page, 'Share').click();
  await page.getByRole('button', { name: 'Show a code to scan' }).click();
  await listen(page).click();
  await check('share, listen');
  await tool(page, 'Text size').click();
  await page.evaluate(() => document.getElementById('documents')?.scrollIntoView());
  await page.locator('.page-contents summary').click();
  await check('text size, contents');
  await tool(page, 'Save').click();
  await expect(tool(page, 'Saved')).toBeVisible();
  await page.goto(`${site.url}/resources`);
  await expect(page.locator('.saved-list li')).toHaveCount(1);
  await check('saved list');
});

test('on a phone every way to share is on the screen once “Share” is pressed (ANSW-01)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGuide(page, `${site.url}/fssai-compliance`);
  await tool(page, 'Share').click();
  const bar = await page.locator('.bar').boundingBox();
  const last = page.locator('.tool-panel .entry-note');
  await expect(last).toBeVisible();
  const note = await last.boundingBox();
  expect((note?.y ?? 0) + (note?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
});
