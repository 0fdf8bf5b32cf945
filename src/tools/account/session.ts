import {
  loadClient,
  type AuthChangeEvent,
  type Session,
  type SupabaseClient,
  type User,
} from '../../platform/backend/client.ts';
import { sessionKey, sessionStorage } from '../../platform/backend/session-storage.ts';
import { forgetConversations } from '../assistant/stored.ts';
import { readSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { wantsCode } from './assurance.ts';
import { authStore, nobody, type AuthUser, type Profile } from './auth-store.ts';
import { forgetIdentity, saveIdentity, readIdentity } from './identity.ts';
import { dropPendingProfile, readPendingProfile } from './pending-profile.ts';
import { forgetConflicts } from './profile-conflicts.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import { provideProfileSync } from './profile.outbox.ts';
import { fetchProfile, updateProfile } from './profile.ts';
import { endRecovery, markRecovery } from './recovery-mark.ts';
import { watchRefresh } from './refresh-clock.ts';
import { sendWaitingEdits, syncProfile } from './sync-profile.ts';
import { forgetSyncChoice } from './sync/sync-choice.ts';

/** The page stops waiting for the session after this time in ms (AUTH-06). */
const longestLoadingMs = 5000;

/**
 * Longest wait in ms for removing the user's data. It may load the outbox's code, and a sign-out waits for no
 * network.
 */
const longestForgettingMs = 1000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let followed: Promise<SupabaseClient> | undefined;

/**
 * Restores the saved session at the app's start (AUTH-07). Shows the last known user at once, with or without
 * a network; the client follows.
 */
export async function restoreSession(): Promise<void> {
  const giveUp = setTimeout(() => authStore.setState({ loading: false }), longestLoadingMs);
  try {
    const identity = await readIdentity();
    if (identity) {
      const { user, profile, confirmedAt } = identity;
      authStore.setState({ user, profile, confirmedAt, loading: false });
    }
    await readSavedSession(await followSession());
  } catch (error) {
    console.error('The session could not be restored', error);
    authStore.setState(({ user }) => ({ unanswered: user !== null }));
    restoreWhenReachable();
  } finally {
    clearTimeout(giveUp);
    authStore.setState({ loading: false });
  }
}

/** Reads the saved session of a user who is not confirmed yet, and so has no saved identity. */
async function readSavedSession(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session) {
    authStore.setState({ user: userOf(data.session.user), session: data.session });
  }
}

/** Tries again when a network may have returned. */
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
  followSignOut();
  followed ??= loadClient().then(
    (client) => {
      askAgainWhenSeen(client);
      client.auth.onAuthStateChange((event, session) => mirror(client, event, session));
      provideProfileSync((item, signal) => syncProfile(client, item, signal));
      watchRefresh(client.auth, leave);
      return client;
    },
    (error: unknown) => {
      followed = undefined;
      throw error;
    },
  );
  return followed;
}

/** Must not wait: the client holds its lock during this call (auth-js#762). */
function mirror(client: SupabaseClient, event: AuthChangeEvent, session: Session | null): void {
  if (session) {
    const user = userOf(session.user);
    const before = authStore.getState().user;
    // Without a sign-out in between, the previous user's data must not pass to this user.
    if (before && before.id !== user.id) leave();
    if (event === 'PASSWORD_RECOVERY') markRecovery();
    authStore.setState({ user, session, loading: false });
    // Before the second step the server returns no row, and would be asked to create one.
    if (!wantsCode(session)) setTimeout(() => void refreshProfile(client, user));
    return;
  }
  // Without a network an expired session reads as none. The saved user stays until the server
  // answers.
  if (event !== 'SIGNED_OUT') return;
  leave();
}

/** Reads the user's profile again after a failure. Rejects without a client. */
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

