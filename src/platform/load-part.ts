const reloadedKey = 'niyam-reloaded-for-missing-part';

/**
 * Fetches a part of the app that nothing can stand in for. After a deploy an old page asks for parts
 * that are gone: then it is loaded anew, once in a tab's life, and what was typed is a draft by then.
 * Without a network it stays as it is. (Route parts have the router's own guard of the same kind.)
 * Rejects as `load` does.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await mayHelpToReload()) location.reload();
    throw error;
  }
}

async function mayHelpToReload(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(reloadedKey)) return false;
    // Only a site that answers can say that a part is gone.
    const answer = await fetch('/ping', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    if (answer.ok) sessionStorage.setItem(reloadedKey, 'yes');
    return answer.ok;
  } catch (error) {
    console.info('The page is not loaded anew', error);
    return false;
  }
}
