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
    return this.page.locator('.finder-question h2');
  }

  get result() {
    return this.page.getByRole('heading', { name: 'What your business needs' });
  }

  /** One entry of the result, by its name. */
  finding(name: string | RegExp) {
    return this.page.locator('.finding').filter({
      has: this.page.getByRole('heading', { name, level: 4 }),
    });
  }

  async continue() {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Ticks or picks these answers of the question on screen and goes on. */
  async answer(question: string, ...answers: string[]) {
    await expect(this.question).toHaveText(question);
    for (const answer of answers) await this.page.getByLabel(answer).check();
    await this.continue();
  }

  async select(question: string, answer: string) {
    await expect(this.question).toHaveText(question);
    await this.page.getByRole('combobox').selectOption({ label: answer });
    await this.continue();
  }

  async type(question: string, text: string) {
    await expect(this.question).toHaveText(question);
    await this.page
      .locator('.finder-question input[type=text], .finder-question input:not([type])')
      .fill(text);
    await this.continue();
  }

  /** The first test profile of the fact file: a chaat vendor in Charminar. */
  async answerAsChaatVendor() {
    await this.answer('What do you do?', 'I sell in the street and move about');
    await this.select('In which state?', 'Telangana');
    await this.answer('In which town or village?', 'Hyderabad, GHMC');
    await this.answer('Do you deal in food?', 'I cook, cut, mix or pack it');
    await this.answer('What do people pay you for?', 'Work');
    await this.type('How much do you sell in a year?', '6 lakh');
    await this.answer('Do you use the internet for it?');
    await this.type('How many people work for you?', '0');
    await this.answer('Which of these do you do?', 'I sell by weight or measure');
    await this.answer('Do you want any of these?');
    await expect(this.result).toBeVisible();
  }
}
