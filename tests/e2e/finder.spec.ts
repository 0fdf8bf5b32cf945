import type { Locator, Page } from '@playwright/test';
import { axeViolations, axeViolationsInBothThemes, inPage } from '../support/axe.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { savedOnDevice, textSaved } from '../support/saved-on-device.ts';
import { Finder } from './page-models/finder.ts';

/** A shop in Kukatpally: all but what addresses never carry. */
const shopLink =
  '#kind=shop&state=tg&place=cyberabad&food=sells&supply=goods&products=&online=&reach=&workers=2' +
  '&building=&entity=proprietor&does=scale&plans=';

test('four taps and at most 80 words lead a vendor to every paper she needs, with fee and place on one screen (ANSW-04, TOOL-FIND-01)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const before = await page.evaluate(() => history.length);
  let words = 0;
  const taps = [
    ['What do you do?', 'Cook food'],
    ['Where do you cook?', 'Moving cart'],
    ['Where?', 'Hyderabad'],
    ['How much do you sell in a year?', 'Up to ₹5 lakh'],
  ] as const;
  for (const [question, answer] of taps) {
    await expect(finder.question).toHaveText(question);
    words += await wordsOn(page.locator('.question-form'));
    await finder.tap(question, answer);
  }
  expect(words).toBeLessThanOrEqual(80);
  await expect(finder.result).toBeFocused();
  // One entry of the history for each tap after the first screen: no tap is wasted.
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(5);
  const rows = page.locator('.finder-result > .papers .paper');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Vending certificate');
  await expect(rows.nth(0)).toContainText('Town office');
  await expect(rows.nth(1)).toContainText('Free');
  // Not as if it were sure, and only as long as it is needed.
  await expect(rows.nth(1)).toContainText('as reported');
  const reported = await rows.nth(1).getByText('as reported').boundingBox();
  expect(reported?.height).toBeLessThan(30);
  await expect(rows.nth(1)).toContainText('Free with the vending certificate');
  await expect(page.getByText('Start with: Vending certificate')).toBeVisible();
  await expect(page.locator('.paper-total')).toContainText('All government fees');
  await expect(page.locator('.paper-total')).toContainText('₹');
  await expect(page.locator('.paper-details').first()).toBeHidden();
  const place = await placeOnScreen(page);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.bottom).toBeLessThanOrEqual(740);
});

test('the loudspeaker covers none of the answers to a question', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const listen = page.locator('.finder-asked').getByRole('button', { name: 'Listen' });
  const first = page.locator('.question-form li button').first();
  for (const answer of ['Cook food', 'Moving cart']) {
    // The next question is drawn after the browser has shown the press.
    await expect(page.getByRole('button', { name: answer }).first()).toBeVisible();
    const [button, tile] = await Promise.all([listen.boundingBox(), first.boundingBox()]);
    expect(button && tile && button.y + button.height).toBeLessThanOrEqual(tile?.y ?? 0);
    await page.getByRole('button', { name: answer }).first().click();
  }
  await expect(finder.question).toHaveText('Where?');
});

test('on a wide screen the header covers neither the loudspeaker nor the progress of a question', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.tap('What do you do?', 'Cook food');
  await expect(finder.question).toBeFocused();
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
  const header = await page.locator('.site-header').boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? Infinity);
  const listen = page.locator('.finder-asked').getByRole('button', { name: 'Listen' });
  expect(await top(listen)).toBeGreaterThanOrEqual(below);
  expect(await top(page.locator('.finder-progress'))).toBeGreaterThanOrEqual(below);
});

test('on a wide screen the header covers no line of the result, and Share and Print are one row', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsCook();
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  await expect(finder.result).toBeFocused();
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error('It is not on the page');
    return box;
  };
  const header = await boxOf(page.locator('.site-header'));
  const about = await boxOf(page.getByText('Moving cart · Hyderabad'));
  expect(about.y).toBeGreaterThanOrEqual(header.y + header.height);
  const share = await boxOf(page.getByRole('button', { name: 'Share', exact: true }));
  const print = await boxOf(page.getByRole('button', { name: 'Print', exact: true }));
  expect(print.y).toBe(share.y);
});

