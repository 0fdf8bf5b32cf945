import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeViolations, axeViolationsInBothThemes } from '../support/axe.ts';
import { saveCommitteeDate, textSaved } from '../support/saved-on-device.ts';
import { loginPage, none } from '../support/lead-network.ts';
import { startModel, type ModelBehaviour, type ModelServer } from '../support/model-server.ts';
import { itemsOnPhone } from '../support/queue.ts';
import { startSite, type Site } from '../support/site.ts';
import { overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { workerWaker } from '../support/worker-control.ts';
import { Assistant } from './page-models/assistant.ts';
import { LeadForm } from './page-models/lead-form.ts';

// What the browser and the app write where a test makes the model or the network fail.
test.use({ forgivenErrors: /^Failed to load resource|^The assistant failed|^The question got no/ });

const question = 'Do I need an FSSAI licence for a food cart?';

/** A site with a stand-in for the model behind it; one for all tests of this file. */
let model: ModelServer;
let online: Site;
test.beforeAll(async () => {
  model = await startModel();
  online = await startSite({ ...model.settings, ASSISTANT_RATE_LIMIT: '0' });
});
test.afterAll(async () => {
  await online.dispose();
  await model.stop();
});
test.beforeEach(() => {
  model.received.length = 0;
  model.thinksFor = 0;
  model.behaviour = { says: 'Yes, every food cart needs it [1].' };
});

test('the button opens a panel; a suggestion is sent, answered and marked; Escape gives the focus back (SHELL-13, CHAT-01, CHAT-02)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await page.goto(`${online.url}/`);
  await appReady(page);
  await expect(assistant.panel).toHaveCount(0);
  await assistant.button.focus();
  await page.keyboard.press('Space');
  await expect(assistant.panel).toBeVisible();
  await expect(assistant.field).toBeFocused();
  await expect(assistant.field).toHaveValue('');
  await expect(assistant.panel.getByText('Information, not legal advice.')).toBeVisible();
  await expect(page.locator('.chat-suggestions button')).toHaveCount(4);

  model.thinksFor = 1500;
  await page.getByText('More about this').click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.locator('.chat-log')).toBeFocused();
  await page.getByRole('button', { name: question }).focus();
  await page.keyboard.press('Enter');
  await expect(assistant.questions).toHaveText([question]);
  // The suggestion has gone, and its focus is not lost.
  await expect(page.locator('.chat-log')).toBeFocused();
  await expect(page.getByText('The assistant is writing...')).toBeVisible();
  await expect(assistant.fromModel).toContainText('Yes, every food cart needs it [1].');
  await expect(assistant.fromModel).toContainText('AI written, online');
  await expect(page.getByText('The assistant is writing...')).toHaveCount(0);

  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    const inside = await assistant.panel.evaluate(
      (panel) =>
        [panel, document.body].some((each) => each === document.activeElement) ||
        panel.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }
  await assistant.field.focus();
  await page.keyboard.press('Escape');
  await expect(assistant.panel).toBeHidden();
  await expect(assistant.button).toBeFocused();
});

test('the field is above the examples, moves below the conversation, and keeps focus and text; one line is the notice', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
  const example = page.locator('.chat-suggestions button').first();
  expect(await top(assistant.field)).toBeLessThan(await top(example));
  await expect(
    page.getByText('With a signal, your question also goes to our server.'),
  ).toBeVisible();
  await expect(page.getByText('Numbers like Aadhaar')).toBeHidden();

  await assistant.field.fill(question);
  await assistant.field.press('Enter');
  await expect(assistant.questions).toHaveText([question]);
  await expect(assistant.field).toBeFocused();
  const fieldTop = await top(assistant.field);
  expect(fieldTop).toBeGreaterThan(await top(assistant.questions));
  await expect(assistant.fromModel.or(assistant.fromPhone).first()).toBeVisible();
  expect(await top(assistant.field)).toBe(fieldTop);
  // While a long answer is read the field stays above the bar, not under it.
  await page.setViewportSize({ width: 360, height: 500 });
  await page.evaluate(() => scrollTo(0, 0));
  const { y = 0, height = 0 } = (await assistant.field.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(await top(page.locator('.bar')));
});

test('a new question stands at the edge of the screen or of the header, and no half line above it', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const assistant = new Assistant(page);
    await assistant.visit(online.url);
    await assistant.ask(`${question} At ${width} px?`);
    const asked = await assistant.questions.last().boundingBox();
    const header = await page.locator('.site-header').boundingBox();
    const edge = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
    expect((asked?.y ?? 0) - edge, `${width} px`).toBeGreaterThanOrEqual(0);
    expect((asked?.y ?? Infinity) - edge, `${width} px`).toBeLessThan(28);
  }
});

