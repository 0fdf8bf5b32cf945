import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the pictures of the steps and the measured costs go. Git ignores the folder. */
export const journeyFolder = '.build/journeys';

/** What a journey costs its visitor. */
export interface Cost {
  /** Presses on the screen. Typing into a field is one more. */
  taps: number;
  /** Screens scrolled before the thing to press is visible. */
  screens: number;
  /** Words between the top of each screen and the thing that the visitor presses. */
  words: number;
  /** Words on the first screen of the answer. */
  answerWords: number;
}

/**
 * A visitor on the way to an answer. Counts what the way costs: a visitor reads from the top of the screen to
 * the thing they press, each text once, and scrolls until it is visible. Header, bottom bar and consent question do not count.
 */
export class Walk {
  readonly cost: Cost = { taps: 0, screens: 0, words: 0, answerWords: 0 };
  private pictures = 0;
  private readonly read = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly journey: string,
  ) {
    mkdirSync(journeyFolder, { recursive: true });
  }

  /** Presses a thing, after reading down to it. */
  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    this.cost.taps++;
    await target.click();
  }

  /** Types into a field, after reading down to it. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    this.cost.taps++;
    await target.fill(text);
  }

  /** Counts the answer's first screen. The things the visitor came for must be on it without scrolling. */
  async arrive(...answer: Locator[]): Promise<void> {
    for (const part of answer) {
      await expect(part.first()).toBeVisible();
      for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1 });
      expect(await part.evaluateAll(coveredByBars), `${String(part)} is under a bar`).toBe(false);
    }
    await this.picture();
    const texts = await this.page.evaluate(readTexts, undefined);
    this.cost.answerWords = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  }

  /** Records the cost for the table, and fails when it exceeds a limit. */
  finish(limits: Partial<Cost>): void {
    appendFileSync(
      join(journeyFolder, 'costs.jsonl'),
      `${JSON.stringify({ journey: this.journey, cost: this.cost, limits })}\n`,
    );
    for (const [kind, limit] of Object.entries(limits)) {
      // Every exceeded limit is named, not the first alone.
      expect
        .soft(this.cost[kind as keyof Cost], `${kind} of journey ${this.journey}`)
        .toBeLessThanOrEqual(limit);
    }
  }

  private async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.picture();
    const handle = await target.elementHandle();
    this.cost.words += this.newWords(await this.page.evaluate(readTexts, handle));
    this.cost.screens += await target.evaluate(screensAway);
    await target.scrollIntoViewIfNeeded();
  }

  /** Counts the words of texts that the visitor has not read yet on this journey. */
  private newWords(texts: readonly string[]): number {
    const fresh = texts.filter((text) => !this.read.has(text));
    for (const text of fresh) this.read.add(text);
    return fresh.reduce((sum, text) => sum + wordsIn(text), 0);
  }

  private async picture(): Promise<void> {
    this.pictures++;
    const name = `${this.journey}-${String(this.pictures).padStart(2, '0')}.png`;
    await this.page.screenshot({ path: join(journeyFolder, name) });
  }
}

/** Returns how many screens a visitor scrolls until an element is above the bottom bar. Runs in the page. */
function screensAway(element: Element): number {
  const bottom = innerHeight - 64;
  return Math.max(0, Math.ceil((element.getBoundingClientRect().bottom - bottom) / bottom));
}

/** True if a fixed bar covers one of these elements. Runs in the page. */
function coveredByBars(elements: Element[]): boolean {
  return elements.some((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const top = document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 2);
    return top !== null && !element.contains(top) && !top.contains(element);
  });
}

const wordsIn = (text: string) => (text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? []).length;

/**
 * Returns the texts of the page (or an open dialog) from the top of the screen to an element, or to the end of the
 * screen. Runs in the page.
 */
function readTexts(target: Node | null | undefined): string[] {
  const dialog = document.querySelector('[role=dialog]');
  const root = dialog ?? document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { top, bottom, width, height } = range.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (width <= 1 || height <= 1 || bottom <= 0) continue;
    const isAfter = target
      ? !target.contains(text) &&
        (target.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      : top >= innerHeight - 64;
    if (isAfter) continue;
    texts.push(text.data.trim());
  }
  return texts;
}
