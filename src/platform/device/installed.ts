/** The browser's offer to install, which TypeScript's DOM library does not carry. */
interface InstallPrompt extends Event {
  /** Shows the browser's own question; may be called once, from a press. */
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer that the browser has made and that is not used up; held by `boot.ts`. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** What an app started from the home screen is shown in. (Full screen is also what F11 gives.) */
export const appDisplayMode = '(display-mode: standalone), (display-mode: minimal-ui)';

/** True where the site was started from the home screen, not in a tab. */
export function isStartedAsApp(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || matchMedia(appDisplayMode).matches;
}

/**
 * True for the browsers of iPhone and iPad, which install only by hand, from the share menu.
 * An iPad says that it is a Mac; only its touch points tell.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
