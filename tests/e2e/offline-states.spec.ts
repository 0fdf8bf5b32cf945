import { text as en } from '../../src/locales/en/interface.ts';
import { cacheStates, visit } from '../offline/states.ts';
import { appReady, expect, test } from '../support/test.ts';

test.use({ worker: 'by-itself', forgivenErrors: /./ });

/** A page of each template and of each route that draws more than text; `npm run offline:sweep` takes all. */
const paths = [
  '/',
  '/gst-compliance',
  '/constitution',
  '/about',
  '/contact',
  '/outbox',
  '/find',
  '/notice',
  '/calendar',
  '/legal-assistant',
  '/government-schemes',
  '/financial-hub/loan-instalment',
  '/how-to-guides',
  '/infographics/help-numbers',
  '/no-such-page',
];

for (const { name, reach } of cacheStates) {
  test(`an offline visitor gets each page's text, or is told what is missing: ${name}`, async ({
    page,
    context,
    network,
    pageErrors,
  }) => {
    test.setTimeout(150_000);
    await reach(page, network, 'en');
    await context.setOffline(true);
    const broken: string[] = [];
    for (const path of paths) {
      const { verdict, why } = await visit(page, network.url + path, pageErrors);
      if (verdict === 'broken') broken.push(`${path}: ${why}`);
    }
    expect(broken).toEqual([]);
  });
}

test('a page whose tool is not on the phone does not reload itself with no signal: the next address opens (PWA-07)', async ({
  page,
  context,
  network,
}) => {
  await cacheStates
    .find(({ name }) => name === 'worker there, page never visited')
    ?.reach(page, network, 'en');
  await context.setOffline(true);
  for (const path of ['/search', '/find']) {
    await page.goto(network.url + path);
    await appReady(page);
    await expect(page.getByText(en.notSaved.toolTitle)).toBeVisible();
    // A reload would come now.
    await page.waitForTimeout(1000);
    const [load] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type),
    );
    expect(load).toBe('navigate');
  }
});

test('a visitor whose browser wrongly reports a network is led from /dashboard to the sign-in page', async ({
  page,
  context,
  network,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
  await cacheStates.find(({ name }) => name === 'all saved')?.reach(page, network, 'en');
  await context.setOffline(true);
  const seen = await visit(page, `${network.url}/dashboard`, pageErrors);
  expect(seen).toEqual({ verdict: 'whole', why: '' });
  await expect(page).toHaveURL(/\/login/);
});
