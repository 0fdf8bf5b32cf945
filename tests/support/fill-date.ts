import type { Locator, Page } from '@playwright/test';

/** Enters a day (`YYYY-MM-DD`) into the date field with this label. */
export async function fillDate(within: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month, day] = date.split('-');
  const field = dateField(within, label);
  await field.getByLabel('Day').fill(String(Number(day)));
  await field.getByLabel('Month').selectOption(String(Number(month)));
  await field.getByLabel('Year').fill(year);
}

/** The date field with this label: a group of three controls. */
export const dateField = (within: Page | Locator, label: string): Locator =>
  within.getByRole('group', { name: label });
