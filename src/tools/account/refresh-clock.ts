import type { SupabaseClient } from '../../platform/backend/client.ts';

type RefreshingAuth = Pick<
  SupabaseClient['auth'],
  'initialize' | 'startAutoRefresh' | 'stopAutoRefresh' | 'getSession'
>;

/**
 * Runs the client's refresh clock only while the page is visible and the browser does not report being
 * offline (AUTH-13).
 * The client watches the page by itself only until its clock is started or stopped manually. So this function
 * also does the client's other task: it reads the saved session when the page becomes visible. Calls `onGone`
 * when there is none any more, because another tab signed out while this one was frozen.
 */
export function watchRefresh(auth: RefreshingAuth, onGone: () => void): () => void {
  const over = new AbortController();

  const follow = () => {
    const mayRefresh = document.visibilityState === 'visible' && navigator.onLine;
    const told = mayRefresh ? auth.startAutoRefresh() : auth.stopAutoRefresh();
    told.catch((error: unknown) => console.error('The refreshing of tokens was not told', error));
  };
  const lookAgain = async () => {
    follow();
    if (document.visibilityState !== 'visible') return;
    const { data, error } = await auth.getSession();
    if (!data.session && !error) onGone();
  };

  addEventListener('online', follow, { signal: over.signal });
  addEventListener('offline', follow, { signal: over.signal });
  document.addEventListener(
    'visibilitychange',
    () =>
      void lookAgain().catch((error: unknown) =>
        console.error('The saved session cannot be looked at', error),
      ),
    { signal: over.signal },
  );
  // The client starts its own watch meanwhile, which this call stops.
  auth
    .initialize()
    .then(follow, (error: unknown) => console.error('The client did not begin', error));
  return () => over.abort();
}
