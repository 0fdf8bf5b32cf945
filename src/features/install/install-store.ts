import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * How this browser can install the site: its own dialog, or by hand on an iPhone or iPad. `app`: it is
 * installed. Undefined: unknown.
 */
export type InstallWay = 'prompt' | 'ios' | 'app' | undefined;

interface InstallState {
  way: InstallWay;
  /** True when the offer is to be shown. */
  offered: boolean;
}

/** Nothing is offered until `watch-install.ts` has loaded. */
export const installStore = createStore<InstallState>(() => ({ way: undefined, offered: false }));

export const useInstall = <T>(select: (state: InstallState) => T): T =>
  useStore(installStore, select);
