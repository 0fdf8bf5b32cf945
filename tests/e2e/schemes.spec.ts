import type { Page } from '@playwright/test';
import { allSchemes } from '../../src/tools/schemes/model/all.ts';
import { schemeFilePath } from '../../src/tools/schemes/model/data-file.ts';
import { axeViolations, inPage } from '../support/axe.ts';
import { savedOnDevice } from '../support/saved-on-device.ts';
import { holdDatabase } from '../support/slow-device.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

/** The tool on government schemes, on the production build (TOOL-SCHEME-01 to 03). */
const path = '/government-schemes';
const count = allSchemes.length;
const dataFile = schemeFilePath('en');

/** The page has the tool's first screen before the tool itself is there. */
async function toolReady(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Ways to look' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-schemes', 'live');
}

async function open(page: Page, url: string, hash = '') {
  await page.goto(url + path + hash);
  await appReady(page);
  await toolReady(page);
}

/** Waits until the tool's notebook on this device has these values: it is saved a moment after a change. */
const notebookSaved = (page: Page, values: Record<string, unknown>) =>
  expect
    .poll(async () => JSON.parse((await savedOnDevice(page, 'schemes')) ?? '{}') as unknown)
    .toMatchObject(values);

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test.describe('where the tool itself is not on the phone', () => {
  test.use({ forgivenErrors: /Failed to load resource|dynamically imported|preload CSS/ });

  test('the list stays to be read offline, and the tool comes with the network', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/about`);
    await workerReady(page);
    await context.setOffline(true);
    // Neither words nor tool: nothing is promised.
    await page.goto(`${site.url}/financial-hub/gst`);
    await appReady(page);
    await expect(page.getByRole('alert')).toContainText('This page is not on your phone');
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByRole('alert')).toContainText('Needs internet once');
    await expect(page.locator('#all-schemes')).toContainText('PM SVANidhi');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await toolReady(page);
  });
});

test('a visitor searches, filters and opens a scheme at its own address, and Back restores the list', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await expect(page.getByRole('status').filter({ hasText: `of ${count} schemes` })).toBeVisible();
  await expect(page.locator('#all-schemes')).toBeHidden();
  await expect(page.locator('.scheme')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show 20 more' }).click();
  await expect(page.locator('.scheme')).toHaveCount(40);
  await expect(page.locator('.scheme').nth(20)).toBeFocused();

  await page.getByLabel('What are you looking for?').fill('loan');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('State', { exact: true }).selectOption('Telangana');
  await page.getByLabel('For whom').selectOption('Woman');
  await expect(page.getByText('Filters (2 set)')).toBeVisible();
  const name = page.getByRole('link', { name: 'Stree Nidhi loans' });
  await name.click();
  await expect(heading(page, 'Stree Nidhi loans')).toBeFocused();
  expect(page.url()).toContain('#stree-nidhi');
  for (const label of ['What you get', 'Who may apply', 'How to apply', 'Government fee']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  const source = page
    .locator('dl.card > div')
    .filter({ has: page.getByText('Source', { exact: true }) });
  await expect(source).toContainText('read on 23 Nov 2026');
  await expect(
    page.getByRole('link', { name: 'Stree Nidhi (opens in a new tab)' }),
  ).toHaveAttribute('href', 'https://streenidhi.telangana.gov.in');
  await page.goBack();
  await expect(name).toBeFocused();
  await notebookSaved(page, { query: 'loan', filters: { place: 'TG', group: 'women' } });
  await page.reload();
  await toolReady(page);
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('loan');
  await expect(page.getByText('Filters (2 set)')).toBeVisible();
  await page.getByRole('button', { name: 'Remove search and filters' }).click();
  await expect(page.locator('.scheme')).toHaveCount(20);
});

test('the count says how many schemes have ended, until they are shown too', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  const ended = allSchemes.filter(({ status }) => status === 'closed').length;
  expect(ended).toBeGreaterThan(0);
  const said = page.locator('.schemes-view').getByRole('status');
  await expect(said).toHaveText(
    new RegExp(`^${count - ended} of ${count} schemes\\.? \\(${ended} ended\\)$`),
  );
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Also show schemes that have ended').check();
  await expect(said).toHaveText(new RegExp(`^${count} of ${count} schemes\\.?$`));
  await page.getByLabel('Also show schemes that have ended').uncheck();
  await expect(said).toContainText(`(${ended} ended)`);
});

test('the list hides ended schemes, and the search calls them closed', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByLabel('What are you looking for?').fill('stand-up india');
  const card = page.locator('.scheme').filter({ hasText: 'Stand-Up India' }).first();
  await expect(card.getByText('closed')).toBeVisible();
  await card.getByRole('link', { name: 'Stand-Up India' }).click();
  await expect(page.getByText('ended on 31 Mar 2025')).toBeVisible();
  await expect(page.getByText('How to apply', { exact: true })).toHaveCount(0);
  await page.goto(`${site.url}${path}#nothing-of-ours`);
  await expect(heading(page, 'Search the list')).toBeVisible();
});

test('eight questions give likely, maybe with what is missing, and no with the rule; offline and after a reload too', async ({
  page,
  context,
  site,
}) => {
  await open(page, site.url);
  await workerReady(page);
  // The worker started after code and list were fetched: they are fetched again through it, and saved.
  await toolSaved(page, dataFile, '/assets/government-schemes');
  await context.setOffline(true);
  await page.reload();
  await toolReady(page);

  await page.getByRole('link', { name: 'Which fit me?' }).click();
  await expect(heading(page, 'Where do you work?')).toBeFocused();
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
  await goOn(page);
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(problem).toBeFocused();
  await problem.getByRole('link', { name: 'Where do you work?' }).click();
  await expect(page.getByLabel('State', { exact: true })).toBeFocused();
  await page.getByLabel('State', { exact: true }).selectOption('Telangana');
  await goOn(page);

  await page.getByLabel('I sell on the street').check();
  await notebookSaved(page, { inputs: { chosen: { who: ['vendor'] } } });
  await page.reload();
  await toolReady(page);
  await expect(page.getByLabel('I sell on the street')).toBeChecked();
  await goOn(page);
  await page.getByLabel('Cooking and serving food').check();
  await goOn(page);
  await page.getByLabel('Running for two years or more').check();
  await goOn(page);
  await page.getByLabel('Bank account').check();
  await page.getByLabel('None of these').check();
  await expect(page.getByLabel('Bank account')).not.toBeChecked();
  await goOn(page);
  await page.getByLabel('A loan').check();
  await goOn(page);
  await page.getByLabel('Up to ₹50,000').check();
  await goOn(page);

  await page.getByLabel('Woman').check();
  await page.getByLabel('Your age, in years').fill('thirty');
  await goOn(page);
  await expect(problem).toBeFocused();
  await expect(page.getByLabel('Your age, in years')).toHaveValue('thirty');
  await expect(page.getByLabel('Woman')).toBeChecked();
  await page.getByLabel('Your age, in years').fill('34');
  await goOn(page);

  await expect(heading(page, 'Schemes for you')).toBeFocused();
  const svanidhi = page.locator('.scheme').filter({ hasText: 'PM SVANidhi' }).first();
  await expect(svanidhi).toContainText('Missing You need: Vending certificate');
  await page.getByText(/^Not for you, and why/).click();
  const no = page.locator('details[open] .scheme').first();
  await expect(no).toContainText('Does not fit');

  // One answer more, and the maybe is likely.
  await page.getByRole('link', { name: 'Change: What do you have already?' }).click();
  await page.getByLabel('Vending certificate').check();
  await expect(page.getByLabel('None of these')).not.toBeChecked();
  await notebookSaved(page, { inputs: { chosen: { papers: ['vending'] } } });
  await page.goto(`${site.url}${path}#matches`);
  await toolReady(page);
  await expect(page.locator('.schemes-list').first()).toContainText('PM SVANidhi');
  await expect(page.locator('.scheme').first()).toContainText('Fits');

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('');
});

test('yes or no to the deciding condition of a scheme makes it likely or refuses it, and is saved', async ({
  page,
  site,
}) => {
  await open(page, site.url, '#question-place');
  await page.getByLabel('State', { exact: true }).selectOption('Telangana');
  await goOn(page);
  await page.getByLabel('I sell on the street').check();
  await goOn(page);
  await page.goto(`${site.url}${path}#pm-sym`);
  const question = page.getByRole('group', { name: /^Is this true\? Income up to/ });
  await expect(page.locator('.schemes-view')).toContainText('Maybe');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.schemes-view')).toContainText('Likely');
  await notebookSaved(page, { inputs: { decided: { 'pm-sym:0': true } } });
  await page.goto(`${site.url}${path}#matches`);
  await page.reload();
  await toolReady(page);
  const card = page
    .locator('.schemes-list')
    .first()
    .locator('.scheme')
    .filter({ hasText: 'PM Shram Yogi Maan-dhan' });
  // An age that nobody gave does not hide it.
  await expect(card).toContainText('You did not say how old you are.');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(card).toHaveCount(0);
  await expect(heading(page, 'Schemes for you')).toBeFocused();
  await page.getByText(/^Not for you, and why/).click();
  await expect(page.locator('details[open] .scheme', { hasText: 'Shram Yogi' })).toContainText(
    'You said that this is not true',
  );
});

test('a scheme whose rules were not read says so in every list and on its own page', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await page.getByLabel('What are you looking for?').fill('ramp');
  const card = page.locator('.scheme').filter({ hasText: 'RAMP' }).first();
  await expect(card.getByText('not read', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'RAMP' }).click();
  await expect(page.locator('dl.card')).toContainText('We have not read its rules.');
  await expect(page.getByText('How to apply', { exact: true })).toHaveCount(0);
});