test('a notice of the site covers neither the field nor its buttons while a conversation is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // A date in five days is announced once on each day.
  await page.goto(`${online.url}/offline`);
  await saveCommitteeDate(page);
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await assistant.ask(question);
  const toast = page.locator('.toast');
  // Under the pointer it stays.
  await toast.hover();
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error('It is not on the page');
    return box;
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const notice = await boxOf(toast);
    const composer = await boxOf(page.locator('.chat-composer'));
    expect(notice.y + notice.height).toBeLessThanOrEqual(composer.y);
  }
  const header = await boxOf(page.locator('.site-header'));
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(header.y + header.height);
});

test('nothing of the answer shows between the field and the bar below it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await assistant.ask('Do I need an FSSAI licence for a food cart?');
  await expect(assistant.fromPhone.last()).toBeVisible();
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page
      .locator(selector)
      .evaluate((element, asked) => element.getBoundingClientRect()[asked], side);
  expect(await edge('.chat-composer', 'bottom')).toBeGreaterThan((await edge('.bar', 'top')) + 1);
});

test('the line about the signal covers nothing of the field and its buttons', async ({
  page,
  site,
  context,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await assistant.ask('Do I need an FSSAI licence for a food cart?');
  await expect(assistant.fromPhone.last()).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('.status-bar')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // The end of the conversation is below the field only where the page has scrolled up.
    await page.evaluate(() => scrollTo(0, 0));
    const send = await page.locator('.chat-composer').getByRole('button').last().boundingBox();
    const line = await page.locator('.status-bar').boundingBox();
    expect((send?.y ?? Infinity) + (send?.height ?? 0), `${width} px`).toBeLessThanOrEqual(
      line?.y ?? 0,
    );
  }
});

test('an answer begins with its verdict; the passage below it is folded', async ({
  page,
  site,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await assistant.ask('How many workers before PF begins?');
  const answer = assistant.fromPhone.last();
  const verdict = answer.locator('.chat-text > p').first();
  await expect(verdict.locator('strong').first()).toHaveText('20');
  await expect(verdict).toHaveCSS('font-weight', '400');
  await expect(answer.locator('blockquote')).toBeHidden();
  await answer.getByText('Read the passage').click();
  await expect(answer.locator('blockquote')).toBeVisible();
});

test('a question that a Wi-Fi’s sign-in page intercepts waits, and the assistant says so', async ({
  page,
  network,
}) => {
  network.setPlan(({ path }) =>
    path.endsWith('/legal-assistant') && path.startsWith('/functions') ? loginPage(200) : none,
  );
  const assistant = new Assistant(page);
  await assistant.visit(network.url);
  await assistant.ask(question);
  await expect(
    page.locator('.chat-note', { hasText: 'This Wi-Fi asks you to sign in.' }),
  ).toBeVisible();
});

test('Enter sends a question; an empty one, Shift+Enter and the Enter that ends a composed word send nothing (CHAT-03 to CHAT-05)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await expect(assistant.send).toBeDisabled();
  await assistant.field.fill('  \n ');
  await expect(assistant.send).toBeDisabled();
  await assistant.field.press('Enter');
  await assistant.field.fill('GST की सीमा');
  await assistant.field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await assistant.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await assistant.field.press('Shift+Enter');
  await assistant.field.pressSequentially('now');
  await expect(assistant.field).toHaveValue('GST की सीमा\nnow');
  await expect(assistant.questions).toHaveCount(0);

  model.thinksFor = 1000;
  await assistant.field.press('Enter');
  await expect(assistant.questions).toHaveCount(1);
  await expect(assistant.field).toHaveValue('');
  // While it waits for an answer no other question goes.
  await assistant.field.fill('Another one');
  await expect(assistant.send).toBeDisabled();
  await assistant.field.press('Enter');
  await expect(assistant.answers).not.toHaveCount(0);
  await expect(assistant.questions).toHaveCount(1);
  await expect(assistant.send).toBeEnabled();
});

test('a question that is too long is not cut: a message says so', async ({ page }) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  const long = 'word '.repeat(300);
  await assistant.ask(long);
  await expect(page.getByText('Please ask in at most 1,000 characters.')).toBeVisible();
  await expect(assistant.field).toHaveValue(long);
  await expect(assistant.field).toHaveAttribute('aria-invalid', 'true');
});

