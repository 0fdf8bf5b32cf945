import { readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** Sizes of text, smallest first. What they measure stands in `app/look/base.css`. */
export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The size this visitor has chosen for all pages. `boot.ts` applies it before the app is there. */
export const readTextSize = (): TextSize =>
  textSizes.find((size) => size === readSetting(storageKeys.textSize)) ?? 'normal';

/** Shows all pages in this size and keeps the choice. Throws where the browser keeps nothing: it holds for this page. */
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
