import { states } from '../a11y/states.ts';
import { expect, test } from '../support/test.ts';
import { lookForPseudoNames } from './pseudo-names.ts';
import { clippedOn, unmarkedOn } from './unmarked.ts';

test.use({
  viewport: { width: 320, height: 640 },
  forgivenErrors: /Failed to load|ERR_|not accepted|got no|failed|dynamically imported/,
});

/**
 * What is reached by English answers, exact names or sentences alone, or by a file of the ordinary build: its
 * page in the routes' sweep, and the states below, stand for it.
 */
const reachedInEnglish = new Set([
  'search results',
  'the finder mid-way',
  'the finder’s result',
  'the health check’s result',
  'the calendar’s list',
  'the calendar’s month',
  'the calendar’s form with an error',
  'the question whether to update',
  'the assistant’s page with an answer',
  'schemes with filters open',
  'one scheme',
  'a guide’s tools',
  'the dashboard, signed in',
  'waiting requests',
]);

for (const [state, bring] of Object.entries(states)) {
  if (reachedInEnglish.has(state)) continue;
  test(`${state}, in a language made of English`, async ({ page, network }) => {
    lookForPseudoNames(page);
    await bring(page, `${network.url}/en-xa`, network);
    await page.waitForTimeout(300);
    const unmarked = await unmarkedOn(page);
    expect(unmarked.map(({ text, where }) => `“${text}” in ${where}`)).toEqual([]);
    expect(await clippedOn(page)).toEqual([]);
  });
}

test('a waiting request, in a language made of English', async ({ page, network }) => {
  lookForPseudoNames(page);
  const saveRequest = states['the lead dialog after saving'];
  if (!saveRequest) throw new Error('tests/a11y/states.ts saves no request');
  await saveRequest(page, `${network.url}/en-xa`, network);
  await page.goto(`${network.url}/en-xa/outbox`);
  await expect(page.locator('.outbox-list li').first()).toBeVisible();
  const unmarked = await unmarkedOn(page);
  expect(unmarked.map(({ text, where }) => `“${text}” in ${where}`)).toEqual([]);
});

/** Answers in the address, as shared links carry them. */
const answered = {
  'the finder’s result': '/find#kind=street&state=telangana',
  'the calendar, set up': '/calendar#kind=shop',
};

for (const [state, address] of Object.entries(answered)) {
  test(`${state}, in a language made of English`, async ({ page, site }) => {
    await page.goto(`${site.url}/en-xa${address}`);
    await page.waitForTimeout(1500);
    const unmarked = await unmarkedOn(page);
    expect(unmarked.map(({ text, where }) => `“${text}” in ${where}`)).toEqual([]);
    expect(await clippedOn(page)).toEqual([]);
  });
}
