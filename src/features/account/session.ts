import {
  loadClient,
  type AuthChangeEvent,
  type Session,
  type SupabaseClient,
  type User,
} from '../../platform/backend/client.ts';
import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { wantsCode } from './assurance.ts';
import { authStore, type AuthUser } from './auth-store.ts';
import { forgetIdentity, keepIdentity, readIdentity } from './identity.ts';
import { takePendingProfile } from './pending-profile.ts';
import { forgetConflicts } from './profile-conflicts.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import { provideProfileSync } from './profile.sender.ts';
import { fetchProfile, updateProfile } from './profile.ts';
import { keepRefreshing } from './refresh-clock.ts';
import { sendWaitingEdits, syncProfile } from './sync-profile.ts';
import { forgetKeeping } from './things/keeping.ts';

/** After this long the page stops waiting for the session, whatever it is (AUTH-06). */
const longestLoadingMs = 5000;

let followed: Promise<SupabaseClient> | undefined;

/**
 * Reads the kept session when the app starts and there is one (AUTH-07): the last known person is
 * there at once, with or without a signal, and the client follows.
 */
export async function restoreSession(): Promise<void> {
  const giveUp = setTimeout(() => authStore.setState({ loading: false }), longestLoadingMs);
  try {
    const identity = await readIdentity();
    if (identity) {
      const { user, profile, confirmedAt } = identity;
      authStore.setState({ user, profile, confirmedAt, loading: false });
    }
    await readKeptSession(await followSession());
  } catch (error) {
    console.error('The session could not be restored', error);
    restoreWhenReachable();
  } finally {
    clearTimeout(giveUp);
    authStore.setState({ loading: false });
  }
}

/** Who has signed in but not been confirmed yet has no identity here: their session says who they are. */
async function readKeptSession(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session) {
    authStore.setState({ user: userOf(data.session.user), session: data.session });
  }
}

/** What could not be had without a network is tried again when there may be one (reliability, sessions 3). */
function restoreWhenReachable(): void {
  const waiting = new AbortController();
  const again = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    waiting.abort();
    followSession().catch((error: unknown) => {
      console.info('The session is still not restored', error);
      restoreWhenReachable();
    });
  };
  addEventListener('online', again, { signal: waiting.signal });
  document.addEventListener('visibilitychange', again, { signal: waiting.signal });
}

/**
 * The client, with its session mirrored in `authStore`. Its own clock refreshes tokens (every 30 s,
 * from 90 s before they end) and rests while the page is hidden or there is no network (refresh-clock.ts).
 */
export function followSession(): Promise<SupabaseClient> {
  followed ??= loadClient().then(
    (client) => {
      client.auth.onAuthStateChange((event, session) => mirror(client, event, session));
      provideProfileSync((item, signal) => syncProfile(client, item, signal));
      keepRefreshing(client.auth, clearPerson);
      return client;
    },
    (error: unknown) => {
      followed = undefined;
      throw error;
    },
  );
  return followed;
}

/** Must not wait for anything: the client holds its lock while it calls this (auth-js#762). */
function mirror(client: SupabaseClient, event: AuthChangeEvent, session: Session | null): void {
  if (session) {
    const user = userOf(session.user);
    authStore.setState({ user, session, loading: false });
    // Before the second step the server shows no row, and would be asked to make another.
    if (!wantsCode(session)) setTimeout(() => void refreshProfile(client, user));
    return;
  }
  // Offline, an expired session reads as none: the kept person stays until the server says otherwise.
  if (event !== 'SIGNED_OUT') return;
  clearPerson();
}

async function refreshProfile(client: SupabaseClient, user: AuthUser): Promise<void> {
  let profile = await fetchProfile(client, user);
  const saidAtSignUp = profile && (await takePendingProfile(user.email));
  if (saidAtSignUp) profile = (await updateProfile(client, user, saidAtSignUp)).profile ?? profile;
  if (authStore.getState().user?.id !== user.id) return;
  const confirmedAt = Date.now();
  authStore.setState((state) => ({ profile: profile ?? state.profile, confirmedAt }));
  await keepIdentity({ user, profile: authStore.getState().profile, confirmedAt });
  await sendWaitingEdits(user.id);
  followThingsOnce();
}

let followsThings = false;

/** Only with a session is there an account for the phone's things (PROF-10). */
function followThingsOnce(): void {
  if (followsThings) return;
  followsThings = true;
  import('./things/sync-here.ts').then(
    ({ followThings }) => followThings(),
    (error: unknown) => {
      followsThings = false;
      console.info('The things of this phone stay here for now', error);
    },
  );
}

/** Signs out. This phone forgets the person at once; what the server is told comes after (AUTH-09). */
export async function signOut(scope: 'global' | 'local' | 'others' = 'local'): Promise<void> {
  const client = await followSession();
  if (scope === 'others') {
    const { error } = await client.auth.signOut({ scope });
    if (error) throw error;
    return;
  }
  // With another scope the client keeps the session while the server cannot be reached.
  if (scope === 'global') {
    const { error } = await client.auth.signOut({ scope });
    if (error) console.error('The other devices could not be signed out', error.message);
  }
  // Before the page goes to the sign-in page: a page that is left at once would not finish it.
  await forgetKeeping();
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error) console.info('The server was not told of the sign-out', error.message);
  clearPerson();
}

function clearPerson(): void {
  authStore.setState({
    user: null,
    profile: null,
    session: null,
    confirmedAt: null,
    loading: false,
  });
  void forgetIdentity();
  void forgetConflicts();
  void forgetProfileDraft();
  void forgetKeeping();
  stopReminders();
}

/** Who comes after on this phone is not reminded of another person's dates. */
function stopReminders(): void {
  if (readSetting(storageKeys.reminders) !== 'on') return;
  import('../../platform/push.ts').then(
    ({ stopLinkedReminders }) => stopLinkedReminders(),
    (error: unknown) => console.error('The reminders could not be stopped', error),
  );
}

const userOf = ({ id, email, phone }: User): AuthUser => ({
  id,
  email: email || null,
  phone: phone || null,
});
