import { saveValue, readValue, removeValue } from '../../platform/offline/keyval.ts';
import type { AuthUser, Profile } from './auth-store.ts';

/** Who was signed in when the server last said so: enough to open the dashboard with no signal (AUTH-32). */
export interface Identity {
  user: AuthUser;
  profile: Profile | null;
  /** When the server last confirmed it, in ms since 1970. */
  confirmedAt: number;
}

const name = 'auth-identity';

/** The last known person of this phone; undefined when nobody is signed in, or the phone keeps nothing. */
export async function readIdentity(): Promise<Identity | undefined> {
  try {
    return await readValue<Identity>(name);
  } catch (error) {
    console.info('Nobody can be remembered here', error);
    return undefined;
  }
}

export async function keepIdentity(identity: Identity): Promise<void> {
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
