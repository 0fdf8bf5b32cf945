import type { Page } from '@playwright/test';
import { LeadForm } from '../e2e/page-models/lead-form.ts';
import { appReady, toolSaved, workerReady } from './test.ts';

/** Opens the installed app, then again in flight mode. */
export async function openInFlightMode(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?source=pwa`);
  await appReady(page);
  await workerReady(page);
  await toolSaved(page, '/assets/ledger-', '/assets/calendar-rules-', '/assets/finder-rules-');
  await page.context().setOffline(true);
  await page.goto(`${url}/?source=pwa`);
}

/** Sends a request with no signal from a page that is interactive. The ledger is saved before. */
export async function requestOffline(page: Page): Promise<void> {
  await workerReady(page);
  await toolSaved(page, '/assets/ledger-');
  await new LeadForm(page).submitOffline();
}

/** Restores the network, closes the page and returns the blank page of the next visit. */
export async function nextVisit(page: Page): Promise<Page> {
  const context = page.context();
  await context.setOffline(false);
  await page.close();
  return context.newPage();
}
