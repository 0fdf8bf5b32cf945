import type { Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** The licence finder, as a visitor meets it: a question at a time, then the result. */
export class Finder {
  constructor(private readonly page: Page) {}

  static async openAt(page: Page, url: string): Promise<Finder> {
    await page.goto(url);
    await appReady(page);
    return new Finder(page);
  }

  get question() {
    return this.page.locator('.question-form h2');
  }

  get result() {
    return this.page.getByRole('heading', { name: /^You need (\d+ papers?|no paper yet)/ });
  }

  /** One row of the result, by its name. */
  finding(name: string | RegExp) {
    return this.page.locator('.paper').filter({
      has: this.page.getByRole('heading', { name, level: 4 }),
    });
  }

  /** Opens what is folded in a row. */
  async openWhy(name: string | RegExp) {
    await this.finding(name).locator('summary').click();
    return this.finding(name).locator('.paper-details');
  }

  /** Opens a part of the result below the rows. */
  async unfold(title: string | RegExp) {
    await this.page.locator('.finder-fold > summary').filter({ hasText: title }).click();
  }

  async continue() {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Taps one answer, which goes on by itself. */
  async tap(question: string, answer: string | RegExp) {
    await expect(this.question).toHaveText(question);
    await this.page.locator('.question-form li button').filter({ hasText: answer }).first().click();
    await expect(this.question.filter({ hasText: question })).toHaveCount(0);
  }

  /** Ticks these answers of the question on screen and goes on. */
  async tick(question: string, ...answers: string[]) {
    await expect(this.question).toHaveText(question);
    for (const answer of answers) await this.page.getByLabel(answer).check();
    await this.continue();
  }

  async select(question: string, answer: string) {
    await expect(this.question).toHaveText(question);
    await this.page.getByRole('combobox').selectOption({ label: answer });
    await this.continue();
  }

  /** Types an amount instead of tapping a band. */
  async type(question: string, text: string) {
    await expect(this.question).toHaveText(question);
    const field = this.page.locator(
      '.question-form input[type=text], .question-form input:not([type])',
    );
    const byTyping = this.page.getByRole('button', { name: 'Type it' });
    await expect(field.or(byTyping)).toBeVisible();
    if (await byTyping.isVisible()) await byTyping.click();
    await field.fill(text);
    await this.continue();
  }

  /** Accepts the answers that the link gave, or none, to the questions that come next, up to the result. */
  async acceptAnswers() {
    for (let more = 0; more < 9 && !(await this.result.isVisible()); more++) {
      const question = (await this.question.textContent()) ?? '';
      const chosen = this.page.locator('.question-form [aria-current]');
      if (await chosen.isVisible()) await chosen.click();
      else await this.continue();
      await expect(this.question.filter({ hasText: question })).toHaveCount(0);
    }
    await expect(this.result).toBeVisible();
  }

  /** Answers a question that the result offers, and returns to the result. */
  async tickLater(question: string, ...answers: string[]) {
    await this.page.getByRole('link', { name: question }).click();
    await this.tick(question, ...answers);
    await expect(this.result).toBeVisible();
  }

  /** A vendor who cooks on a cart in Hyderabad, up to the question about sales. */
  async answerAsCook() {
    await this.tap('What do you do?', 'Cook food');
    await this.tap('Where do you cook?', 'Moving cart');
    await this.tap('Where?', 'Hyderabad');
  }

  /** The first test profile of the fact file: a chaat vendor in Hyderabad. Every question is answered. */
  async answerAsChaatVendor() {
    await this.answerAsCook();
    await this.type('How much do you sell in a year?', '6 lakh');
    await expect(this.result).toBeVisible();
    await this.page.getByRole('link', { name: 'How many people work for you?' }).click();
    await this.tap('How many people work for you?', 'Only me');
    await this.tickLater('Which of these do you do?', 'I sell by weight or measure');
    await this.tickLater('Do you want any of these?');
    await expect(this.result).toBeVisible();
  }
}
