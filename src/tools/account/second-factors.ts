import type { Factor, SupabaseClient } from '../../platform/backend/client.ts';
import type { FactorKind } from '../../platform/backend/address.ts';
import { wantsCode } from './assurance.ts';

/** A new authenticator app that waits for its first code. */
export interface NewApp {
  id: string;
  /** The QR code as a `data:` address. */
  qrCode: string;
  /** The same key as text, for apps that cannot scan. */
  secret: string;
  /** The same key as a link that opens an app on this device. */
  uri: string;
}

/** Returns every second step of the account, including unfinished ones. Throws the client's error. */
export async function listFactors(client: SupabaseClient): Promise<Factor[]> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  return data.all;
}

/**
 * Returns whether the server requires a code. It asks the server, because another device may have added a
 * second step. Throws the client's error.
 */
export async function codeIsWanted(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  if (!data.session) return false;
  const { data: asked, error } = await client.auth.getUser();
  if (error) throw error;
  return wantsCode({ access_token: data.session.access_token, user: asked.user });
}

/** Starts adding an authenticator app. It counts after its first code. Throws the client's error. */
export async function beginApp(
  client: SupabaseClient,
  friendlyName: string,
  issuer: string,
): Promise<NewApp> {
  await dropUnfinished(client, 'totp');
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    issuer,
    ...(friendlyName && { friendlyName }),
  });
  if (error) throw error;
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { id: data.id, qrCode, secret, uri };
}

/** Starts adding codes by telephone and returns the factor's id. Throws the client's error. */
export async function beginPhone(client: SupabaseClient, phone: string): Promise<string> {
  await dropUnfinished(client, 'phone');
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone });
  if (error) throw error;
  return data.id;
}

/** Removes unfinished factors, because they would block a new one. */
async function dropUnfinished(client: SupabaseClient, kind: FactorKind): Promise<void> {
  const begun = (await listFactors(client)).filter(
    ({ factor_type: type, status }) => type === kind && status !== 'verified',
  );
  for (const { id } of begun) {
    const { error } = await client.auth.mfa.unenroll({ factorId: id });
    if (error) throw error;
  }
}

/**
 * Requests a code and returns the challenge's id. A telephone gets the code now. Throws the client's error.
 */
export async function askForCode(
  client: SupabaseClient,
  { id, kind }: { id: string; kind: FactorKind },
): Promise<string> {
  const { data, error } = await client.auth.mfa.challenge(
    kind === 'phone' ? { factorId: id, channel: 'sms' } : { factorId: id },
  );
  if (error) throw error;
  return data.id;
}

/** Submits the code; the session then has its second step. Throws the client's error. */
export async function giveCode(
  client: SupabaseClient,
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
  if (error) throw error;
}

/** Removes a second step and renews the session. Throws the client's error. */
export async function removeFactor(client: SupabaseClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The current session names the factor until its token is renewed.
  const renewed = await client.auth.refreshSession();
  if (renewed.error) console.info('The session is renewed later', renewed.error.message);
}
