import type { Factor, SupabaseClient } from '../../platform/backend/client.ts';
import type { FactorKind } from '../../platform/backend/address.ts';
import { wantsCode } from './assurance.ts';

/** An authenticator app that waits for its first code. */
export interface NewApp {
  id: string;
  /** The QR picture, as an address of its own (`data:`). */
  qrCode: string;
  /** The same by hand: what an app takes that cannot see the picture. */
  secret: string;
  /** The same as a link that an app on this very phone opens. */
  uri: string;
}

/** Every second step of the account, begun ones too. Throws the client's error. */
export async function listFactors(client: SupabaseClient): Promise<Factor[]> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  return data.all;
}

/**
 * Whether the server wants a code before it does what is asked: by its own word, since a second step
 * may have been added on another device. Throws the client's error.
 */
export async function codeIsWanted(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  if (!data.session) return false;
  const { data: asked, error } = await client.auth.getUser();
  if (error) throw error;
  return wantsCode({ access_token: data.session.access_token, user: asked.user });
}

/** Begins with an authenticator app; it counts once its first code is given. Throws the client's error. */
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

/** Begins with codes by telephone; gives the factor's id. Throws the client's error. */
export async function beginPhone(client: SupabaseClient, phone: string): Promise<string> {
  await dropUnfinished(client, 'phone');
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone });
  if (error) throw error;
  return data.id;
}

/** What was begun and left would stand in the way of a new beginning. */
async function dropUnfinished(client: SupabaseClient, kind: FactorKind): Promise<void> {
  const begun = (await listFactors(client)).filter(
    ({ factor_type: type, status }) => type === kind && status !== 'verified',
  );
  for (const { id } of begun) {
    const { error } = await client.auth.mfa.unenroll({ factorId: id });
    if (error) throw error;
  }
}

/** Asks for a code: of a telephone it is sent now. Gives the challenge's id. Throws the client's error. */
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

/** Gives the code; the session then has its second step. Throws the client's error. */
export async function giveCode(
  client: SupabaseClient,
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
  if (error) throw error;
}

/** Removes a second step, and takes a session that says so. Throws the client's error. */
export async function removeFactor(client: SupabaseClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  // The one kept here still names the factor, until its token is renewed.
  const renewed = await client.auth.refreshSession();
  if (renewed.error) console.info('The session is renewed later', renewed.error.message);
}
