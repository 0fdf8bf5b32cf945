import { readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** Sizes of text, smallest first. `app/look/base.css` defines them. */
export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Returns the visitor's size for all pages. `boot.ts` applies it before the app loads. */
export const readTextSize = (): TextSize =>
  textSizes.find((size) => size === readSetting(storageKeys.textSize)) ?? 'normal';

/**
 * Shows all pages in this size and saves it. Throws where the browser saves nothing; then the size lasts for
 * this page.
 */
export function setTextSize(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === 'normal') {
    delete dataset.textSize;
    localStorage.removeItem(storageKeys.textSize);
  } else {
    dataset.textSize = size;
    localStorage.setItem(storageKeys.textSize, size);
  }
}
