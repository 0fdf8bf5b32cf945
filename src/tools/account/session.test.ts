import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { authStore, nobody, type Profile } from './auth-store.ts';

/** Rules of the auth state, with a simulated client. */
const identity = vi.hoisted(() => ({
  readIdentity: vi.fn<() => Promise<unknown>>(),
  saveIdentity: vi.fn<(identity: object) => Promise<void>>(() => Promise.resolve()),
  forgetIdentity: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
const profiles = vi.hoisted(() => ({
  fetchProfile: vi.fn<() => Promise<unknown>>(),
  updateProfile: vi.fn<() => Promise<unknown>>(),
}));
const pending = vi.hoisted(() => ({
  readPendingProfile: vi.fn<() => Promise<object | undefined>>(),
  dropPendingProfile: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
const phone = vi.hoisted(() => ({ removeItem: vi.fn<(name: string) => Promise<void>>() }));
const backend = vi.hoisted(() => ({ loadClient: vi.fn<() => Promise<unknown>>() }));
const assistant = vi.hoisted(() => ({ forgetConversations: vi.fn<() => Promise<void>>() }));
vi.mock('../assistant/stored.ts', () => assistant);
vi.mock('./identity.ts', () => identity);
vi.mock('./profile.ts', () => profiles);
vi.mock('./refresh-clock.ts', () => ({ watchRefresh: () => () => undefined }));
vi.mock('./sync-profile.ts', () => ({
  sendWaitingEdits: () => Promise.resolve(),
  syncProfile: () => Promise.resolve(),
}));
vi.mock('./sync/sync-device.ts', () => ({ followSync: () => undefined }));
vi.mock('./pending-profile.ts', () => pending);
vi.mock('../../platform/backend/client.ts', () => backend);
vi.mock('../../platform/backend/session-storage.ts', () => ({
  sessionKey: 'auth-session',
  sessionStorage: phone,
}));

let emitAuthEvent: (event: AuthChangeEvent, session: Session | null) => void;
type Answer = Promise<{ error: (Error & { code?: string }) | null }>;
const signOutCall = vi.fn<(options: object) => Answer>();
const endCall = vi.fn<(token: string, scope: string) => Answer>();
/** The saved session that the client finds. */
let savedSession: Session | null;
const client = {
  auth: {
    onAuthStateChange: (callback: typeof emitAuthEvent) => {
      emitAuthEvent = callback;
    },
    signOut: signOutCall,
    admin: { signOut: endCall },
    getSession: () => Promise.resolve({ data: { session: savedSession }, error: null }),
  },
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sessionWith = (aal: string, status?: 'verified', id = 'a'): Session =>
  ({
    access_token: `${part({})}.${part({ aal })}.c2ln`,
    user: { id, email: `${id}@example.com`, factors: status ? [{ status }] : [] },
  }) as unknown as Session;
const profile = { id: 'a', first_name: 'Lakshmi' } as Profile;
const fresh = nobody;

/** Loads a fresh module, because each follows one client for its lifetime. */
async function account() {
  vi.resetModules();
  const store = await import('./auth-store.ts');
  const session = await import('./session.ts');
  return { ...session, state: store.authStore.getState };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  savedSession = null;
  authStore.setState(fresh);
  identity.readIdentity.mockResolvedValue(undefined);
  profiles.fetchProfile.mockResolvedValue(profile);
  backend.loadClient.mockResolvedValue(client);
  signOutCall.mockResolvedValue({ error: null });
  endCall.mockResolvedValue({ error: null });
  pending.readPendingProfile.mockResolvedValue(undefined);
  assistant.forgetConversations.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('loading (AUTH-05, AUTH-06)', () => {
  test('it starts true, and ends after 5,000 ms though nothing has answered', async () => {
    identity.readIdentity.mockReturnValue(new Promise(() => undefined));
    const { restoreSession, state } = await account();
    expect(state()).toEqual(fresh);
    void restoreSession();
    await vi.advanceTimersByTimeAsync(4999);
    expect(state().loading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().loading).toBe(false);
  });

  test('it ends at once where the phone knows who was signed in', async () => {
    identity.readIdentity.mockResolvedValue({ user: { id: 'a' }, profile, confirmedAt: 7 });
    backend.loadClient.mockReturnValue(new Promise(() => undefined));
    const { restoreSession, state } = await account();
    void restoreSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ user: { id: 'a' }, profile, confirmedAt: 7, loading: false });
  });
});

test('a session that the server has not confirmed yet is found at the start', async () => {
  savedSession = sessionWith('aal1', 'verified');
  const { restoreSession, state } = await account();
  await restoreSession();
  expect(state()).toMatchObject({ user: { id: 'a' }, session: savedSession, loading: false });
});

describe('what the client says (AUTH-07, AUTH-08, AUTH-09)', () => {
  test.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    '%s brings user, session and profile',
    async (event) => {
      const { followSession, state } = await account();
      await followSession();
      emitAuthEvent(event, sessionWith('aal1'));
      expect(state()).toMatchObject({ user: { id: 'a' }, loading: false });
      expect(profiles.fetchProfile).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(0);
      expect(state().profile).toEqual(profile);
      expect(identity.saveIdentity).toHaveBeenCalledWith(
        expect.objectContaining({
          user: { id: 'a', email: 'a@example.com', phone: null },
          profile,
        }),
      );
    },
  );

  test('no session at the start fetches no profile, and signs nobody out', async () => {
    const { followSession, state } = await account();
    await followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    profiles.fetchProfile.mockClear();
    emitAuthEvent('INITIAL_SESSION', null);
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).not.toHaveBeenCalled();
    expect(state().user).not.toBeNull();
  });

  test('SIGNED_OUT clears user, profile and session, and their copies on the phone', async () => {
    const { followSession, state } = await account();
    await followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    emitAuthEvent('SIGNED_OUT', null);
    expect(state()).toEqual({ ...fresh, loading: false });
    expect(identity.forgetIdentity).toHaveBeenCalledOnce();
  });

  test('while the second step is missing no profile is asked for', async () => {
    const { followSession } = await account();
    await followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1', 'verified'));
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).not.toHaveBeenCalled();
    emitAuthEvent('MFA_CHALLENGE_VERIFIED', sessionWith('aal2', 'verified'));
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).toHaveBeenCalledOnce();
  });
});

test('a profile that cannot be read is no confirmation, and can be asked for again (AUTH-32, PROF-06)', async () => {
  identity.readIdentity.mockResolvedValue({ user: { id: 'a' }, profile: null, confirmedAt: 7 });
  profiles.fetchProfile.mockResolvedValue(undefined);
  const { restoreSession, readProfileAgain, state } = await account();
  await restoreSession();
  emitAuthEvent('INITIAL_SESSION', sessionWith('aal1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ profile: null, unanswered: true, confirmedAt: 7 });
  profiles.fetchProfile.mockResolvedValue(profile);
  await readProfileAgain();
  expect(state()).toMatchObject({ profile, unanswered: false, confirmedAt: Date.now() });
});

test('answers at sign-up are saved until the server has them, and overwrite nothing (AUTH-02)', async () => {
  pending.readPendingProfile.mockResolvedValue({ first_name: 'L.', city: 'Warangal', state: null });
  profiles.updateProfile.mockResolvedValueOnce({ profile: null, error: { message: 'no network' } });
  const { followSession, state } = await account();
  await followSession();
  emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(pending.dropPendingProfile).not.toHaveBeenCalled();
  const updated = { ...profile, city: 'Warangal' };
  profiles.updateProfile.mockResolvedValueOnce({ profile: updated, error: null });
  emitAuthEvent('TOKEN_REFRESHED', sessionWith('aal1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(profiles.updateProfile.mock.lastCall?.at(2)).toEqual({ city: 'Warangal' });
  expect(pending.dropPendingProfile).toHaveBeenCalledOnce();
  expect(state().profile).toEqual(updated);
});

test('somebody else who signs in without a sign-out finds nothing of the person before', async () => {
  const { followSession, state } = await account();
  await followSession();
  emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
  await vi.advanceTimersByTimeAsync(0);
  profiles.fetchProfile.mockResolvedValue(undefined);
  emitAuthEvent('SIGNED_IN', sessionWith('aal1', undefined, 'b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ user: { id: 'b' }, profile: null });
  expect(identity.saveIdentity.mock.lastCall).toMatchObject([{ user: { id: 'b' }, profile: null }]);
});

describe('conversations with the assistant', () => {
  test.each<[string, (signOut: () => Promise<boolean>) => unknown]>([
    ['signs out', (signOut) => signOut()],
    ['is signed out by the server', () => emitAuthEvent('SIGNED_OUT', null)],
    [
      'gives way to another person',
      () => emitAuthEvent('SIGNED_IN', sessionWith('aal1', undefined, 'b')),
    ],
  ])('go when the person %s', async (_, leave) => {
    const { followSession, signOut } = await account();
    await followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    expect(assistant.forgetConversations).not.toHaveBeenCalled();
    await leave(signOut);
    expect(assistant.forgetConversations).toHaveBeenCalled();
  });

  test('stay where nobody was signed in', async () => {
    const { followSession } = await account();
    await followSession();
    emitAuthEvent('SIGNED_OUT', null);
    expect(assistant.forgetConversations).not.toHaveBeenCalled();
  });

  test('that cannot be removed at once do not leave the person signed in', async () => {
    assistant.forgetConversations.mockReturnValue(new Promise(() => undefined));
    const { followSession, signOut, state } = await account();
    await followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    const leaving = signOut();
    await vi.advanceTimersByTimeAsync(1000);
    await leaving;
    expect(state().user).toBeNull();
  });
});

test('a phone that was cleared, or signed out in another tab, shows no user (TRUST-04, AUTH-09)', async () => {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: (typeof listeners)[number]) => {
    if (type === 'storage') listeners.push(listener);
  });
  const { followSession, state } = await account();
  await followSession();
  emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
  await vi.advanceTimersByTimeAsync(0);
  for (const notify of listeners) notify({ key: 'niyam.consent' });
  expect(state().user).not.toBeNull();
  for (const notify of listeners) notify({ key: null });
  expect(state()).toEqual({ ...nobody, loading: false });
  expect(phone.removeItem).toHaveBeenCalledWith('auth-session');
});

describe('signing out (AUTH-04, AUTH-09)', () => {
  async function signedIn() {
    const one = await account();
    await one.followSession();
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    return one;
  }

  test('is local by default', async () => {
    const { signOut } = await signedIn();
    expect(await signOut()).toBe(true);
    expect(signOutCall.mock.calls).toEqual([[{ scope: 'local' }]]);
    expect(endCall.mock.calls).toEqual([[sessionWith('aal1').access_token, 'local']]);
  });

  test('forgets the person before anybody is asked, though there is no backend to be had', async () => {
    identity.readIdentity.mockResolvedValue({ user: { id: 'a' }, profile, confirmedAt: 7 });
    backend.loadClient.mockRejectedValue(new Error('no network'));
    const { restoreSession, signOut, state } = await account();
    await restoreSession();
    backend.loadClient.mockReturnValue(new Promise(() => undefined));
    void signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ ...nobody, loading: false });
    expect(phone.removeItem).toHaveBeenCalledWith('auth-session');
    expect(identity.forgetIdentity).toHaveBeenCalled();
  });

  test('everywhere signs this phone out, and says whether the server did the rest', async () => {
    endCall.mockResolvedValue({ error: new Error('no network') });
    const { signOut, state } = await signedIn();
    expect(await signOut('global')).toBe(false);
    expect(endCall.mock.lastCall?.at(1)).toBe('global');
    expect(state()).toEqual({ ...nobody, loading: false });
    endCall.mockResolvedValue({ error: Object.assign(new Error(), { code: 'session_not_found' }) });
    emitAuthEvent('SIGNED_IN', sessionWith('aal1'));
    expect(await signOut('global')).toBe(true);
  });

  test('on the others leaves this phone signed in', async () => {
    const { signOut, state } = await signedIn();
    await signOut('others');
    expect(signOutCall.mock.calls).toEqual([[{ scope: 'others' }]]);
    expect(state().user).not.toBeNull();
  });
});
