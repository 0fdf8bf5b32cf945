import { completed } from './model/answers.ts';
import { dueNow, entriesOf } from './model/entries.ts';
import { todayInIndia } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { loadText } from '../../locales/load-text.ts';
import { showAppBadge } from '../../platform/device/app-badge.ts';
import { saveValue, readValue } from '../../platform/offline/keyval.ts';
import { siteToasts } from '../../ui/site-toasts.ts';
import { readCalendar } from './read-calendar.ts';

const saidName = 'calendar-said-on';

/**
 * Shows the number of due dates on the app's icon, and a message once a day. Rejects when storage is denied.
 */
export async function sayWhatIsDue(locale: Locale): Promise<void> {
  const today = todayInIndia();
  const { saved, given } = await readCalendar();
  if (!saved.since) return;
  const profile = { known: completed(given, today), own: saved.answers };
  const { length } = dueNow(entriesOf(saved, profile, today).entries, today);
  await showAppBadge(length);
  if (length === 0 || (await readValue(saidName)) === today) return;
  await saveValue(saidName, today);
  const { opened } = await loadText('calendar', locale);
  siteToasts.show({ title: opened.title(length), description: opened.text, variant: 'info' });
}