const urgent = /For urgent compliance queries, you can also reach us at \+\d+\./;
const behaviours: [string, ModelBehaviour, RegExp][] = [
  [
    '429 (CHAT-16)',
    { status: 429 },
    /I'm receiving too many requests right now\. Please wait a moment and try again\./,
  ],
  ['400 (CHAT-17)', { status: 400 }, /Invalid request.*other words/],
  [
    '403 (CHAT-18)',
    { status: 403 },
    /There's a configuration issue with my AI service\. Please contact our support team\./,
  ],
  ['404 (CHAT-19)', { status: 404 }, /I apologize, but I'm currently experiencing technical diff/],
  ['500 (CHAT-20)', { status: 500 }, /I apologize, but I'm currently experiencing technical diff/],
  ['no candidates (CHAT-10)', 'no-candidates', /I apologize, but I'm currently experiencing/],
];
test('each failure of the model shows its own message and three alternatives, and the visitor can ask again (CHAT-16 to CHAT-22)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  for (const [index, [name, behaviour, words]] of behaviours.entries()) {
    model.behaviour = behaviour;
    await assistant.ask(`${question} ${name}`);
    const failure = page.locator('.chat-answer[data-origin="site"]').nth(index);
    await expect(failure, name).toContainText(words);
    await expect(failure, name).toContainText(urgent);
    await expect(failure.getByRole('button', { name: 'Contact support team' })).toBeVisible();
    await expect(failure.getByRole('button', { name: 'Try again later' })).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Call our helpline' })).toHaveAttribute(
      'href',
      /^tel:\+/,
    );
  }
  model.behaviour = { says: 'It works again [1].' };
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/functions/v1/legal-assistant', async (route) => {
    await held;
    await route.continue();
  });
  const again = page.getByRole('button', { name: 'Try again later' }).last();
  await again.click();
  // One question at a time: the button says so, and who pressed it by key is still on it.
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  release();
  await expect(assistant.fromModel).toContainText('It works again [1].');
  await expect(again).toBeEnabled();
});

/** Answers in the server's place, with what the server itself would not pass on. */
const answerUnchecked = (page: Page, answer: string) =>
  page.route('**/functions/v1/legal-assistant', (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    return route.fulfill({
      json: { id, status: 'answered', answer, cited: [1] },
      headers: { 'x-niyam-item': id },
    });
  });

test('the assistant shows a model’s answer as text, never as HTML, and links none of its addresses and telephone numbers (CHAT-27)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await answerUnchecked(
    page,
    'Look [1] <img src="https://evil.example/a.png"> ![x](https://evil.example/b.png) [here](javascript:alert(1)) [call](tel:+911234567890) <script>alert(1)</script>',
  );
  await assistant.ask(question);
  await expect(assistant.fromModel).toContainText('<script>alert(1)</script>');
  await expect(assistant.fromModel.locator('img, script')).toHaveCount(0);
  const links = 'a[href^="javascript"], a[href*="evil"], .chat-text a[href^="tel:"]';
  await expect(assistant.fromModel.locator(links)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('the assistant does not show an answer that names no passage, and explains why', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  model.behaviour = { says: 'It costs ₹98,765.' };
  await assistant.ask(question);
  await expect(page.getByText('Our guides do not support')).toBeVisible();
  await expect(page.getByText('₹98,765')).toHaveCount(0);
});

test('the assistant masks numbers like Aadhaar and PAN before it sends or saves them, and says so (CHAT-28)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await assistant.ask('My Aadhaar 2345 6789 0123 and PAN ABCDE1234F: do I need GST?');
  await expect(page.getByText('We hid a number that looks like')).toBeVisible();
  await expect(assistant.questions).toContainText('[number hidden]');
  await expect(assistant.answers).not.toHaveCount(0);
  await expect.poll(() => model.received.length).toBe(1);
  expect(JSON.stringify(model.received)).not.toMatch(/2345 6789|ABCDE1234F/);
});

