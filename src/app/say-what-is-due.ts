import { readSetting } from '../platform/device/settings.ts';
import { isSharedDevice } from '../platform/device/shared-device-store.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { pageById } from '../content/catalog.ts';
import { localeOfPath, stripLocalePrefix } from '../i18n/locale-path.ts';

/** The visitor has begun to read by then. */
const afterMs = 3000;

/** Reminds of what is due when the app opens. Who keeps no calendar downloads nothing for it. */
export function sayWhatIsDueSoon(): void {
  if (readSetting(storageKeys.calendar) !== 'on' || isSharedDevice()) return;
  setTimeout(() => {
    // The calendar itself says it all.
    if (stripLocalePrefix(location.pathname) === pageById('tools/calendar').path) return;
    import('../tools/calendar/on-opening.ts')
      .then(({ sayWhatIsDue }) => sayWhatIsDue(localeOfPath(location.pathname)))
      .catch((error: unknown) => console.info('What is due is not said', error));
  }, afterMs);
}
