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

const calendarPath = '/calendar';
const assistantPath = '/legal-assistant';

/** What is shown, and the address that a tap opens. */
interface Shown {
  title: string;
  body: string;
  /** A second one of the same tag takes the place of the first. */
  tag: string;
  locale: Locale;
  path: string;
}

/** The browser's own event for a lost subscription, which TypeScript's worker library does not carry. */
type Lost = ExtendableEvent;

/**
 * Reminders: a message brings ids alone, and this phone says what they are about, in its visitor's
 * language (PUSH-02). A tap opens the date.
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

/** Every message must be shown: a browser takes the permission away from who is silent. */
async function show(worker: ServiceWorkerGlobalScope, ids: readonly string[]): Promise<void> {
  await notify(worker, textOf(await savedOrUndefined(), ids));
}

/**
 * Says that a question which had waited is answered, where notifications are allowed and no page is
 * looked at to say it (`app/sent-questions.ts`). Its words are not shown: others may see the screen. Rejects when the browser refuses.
 */
export async function showAnswered(worker: ServiceWorkerGlobalScope): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const windows = await worker.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { locale, words } = languageOf(await savedOrUndefined());
  const path = addLocalePrefix(assistantPath, locale);
  const { answeredTitle: title, answeredText: body } = words;
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

function languageOf(kept: SavedPush | undefined): { locale: Locale; words: TextOf<'push'> } {
  const locale = locales.find((each) => each === kept?.locale) ?? defaultLocale;
  return { locale, words: workerText('push', locale) };
}

function textOf(kept: SavedPush | undefined, ids: readonly string[]): Shown {
  const { locale, words } = languageOf(kept);
  const calendar = addLocalePrefix(calendarPath, locale);
  const reminders = ids.flatMap((id) => kept?.reminders.find((each) => each.id === id) ?? []);
  const tag = ids[0] ?? 'dates';
  const [first, second] = reminders;
  if (!first) {
    return { title: words.unknownTitle, body: words.unknownText, tag, locale, path: calendar };
  }
  if (!second) {
    const path = `${calendar}#${encodeURIComponent(first.date)}`;
    return { title: first.name, body: words.due(formatDate(first.on, locale)), tag, locale, path };
  }
  const line = ({ name, on }: SavedReminder) => words.nameAndDue(name, formatDate(on, locale));
  const title = words.several(formatNumber(reminders.length, locale));
  return { title, body: reminders.map(line).join('\n'), tag, locale, path: calendar };
}

async function savedOrUndefined(): Promise<SavedPush | undefined> {
  try {
    return await readSavedPush();
  } catch (error) {
    console.info('What is kept of reminders cannot be read', error);
    return undefined;
  }
}

/** The ids in a message; none when it is not one of ours. */
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

/** Shows the date in the calendar where that is open; nobody's other page is taken away. */
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
