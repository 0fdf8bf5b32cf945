import type { SupabaseClient } from '../../platform/backend/client.ts';
import type { AuthUser, Profile } from './auth-store.ts';

/** Fields that users may change. Plan and verification belong to the server (PROF-07). */
export type ProfileFields = Partial<
  Pick<
    Profile,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'company_name'
    | 'business_type'
    | 'business_intent'
    | 'sector'
    | 'business_stage'
    | 'expected_start_date'
    | 'state'
    | 'city'
  >
>;

/** PostgREST's code for a missing single row. */
const noRow = 'PGRST116';

/**
 * Returns the user's row of `profiles`, and creates it if needed (PROF-02, PROF-03). Returns undefined after
 * an error, which is logged; the page stays usable (PROF-06).
 */
export async function fetchProfile(
  client: SupabaseClient,
  user: AuthUser,
): Promise<Profile | undefined> {
  const { data, error } = await client.from('profiles').select('*').eq('id', user.id).single();
  if (data) return data;
  if (error?.code !== noRow) {
    console.error('The profile could not be read', error?.code, error?.message);
    return undefined;
  }
  const now = new Date().toISOString();
  const made = await client
    .from('profiles')
    .insert({
      id: user.id,
      email: user.email,
      first_name: '',
      last_name: '',
      is_email_verified: false,
      is_phone_verified: false,
      subscription_tier: 'free',
      created_at: now,
      updated_at: now,
    })
    .select()
    .single();
  if (made.error) {
    console.error('The profile could not be made', made.error.code, made.error.message);
  }
  return made.data ?? undefined;
}

/** Result of an update: a row or an error. */
export type ProfileResult =
  | { profile: Profile; error: null }
  | { profile: null; error: { message: string; code?: string } };

/** Updates the user's own row and returns it (PROF-04). Makes no request without a user (PROF-05). */
export async function updateProfile(
  client: SupabaseClient,
  user: AuthUser | null,
  fields: ProfileFields,
): Promise<ProfileResult> {
  if (!user) return { profile: null, error: { message: 'No user logged in' } };
  const { data, error } = await client
    .from('profiles')
    .update(fields)
    .eq('id', user.id)
    .select()
    .single();
  if (error) {
    console.error('The profile could not be updated', error.code, error.message);
    return { profile: null, error };
  }
  return { profile: data, error: null };
}