test('questions can all be skipped, and Back goes a question back', async ({ page, site }) => {
  await open(page, site.url, '#question-place');
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
    await page.getByRole('button', { name: 'I am not sure, skip this' }).click();
  }
  await expect(heading(page, 'Schemes for you')).toBeVisible();
  // Who told nothing has no likely one, and reads what each asks for.
  await expect(page.getByText('None is “likely” yet.')).toBeVisible();
  await expect(page.locator('.scheme').first()).toContainText('You did not say who you are.');
  await page.goBack();
  await expect(page.getByText('Question 8 of 8')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Question 7 of 8')).toBeVisible();
});

test('schemes are saved and compared, and a paper ticked once is ticked everywhere', async ({
  page,
  site,
  context,
}) => {
  const other = await context.newPage();
  await open(other, site.url, '#mudra-kishor');
  await open(page, site.url, '#mudra-shishu');
  await page.getByLabel('Identity and age').check();
  await page.getByRole('button', { name: 'Save: ' }).click();
  await page.getByRole('button', { name: 'Compare: ' }).click();
  await page.goto(`${site.url}${path}#mudra-kishor`);
  await expect(page.getByLabel('Identity and age')).toBeChecked();
  await page.getByRole('button', { name: 'Compare: ' }).click();
  await page.getByRole('link', { name: 'Compare now' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table).toContainText('Loan up to ₹50,000');
  await expect(table).toContainText('Loan up to ₹5 lakh');
  await page.getByRole('link', { name: 'Saved (1)' }).click();
  await expect(page.locator('.scheme')).toHaveCount(1);
  await notebookSaved(page, {
    saved: ['mudra-shishu'],
    compared: ['mudra-shishu', 'mudra-kishor'],
  });
  // Another tab that was open all the time saves one too, and takes nothing away.
  await other.getByRole('button', { name: 'Save: ' }).click();
  await notebookSaved(other, { saved: ['mudra-shishu', 'mudra-kishor'] });
  await page.reload();
  await toolReady(page);
  await expect(page.locator('.scheme')).toHaveCount(2);
  await expect(page.getByLabel('Identity and age')).toBeChecked();
});

test('a scheme saved right before the page is left is saved, and other tabs lose none', async ({
  page,
  site,
}) => {
  await open(page, site.url, '#mudra-shishu');
  await page.getByRole('button', { name: 'Save: ' }).click();
  await notebookSaved(page, { saved: ['mudra-shishu'] });
  await open(page, site.url, '#mudra-kishor');
  await holdDatabase(page);
  await page.getByRole('button', { name: 'Save: ' }).click();
  await page.goto(`${site.url}/settings`);
  await open(page, site.url, '#saved');
  await expect(page.locator('.scheme')).toHaveCount(2);
  await notebookSaved(page, { saved: ['mudra-shishu', 'mudra-kishor'] });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('niyam.draft.schemes')))
    .toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a plain list of all schemes with their official sites', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path);
    await expect(page.locator('#all-schemes li')).toHaveCount(count);
    await expect(page.locator('#pm-svanidhi a')).toHaveAttribute(
      'href',
      'https://pmsvanidhi.mohua.gov.in',
    );
    await expect(page.getByText('Getting the list of schemes.')).toBeHidden();
    await expect(page.getByText(`${count} schemes with their official sites`)).toBeVisible();
    await expect(page.getByText('1,500+')).toContainText('its own figure');
  });
});

