/** The Badging API, which TypeScript's DOM library does not contain. */
interface BadgingNavigator {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * Shows a number on the app's icon, and no number for 0. Never rejects: the app shows the same number, so a
 * browser without badges is no error.
 */
export async function showAppBadge(count: number): Promise<void> {
  const badging = navigator as BadgingNavigator;
  try {
    if (count > 0) await badging.setAppBadge?.(count);
    else await badging.clearAppBadge?.();
  } catch (error) {
    console.info('The icon carries no number', error);
  }
}
