import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * How the site can be put on the home screen from here: by the browser's own question, or by hand on
 * an iPhone or iPad. `app`: it is there already. Undefined: this browser does not say.
 */
export type InstallWay = 'prompt' | 'ios' | 'app' | undefined;

interface InstallState {
  way: InstallWay;
  /** The quiet entry is to be shown. */
  offered: boolean;
}

/** Until `watch-install.ts` has come nothing is offered. */
export const installStore = createStore<InstallState>(() => ({ way: undefined, offered: false }));

export const useInstall = <T>(select: (state: InstallState) => T): T =>
  useStore(installStore, select);