/** Reads the profile again when the network returns or the page becomes visible. */
function askAgainWhenSeen(client: SupabaseClient): void {
  const again = () => {
    const { user, session, unanswered } = authStore.getState();
    if (!user || !session || !unanswered || document.visibilityState !== 'visible') return;
    if (!wantsCode(session)) void refreshProfile(client, user);
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}

async function refreshProfile(client: SupabaseClient, user: AuthUser): Promise<void> {
  const fetched = await fetchProfile(client, user);
  const profile = fetched && (await withSignUpFields(client, user, fetched));
  if (authStore.getState().user?.id !== user.id) return;
  authStore.setState((state) => ({
    profile: profile ?? state.profile,
    unanswered: !profile,
    // A failed read confirms nothing.
    confirmedAt: profile || state.confirmedAt === null ? Date.now() : state.confirmedAt,
  }));
  const { profile: known, confirmedAt } = authStore.getState();
  await saveIdentity({ user, profile: known, confirmedAt: confirmedAt ?? Date.now() });
  await sendWaitingEdits(user.id);
  followSyncOnce();
}

/** Fills the sign-up's profile into empty fields. It stays saved until the server has it. */
async function withSignUpFields(
  client: SupabaseClient,
  user: AuthUser,
  profile: Profile,
): Promise<Profile> {
  const said = await readPendingProfile(user.email);
  if (!said) return profile;
  const missing = Object.entries(said).filter(
    ([field, value]) => value && !profile[field as keyof typeof said],
  );
  let updated: Profile | null = profile;
  if (missing.length > 0) {
    ({ profile: updated } = await updateProfile(client, user, Object.fromEntries(missing)));
  }
  if (updated) await dropPendingProfile();
  return updated ?? profile;
}

let followsSync = false;

/** Only a session has an account to synchronise with (PROF-10). */
function followSyncOnce(): void {
  if (followsSync) return;
  followsSync = true;
  import('./sync/sync-device.ts').then(
    ({ followSync }) => followSync(),
    (error: unknown) => {
      followsSync = false;
      console.info('The things of this phone stay here for now', error);
    },
  );
}

/**
 * Signs out. This device forgets the user at once, with or without a network; the server is told afterwards
 * (AUTH-09). `others` retains this device's session, and rejects with the client's error. Returns whether the
 * server has ended the sessions.
 */
export async function signOut(scope: 'global' | 'local' | 'others' = 'local'): Promise<boolean> {
  if (scope === 'others') {
    const { error } = await (await followSession()).auth.signOut({ scope });
    if (error) throw error;
    return true;
  }
  const token = authStore.getState().session?.access_token;
  // Done before the redirect to the sign-in page, which would interrupt it.
  await Promise.all([
    forgetSyncChoice(),
    forgetIdentity(),
    Promise.race([forgetConversations(), wait(longestForgettingMs)]),
    sessionStorage.removeItem(sessionKey),
  ]);
  clearPerson();
  try {
    return await endSessions(await followSession(), token, scope);
  } catch (error) {
    console.info('The server was not told of the sign-out', error);
    return false;
  }
}

async function endSessions(
  client: SupabaseClient,
  token: string | undefined,
  scope: 'global' | 'local',
): Promise<boolean> {
  // The session is gone already, so this asks no server. The client forgets it and informs other
  // tabs.
  const { error: notForgotten } = await client.auth.signOut({ scope: 'local' });
  if (notForgotten) console.info('The client keeps the session', notForgotten.message);
  if (!token) return false;
  const { error } = await client.auth.admin.signOut(token, scope);
  if (!error || error.code === 'session_not_found' || error.code === 'user_not_found') return true;
  console.info('The server was not told of the sign-out', error.message);
  return false;
}

let listens = false;

/** Follows a sign-out in another tab, and the removal of all data (TRUST-04). */
function followSignOut(): void {
  if (listens) return;
  listens = true;
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.signedIn) return;
    if (readSetting(storageKeys.signedIn) === 'yes') return;
    void sessionStorage.removeItem(sessionKey);
    clearPerson();
  });
}

/** Removes the user's data from the page, because the next user must not read it. */
function leave(): void {
  // Without a user, the conversation was started after the sign-out.
  if (authStore.getState().user) void forgetConversations();
  clearPerson();
}

function clearPerson(): void {
  authStore.setState({ ...nobody, loading: false });
  endRecovery();
  void forgetIdentity();
  void forgetConflicts();
  void forgetProfileDraft();
  void forgetSyncChoice();
  stopReminders();
}

/** The next user of this device must not receive these reminders. */
function stopReminders(): void {
  if (readSetting(storageKeys.reminders) !== 'on') return;
  import('../../platform/push/push.ts').then(
    ({ stopLinkedReminders }) => stopLinkedReminders(),
    (error: unknown) => console.error('The reminders could not be stopped', error),
  );
}

const userOf = ({ id, email, phone }: User): AuthUser => ({
  id,
  email: email || null,
  phone: phone || null,
});
