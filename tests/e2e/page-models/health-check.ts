import type { Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** The business health check, as a visitor meets it: a question at a time, then the result. */
export class HealthCheck {
  constructor(private readonly page: Page) {}

  static async openAt(page: Page, url: string): Promise<HealthCheck> {
    await page.goto(url);
    await appReady(page);
    return new HealthCheck(page);
  }

  get question() {
    return this.page.locator('.question-form h2');
  }

  get progress() {
    return this.page.locator('.health-progress');
  }

  get result() {
    return this.page.getByRole('heading', { name: 'How your business stands' });
  }

  get score() {
    return this.page.locator('.health-score');
  }

  /** One gap of the result, by its name. */
  gap(name: string) {
    return this.page.locator('.finding').filter({
      has: this.page.getByRole('heading', { name, level: 5 }),
    });
  }

  async continue() {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  /** Picks the answer that begins so, of the question on screen and goes on. */
  async answer(question: string, answer: string) {
    await expect(this.question).toHaveText(question);
    await this.page.getByRole('radio', { name: new RegExp(`^${answer}`) }).check();
    await this.continue();
  }

  async where(state: string, place: string) {
    await expect(this.question).toHaveText('Where is your business?');
    await this.page.getByLabel('State').selectOption({ label: state });
    await this.page.getByLabel('Town or village').selectOption({ label: place });
    await this.continue();
  }

  async type(question: string, text: string) {
    await expect(this.question).toHaveText(question);
    await this.page.locator('.question-form input:not([type])').fill(text);
    await this.continue();
  }

  async doNotKnow(question: string) {
    await expect(this.question).toHaveText(question);
    await this.page.getByRole('button', { name: 'I don’t know' }).click();
  }

  /** The four questions about the business: a tailor in a town of Telangana, alone. */
  async tellOfTailor() {
    await this.answer('What do you do?', 'A place where I serve customers');
    await this.where('Telangana', 'Another city or town');
    await this.type('How many people work for you?', '0');
    await this.type('How much do you sell in a year?', '22 lakh');
  }

  /** The rest of it: without GST though the rule asks for it, and not sure of Udyam. */
  async answerAsTailor({ papers = 'All of them' } = {}) {
    await this.answer('Do you hold the trade licence for your place?', 'Yes');
    await this.doNotKnow('Is the business registered on Udyam?');
    await this.answer('Are you registered for GST?', 'Not registered, and I need not be');
    await this.answer('Is the last income-tax return filed?', 'No');
    await this.answer('Do you have these other papers?', papers);
    await this.answer('Is the place safe from fire?', 'Yes');
    await this.answer('Do you have paper for the place?', 'Yes');
    await this.answer('Is business money apart, and are bills kept?', 'Yes, both');
    await expect(this.result).toBeVisible();
  }
}