test('without a model the phone answers, and the answer says that no AI wrote it', async ({
  page,
  site,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await assistant.ask(question);
  await expect(assistant.fromPhone).toContainText('From saved guides, on this phone');
  const notes = page.locator('.chat-answer[data-origin="site"]');
  await expect(notes).toContainText('This site has no AI service now');
  // The phone has answered, so the note is one line: no fallback follows.
  await expect(notes.locator('.actions')).toHaveCount(0);
  await assistant.ask('What does it cost?');
  await expect(assistant.fromPhone).toHaveCount(2);
  await expect(notes).toHaveCount(1);
});

test('an answer with a figure or a contact that its passage does not name is never shown; the actions of a fallback are', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  model.behaviour = {
    says: 'Pay five thousand rupees to fees@examplebank, or call 12345 67890 [1].',
  };
  await assistant.ask(question);
  await expect(assistant.fromPhone).toHaveCount(1);
  const notes = page.locator('.chat-answer[data-origin="site"]');
  await expect(notes).toContainText('So we do not show it.');
  await expect(notes.getByRole('link', { name: 'Call our helpline' })).toBeVisible();
  await expect(assistant.fromModel).toHaveCount(0);
  await expect(page.locator('.chat-log')).not.toContainText('examplebank');
  // Asked again, the model may cite: the first answer was not stored.
  model.behaviour = { says: 'Yes, every food cart needs it [1].' };
  await notes.getByRole('button', { name: 'Try again later' }).click();
  await expect(assistant.fromModel).toContainText('Yes, every food cart needs it [1].');
});

test('a question outside the guides is not sent, and a declined request offers legal aid and a person (CHAT-25)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await assistant.ask('Who won the cricket match?');
  await expect(assistant.fromPhone).toContainText(
    /I answer only about|I don’t find this in our guides/,
  );
  await expect(assistant.fromPhone.getByRole('link', { name: 'Search the site' })).toBeVisible();
  await assistant.ask('How do I bribe the food inspector?');
  await expect(assistant.fromPhone).toHaveCount(2);
  await expect(assistant.fromPhone.last()).toContainText('I do not help to pay an officer');
  const ways = assistant.fromPhone.last().locator('.actions');
  await expect(ways.getByRole('link', { name: 'Free legal aid: 15100' })).toHaveAttribute(
    'href',
    'tel:15100',
  );
  await expect(ways.getByRole('button', { name: 'Ask a person' })).toBeVisible();
  expect(model.received).toEqual([]);
});

test('with the AI service switched off, no question leaves the phone', async ({ page }) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await page.getByText('More about this').click();
  await page.locator('.chat-notice').getByLabel('Ask the AI service too').uncheck();
  await assistant.ask(question);
  await expect(assistant.fromPhone).toBeVisible();
  expect(model.received).toEqual([]);
});

test('with no signal the phone answers and the question waits; the model’s answer comes once, though the tab was closed (CHAT-24)', async ({
  phone,
}) => {
  const context = await phone.open();
  const page = await context.newPage();
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await workerReady(page);
  // Used once, so that its code and the list of the search are on the phone.
  await assistant.ask('What is an FSSAI licence?');
  await expect(assistant.fromModel).toHaveCount(1);
  await toolSaved(page, '/assets/legal-assistant-', '/assets/chat-', '/data/search-en');
  model.received.length = 0;

  await context.setOffline(true);
  await assistant.ask(question);
  await expect(page.locator('.chat-pending')).toContainText('if one is set up');
  await expect(assistant.fromPhone).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('One question waits on this phone.')).toBeVisible();
  await expect(assistant.questions.getByText('Waits on this phone')).toBeVisible();
  await page.goto(`${online.url}/outbox`);
  await expect(page.getByText('Question to the legal assistant')).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  expect(model.received).toEqual([]);

  const other = await context.newPage();
  const wakeWorker = await workerWaker(other, online.url);
  await page.close();
  await context.setOffline(false);
  await expect(async () => {
    await wakeWorker({ lastChance: false });
    expect(model.received).toHaveLength(1);
  }).toPass({ timeout: 30_000, intervals: [1000] });
  const again = new Assistant(other);
  await again.visit(online.url);
  await expect(again.fromModel).toHaveCount(2, { timeout: 20_000 });
  await expect(other.locator('.chat-pending')).toHaveCount(0);
  await other.reload();
  await expect(again.fromModel).toHaveCount(2);
  expect(model.received).toHaveLength(1);
  // The answer is on screen before the outbox has dropped the item. Only the assistant's page drops it.
  await expect.poll(() => itemsOnPhone(other), { timeout: 20_000 }).toEqual([]);
  await other.goto(`${online.url}/outbox`);
  await expect(other.getByText('Nothing is waiting.')).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({
    serviceWorkers: 'block',
    forgivenErrors:
      /^Failed to load resource|^The question got no|^The service worker could not be registered/,
  });

  test('when nobody answers and the question cannot be queued, a toast says so and the text stays (CHAT-23)', async ({
    page,
  }) => {
    await page.goto(`${online.url}/legal-assistant`);
    await page.evaluate(() => localStorage.setItem('niyam.shared-phone', 'on'));
    const assistant = new Assistant(page);
    await assistant.visit(online.url);
    await page.route(/functions\/v1|search-en/, (route) => route.abort());
    await assistant.ask(question);
    const toast = page.locator('.toast[data-tone="destructive"]');
    await expect(toast).toContainText('Error');
    await expect(toast).toContainText('Failed to get response. Please try again.');
    await expect(assistant.questions).toContainText([question]);
    await page.unroute(/functions\/v1|search-en/);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(assistant.fromModel).toHaveCount(1);
  });
});

