import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { catalog } from '../../src/content/catalog.ts';
import { openSection } from '../support/guide-sections.ts';
import { appReady, collectErrors, expect, test } from '../support/test.ts';

const guides = catalog.filter(({ template }) => template === 'guide').map(({ path }) => path);

/** What a rule writes before or after an element. */
const writtenAfter = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);

async function pagesPrinted(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('on paper a guide is black on white, without the shell, with addresses, code and date (GUIDE-11)', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('article .prose').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const hidden of [
    '.site-header',
    '.site-footer',
    '.floating',
    '.breadcrumb',
    '.page-contents',
    '.guide-tools-slot',
    '.anchor',
    '#ask-us',
  ]) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden();
  }
  await expect(page.locator('.guide-qr svg')).toBeVisible();
  await expect(page.locator('.guide-qr')).toContainText('niyam.example/fssai-compliance');
  await expect(page.getByText(/^Text reviewed on \d+ \w+ \d{4}\.$/).first()).toBeVisible();
  expect(await writtenAfter(page, '#telangana p a')).toBe(
    '" (niyam.example/trade-license-compliance)"',
  );
  expect(await writtenAfter(page, '#portals li a')).toMatch(
    /^" \(https:\/\/foscos\.fssai\.gov\.in/,
  );
  await expect(page.locator('input[data-document]').first()).toBeVisible();
});

test('answers are open on paper, and closed again after it', async ({ page, site }) => {
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  await expect(page.locator('.guide-tools')).toBeVisible();
  const open = page.locator(':is(.section-fold, .faq details)[open]');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(open).toHaveCount(await page.locator('.section-fold, .faq details').count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(0);
});

test('the list of papers alone is at most two sheets, in every guide (GUIDE-11)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  for (const path of guides) {
    await page.goto(site.url + path);
    await appReady(page);
    await openSection(page, 'documents');
    await page.getByRole('button', { name: 'Print this list' }).first().click();
    expect(await pagesPrinted(page), path).toBeLessThanOrEqual(2);
    // What is pressed next is no part of it: the whole guide prints again.
    await page.locator('h1').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
  }
  expect(await pagesPrinted(page)).toBeGreaterThan(4);
});

test('a guide as one file opens with no network and asks for nothing (PWA-08)', async ({
  page,
  context,
  site,
}, info) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as Partial<Navigator>).canShare;
  });
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  await openSection(page, 'documents');
  await page.locator('input[data-document=identity]').check();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('niyam-fssai-compliance.html');
  const path = info.outputPath(file.suggestedFilename());
  await file.saveAs(path);

  await context.setOffline(true);
  const reader = await context.newPage();
  const errors = collectErrors(reader);
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  await reader.goto(pathToFileURL(path).href);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'FSSAI registration and licence',
  );
  await expect(reader.getByText(/^Saved on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(reader.locator('h1')).toHaveCSS('font-weight', '700');
  // What the sender has ticked is nobody else's business.
  await expect(reader.locator('input[data-document=identity]')).not.toBeChecked();
  await reader.getByText('On this page', { exact: true }).click();
  await reader.getByRole('link', { name: 'What it costs', exact: true }).click();
  await expect(reader.locator('#fees')).toBeInViewport();
  await expect(reader.locator('#telangana p a').first()).toHaveAttribute(
    'href',
    `${site.url}/trade-license-compliance`,
  );
  expect(requests).toHaveLength(1);
  expect(errors).toEqual([]);
  const html = await readFile(path, 'utf8');
  expect(html).not.toMatch(/<script|@font-face|data-slot=/);
});

test('where the phone’s sheet takes files, the guide is sent as one (PWA-08)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [] }: ShareData) => {
        document.documentElement.dataset.shared = `${files[0]?.name} ${files[0]?.type}`;
      },
    });
  });
  await page.goto(`${site.url}/gst-compliance`);
  await appReady(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Send as a file' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    'niyam-gst-compliance.html text/html',
  );
});
