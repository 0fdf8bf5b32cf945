import { loadClient } from '../backend/client.ts';
import { isIos, isStartedAsApp } from '../device/installed.ts';
import { keepSetting, readSetting } from '../device/settings.ts';
import { isSharedPhone } from '../device/shared-phone-store.ts';
import { storageKeys } from '../device/storage-keys.ts';
import {
  changePush,
  dropKeptPush,
  dropStop,
  keepPush,
  noteStop,
  readKeptPush,
  readStops,
  type KeptPush,
} from './stored-push.ts';
import { planReminders, toBase64Url, type DateToRemind } from './plan.ts';
import { addressOf, fetchPublicKey, tellReminders, tellStop, toldOf } from './server.ts';
import { inTime, subscribe } from './subscribe.ts';

/**
 * The door to Web Push: reminders of dates, which the server sends as ids and this phone puts into words
 * (docs/decisions/0028-reminders.md).
 */

/**
 * What this phone can do. `needs-install`: an iPhone or iPad, where only an installed site is notified;
 * `shared`: nothing is kept here, so nothing could be said; `not-set-up`: the site's owner has no keys.
 */
export type PushState =
  'unsupported' | 'needs-install' | 'shared' | 'not-set-up' | 'denied' | 'off' | 'on';

/** How things stand after something was tried, and what stood in the way. */
export interface PushAnswer {
  state: PushState;
  /**
   * `no-network`: our server was not reached; `no-push-service`: the browser's service was not;
   * `not-kept`: this phone's storage is full or denied; `not-told`: on, but the server is yet to be told;
   * `refused`: the server does not send to this browser's service.
   */
  problem?: 'no-network' | 'no-push-service' | 'not-kept' | 'not-told' | 'refused';
}

/** The calendar date in India. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** How things stand on this phone, without asking the visitor or the network. Never rejects. */
export async function pushState(): Promise<PushState> {
  if (!(
    'serviceWorker' in navigator &&
    'PushManager' in globalThis &&
    'Notification' in globalThis
  )) {
    return isIos(navigator) && !isStartedAsApp() ? 'needs-install' : 'unsupported';
  }
  if (isSharedPhone()) return 'shared';
  if (Notification.permission === 'denied') return 'denied';
  try {
    return Notification.permission === 'granted' && (await readKeptPush()) ? 'on' : 'off';
  } catch (error) {
    console.info('What is kept of reminders cannot be read', error);
    return 'off';
  }
}

/** Whether the site sends reminders at all; undefined when its server cannot be asked now. Never rejects. */
export async function isPushSetUp(): Promise<boolean | undefined> {
  try {
    return (await fetchPublicKey()) !== null;
  } catch (error) {
    console.info('Nobody can be asked for the key now', error);
    return undefined;
  }
}

/**
 * Turns reminders on: asks the visitor, so it is to be called from a press alone. Never rejects; nothing
 * is left behind where it does not end in `on`.
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
  const kept: KeptPush = {
    subscription: crypto.randomUUID(),
    secret,
    locale,
    reminders: await planReminders(dates, secret, today()),
    told: null,
    linked: false,
  };
  try {
    await keepPush(kept);
  } catch (error) {
    console.info('The phone does not keep the reminders', error);
    await letGo(subscription);
    return { state: 'off', problem: 'not-kept' };
  }
  keepSetting(storageKeys.reminders, 'on');
  return tell(subscription, kept);
}

/** Brings the reminders up to date with these dates, while they are on. Never rejects. */
export async function updateReminders(
  dates: readonly DateToRemind[],
  locale: string,
): Promise<PushAnswer> {
  const state = await pushState();
  if (state !== 'on') return { state };
  try {
    const before = await readKeptPush();
    if (!before) return { state: 'off' };
    const reminders = await planReminders(dates, before.secret, today());
    const kept = await changePush(before.subscription, { locale, reminders });
    if (!kept) return { state: 'off' };
    const subscription = await present();
    return subscription ? await tell(subscription, kept) : { state, problem: 'not-told' };
  } catch (error) {
    console.info('The phone does not keep the reminders', error);
    return { state, problem: 'not-kept' };
  }
}

