/** Browsers whose icon on the home screen can carry a number. */
interface BadgingNavigator {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * Shows a number on the app's icon, none where it is 0. Does nothing where the browser has no badges or
 * refuses: the number is always said in the app too.
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
