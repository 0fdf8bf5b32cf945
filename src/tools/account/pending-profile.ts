import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { ProfileFields } from './profile.ts';

const name = 'auth-pending-profile';

interface PendingProfile {
  email: string;
  fields: ProfileFields;
}

/** Saves the profile of a sign-up until the address is confirmed, because there is no account before. */
export async function savePendingProfile(email: string, fields: ProfileFields): Promise<void> {
  try {
    await saveValue(name, { email, fields } satisfies PendingProfile);
  } catch (error) {
    console.info('The profile will have to be filled in again', error);
  }
}

/** Returns the profile of the user's sign-up that the server does not have yet. */
export async function readPendingProfile(email: string | null): Promise<ProfileFields | undefined> {
  try {
    const pending = await readValue<PendingProfile>(name);
    return pending?.email === email ? pending.fields : undefined;
  } catch (error) {
    console.info('The fields of the sign-up cannot be read', error);
    return undefined;
  }
}

/** Removes it when the server has it. */
export async function dropPendingProfile(): Promise<void> {
  try {
    await removeValue(name);
  } catch (error) {
    console.info('The fields of the sign-up cannot be removed', error);
  }
}
