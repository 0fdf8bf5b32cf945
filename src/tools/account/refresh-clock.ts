import type { SupabaseClient } from '../../platform/backend/client.ts';

type RefreshingAuth = Pick<
  SupabaseClient['auth'],
  'initialize' | 'startAutoRefresh' | 'stopAutoRefresh' | 'getSession'
>;

/**
 * Lets the client's clock renew tokens while somebody looks at the page and the browser does not rule
 * out a network; else it rests (AUTH-13; reliability, sessions 3 and 4). The client watches the page by
 * itself only until its clock is started or stopped by hand, so its other duty is done here too: when
 * the page is seen again it looks at what is kept. Calls `onGone` when nothing is any more, because
 * another tab signed out while this one slept. Gives a function that stops it.
 */
export function keepRefreshing(auth: RefreshingAuth, onGone: () => void): () => void {
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
        console.error('The kept session cannot be looked at', error),
      ),
    { signal: over.signal },
  );
  // While it begins, the client sets a watch of its own.
  auth
    .initialize()
    .then(follow, (error: unknown) => console.error('The client did not begin', error));
  return () => over.abort();
}
