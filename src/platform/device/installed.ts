/** The browser's offer to install the app, which TypeScript's DOM library does not contain. */
interface InstallPrompt extends Event {
  /** Shows the browser's dialog. Browsers allow one call, after a tap. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser's unused offer to install. `boot.ts` saves it here. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/**
 * Display modes of an app that was started from the home screen. Full screen is not one of them: the F11 key
 * also sets it.
 */
export const appDisplayMode = '(display-mode: standalone), (display-mode: minimal-ui)';

/** True when the visitor started the site from the home screen, not in a tab. */
export function isStartedAsApp(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || matchMedia(appDisplayMode).matches;
}

/**
 * True for iPhone and iPad, where a visitor installs the app from the share menu. An iPad identifies itself
 * as a Mac; only its touch points differ.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
