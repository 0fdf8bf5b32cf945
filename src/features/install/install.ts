import { isIos, isStartedAsApp } from '../../platform/device/installed.ts';
import { isOfferDue } from './install-record.ts';
import { installStore, type InstallWay } from './install-store.ts';
import { changeRecord, readRecord } from './stored.ts';

function wayFromHere(): InstallWay {
  if (isStartedAsApp()) return 'app';
  if (window.installPrompt) return 'prompt';
  return isIos(navigator) ? 'ios' : undefined;
}

/** Checks again what can be offered, and whether it is due. */
export function refreshOffer(): void {
  const way = wayFromHere();
  const offered = (way === 'prompt' || way === 'ios') && isOfferDue(readRecord(), Date.now());
  installStore.setState({ way, offered });
}

/** Hides the offer for 30 days ("Not now"). */
export function dismissOffer(): void {
  changeRecord((record) => ({ ...record, dismissedAt: Date.now() }));
  refreshOffer();
}

/** Opens the browser's install dialog. Refusing it counts as "Not now". Rejects as the browser does. */
export async function install(): Promise<void> {
  const prompt = window.installPrompt;
  if (!prompt) return;
  // The offer works once. The browser creates another when it may be asked again.
  window.installPrompt = undefined;
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'dismissed') changeRecord((record) => ({ ...record, dismissedAt: Date.now() }));
  } finally {
    refreshOffer();
  }
}
