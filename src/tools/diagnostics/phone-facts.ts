import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { storageAnswer, type StorageAnswer } from '../../platform/device/persistent-storage.ts';
import { savedPaths } from '../../platform/pages/saved-pages.ts';
import { sessionKey } from '../../platform/backend/session-storage.ts';
import { readValue } from '../../platform/offline/keyval.ts';
import { siteVersion } from '../../platform/site-version.ts';

/** Browser features that the site uses. The names are text keys. */
export const features = [
  'serviceWorker',
  'indexedDb',
  'cacheStorage',
  'backgroundSync',
  'locks',
  'broadcastChannel',
  'notifications',
  'push',
  'share',
  'clipboard',
  'speech',
  'dictation',
] as const;
type Feature = (typeof features)[number];

/** State of the service worker. */
type WorkerState = 'none' | 'installing' | 'update-waits' | 'in-charge' | 'not-yet';

/** Facts about device and browser. They do not identify the user. */
export interface DeviceFacts {
  version: string;
  worker: WorkerState;
  savedPages: number;
  /** In bytes; undefined where the browser does not say. */
  used: number | undefined;
  quota: number | undefined;
  persisted: StorageAnswer;
  /** The browser's estimate, such as `4g`; undefined where it does not say. */
  network: string | undefined;
  online: boolean;
  savesData: boolean;
  language: string;
  /** Languages of the voices on this device, without duplicates. */
  voices: readonly string[];
  features: Readonly<Record<Feature, boolean>>;
  signedIn: boolean;
}

interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Reads all facts. A refused question counts as "does not say". */
export async function readDeviceFacts(): Promise<DeviceFacts> {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const [worker, pages, estimate, persisted, signedIn] = await Promise.all([
    orElse<WorkerState>(workerState(), 'none'),
    orElse(savedPaths(), new Set<string>()),
    orElse<StorageEstimate>(storageEstimate(), {}),
    orElse<StorageAnswer>(storageAnswer(), 'unknown'),
    orElse(hasSession(), false),
  ]);
  return {
    version: siteVersion,
    worker,
    savedPages: pages.size,
    used: estimate.usage,
    quota: estimate.quota,
    persisted,
    network: connection?.effectiveType,
    online: navigator.onLine,
    savesData: connection?.saveData === true || readSetting(storageKeys.lowData) === 'on',
    language: document.documentElement.lang,
    voices: voiceLanguages(),
    features: supportedFeatures(),
    signedIn,
  };
}

async function orElse<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    console.info('The browser does not say', error);
    return otherwise;
  }
}

async function workerState(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'none';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  if (registration.waiting) return 'update-waits';
  if (registration.installing) return 'installing';
  return navigator.serviceWorker.controller ? 'in-charge' : 'not-yet';
}

const storageEstimate = async (): Promise<StorageEstimate> =>
  'storage' in navigator ? navigator.storage.estimate() : {};

/** Returns whether a session is saved. Its content is not read. */
const hasSession = async (): Promise<boolean> => (await readValue(sessionKey)) !== undefined;

function voiceLanguages(): string[] {
  if (!('speechSynthesis' in globalThis)) return [];
  return [...new Set(speechSynthesis.getVoices().map(({ lang }) => lang.replace('_', '-')))].sort();
}

function supportedFeatures(): Record<Feature, boolean> {
  return {
    serviceWorker: 'serviceWorker' in navigator,
    indexedDb: 'indexedDB' in globalThis,
    cacheStorage: 'caches' in globalThis,
    backgroundSync: 'SyncManager' in globalThis,
    locks: 'locks' in navigator,
    broadcastChannel: 'BroadcastChannel' in globalThis,
    notifications: 'Notification' in globalThis,
    push: 'PushManager' in globalThis,
    share: 'share' in navigator,
    clipboard: 'clipboard' in navigator,
    speech: 'speechSynthesis' in globalThis,
    dictation: 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis,
  };
}
