import {
  loadClient,
  type AuthChangeEvent,
  type Session,
  type SupabaseClient,
  type User,
} from '../../platform/backend/client.ts';
import { sessionKey, sessionStorage } from '../../platform/backend/session-storage.ts';
import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { wantsCode } from './assurance.ts';
import { authStore, type AuthUser } from './auth-store.ts';
import { forgetIdentity, keepIdentity, readIdentity } from './identity.ts';
import { takePendingProfile } from './pending-profile.ts';
import { endRecovery, markRecovery } from './recovery-mark.ts';
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
  followClearing();
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
    authStore.setState({ unanswered: true });
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
  followClearing();
  followed ??= loadClient().then(
    (client) => {
      askAgainWhenSeen(client);
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
    const before = authStore.getState().user;
    // Somebody else has signed in over them: nothing of theirs is shown to the next person, or kept for them.
    const isNext = before !== null && before.id !== user.id;
    if (isNext) forgetPerson();
    if (event === 'PASSWORD_RECOVERY') markRecovery();
    authStore.setState({ user, session, loading: false, ...(isNext && nobodyKnown) });
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
  const before = authStore.getState();
  if (before.user?.id !== user.id) return;
  // A read that failed confirms nothing: the page goes on saying when the server last answered (AUTH-32).
  const confirmedAt = profile ? Date.now() : (before.confirmedAt ?? Date.now());
  const known = { profile: profile ?? before.profile, confirmedAt };
  authStore.setState({ ...known, unanswered: !profile });
  await keepIdentity({ user, ...known });
  await sendWaitingEdits(user.id);
  followThingsOnce();
}

/** Asks for the profile once more, where it could not be read (PROF-09). Rejects when there is no client. */
export async function readProfileAgain(): Promise<void> {
  const { user } = authStore.getState();
  if (!user) return;
  authStore.setState({ unanswered: false });
  try {
    await refreshProfile(await followSession(), user);
  } catch (error) {
    authStore.setState({ unanswered: true });
    throw error;
  }
}

/** A profile that could not be read is asked for when there is a network again, or the page is seen. */
function askAgainWhenSeen(client: SupabaseClient): void {
  const again = () => {
    const { user, unanswered } = authStore.getState();
    if (!user || !unanswered || document.visibilityState !== 'visible') return;
    void refreshProfile(client, user);
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
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

/**
 * Signs out. This phone forgets the person in any case, with or without a network (AUTH-09; reliability,
 * sessions 9). False when the other devices were meant too and the server could not be told. With
 * `others` this phone stays signed in, and what fails is thrown.
 */
export async function signOut(scope: 'global' | 'local' | 'others' = 'local'): Promise<boolean> {
  if (scope === 'others') {
    const { error } = await (await followSession()).auth.signOut({ scope });
    if (error) throw error;
    return true;
  }
  // With another scope than its own the client keeps the session while the server cannot be reached.
  const told = scope === 'local' || (await tellSignOut('global'));
  // Before the page goes to the sign-in page: a page that is left at once would not finish it.
  await forgetKeeping();
  if (!(await tellSignOut('local'))) await sessionStorage.removeItem(sessionKey);
  clearPerson();
  return told;
}

/** False when the server, or the client that speaks with it, could not be had. */
async function tellSignOut(scope: 'global' | 'local'): Promise<boolean> {
  try {
    const { error } = await (await followSession()).auth.signOut({ scope });
    if (error) throw error;
    return true;
  } catch (error) {
    console.info('The server was not told of the sign-out', scope, error);
    return false;
  }
}

let followsClearing = false;

/** Where everything on this phone is removed, here or in another tab, nobody is signed in any more. */
function followClearing(): void {
  if (followsClearing) return;
  followsClearing = true;
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.signedIn) return;
    if (readSetting(storageKeys.signedIn) === 'yes') return;
    if (key === null) void sessionStorage.removeItem(sessionKey);
    if (authStore.getState().user) clearPerson();
  });
}

/** What is known of a person beside who they are. */
const nobodyKnown = { profile: null, confirmedAt: null, unanswered: false };

function clearPerson(): void {
  authStore.setState({ user: null, session: null, loading: false, ...nobodyKnown });
  forgetPerson();
}

/** What the phone keeps of the person goes, so that whoever comes next meets nothing of it. */
function forgetPerson(): void {
  endRecovery();
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
