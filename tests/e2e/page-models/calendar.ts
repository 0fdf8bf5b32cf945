import type { Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** A Saturday; what is due in the tests hangs on it. */
export const today = new Date('2026-11-21T06:30:00Z');

/** The calendar, as a visitor meets it: a form, then the dates. */
export class Calendar {
  constructor(private readonly page: Page) {}

  /** Opens the calendar on the day of the tests. */
  static async openAt(page: Page, url: string): Promise<Calendar> {
    await page.clock.setFixedTime(today);
    await page.goto(url);
    await appReady(page);
    return new Calendar(page);
  }

  get form() {
    return this.page.locator('.calendar-setup');
  }

  get title() {
    return this.page.getByRole('heading', { name: 'Your dates' });
  }

  /** The lines of dates with this name. */
  due(name: string) {
    return this.page
      .locator('.due')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async show() {
    await this.page.getByRole('button', { name: 'Show my dates' }).click();
  }

  /** A shop in Hyderabad that files GST every month and employs twelve. */
  async answerAsShop() {
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
    await this.page.getByLabel('Every month', { exact: true }).check();
    await this.show();
    await expect(this.title).toBeFocused();
  }
}
