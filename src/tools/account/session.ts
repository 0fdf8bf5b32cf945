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
import { forgetIdentity, keepIdentity, readIdentity } from './identity.ts';
import { dropPendingProfile, readPendingProfile } from './pending-profile.ts';
import { forgetConflicts } from './profile-conflicts.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import { provideProfileSync } from './profile.outbox.ts';
import { fetchProfile, updateProfile } from './profile.ts';
import { endRecovery, markRecovery } from './recovery-mark.ts';
import { keepRefreshing } from './refresh-clock.ts';
import { sendWaitingEdits, syncProfile } from './sync-profile.ts';
import { forgetKeeping } from './things/keeping.ts';

/** After this long the page stops waiting for the session, whatever it is (AUTH-06). */
const longestLoadingMs = 5000;

/** The code of the outbox may have to be fetched for it, and signing out waits for no network. */
const longestForgettingMs = 1000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
    authStore.setState(({ user }) => ({ unanswered: user !== null }));
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
  hearOfSignOut();
  followed ??= loadClient().then(
    (client) => {
      askAgainWhenSeen(client);
      client.auth.onAuthStateChange((event, session) => mirror(client, event, session));
      provideProfileSync((item, signal) => syncProfile(client, item, signal));
      keepRefreshing(client.auth, leave);
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
    // Without a sign-out in between nothing of the person before must be taken for this one's.
    if (before && before.id !== user.id) leave();
    if (event === 'PASSWORD_RECOVERY') markRecovery();
    authStore.setState({ user, session, loading: false });
    // Before the second step the server shows no row, and would be asked to make another.
    if (!wantsCode(session)) setTimeout(() => void refreshProfile(client, user));
    return;
  }
  // Offline, an expired session reads as none: the kept person stays until the server says otherwise.
  if (event !== 'SIGNED_OUT') return;
  leave();
}

/** Reads the profile of who is signed in once more, after that has failed. Rejects when there is no client. */
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
    const { user, session, unanswered } = authStore.getState();
    if (!user || !session || !unanswered || document.visibilityState !== 'visible') return;
    if (!wantsCode(session)) void refreshProfile(client, user);
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
}

async function refreshProfile(client: SupabaseClient, user: AuthUser): Promise<void> {
  const fetched = await fetchProfile(client, user);
  const profile = fetched && (await withWordsOfSignUp(client, user, fetched));
  if (authStore.getState().user?.id !== user.id) return;
  authStore.setState((state) => ({
    profile: profile ?? state.profile,
    unanswered: !profile,
    // What could not be read has confirmed nothing.
    confirmedAt: profile || state.confirmedAt === null ? Date.now() : state.confirmedAt,
  }));
  const { profile: known, confirmedAt } = authStore.getState();
  await keepIdentity({ user, profile: known, confirmedAt: confirmedAt ?? Date.now() });
  await sendWaitingEdits(user.id);
  followThingsOnce();
}

/** What was said at sign-up goes into the fields that are still empty, and is kept until the server has it. */
async function withWordsOfSignUp(
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
 * Signs out. This phone forgets the person at once, whatever the network is like; what the server is told
 * comes after (AUTH-09). `others` leaves this phone signed in, and rejects with the client's error.
 * Gives whether the server has ended the sessions.
 */
export async function signOut(scope: 'global' | 'local' | 'others' = 'local'): Promise<boolean> {
  if (scope === 'others') {
    const { error } = await (await followSession()).auth.signOut({ scope });
    if (error) throw error;
    return true;
  }
  const token = authStore.getState().session?.access_token;
  // Before the page goes to the sign-in page: a page that is left at once would not finish it.
  await Promise.all([
    forgetKeeping(),
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
  // There is no session any more, so that this asks nobody: the client forgets it, and tells other tabs.
  const { error: notForgotten } = await client.auth.signOut({ scope: 'local' });
  if (notForgotten) console.info('The client keeps the session', notForgotten.message);
  if (!token) return false;
  const { error } = await client.auth.admin.signOut(token, scope);
  if (!error || error.code === 'session_not_found' || error.code === 'user_not_found') return true;
  console.info('The server was not told of the sign-out', error.message);
  return false;
}

let listens = false;

/** Another tab has signed out, or everything on this phone was removed (TRUST-04). */
function hearOfSignOut(): void {
  if (listens) return;
  listens = true;
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== storageKeys.signedIn) return;
    if (readSetting(storageKeys.signedIn) === 'yes') return;
    void sessionStorage.removeItem(sessionKey);
    clearPerson();
  });
}

/** The person has left, or another one has come: nothing of theirs is there to be read (X8). */
function leave(): void {
  // Where nobody was signed in, what stands in the assistant was begun after they left.
  if (authStore.getState().user) void forgetConversations();
  clearPerson();
}

function clearPerson(): void {
  authStore.setState({ ...nobody, loading: false });
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
