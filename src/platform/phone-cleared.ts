let cleared = false;
let clearedElsewhere = false;

/** True once this page or another has removed everything: nothing may come back before the next visit. */
export const isPhoneCleared = (): boolean => cleared;

/** True once another tab has removed everything: what stands on this page belongs to nobody any more. */
export const isClearedElsewhere = (): boolean => clearedElsewhere;

/** To be called when everything is about to be removed. */
export function markPhoneCleared(): void {
  cleared = true;
}

/** Longer than the other tab needs to remove everything: a page that comes sooner would stand in its way. */
const clearingMs = 6000;

/**
 * When another tab clears the phone, nothing of this page is kept any more, what is typed into its forms
 * goes at once, and the page is loaded anew when the other tab is done. (TRUST-04)
 */
export function followClearing(): void {
  addEventListener('storage', ({ key }) => {
    // `clearPhone` tells its own page too, which says what was removed.
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

/** Empties what only this tab can reach: its session storage, and its forms. */
function forgetThisTab(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    // This browser stores nothing for the site.
    console.info(error);
  }
  for (const form of document.forms) {
    // Or a browser fills it in again as it loads the page.
    form.autocomplete = 'off';
    form.reset();
  }
}
