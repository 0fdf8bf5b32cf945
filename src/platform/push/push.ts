import { loadClient } from '../backend/client.ts';
import { isIos, isStartedAsApp } from '../device/installed.ts';
import { saveSetting, readSetting } from '../device/settings.ts';
import { isSharedDevice } from '../device/shared-device-store.ts';
import { storageKeys } from '../device/storage-keys.ts';
import {
  changePush,
  removeSavedPush,
  dropStop,
  savePush,
  noteStop,
  readSavedPush,
  readStops,
  type SavedPush,
} from './stored-push.ts';
import { planReminders, toBase64Url, type DateToRemind } from './plan.ts';
import { addressOf, fetchPublicKey, sendReminders, sendStop, fingerprintOf } from './server.ts';
import { inTime, subscribe } from './subscribe.ts';

/**
 * Web Push reminders of dates. The server sends ids; this device turns them into text
 * (docs/decisions/0028-reminders.md).
 */

/**
 * State of reminders on this device. `needs-install`: iPhones and iPads notify installed sites only.
 * `shared`: a shared device saves no reminders. `not-set-up`: the owner of the site has no keys.
 */
export type PushState =
  | 'unsupported'
  | 'needs-install'
  | 'shared'
  | 'not-set-up'
  | 'denied'
  | 'off'
  | 'on';

/** The state after an action, and the problem if there was one. */
export interface PushAnswer {
  state: PushState;
  /**
   * `no-network`: our server did not answer. `no-push-service`: the browser's push service did not answer.
   * `not-stored`: storage is full or denied. `not-told`: reminders are on, but the server does not know yet.
   * `refused`: the server does not send to this browser's push service.
   */
  problem?: 'no-network' | 'no-push-service' | 'not-stored' | 'not-told' | 'refused';
}

/** Returns the calendar date in India. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** Returns the state without asking the visitor or the network. Never rejects. */
export async function pushState(): Promise<PushState> {
  if (
    !('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
  ) {
    return isIos(navigator) && !isStartedAsApp() ? 'needs-install' : 'unsupported';
  }
  if (isSharedDevice()) return 'shared';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return Notification.permission === 'granted' && (await readSavedPush()) ? 'on' : 'off';
  } catch (error) {
    console.info('The saved reminders cannot be read', error);
    return 'off';
  }
}

/** Returns whether the site sends reminders; undefined when its server does not answer. Never rejects. */
export async function isPushSetUp(): Promise<boolean | undefined> {
  try {
    return (await fetchPublicKey()) !== null;
  } catch (error) {
    console.info('Nobody can be asked for the key now', error);
    return undefined;
  }
}

/**
 * Turns reminders on. Browsers ask the visitor, so call it only after a tap. Never rejects, and leaves no
 * data behind unless the state becomes `on`.
 */
export async function startReminders(
  dates: readonly DateToRemind[],
  locale: string,
): Promise<PushAnswer> {
  const state = await pushState();
  if (state !== 'off') return { state };
  let key: string | null;
  try {
    key = await fetchPublicKey();
  } catch (error) {
    console.info('The key for reminders cannot be had now', error);
    return { state: 'off', problem: 'no-network' };
  }
  if (key === null) return { state: 'not-set-up' };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: permission === 'denied' ? 'denied' : 'off' };
  let subscription: PushSubscription;
  try {
    const { pushManager } = await inTime(navigator.serviceWorker.ready);
    subscription = await subscribe(pushManager, key);
  } catch (error) {
    console.info('The push service did not take the subscription', error);
    return { state: 'off', problem: 'no-push-service' };
  }
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
  const saved: SavedPush = {
    subscription: crypto.randomUUID(),
    secret,
    locale,
    reminders: await planReminders(dates, secret, today()),
    told: null,
    linked: false,
  };
  try {
    await savePush(saved);
  } catch (error) {
    console.info('The phone does not save the reminders', error);
    await release(subscription);
    return { state: 'off', problem: 'not-stored' };
  }
  saveSetting(storageKeys.reminders, 'on');
  return sendSaved(subscription, saved);
}

