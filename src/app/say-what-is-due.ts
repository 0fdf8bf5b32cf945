import { readSetting } from '../platform/device/settings.ts';
import { isSharedDevice } from '../platform/device/shared-device-store.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { pageById } from '../content/catalog.ts';
import { localeOfPath, stripLocalePrefix } from '../i18n/locale-path.ts';

/** Delay in ms; the visitor reads by then. */
const afterMs = 3000;

/** Shows due dates when the app opens. Without a calendar it loads nothing. */
export function sayWhatIsDueSoon(): void {
  if (readSetting(storageKeys.calendar) !== 'on' || isSharedDevice()) return;
  setTimeout(() => {
    // The calendar page shows the dates itself.
    if (stripLocalePrefix(location.pathname) === pageById('tools/calendar').path) return;
    import('../tools/calendar/on-opening.ts')
      .then(({ sayWhatIsDue }) => sayWhatIsDue(localeOfPath(location.pathname)))
      .catch((error: unknown) => console.info('What is due is not said', error));
  }, afterMs);
}