test('panel and page share their conversations; they survive a reload, are saved as a file and deleted in one action (TOOL-LA-01, CHAT-29)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await page.goto(`${online.url}/gst-compliance`);
  await appReady(page);
  await assistant.button.click();
  await assistant.ask(question);
  await expect(assistant.fromModel).toHaveCount(1);
  await assistant.panel.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/legal-assistant/);
  await expect(assistant.panel).toHaveCount(0);
  await expect(assistant.questions).toHaveText([question]);
  await assistant.field.fill('Half a quest');
  await textSaved(page, 'Half a quest');
  await page.reload();
  await expect(assistant.questions).toHaveText([question]);
  await expect(assistant.field).toHaveValue('Half a quest');

  await page.getByText('Conversations', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(question);
  expect(text).toContain('every food cart needs it');

  await page.getByRole('button', { name: 'Delete all conversations' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByText('All conversations are deleted.')).toBeVisible();
  await expect(assistant.questions).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.chat-suggestions button')).toHaveCount(4);
});

test.describe('where the browser lacks speech', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
        Reflect.deleteProperty(globalThis, name);
      }
    }),
  );

  test('the assistant shows no speech buttons (CHAT-31)', async ({ page, site }) => {
    const assistant = new Assistant(page);
    await assistant.visit(site.url);
    await assistant.ask(question);
    await expect(assistant.fromPhone.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Speak|Listen)$/ })).toHaveCount(0);
  });
});

test.describe('with notifications allowed', () => {
  test.use({ permissions: ['notifications'] });

  test('a notification announces the answer to a queued question when no page is open, and the outbox links it @whole-browser', async ({
    page,
    context,
  }) => {
    const assistant = new Assistant(page);
    await assistant.visit(online.url);
    await workerReady(page);
    await assistant.ask('What is an FSSAI licence?');
    await expect(assistant.fromModel).toHaveCount(1);
    await context.setOffline(true);
    await assistant.ask(question);
    await expect(page.getByText('If an AI service answers, a notification comes')).toBeVisible();
    const elsewhere = await context.newPage();
    const wakeWorker = await workerWaker(elsewhere, online.url);
    await page.close();
    await context.setOffline(false);
    const shown = () =>
      context.serviceWorkers()[0]?.evaluate(async () => {
        const { registration } = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
        };
        return (await registration.getNotifications()).map(({ title, data }) => [
          title,
          (data as { path: string }).path,
        ]);
      });
    await expect(async () => {
      await wakeWorker({ lastChance: false });
      expect(await shown()).toEqual([['Your question is answered', '/legal-assistant']]);
    }).toPass({ timeout: 30_000, intervals: [1000] });
    expect(model.received).toHaveLength(2);

    await elsewhere.goto(`${online.url}/outbox`);
    await expect(elsewhere.getByText('The assistant has answered your question.')).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Read it in the conversation' }).click();
    await expect(new Assistant(elsewhere).fromModel).toHaveCount(2);
  });
});

test('while a visitor types a question, the phone loads its own answers and sends nothing', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofIndex = () => asked.filter((path) => path.startsWith('/data/search-en'));
  await assistant.visit(online.url);
  expect(ofIndex()).toEqual([]);
  await assistant.field.pressSequentially('Do');
  await expect.poll(ofIndex).toHaveLength(1);
  expect(model.received).toEqual([]);
});

test('a question in the address (?q=) fills the field and is not sent (TOOL-LA-01)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await page.goto(`${online.url}/legal-assistant?q=${encodeURIComponent(question)}`);
  await expect(assistant.field).toHaveValue(question);
  await page.waitForTimeout(500);
  await expect(assistant.questions).toHaveCount(0);
  expect(model.received).toEqual([]);
});