/** Replaces the dates of the reminders, while they are on. Never rejects. */
export async function updateReminders(
  dates: readonly DateToRemind[],
  locale: string,
): Promise<PushAnswer> {
  const state = await pushState();
  if (state !== 'on') return { state };
  try {
    const before = await readSavedPush();
    if (!before) return { state: 'off' };
    const reminders = await planReminders(dates, before.secret, today());
    const saved = await changePush(before.subscription, { locale, reminders });
    if (!saved) return { state: 'off' };
    const subscription = await present();
    return subscription ? await sendSaved(subscription, saved) : { state, problem: 'not-told' };
  } catch (error) {
    console.info('The phone does not save the reminders', error);
    return { state, problem: 'not-stored' };
  }
}

/** Turns reminders off, with or without a network. The server learns of it now or later. Never rejects. */
export async function stopReminders(): Promise<void> {
  try {
    const saved = await readSavedPush();
    if (saved) {
      await noteStop(saved.subscription);
      await removeSavedPush();
    }
    saveSetting(storageKeys.reminders, 'stopping');
    const subscription = await present();
    if (subscription) await release(subscription);
    await sendStops();
  } catch (error) {
    console.error('Reminders are not all stopped', error);
  }
}

/** Turns reminders off if they belong to an account, because its user signs out. Never rejects. */
export async function stopLinkedReminders(): Promise<void> {
  try {
    if ((await readSavedPush())?.linked) await stopReminders();
  } catch (error) {
    console.info('The saved reminders cannot be read', error);
  }
}

/**
 * Sends missing changes to the server: stopped reminders, or a new address of the browser. Call it at each
 * start and when the network returns. Never rejects.
 */
export async function syncReminders(): Promise<void> {
  try {
    await sendStops();
    const saved = await readSavedPush();
    if (!saved) return;
    if ((await pushState()) !== 'on') {
      await stopReminders();
      return;
    }
    await sendSaved((await present()) ?? (await subscribeAnew()), saved);
  } catch (error) {
    console.info('The reminders are brought up to date later', error);
  }
}

/** Subscribes again after the browser dropped the subscription. Rejects when that fails. */
async function subscribeAnew(): Promise<PushSubscription> {
  const key = await fetchPublicKey();
  if (key === null) throw new Error('Reminders are not set up any more');
  return subscribe((await inTime(navigator.serviceWorker.ready)).pushManager, key);
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? inTime(registration.pushManager.getSubscription()) : null;
}

async function release(subscription: PushSubscription): Promise<void> {
  try {
    await inTime(subscription.unsubscribe());
  } catch (error) {
    console.info('The browser keeps its subscription; nothing is sent to it any more', error);
  }
}

/** Sends changes to the server. Rejects when storage is denied. */
async function sendSaved(subscription: PushSubscription, before: SavedPush): Promise<PushAnswer> {
  const token = await sessionToken();
  const saved = { ...before, linked: before.linked || token !== undefined };
  const address = addressOf(subscription);
  const told = await fingerprintOf(address, saved);
  if (told === before.told) return { state: 'on' };
  const result = await sendReminders(address, saved, token);
  if (result.outcome === 'delivered') {
    // The reminders were stopped meanwhile. That stop also revokes this message.
    const now = await changePush(saved.subscription, { told, linked: saved.linked });
    if (!now) return { state: 'off' };
    if (!token || isSignedIn()) return { state: 'on' };
    // The user signed out meanwhile, before the device knew that the reminders were linked.
    await stopReminders();
    return { state: 'off' };
  }
  if (result.outcome === 'retry') return { state: 'on', problem: 'not-told' };
  await stopReminders();
  if (result.error.code === 'not-set-up') return { state: 'not-set-up' };
  return { state: 'off', problem: 'refused' };
}

/** Tells the server about each stopped subscription. Failures are repeated later. */
async function sendStops(): Promise<void> {
  for (const subscription of await readStops()) {
    const { outcome } = await sendStop(subscription);
    // A refusal is final: the server has no such subscription.
    if (outcome !== 'retry') await dropStop(subscription);
  }
  const isDone = (await readStops()).length === 0;
  if (isDone && readSetting(storageKeys.reminders) === 'stopping') {
    saveSetting(storageKeys.reminders, null);
  }
}

const isSignedIn = () => readSetting(storageKeys.signedIn) === 'yes';

/** Returns the access token of the signed-in user if it is available within seconds; undefined otherwise. */
async function sessionToken(): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  try {
    const { auth } = await inTime(loadClient(), 3_000);
    return (await inTime(auth.getSession(), 3_000)).data.session?.access_token;
  } catch (error) {
    console.info('The reminders stay without an account for now', error);
    return undefined;
  }
}
