import type { Locator, Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** A Saturday; what is due in the tests depends on it. */
export const today = new Date('2026-11-21T06:30:00Z');

/** The calendar, as a visitor meets it: chips, the next dates, and a folded form. */
export class Calendar {
  constructor(private readonly page: Page) {}

  /** Opens the calendar on the day of the tests. */
  static async openAt(page: Page, url: string): Promise<Calendar> {
    await page.clock.setFixedTime(today);
    await page.goto(url);
    await appReady(page);
    await expect(page.locator('.date-chips')).toBeVisible();
    return new Calendar(page);
  }

  get form() {
    return this.page.locator('.calendar-setup');
  }

  get title() {
    return this.page.getByRole('heading', { name: 'Your next dates' });
  }

  /** The next days, as leaves. */
  get leaves() {
    return this.page.locator('.leaf');
  }

  chip(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The lines of dates with this name, also those in a closed leaf or month. */
  due(name: string) {
    return this.page.locator('.due').filter({
      has: this.page.getByRole('heading', { name, exact: true, includeHidden: true }),
    });
  }

  /** Opens the leaf or the month of a line. */
  async unfold(line: Locator) {
    const fold = this.page.locator('details').filter({ has: line }).first();
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
      await fold.locator('> summary').click();
  }

  /** Opens the ways of being reminded. */
  async remind() {
    await this.page.getByRole('button', { name: 'Remind me', exact: true }).click();
  }

  async openForm() {
    await this.page.locator('summary', { hasText: 'More answers' }).click();
    await expect(this.form).toBeVisible();
  }

  async show() {
    await this.page.getByRole('button', { name: 'Show my dates' }).click();
  }

  /** A shop in Hyderabad that files GST every month and employs twelve. */
  async answerAsShop() {
    await this.chip('GST monthly').click();
    if (!(await this.form.isVisible())) await this.openForm();
    await this.page.getByLabel('What do you do?').selectOption({ label: 'A shop' });
    await this.page.getByLabel('In which state?').selectOption({ label: 'Telangana' });
    await this.page
      .getByLabel('In which town or village?')
      .selectOption({ label: 'Hyderabad, GHMC' });
    await this.page.getByLabel('Do you deal in food?').selectOption({ label: 'No' });
    await this.page.getByLabel('How much do you sell in a year?').fill('90 lakh');
    await this.page.getByLabel('How many people').fill('12');
    await this.page
      .getByLabel('Which form does the business have?')
      .selectOption({ label: 'I own it alone' });
    await this.show();
    await expect(this.title).toBeFocused();
  }
}