test('after the last answer a phone stands at the start of the result, with the focus on its heading (ANSW-04)', async ({
  page,
  site,
}) => {
  const screens = [
    { width: 360, height: 740 },
    { width: 320, height: 568 },
    { width: 360, height: 740, isLarge: true },
    { width: 320, height: 640, isStill: true },
  ];
  for (const { isLarge = false, isStill = false, ...size } of screens) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' });
    const finder = await Finder.openAt(page, `${site.url}/find`);
    if (isLarge) await enlargeText(page);
    await finder.answerAsCook();
    await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
    await expect(finder.result).toBeFocused();
    const name = JSON.stringify({ ...size, isLarge });
    await expect(finder.result, name).toBeInViewport({ ratio: 1 });
    // Nothing of the header and of the way to the page is left above it.
    await expect(page.locator('.breadcrumb'), name).not.toBeInViewport();
    await expect(page.locator('.site-header'), name).not.toBeInViewport();
    const begins = await page.locator('.finder-result').boundingBox();
    expect(begins?.y, name).toBeGreaterThanOrEqual(0);
    expect(begins?.y, name).toBeLessThan(24);
    expect(await overflowOf(page), name).toBe(0);
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(finder.question).toHaveText('What do you do?');
  }
});

test('five needed papers with amount and place fit one screen, and the sum is last (ANSW-04)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tailor =
    '#kind=shop&state=tg&place=ghmc&food=sells&products=&workers=0&does=scale&supply=exempt&at=result';
  const finder = await Finder.openAt(page, `${site.url}/find${tailor}`);
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  await expect(finder.result).toBeFocused();
  const rows = page.locator('.finder-result > .papers').first().locator('.paper');
  expect(await rows.count()).toBeGreaterThanOrEqual(4);
  expect(await rows.count()).toBeLessThanOrEqual(5);
  const place = await placeOnScreen(page);
  expect(place.bottom).toBeLessThanOrEqual(740 - 68);
  // The only group has a heading.
  await expect(page.getByRole('heading', { level: 3, name: 'Needed now' })).toHaveCount(1);
  const sizes = await page
    .locator('.paper-fee')
    .evaluateAll((fees) =>
      fees.map((fee) => Math.round(parseFloat(getComputedStyle(fee).fontSize))),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('more than five needed papers are in groups by when they are needed (ANSW-04)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find${shopLink}&at=result`);
  await finder.type('How much do you sell in a year?', '32 lakh');
  await page.getByRole('link', { name: /best-paid worker/ }).click();
  await finder.type('What does your best-paid worker earn in a month?', '12000');
  await expect(page.getByRole('heading', { name: 'Needed now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Needed soon: tax and staff' })).toBeVisible();
});

/** How many words a reader sees, without the list of states and what only screen readers say. */
const wordsOn = (part: Locator) =>
  part.evaluate((form) => {
    const copy = form.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('select, .sr-only')) hidden.remove();
    const blocks = [...copy.querySelectorAll('h2, p, li button, label, .button')];
    return blocks.flatMap((block) => block.textContent.split(/\s+/).filter(Boolean)).length;
  });

/** Where the rows and their sum are on the screen. */
const placeOnScreen = (page: Page) =>
  page.evaluate(() => ({
    top: document.querySelector('.finder-result h2')?.getBoundingClientRect().top ?? -1,
    bottom: document.querySelector('.paper-total p')?.getBoundingClientRect().bottom ?? Infinity,
  }));

