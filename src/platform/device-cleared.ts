let cleared = false;
let clearedElsewhere = false;

/** True after any tab has removed all data. Nothing may be saved again before the next visit. */
export const isDeviceCleared = (): boolean => cleared;

/** True after another tab has removed all data. The content of this page must not be saved any more. */
export const isClearedElsewhere = (): boolean => clearedElsewhere;

/** Call this before all data is removed. */
export function markDeviceCleared(): void {
  cleared = true;
}

/** Longer than the other tab needs to remove all data. A page that loads earlier would open its databases. */
const clearingMs = 6000;

/**
 * Reacts when another tab removes all data (TRUST-04). This page then saves nothing, empties its forms, and
 * reloads when the other tab has finished.
 */
export function followClearing(): void {
  addEventListener('storage', ({ key }) => {
    // `clearDevice` dispatches this event to its own page too. That page shows the report instead.
    if (key !== null || cleared) return;
    cleared = true;
    clearedElsewhere = true;
    forgetThisTab();
    setTimeout(() => {
      forgetThisTab();
      location.reload();
    }, clearingMs);
  });
}

/** Empties the data that only this tab can reach: its session storage and its forms. */
function forgetThisTab(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    // This browser stores nothing for the site.
    console.info(error);
  }
  for (const form of document.forms) {
    // Otherwise the browser restores the fields when it reloads the page.
    form.autocomplete = 'off';
    form.reset();
  }
}