test.describe('where the list cannot be had', () => {
  test.use({ forgivenErrors: /Failed to load resource/ });

  test('the page says so, shows the plain list, and tries again', async ({ page, site }) => {
    await page.route(`**${dataFile}`, (route) => route.abort());
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByText('The search is not on this phone yet')).toBeVisible();
    await expect(page.locator('#pm-svanidhi')).toBeVisible();
    await page.unroute(`**${dataFile}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await toolReady(page);
    await expect(page.locator('#all-schemes')).toBeHidden();
  });

  test('the page does not use an answer from another server as the list', async ({
    page,
    site,
  }) => {
    await page.route(`**${dataFile}`, (route) =>
      route.fulfill({ json: { login: 'please pay for the network' } }),
    );
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByText('The search is not on this phone yet')).toBeVisible();
  });
});

test('on a phone that cannot save, the tool still works and says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
  });
  await open(page, site.url);
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
  await page.getByLabel('What are you looking for?').fill('pension');
  await expect(page.locator('.scheme').first()).toContainText('ension');
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Saved (1)' }).click();
  await expect(page.locator('.scheme')).toHaveCount(1);
});

test('no axe violation in any view', async ({ page, site }) => {
  await open(page, site.url, '#mudra-shishu');
  await page.getByRole('button', { name: 'Compare: ' }).click();
  await page.getByRole('button', { name: 'Save: ' }).click();
  await page.goto(`${site.url}${path}#pm-svanidhi`);
  await page.getByRole('button', { name: 'Compare: ' }).click();
  for (const view of [
    'find',
    'pm-svanidhi',
    'question-who',
    'question-about',
    'matches',
    'saved',
    'compare',
  ]) {
    await page.goto(`${site.url}${path}#${view}`);
    if (view.startsWith('question')) await goOn(page);
    expect(await axeViolations(page, inPage), view).toEqual([]);
  }
});

test('nothing scrolls sideways at 320 px, nor with text at twice its size', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  for (const view of ['find', 'pm-svanidhi', 'question-work', 'matches', 'saved', 'compare']) {
    await page.goto(`${site.url}${path}#${view}`);
    for (const [width, size] of [
      [320, ''],
      [360, '225%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, size);
      expect(overflow, `${view} ${size}`).toBe(0);
    }
  }
});

test('a slow phone searches 5,000 schemes while the visitor types', async ({ page, site }) => {
  await page.route(`**${dataFile}`, async (route) => {
    const file = await (await route.fetch()).json();
    const schemes = Array.from({ length: 5000 }, (_, index) => {
      const scheme = file.schemes[index % file.schemes.length];
      return { ...scheme, id: `${scheme.id}-${index}`, name: `${scheme.name} ${index}` };
    });
    await route.fulfill({ json: { ...file, schemes, digest: 'another' } });
  });
  const devtools = await page.context().newCDPSession(page);
  await open(page, site.url);
  await expect(page.getByText('of 5,000 schemes')).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowest = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (const text of ['l', 'lo', 'loa', 'loan', 'loan ', 'loan w', 'loan wo', 'loan wom']) {
      const start = performance.now();
      setValue?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return Math.max(...times);
  });
  // The goal is 200 ms; a busy machine is given some more.
  expect(slowest).toBeLessThan(600);
});
