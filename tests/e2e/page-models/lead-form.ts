import type { Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** A visitor's answers. None of them is a real person's. */
export const answers = {
  name: 'Test Vendor',
  email: 'vendor@example.com',
  phone: '00000 00000',
  business: 'Test Tiffin Cart',
};

/** The lead form of type consultation, in the dialog, as a visitor meets it. */
export class LeadForm {
  constructor(private readonly page: Page) {}

  /** The form, opened on the page at this address and filled. */
  static async filledAt(page: Page, url: string): Promise<LeadForm> {
    await page.goto(url);
    await appReady(page);
    const form = new LeadForm(page);
    await form.open();
    await form.fill();
    return form;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Get Free Consultation' });
  }

  /** The same form, over a waiting request. */
  get changeDialog() {
    return this.page.getByRole('dialog', { name: 'Change your request' });
  }

  get submitButton() {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: /Send my request|Submitting/ });
  }

  async open() {
    await this.page.getByRole('link', { name: 'Get Free Consultation' }).first().click();
    await expect(this.dialog).toBeVisible();
  }

  async fill() {
    await this.dialog.getByLabel('Your name').fill(answers.name);
    await this.dialog.getByLabel('E-mail').fill(answers.email);
    await this.dialog.getByLabel('Phone').fill(answers.phone);
    await this.dialog.getByLabel('Name of your business').fill(answers.business);
    await this.dialog
      .getByLabel('What kind of business is it?')
      .selectOption('Restaurant/Food Business');
  }

  /** Fills in and submits the form with no signal. Resolves when the phone has the request. */
  async submitOffline() {
    await this.page.context().setOffline(true);
    await this.open();
    await this.fill();
    await this.submit();
    await expect(this.savedMessage).toBeVisible();
  }

  async submit() {
    await this.submitButton.click();
  }

  get savedMessage() {
    return this.page
      .getByRole('dialog')
      .getByText('Saved on this phone. It will go when there is signal.');
  }

  get thankYou() {
    return this.page.getByRole('dialog').getByRole('heading', { name: 'Thank You' });
  }
}
