import { followSession } from './session.ts';

/**
 * Sets a new password, and ends the sessions on other devices: a lost device, or a person who knows the old password.
 * Returns whether these sessions ended. Throws the server's error, and WrongOldPassword (AUTH-24).
 */
export async function saveNewPassword(password: string, oldPassword?: string): Promise<boolean> {
  const client = await followSession();
  const { error } = await client.auth.updateUser({
    password,
    ...(oldPassword !== undefined && { current_password: oldPassword }),
  });
  if (error) {
    const isWrong = oldPassword !== undefined && error.code === 'invalid_credentials';
    throw isWrong ? new WrongOldPassword() : error;
  }
  const { error: notEnded } = await client.auth.signOut({ scope: 'others' });
  if (notEnded) console.error('Other devices are still signed in', notEnded);
  return !notEnded;
}

/** The old password of a change is not right; the code names the message. */
class WrongOldPassword extends Error {
  override readonly name = 'WrongOldPassword';
  readonly code = 'current_password_mismatch';
}
