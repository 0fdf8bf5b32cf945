import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { AuthUser, Profile } from './auth-store.ts';

/** The last confirmed user. It is enough to open the dashboard without a network (AUTH-32). */
export interface Identity {
  user: AuthUser;
  profile: Profile | null;
  /** When the server last confirmed the user, in ms since 1970. */
  confirmedAt: number;
}

const name = 'auth-identity';

/** Returns the last user of this device; undefined when nobody is signed in, or storage is denied. */
export async function readIdentity(): Promise<Identity | undefined> {
  try {
    return await readValue<Identity>(name);
  } catch (error) {
    console.info('Nobody can be remembered here', error);
    return undefined;
  }
}

export async function saveIdentity(identity: Identity): Promise<void> {
  try {
    await saveValue(name, identity);
  } catch (error) {
    console.info('Who is signed in is not remembered', error);
  }
}

export async function forgetIdentity(): Promise<void> {
  try {
    await removeValue(name);
  } catch (error) {
    console.info('Nobody was remembered here', error);
  }
}
