import type { Locator, Page } from '@playwright/test';
import { appReady } from '../../support/test.ts';

/** The assistant as a visitor uses it, in the panel or on its page. */
export class Assistant {
  readonly field: Locator;
  readonly send: Locator;
  readonly button: Locator;
  readonly panel: Locator;
  readonly questions: Locator;
  readonly answers: Locator;
  readonly fromPhone: Locator;
  readonly fromModel: Locator;

  constructor(private readonly page: Page) {
    this.field = page.getByLabel('Your question');
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.button = page.locator('.bar').getByRole('button', { name: 'Legal Assistant' });
    this.panel = page.getByRole('dialog', { name: 'Legal Assistant' });
    this.questions = page.locator('.chat-question');
    this.answers = page.locator('.chat-log .chat-answer');
    this.fromPhone = page.locator('.chat-answer[data-origin="phone"]');
    this.fromModel = page.locator('.chat-answer[data-origin="model"]');
  }

  async visit(url: string): Promise<void> {
    await this.page.goto(`${url}/legal-assistant`);
    await appReady(this.page);
    await this.field.waitFor();
  }

  async ask(text: string): Promise<void> {
    await this.field.fill(text);
    await this.send.click();
  }
}
