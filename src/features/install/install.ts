import { isIos, isStartedAsApp } from '../../platform/device/installed.ts';
import { isOfferDue } from './install-record.ts';
import { installStore, type InstallWay } from './install-store.ts';
import { changeRecord, readRecord } from './saved-record.ts';

function wayFromHere(): InstallWay {
  if (isStartedAsApp()) return 'app';
  if (window.installPrompt) return 'prompt';
  return isIos(navigator) ? 'ios' : undefined;
}

/** Looks again at what can be offered, and whether it is time. */
export function refreshOffer(): void {
  const way = wayFromHere();
  const offered = (way === 'prompt' || way === 'ios') && isOfferDue(readRecord(), Date.now());
  installStore.setState({ way, offered });
}

/** "Not now": the entry is gone for 30 days. */
export function dismissOffer(): void {
  changeRecord((record) => ({ ...record, dismissedAt: Date.now() }));
  refreshOffer();
}

/** Has the browser ask its question; "no" to it counts as "Not now". Rejects as the browser does. */
export async function install(): Promise<void> {
  const prompt = window.installPrompt;
  if (!prompt) return;
  // It answers once; the browser makes another when it may be asked again.
  window.installPrompt = undefined;
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'dismissed') changeRecord((record) => ({ ...record, dismissedAt: Date.now() }));
  } finally {
    refreshOffer();
  }
}