test('the result says why in sentences, each once, offline too (TOOL-FIND-01, TOOL-FIND-02, ANSW-04)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/find`);
  await workerReady(page);
  await toolSaved(page, '/assets/find-');
  await context.setOffline(true);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();

  await expect(finder.result).toBeFocused();
  const certificate = await finder.openWhy('Vending certificate');
  await expect(certificate).toContainText('Your business: In the street, moving about.');
  expect((await certificate.innerText()).match(/Your business:/g)).toHaveLength(1);
  await expect(certificate).not.toContainText('Because you said');
  await expect(certificate).toContainText('Street Vendors');
  await expect(certificate.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/blog/street-vendor-compliance-india',
  );
  await expect(
    page.locator('.finder-fold > summary').filter({ hasText: 'You do not need' }),
  ).toContainText(/GST/);
  await finder.unfold('You do not need these');
  const notNeeded = page.getByRole('listitem').filter({ hasText: 'GST registration' });
  await expect(notNeeded).toContainText('You sell ₹6 lakh a year. The limit is ₹20 lakh.');
  expect(decodeURIComponent(page.url())).toContain('place=hyderabad');
  expect(page.url()).not.toContain('turnover');

  await page.reload();
  await expect(finder.result).toBeVisible();
  await page.goto(`${site.url}/find`);
  await expect(finder.result).toBeVisible();
});

test('a question after the result says which papers it may add, and adds them (ANSW-04)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsCook();
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  const later = page.locator('.finder-later li').filter({ hasText: 'Which of these do you do?' });
  await expect(later).toContainText('May add: Stamp on your scale');
  await expect(finder.finding('Stamp on your scale')).toHaveCount(0);
  await finder.tickLater('Which of these do you do?', 'I sell by weight or measure');
  await expect(finder.finding('Stamp on your scale')).toBeVisible();
  await expect(later).toHaveCount(0);
});

test('the sum is shown as notes that are marked as specimens', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsCook();
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  await page.getByRole('button', { name: 'Show as notes' }).click();
  await expect(page.getByRole('img', { name: /^SPECIMEN: ₹/ }).first()).toBeVisible();
});

test('“Start again” removes every answer from the screen and from the phone', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsCook();
  await finder.type('How much do you sell in a year?', '6 lakh');
  await expect(finder.result).toBeVisible();
  await expect.poll(() => savedOnDevice(page, 'business-answers')).toContain('street-mobile');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(finder.question).toHaveText('What do you do?');
  await expect(finder.question).toBeFocused();
  await expect.poll(() => savedOnDevice(page, 'business-answers')).toBeUndefined();
  await expect(page.locator('.finder [aria-current=true]')).toHaveCount(0);

  // The next visit knows nothing either.
  await page.goto(`${site.url}/find`);
  await appReady(page);
  await finder.answerAsCook();
  await expect(finder.question).toHaveText('How much do you sell in a year?');
  await expect(page.locator('.finder [aria-current=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Type it' })).toBeVisible();
});

test('every choice of a list to tick has its drawing between box and words (ANSW-07)', async ({
  page,
  site,
}) => {
  await Finder.openAt(page, `${site.url}/find${shopLink}&at=products`);
  const choices = page.locator('.choice');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeGreaterThan(10);
  await expect(choices.locator('> input + svg.drawing + span')).toHaveCount(await choices.count());
});

test('the drawn country marks the state that is chosen (ANSW-07)', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find#kind=shop&at=state`);
  await expect(finder.question).toHaveText('Where?');
  const mark = page.locator('.finder .field svg.drawing circle');
  await expect(mark).toHaveCount(0);
  await page.getByRole('combobox').selectOption({ label: 'Tamil Nadu' });
  const south = Number(await mark.getAttribute('cy'));
  await page.getByRole('combobox').selectOption({ label: 'Punjab' });
  expect(Number(await mark.getAttribute('cy'))).toBeLessThan(south - 20);
});

