import { formatDate } from '../src/i18n/format.ts';
import { formatNumber } from '../src/i18n/format-number.ts';
import { addLocalePrefix } from '../src/i18n/locale-path.ts';
import { defaultLocale, locales, languages, type Locale } from '../src/locales/languages.ts';
import type { TextOf } from '../src/locales/language.ts';
import { workerText } from '../src/locales/worker-texts.ts';
import {
  readSavedPush,
  type SavedPush,
  type SavedReminder,
} from '../src/platform/push/stored-push.ts';
import { renewSubscription } from '../src/platform/push/renew.ts';
import { deviceLanguage } from './device-language.ts';

const calendarPath = '/calendar';
const assistantPath = '/legal-assistant';

/** A notification, and the address that a tap opens. */
interface Shown {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  locale: Locale;
  path: string;
}

/** The browser's event for a lost subscription, which TypeScript's worker library does not contain. */
type Lost = ExtendableEvent;

/**
 * Shows reminders. A message contains ids only; this device adds the text in its visitor's language
 * (PUSH-02). A tap opens the date.
 */
export function showReminders(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, idsIn(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(worker, typeof path === 'string' ? path : calendarPath));
  });
  worker.addEventListener('pushsubscriptionchange' as 'activate', (event: Lost) =>
    event.waitUntil(renew(worker)),
  );
}

/** Each message must show a notification; otherwise browsers revoke the permission. */
async function show(worker: ServiceWorkerGlobalScope, ids: readonly string[]): Promise<void> {
  const saved = await savedOrUndefined();
  await notify(worker, textOf(saved, await languageOf(worker, saved), ids));
}

/**
 * Notifies the visitor that a waiting question is answered, if notifications are allowed and no page is
 * visible (a visible page shows it: `app/sent-questions.ts`). The text of the answer is not shown, because
 * others may see the screen. Rejects when the browser refuses.
 */
export async function showAnswered(worker: ServiceWorkerGlobalScope): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { locale, texts } = await languageOf(worker, await savedOrUndefined());
  const path = addLocalePrefix(assistantPath, locale);
  const { answeredTitle: title, answeredText: body } = texts;
  await notify(worker, { title, body, tag: 'answered', locale, path });
}

const notify = (
  { registration }: ServiceWorkerGlobalScope,
  { title, body, tag, locale, path }: Shown,
): Promise<void> =>
  registration.showNotification(title, {
    body,
    tag,
    lang: languages[locale].tag,
    icon: '/icons/icon-192.png',
    data: { path },
  });

interface PushLanguage {
  locale: Locale;
  texts: TextOf<'push'>;
}

/** Returns the language of the reminders, else that of this device: a visitor without reminders has one too. */
async function languageOf(
  worker: ServiceWorkerGlobalScope,
  saved: SavedPush | undefined,
): Promise<PushLanguage> {
  const locale = locales.find((each) => each === saved?.locale) ?? (await deviceOrEnglish(worker));
  return { locale, texts: workerText('push', locale) };
}

/** A message must be shown even where storage is broken. */
async function deviceOrEnglish(worker: ServiceWorkerGlobalScope): Promise<Locale> {
  try {
    return await deviceLanguage(worker);
  } catch (error) {
    console.info('The language of this phone cannot be read', error);
    return defaultLocale;
  }
}

function textOf(
  saved: SavedPush | undefined,
  { locale, texts }: PushLanguage,
  ids: readonly string[],
): Shown {
  const calendar = addLocalePrefix(calendarPath, locale);
  const reminders = ids.flatMap((id) => saved?.reminders.find((each) => each.id === id) ?? []);
  const tag = ids[0] ?? 'dates';
  const [first, second] = reminders;
  if (!first) {
    return { title: texts.unknownTitle, body: texts.unknownText, tag, locale, path: calendar };
  }
  if (!second) {
    const path = `${calendar}#${encodeURIComponent(first.date)}`;
    return { title: first.name, body: texts.due(formatDate(first.on, locale)), tag, locale, path };
  }
  const line = ({ name, on }: SavedReminder) => texts.nameAndDue(name, formatDate(on, locale));
  const title = texts.several(formatNumber(reminders.length, locale));
  return { title, body: reminders.map(line).join('\n'), tag, locale, path: calendar };
}

async function savedOrUndefined(): Promise<SavedPush | undefined> {
  try {
    return await readSavedPush();
  } catch (error) {
    console.info('The saved reminders cannot be read', error);
    return undefined;
  }
}

/** Returns the ids of a message; empty for a message of another sender. */
function idsIn(data: PushMessageData | null): string[] {
  try {
    const message: unknown = data?.json();
    const ids =
      typeof message === 'object' && message !== null && 'ids' in message ? message.ids : [];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch (error) {
    console.info('A message that is none of ours', error);
    return [];
  }
}

/** Shows the date in an open calendar, else in a new window. Never replaces another open page. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const address = new URL(path, worker.location.origin);
  const windows = await worker.clients.matchAll({ type: 'window' });
  const calendar = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  if (!calendar) {
    await worker.clients.openWindow(address.href);
    return;
  }
  await calendar.navigate(address.href);
  await calendar.focus();
}

async function renew({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await renewSubscription(registration.pushManager);
  } catch (error) {
    console.info('The page subscribes anew when it is opened', error);
  }
}