test('a shared phone saves no conversation, and clears the one on the screen when it becomes shared (CHAT-29)', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await assistant.ask(question);
  await expect(assistant.fromModel).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'This phone' }).click();
  await page.getByRole('button', { name: 'Set as a shared phone' }).click();
  await page.getByRole('button', { name: 'Yes, set as shared' }).click();
  await expect(page.getByText('Removed from this phone')).toBeVisible();
  await assistant.button.click();
  await expect(assistant.panel).toBeVisible();
  await expect(assistant.questions).toHaveCount(0);
  await assistant.visit(online.url);
  await expect(page.getByText('nothing of the conversation is kept')).toBeVisible();
  await assistant.ask(question);
  await expect(assistant.fromModel).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.chat-suggestions button')).toHaveCount(4);
  await expect(assistant.questions).toHaveCount(0);
});

/** The browser's writing down of what is said, which headless Chromium lacks: `spoken` says something. */
function installDictation(): void {
  class Dictation extends EventTarget {
    lang = '';
    start() {
      document.documentElement.dataset.dictated = this.lang;
      const hear = ({ detail }: CustomEventInit<string>) =>
        this.dispatchEvent(
          Object.assign(new Event('result'), { results: [[{ transcript: detail }]] }),
        );
      addEventListener('spoken', hear, { once: true });
    }
    abort() {
      this.dispatchEvent(Object.assign(new Event('error'), { error: 'aborted' }));
      this.dispatchEvent(new Event('end'));
    }
  }
  Object.defineProperty(globalThis, 'SpeechRecognition', { value: Dictation });
}

test('a dictated question is added below typed text and not sent; with no signal the assistant says why it cannot listen (CHAT-31)', async ({
  page,
  context,
}) => {
  await page.addInitScript(installDictation);
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('Your browser may send your voice to its maker')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-dictated', 'en-IN');
  await assistant.field.fill('For my cart:');
  await page.evaluate(() => dispatchEvent(new CustomEvent('spoken', { detail: 'which licence' })));
  await expect(assistant.field).toHaveValue('For my cart: which licence');
  await expect(assistant.questions).toHaveCount(0);

  await page.getByRole('button', { name: 'Speak' }).click();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByText('Nothing was understood')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('Speaking needs a signal')).toBeVisible();
});

test('the form to ask a person opens over the page with the conversation filled in', async ({
  page,
}) => {
  const assistant = new Assistant(page);
  await page.goto(`${online.url}/`);
  await appReady(page);
  await assistant.button.click();
  model.behaviour = { status: 403 };
  await assistant.ask(question);
  await page.getByRole('button', { name: 'Contact support team' }).click();
  const { dialog: form } = new LeadForm(page);
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Anything else we should know')).toHaveValue(`I asked: ${question}`);
  await expect(assistant.panel).toBeHidden();
});

test('no axe violation on page and panel, nothing sideways at 320 px (CHAT-30, A11Y-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const assistant = new Assistant(page);
  await assistant.visit(online.url);
  expect(await axeViolations(page)).toEqual([]);
  await answerUnchecked(
    page,
    '**Yes** [1].\n\n1. Register online.\n2. Pay the fee.\n\nSection 31 of the Act, 31.',
  );
  await assistant.ask(question);
  await expect(assistant.fromModel).toHaveCount(1);
  await expect(assistant.fromModel).toContainText(/Named in the answer: Section 31(?!;)/);
  await page.getByText('Conversations', { exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await page.goto(`${online.url}/`);
  await appReady(page);
  expect(await overflowOf(page)).toBe(0);
  await assistant.button.click();
  await expect(assistant.fromModel).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await expect(page.locator('.chat-log')).toHaveAttribute('aria-live', 'polite');
});

test('the list calls a queued question “not answered”, not “sent”, when the server has no model', async ({
  page,
  context,
  site,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await workerReady(page);
  await toolSaved(page, '/data/search-en', '/assets/chat-');
  await context.setOffline(true);
  await assistant.ask(question);
  await expect(assistant.fromPhone).toHaveCount(1);
  await expect(page.locator('.chat-question[data-state="waiting"]')).toHaveCount(1);
  // The conversation removes its items from the outbox: it is closed when the answer comes.
  await page.goto(`${site.url}/outbox`);
  await context.setOffline(false);
  const entry = page.getByRole('listitem').filter({ hasText: 'Question to the legal assistant' });
  await expect(entry.getByText('No AI answer', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(entry).toContainText('No AI service answered it');
});