test('any answer can be changed, and Back goes back a question', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find${shopLink}`);
  await finder.type('How much do you sell in a year?', '32 lakh');
  await expect(finder.question).toHaveText('Are any of these among your goods?');
  await page.goBack();
  await expect(page.getByLabel('Sales in rupees')).toHaveValue('32,00,000');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(finder.question).toHaveText('Do you deal in food?');
  await expect(finder.question).toBeFocused();
  await expect(page.getByRole('button', { name: 'I sell it as it comes' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.goto(`${site.url}/find${shopLink}&at=result`);
  const gst = await finder.openWhy('GST registration');
  await expect(gst).toContainText('You sell ₹32 lakh a year.');
  await finder.unfold('Your answers');
  await page.getByRole('link', { name: 'Change: Place' }).click();
  await finder.tap('In which town or village?', 'Hyderabad, GHMC');
  await expect(finder.result).toBeVisible();
  await expect(await finder.openWhy('Trade licence')).toContainText('GHMC, your circle office');
});

test('another trade asks again about food and sales', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsCook();
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  await finder.unfold('Your answers');
  await page.getByRole('link', { name: 'Change: Your business' }).click();
  await finder.tap('What do you do?', 'Shop');
  await expect(finder.question).toHaveText('Do you deal in food?');
});

test('the number of questions never grows', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const most = async () =>
    Number((await page.locator('.finder-progress + span').innerText()).split(' of ')[1]);
  await finder.tap('What do you do?', 'Cook food');
  const counts = [await most()];
  await finder.tap('Where do you cook?', 'Moving cart');
  counts.push(await most());
  await finder.tap('Where?', 'Hyderabad');
  counts.push(await most());
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('invalid input has an error at its field, and is not lost', async ({ page, site }) => {
  const finder = await Finder.openAt(page, `${site.url}/find#kind=shop`);
  await finder.continue();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Pick the answer that fits best.');

  await page.goto(`${site.url}/find${shopLink}`);
  const sales = page.getByLabel('Sales in rupees');
  await page.getByRole('button', { name: 'Type it' }).click();
  await sales.fill('quite a lot');
  await finder.continue();
  await expect(page.getByRole('alert')).toContainText('Write a number');
  await expect(sales).toHaveAttribute('aria-invalid', 'true');
  await expect(sales).toHaveValue('quite a lot');
  await textSaved(page, 'quite a lot');
  await page.reload();
  await expect(sales).toHaveValue('quite a lot');
  await sales.fill('50000');
  await page.getByLabel('a month').check();
  await expect(page.getByText('That is ₹6 lakh a year.')).toBeVisible();
});

test('“I don’t know” is an answer: the result says what depends on it and which authority to ask', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find#kind=shop&state=rj`);
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await finder.tap('Do you deal in food?', 'No');
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await finder.tick('Are any of these among your goods?');
  await finder.tap('How many people work for you?', 'Only me');
  await finder.tick('Which of these do you do?');
  await finder.tap('What do people pay you for?', 'Both');
  await page.goto(`${page.url()}&online=&reach=&building=&entity=proprietor&plans=`);
  await expect(finder.result).toBeVisible();
  await expect(await finder.openWhy('GST registration')).toContainText(
    'depends on an answer that is missing: Sales a year',
  );
  await expect(await finder.openWhy('Trade licence')).toContainText(
    'The office that takes the property tax of the place',
  );
  await expect(page.getByText('What to say at the office')).toBeVisible();
});

