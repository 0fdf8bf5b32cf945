const reloadedKey = 'niyam-reloaded-for-missing-part';

/**
 * Loads a required part of the app. Reloads the page once if the part is missing after a deployment.
 * An old page asks for files that a deployment has removed. Each tab reloads at most once, and only when the
 * server answers; typed text is a draft by then. A missing part of a route is handled where its error is shown
 * (app/shell/route-error.tsx). Rejects as `load` does.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await mayHelpToReload()) location.reload();
    throw error;
  }
}

/** True once for each tab, and only if the server answers. */
export async function mayHelpToReload(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(reloadedKey)) return false;
    // Only a server that answers proves that the part is missing.
    const answer = await fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    if (answer.ok) sessionStorage.setItem(reloadedKey, 'yes');
    return answer.ok;
  } catch (error) {
    console.info('The page is not loaded anew', error);
    return false;
  }
}
