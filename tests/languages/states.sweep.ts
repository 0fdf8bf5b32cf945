import { states } from '../a11y/states.ts';
import { pseudoWords } from '../../build/pseudo/pseudo-text.ts';
import { appReady, expect, test } from '../support/test.ts';
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
  'a question at the calendar’s chips',
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

/** Brought about in English, then opened in the other language: the selector says that the state is there. */
const reopened: Readonly<Record<string, string>> = {
  'the finder mid-way': '.question-form',
  'the finder’s result': '.finder-result .paper',
  'the health check’s result': '.health-result .finding',
  'the calendar’s list': '.leaf',
  'one scheme': 'article.schemes-view',
  'the dashboard, signed in': '.dash-mark',
};

for (const [state, shown] of Object.entries(reopened)) {
  test(`${state}, opened in a language made of English`, async ({ page, network }) => {
    const bring = states[state];
    if (!bring) throw new Error(`tests/a11y/states.ts has no state “${state}”`);
    await bring(page, network.url, network);
    // What the visitor has answered stands in the address or on the device, in no language.
    const { pathname, search, hash } = new URL(page.url());
    await page.goto(`${network.url}/en-xa${pathname}${search}${hash}`);
    await appReady(page);
    await expect(page.locator(shown).first()).toBeVisible();
    const unmarked = await unmarkedOn(page);
    expect(unmarked.map(({ text, where }) => `“${text}” in ${where}`)).toEqual([]);
    expect(await clippedOn(page)).toEqual([]);
  });
}

test('search results, in a language made of English', async ({ page, site }) => {
  await page.goto(`${site.url}/en-xa/search?q=${encodeURIComponent(pseudoWords('licence'))}`);
  await appReady(page);
  await expect(page.locator('mark').first()).toBeVisible();
  const unmarked = await unmarkedOn(page);
  expect(unmarked.map(({ text, where }) => `“${text}” in ${where}`)).toEqual([]);
  expect(await clippedOn(page)).toEqual([]);
});