test('a result is printed alone, and “Ask us to do it” opens the form with what is known (A11Y-08)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await test.step('on paper the result stands alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(finder.finding('Vending certificate')).toBeVisible();
    await expect(page.locator('.documents').getByText('Your photograph')).toBeVisible();
    const answers = page.locator('.finder-fold').filter({ hasText: 'Your answers' });
    await expect(answers.locator('.given-answer').first()).toBeVisible();
    const signs = await page
      .locator('.finder-fold > summary')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').display));
    expect(new Set(signs)).toEqual(new Set(['none']));
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
    await expect(page.getByText('How the finder decides')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('button', { name: 'Ask us to do it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What kind of business is it?')).toHaveValue(
    'Restaurant/Food Business',
  );
  await expect(dialog.getByLabel(/Anything else/)).toHaveValue(/Certificate of vending/);
  await expect(dialog.getByLabel(/Anything else/)).not.toHaveValue(/6 lakh|600000/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ask us to do it' })).toBeFocused();

  await page.goto(`${site.url}/contact`);
  await expect(page.getByLabel('What kind of business is it?')).toHaveValue(
    'Restaurant/Food Business',
  );
});

test('a shared link shows the sender’s answers and does not change the visitor’s own', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.answerAsChaatVendor();
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/find${shopLink}`);
  await appReady(page);
  await expect(page.getByText('These answers came with a link')).toBeVisible();
  await expect(finder.question).toHaveText('How much do you sell in a year?');
  await page.getByRole('button', { name: 'Use my own answers' }).click();
  await expect(finder.finding('Vending certificate')).toBeVisible();
});

test('the finder does not overwrite answers that another tab saved', async ({
  page,
  site,
  context,
}) => {
  const other = await Finder.openAt(await context.newPage(), `${site.url}/find`);
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await finder.tap('What do you do?', 'Shop');
  await finder.tap('Where?', 'Hyderabad');
  await expect(finder.question).toHaveText('Do you deal in food?');
  await other.tap('What do you do?', 'Shop');
  await expect(other.question).toHaveText('Where?');
  await Finder.openAt(page, `${site.url}/find`);
  await expect(finder.question).toHaveText('Do you deal in food?');
});

test('a phone that cannot save shows so, and the finder still works', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await expect(page.getByText('This phone does not let us save')).toBeVisible();
  await finder.answerAsChaatVendor();
});

test('a shared phone saves nothing', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  const finder = await Finder.openAt(page, `${site.url}/find`);
  await expect(page.getByText('This phone is set as shared')).toBeVisible();
  await finder.answerAsChaatVendor();
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/find`);
  await appReady(page);
  await expect(finder.question).toHaveText('What do you do?');
});

