import { describe, expect, test, vi } from 'vitest';
import type { SupabaseClient } from '../../platform/backend/client.ts';
import { fetchProfile, updateProfile } from './profile.ts';

const user = { id: 'u', email: 'lakshmi@example.com', phone: null };

/**
 * Returns a client whose `profiles` returns these answers, one per request. `insert` records the inserted
 * rows.
 */
function clientWith(...answers: readonly object[]) {
  const left = [...answers];
  const insert = vi.fn<(row: object) => void>();
  const query = {
    select: () => query,
    eq: () => query,
    update: () => query,
    insert: (row: object) => {
      insert(row);
      return query;
    },
    single: () => Promise.resolve(left.shift()),
  };
  const from = vi.fn<(table: string) => typeof query>(() => query);
  return { client: { from } as unknown as SupabaseClient, from, insert };
}

const missing = { data: null, error: { code: 'PGRST116', message: 'no row' } };

describe('a profile', () => {
  test('that is missing is inserted as of a new user (PROF-03)', async () => {
    const made = { id: user.id };
    const { client, insert } = clientWith(missing, { data: made, error: null });
    expect(await fetchProfile(client, user)).toBe(made);
    expect(insert).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        id: user.id,
        email: user.email,
        first_name: '',
        last_name: '',
        is_email_verified: false,
        is_phone_verified: false,
        subscription_tier: 'free',
      }),
    );
  });

  test('that cannot be read for another reason is not inserted (PROF-03, PROF-06)', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { client, insert } = clientWith({ data: null, error: { code: '42501', message: 'no' } });
    expect(await fetchProfile(client, user)).toBeUndefined();
    expect(insert).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  test('of nobody is not updated, and nothing is requested (PROF-05)', async () => {
    const { client, from } = clientWith();
    const { error } = await updateProfile(client, null, { city: 'Pune' });
    expect(error?.message).toBe('No user logged in');
    expect(from).not.toHaveBeenCalled();
  });
});
