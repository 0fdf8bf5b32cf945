import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { authStore, type Profile } from './auth-store.ts';

/** The rules of the auth state, with a client that answers as a test says. */
const identity = vi.hoisted(() => ({
  readIdentity: vi.fn<() => Promise<unknown>>(),
  keepIdentity: vi.fn<(identity: object) => Promise<void>>(() => Promise.resolve()),
  forgetIdentity: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
const profiles = vi.hoisted(() => ({
  fetchProfile: vi.fn<() => Promise<unknown>>(),
  updateProfile: vi.fn<() => Promise<unknown>>(),
}));
const backend = vi.hoisted(() => ({ loadClient: vi.fn<() => Promise<unknown>>() }));
vi.mock('./identity.ts', () => identity);
vi.mock('./profile.ts', () => profiles);
vi.mock('./refresh-clock.ts', () => ({ keepRefreshing: () => () => undefined }));
vi.mock('./sync-profile.ts', () => ({
  sendWaitingEdits: () => Promise.resolve(),
  syncProfile: () => Promise.resolve(),
}));
vi.mock('./things/sync-here.ts', () => ({ followThings: () => undefined }));
vi.mock('./pending-profile.ts', () => ({ takePendingProfile: () => Promise.resolve(undefined) }));
vi.mock('../../platform/backend/client.ts', () => backend);

let tell: (event: AuthChangeEvent, session: Session | null) => void;
const signOutCall = vi.fn<(options: object) => Promise<{ error: Error | null }>>();
/** What the client finds on the phone. */
let kept: Session | null;
const client = {
  auth: {
    onAuthStateChange: (callback: typeof tell) => {
      tell = callback;
    },
    signOut: signOutCall,
    getSession: () => Promise.resolve({ data: { session: kept }, error: null }),
  },
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sessionWith = (aal: string, status?: 'verified'): Session =>
  ({
    access_token: `${part({})}.${part({ aal })}.c2ln`,
    user: { id: 'a', email: 'a@example.com', factors: status ? [{ status }] : [] },
  }) as unknown as Session;
const profile = { id: 'a', first_name: 'Lakshmi' } as Profile;
const fresh = {
  user: null,
  profile: null,
  session: null,
  confirmedAt: null,
  unanswered: false,
  loading: true,
};

/** The module anew: it follows one client for as long as it lives. */
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
  kept = null;
  authStore.setState(fresh);
  identity.readIdentity.mockResolvedValue(undefined);
  profiles.fetchProfile.mockResolvedValue(profile);
  backend.loadClient.mockResolvedValue(client);
  signOutCall.mockResolvedValue({ error: null });
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
  kept = sessionWith('aal1', 'verified');
  const { restoreSession, state } = await account();
  await restoreSession();
  expect(state()).toMatchObject({ user: { id: 'a' }, session: kept, loading: false });
});

describe('what the client says (AUTH-07, AUTH-08, AUTH-09)', () => {
  test.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED'] as const)(
    '%s brings user, session and profile',
    async (event) => {
      const { followSession, state } = await account();
      await followSession();
      tell(event, sessionWith('aal1'));
      expect(state()).toMatchObject({ user: { id: 'a' }, loading: false });
      expect(profiles.fetchProfile).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(0);
      expect(state().profile).toEqual(profile);
      expect(identity.keepIdentity).toHaveBeenCalledWith(
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
    tell('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    profiles.fetchProfile.mockClear();
    tell('INITIAL_SESSION', null);
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).not.toHaveBeenCalled();
    expect(state().user).not.toBeNull();
  });

  test('SIGNED_OUT clears user, profile and session, and their copies on the phone', async () => {
    const { followSession, state } = await account();
    await followSession();
    tell('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    tell('SIGNED_OUT', null);
    expect(state()).toEqual({ ...fresh, loading: false });
    expect(identity.forgetIdentity).toHaveBeenCalledOnce();
  });

  test('who signs in over somebody else begins with nothing of theirs', async () => {
    const { followSession, state } = await account();
    await followSession();
    tell('SIGNED_IN', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    profiles.fetchProfile.mockResolvedValue(undefined);
    const next = sessionWith('aal1');
    tell('SIGNED_IN', { ...next, user: { ...next.user, id: 'b' } });
    expect(state()).toMatchObject({ user: { id: 'b' }, profile: null, confirmedAt: null });
    expect(identity.forgetIdentity).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(identity.keepIdentity).toHaveBeenLastCalledWith(
      expect.objectContaining({ user: expect.objectContaining({ id: 'b' }), profile: null }),
    );
  });

  test('a profile that is not given confirms nothing, and is asked for again (AUTH-32, PROF-09)', async () => {
    identity.readIdentity.mockResolvedValue({ user: { id: 'a' }, profile, confirmedAt: 7 });
    profiles.fetchProfile.mockResolvedValue(undefined);
    const { restoreSession, readProfileAgain, state } = await account();
    await restoreSession();
    tell('INITIAL_SESSION', sessionWith('aal1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ profile, confirmedAt: 7, unanswered: true });
    profiles.fetchProfile.mockResolvedValue(profile);
    await readProfileAgain();
    expect(state()).toMatchObject({ profile, unanswered: false });
    expect(state().confirmedAt).toBeGreaterThan(7);
  });

  test('while the second step is missing no profile is asked for', async () => {
    const { followSession } = await account();
    await followSession();
    tell('SIGNED_IN', sessionWith('aal1', 'verified'));
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).not.toHaveBeenCalled();
    tell('MFA_CHALLENGE_VERIFIED', sessionWith('aal2', 'verified'));
    await vi.advanceTimersByTimeAsync(0);
    expect(profiles.fetchProfile).toHaveBeenCalledOnce();
  });
});

describe('signing out (AUTH-04)', () => {
  test('is local unless it is told otherwise', async () => {
    const { signOut } = await account();
    await signOut();
    expect(signOutCall.mock.calls).toEqual([[{ scope: 'local' }]]);
  });

  test('everywhere signs this phone out too, though the server does not answer', async () => {
    signOutCall.mockResolvedValue({ error: new Error('no network') });
    const { signOut, state } = await account();
    expect(await signOut('global')).toBe(false);
    expect(signOutCall.mock.calls).toEqual([[{ scope: 'global' }], [{ scope: 'local' }]]);
    expect(state()).toEqual({ ...fresh, loading: false });
  });

  test('forgets the person though no client can be had', async () => {
    identity.readIdentity.mockResolvedValue({ user: { id: 'a' }, profile, confirmedAt: 7 });
    backend.loadClient.mockRejectedValue(new Error('no network'));
    const { restoreSession, signOut, state } = await account();
    await restoreSession();
    expect(state().user).not.toBeNull();
    await signOut();
    expect(state()).toEqual({ ...fresh, loading: false });
    expect(identity.forgetIdentity).toHaveBeenCalledOnce();
  });

  test('on the others leaves this phone signed in', async () => {
    const { followSession, signOut, state } = await account();
    await followSession();
    tell('SIGNED_IN', sessionWith('aal1'));
    await signOut('others');
    expect(signOutCall.mock.calls).toEqual([[{ scope: 'others' }]]);
    expect(state().user).not.toBeNull();
  });
});