test('answers that an earlier version saved lead to the result (A11Y-08)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(
    page,
    `${site.url}/find#kind=street-fixed&state=tg&place=ghmc&food=makes&supply=services&online=&workers=0&does=plastic&plans=&at=kind`,
  );
  await expect(page.getByRole('button', { name: 'Street stall' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await finder.tap('Where do you cook?', 'Street stall');
  await finder.tap('Where?', 'Hyderabad');
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  await expect(finder.finding('No banned plastic')).toBeVisible();
});

test('from the first question to the result by keyboard alone; arrow keys choose nothing (A11Y-02)', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find#at=trade`);
  await page.getByRole('button', { name: 'Cook food' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(finder.question).toHaveText('What do you do?');
  await page.keyboard.press('Enter');
  await expect(finder.question).toHaveText('Where do you cook?');
  for (let asked = 0; asked < 9 && !(await finder.result.isVisible()); asked++) {
    await expect(finder.question).toBeFocused();
    const question = (await finder.question.textContent()) ?? '';
    await page.keyboard.press('Tab');
    await page.keyboard.press(asked % 2 === 0 ? 'Enter' : 'Space');
    await expect(page.locator('main h2').filter({ hasText: question })).toHaveCount(0);
  }
  await expect(finder.result).toBeFocused();
});

test('a visitor from another state finds it above the near places when the place is changed', async ({
  page,
  site,
}) => {
  const order = async (state: string) => {
    await page.goto(`${site.url}/find#kind=shop&state=${state}&at=state`);
    await page.reload();
    await appReady(page);
    const others = await page.getByRole('combobox').boundingBox();
    const near = await page.getByRole('button', { name: 'Hyderabad' }).boundingBox();
    return (others?.y ?? 0) < (near?.y ?? 0) ? 'others first' : 'near first';
  };
  expect(await order('ka')).toBe('others first');
  expect(await order('tg')).toBe('near first');
});

test('the trade licence of a Hyderabad shop costs by size, and its row leads to the calculator', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find${shopLink}`);
  await finder.type('How much do you sell in a year?', '6 lakh');
  await expect(finder.question).not.toHaveText('How much do you sell in a year?');
  await finder.acceptAnswers();
  await expect(finder.finding('Trade licence')).toContainText('By size');
  const details = await finder.openWhy('Trade licence');
  await details.getByRole('link', { name: 'Trade licence fee' }).click();
  await expect(page).toHaveURL(/\/financial-hub\/trade-licence-fee$/);
});

test('an answer changes the screen once: neither the question left nor another one appears between', async ({
  page,
  site,
}) => {
  const finder = await Finder.openAt(page, `${site.url}/find${shopLink}`);
  await expect(finder.question).toHaveText('How much do you sell in a year?');
  await page.getByRole('button', { name: 'Type it' }).click();
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      const heading = document.querySelector('.finder h2')?.textContent ?? '';
      if (seen.at(-1) !== heading) seen.push(heading);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const screens = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await finder.type('How much do you sell in a year?', '32 lakh');
  await expect.poll(async () => (await screens()).length).toBeGreaterThan(1);
  await expect(page).toHaveURL(/at=/);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await screens()).toHaveLength(2);
});

test('question, error and result have no axe violation and fit a narrow screen and large text; targets are large', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const finder = await Finder.openAt(page, `${site.url}/find`);
  const heights = (of: string) =>
    page
      .locator(of)
      .filter({ visible: true })
      .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().height));
  expect(await overflowOf(page)).toBe(0);
  expect(Math.min(...(await heights('.question-form li button')))).toBeGreaterThanOrEqual(48);
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.goto(`${site.url}/find#kind=shop`);
  await finder.continue();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.goto(`${site.url}/find${shopLink}`);
  await expect(finder.question).toHaveText('How much do you sell in a year?');
  expect(await axeViolations(page, inPage)).toEqual([]);
  await page.reload();
  await finder.type('How much do you sell in a year?', '32 lakh');
  await expect(finder.question).not.toHaveText('How much do you sell in a year?');
  await finder.acceptAnswers();
  expect(await overflowOf(page)).toBe(0);
  expect(Math.min(...(await heights('.paper summary')))).toBeGreaterThanOrEqual(48);
  expect(await axeViolationsInBothThemes(page, inPage)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and leads to the guides', async ({ page, site }) => {
    await page.goto(`${site.url}/find`);
    // Playwright's text search looks past `noscript`.
    await expect(page.locator('main noscript .callout')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'GST Compliance' })).toBeVisible();
  });
});

test.describe('two years later', () => {
  test.use({ worker: 'by-itself' });

  test('the result warns by the phone’s own date and offline, before a line is opened (LAW-04)', async ({
    page,
    context,
    site,
  }) => {
    const link = `${site.url}/find#kind=street-mobile&state=tg&place=hyderabad&food=makes&supply=services&at=result`;
    const finder = await Finder.openAt(page, link);
    await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
    await expect(finder.result).toBeVisible();
    const warning = page.locator('.finder-result .callout', { hasText: 'Check before relying' });
    await expect(warning).toHaveCount(0);
    await workerReady(page);
    await toolSaved(page, '/assets/find-');
    await page.clock.setFixedTime(Date.now() + 730 * 24 * 3_600_000);
    await context.setOffline(true);
    await page.reload();
    await appReady(page);
    await expect(finder.result).toBeVisible();
    await expect(warning).toBeVisible();
  });
});

test('“Why?” names the document of the fee beside that of the rule (ANSW-09)', async ({
  page,
  site,
}) => {
  const link = `${site.url}/find#kind=street-mobile&state=tg&place=hyderabad&food=makes&supply=services&at=result`;
  const finder = await Finder.openAt(page, link);
  await finder.tap('How much do you sell in a year?', 'Up to ₹5 lakh');
  const details = await finder.openWhy('Vending certificate');
  await expect(details).toContainText('Street Vendors (Protection of Livelihood');
  await expect(
    details.locator('dd > span', { has: page.locator('b', { hasText: '₹150' }) }),
  ).toContainText('Reported by others; read on');
});
