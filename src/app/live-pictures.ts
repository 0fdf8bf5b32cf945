import type { RegisteredRouter } from '@tanstack/react-router';
import { deviceModesStore, type DeviceModes } from '../platform/device/modes-store.ts';

/**
 * Follows the pictures of pages (pages/pictures/picture.tsx): whether they are fetched, the buttons that fetch one,
 * and the drawing in place of one that cannot be had.
 */
export function followPictures(router: RegisteredRouter): void {
  followData(deviceModesStore.getState());
  router.subscribe('onRendered', hurryTop);
  deviceModesStore.subscribe(followData);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-show-picture]');
    const plate = button && plateOf(button);
    if (plate) show(plate);
  });
  // Errors of images do not bubble.
  document.addEventListener('error', ({ target }) => sayMissing(target), true);
  document.addEventListener('load', ({ target }) => restore(target), true);
  // These failed before this code was here.
  for (const image of document.querySelectorAll<HTMLImageElement>('.plate img')) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) sayMissing(image);
  }
}

/** Boot decided for the first paint (src/boot.ts); the switch and the network may change it later. */
function followData({ littleData }: DeviceModes): void {
  document.documentElement.dataset.pictures = littleData ? 'off' : 'on';
}

/** The picture in the first view of a page waits for no layout (DEV-05). */
function hurryTop(): void {
  const image = document.querySelector<HTMLImageElement>('img[data-top]');
  if (image && !deviceModesStore.getState().littleData) image.loading = 'eager';
}

const plateOf = (part: Element) => part.closest<HTMLElement>('.plate');

/** Fetches one picture, also with little data, and moves the focus to it, because its button goes. */
function show(plate: HTMLElement): void {
  const image = plate.querySelector('img');
  if (!image) return;
  const failed = 'absent' in plate.dataset;
  delete plate.dataset.absent;
  plate.dataset.shown = '';
  // Setting the address makes the browser try again.
  if (failed) image.src = image.getAttribute('src') ?? '';
  image.tabIndex = -1;
  image.focus({ preventScroll: true });
}

function sayMissing(target: EventTarget | null): void {
  const plate = target instanceof HTMLImageElement && plateOf(target);
  if (!plate) return;
  const hadFocus = target === document.activeElement;
  plate.dataset.absent = '';
  const status = plate.querySelector<HTMLElement>('[data-missing]');
  if (status) status.textContent = status.dataset.missing ?? '';
  if (hadFocus) plate.querySelector<HTMLElement>('[data-show-picture]')?.focus();
}

function restore(target: EventTarget | null): void {
  const plate = target instanceof HTMLImageElement && plateOf(target);
  if (plate) delete plate.dataset.absent;
}
