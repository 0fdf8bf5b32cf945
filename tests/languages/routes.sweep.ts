import { catalog } from '../../src/content/catalog.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { clippedOn, unmarkedOn } from './unmarked.ts';

test.use({ viewport: { width: 320, height: 640 }, forgivenErrors: /./ });

/** The same fault on many pages is one line. */
function report(faults: readonly { fault: string; path: string }[]): string[] {
  const paths = new Map<string, string[]>();
  for (const { fault, path } of faults) paths.set(fault, [...(paths.get(fault) ?? []), path]);
  return [...paths].map(([fault, on]) =>
    on.length === 1 ? `${fault} (${on[0]})` : `${fault} (${on.length} pages, such as ${on[0]})`,
  );
}

for (const prefix of ['/en-xa', '/ar-xb']) {
  test(`every page of ${prefix} shows texts of the language alone, and cuts none off`, async ({
    page,
    site,
  }) => {
    test.setTimeout(900_000);
    const faults: { fault: string; path: string }[] = [];
    for (const { path } of catalog) {
      await page.goto(`${site.url}${prefix}${path === '/' ? '' : path}`);
      await appReady(page);
      const unmarked = await unmarkedOn(page);
      faults.push(
        ...unmarked.map(({ text, where }) => ({ fault: `“${text}” in ${where}`, path })),
        ...(await clippedOn(page)).map((fault) => ({ fault, path })),
      );
    }
    expect(report(faults)).toEqual([]);
  });
}

test('the header of wide screens has room for long names', async ({ page, site }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/en-xa', '/ar-xb/fssai-compliance']) {
      await page.goto(site.url + path);
      await appReady(page);
      expect.soft(await clippedOn(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('with no signal', () => {
  test.use({ worker: 'by-itself' });

  test('a page that was saved opens in its language, and never in another', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/en-xa`);
    await workerReady(page);
    await context.setOffline(true);
    for (const path of ['/en-xa', '/en-xa/fssai-compliance', '/en-xa/find', '/en-xa/outbox']) {
      await page.goto(site.url + path);
      await appReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expect(page.locator('[data-page]')).toHaveAttribute('data-path', path);
      expect(await unmarkedOn(page)).toEqual([]);
    }
    // English was never opened here.
    await page.goto(`${site.url}/fssai-compliance`);
    await expect(page.locator('[data-page]')).toHaveAttribute('data-page', 'offline');
  });
});