/** Turns reminders off, with or without a network: the server is told now or later. Never rejects. */
export async function stopReminders(): Promise<void> {
  try {
    const kept = await readKeptPush();
    if (kept) {
      await noteStop(kept.subscription);
      await dropKeptPush();
    }
    keepSetting(storageKeys.reminders, 'stopping');
    const subscription = await present();
    if (subscription) await letGo(subscription);
    await sendStops();
  } catch (error) {
    console.error('Reminders are not all stopped', error);
  }
}

/** Turns reminders off where they belong to an account: its owner signs out here. Never rejects. */
export async function stopLinkedReminders(): Promise<void> {
  try {
    if ((await readKeptPush())?.linked) await stopReminders();
  } catch (error) {
    console.info('What is kept of reminders cannot be read', error);
  }
}

/**
 * Tells the server what it does not know yet: that reminders were stopped, or that the browser has another
 * address now. To be called at each start and when a network comes. Never rejects.
 */
export async function syncReminders(): Promise<void> {
  try {
    await sendStops();
    const kept = await readKeptPush();
    if (!kept) return;
    if ((await pushState()) !== 'on') {
      await stopReminders();
      return;
    }
    await tell((await present()) ?? (await subscribeAnew()), kept);
  } catch (error) {
    console.info('The reminders are brought up to date later', error);
  }
}

/** The browser has dropped the subscription by itself. Rejects when there can be no new one now. */
async function subscribeAnew(): Promise<PushSubscription> {
  const key = await fetchPublicKey();
  if (key === null) throw new Error('Reminders are not set up any more');
  return subscribe((await inTime(navigator.serviceWorker.ready)).pushManager, key);
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? inTime(registration.pushManager.getSubscription()) : null;
}

async function letGo(subscription: PushSubscription): Promise<void> {
  try {
    await inTime(subscription.unsubscribe());
  } catch (error) {
    console.info('The browser keeps its subscription; nothing is sent to it any more', error);
  }
}

/** Tells the server what is new. Rejects when the phone keeps nothing. */
async function tell(subscription: PushSubscription, before: KeptPush): Promise<PushAnswer> {
  const token = await sessionToken();
  const kept = { ...before, linked: before.linked || token !== undefined };
  const address = addressOf(subscription);
  const told = await toldOf(address, kept);
  if (told === before.told) return { state: 'on' };
  const result = await tellReminders(address, kept, token);
  if (result.outcome === 'delivered') {
    // Stopped meanwhile: what was told is taken back by that stop.
    const now = await changePush(kept.subscription, { told, linked: kept.linked });
    if (!now) return { state: 'off' };
    if (!token || isSignedIn()) return { state: 'on' };
    // Its owner signed out meanwhile, when nothing here said whose it is.
    await stopReminders();
    return { state: 'off' };
  }
  if (result.outcome === 'retry') return { state: 'on', problem: 'not-told' };
  await stopReminders();
  if (result.error.code === 'not-set-up') return { state: 'not-set-up' };
  return { state: 'off', problem: 'refused' };
}

/** Tells the server of each subscription that was stopped; what it does not hear now it hears later. */
async function sendStops(): Promise<void> {
  for (const subscription of await readStops()) {
    const { outcome } = await tellStop(subscription);
    // A refusal is the last word too: there is no such subscription.
    if (outcome !== 'retry') await dropStop(subscription);
  }
  const isDone = (await readStops()).length === 0;
  if (isDone && readSetting(storageKeys.reminders) === 'stopping') {
    keepSetting(storageKeys.reminders, null);
  }
}

const isSignedIn = () => readSetting(storageKeys.signedIn) === 'yes';

/** The access token of who is signed in here, if the client has it at once; nobody waits for it. */
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
