import { randomUUID } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { compare, getRounds, hash } from 'bcrypt';
import {
  clientNetwork,
  type ClientAddressSource,
} from '../supabase/functions/_shared/client-address.ts';
import { readAuthRequest, textOf, withFields, type AuthRequest } from './auth-request.ts';
import { isCommonPassword } from './common-passwords.ts';
import { countFailures } from './failure-counts.ts';
import { hashInToken } from './link-tokens.ts';

export interface AuthGuardOptions {
  readonly postgres: PGlite;
  /** Signs the tokens in e-mails' links. */
  readonly linkKey: string;
  readonly clientAddress: ClientAddressSource;
  /** Whether a new account waits for its e-mail: then nobody is told whether an address has one. */
  readonly confirmEmail: boolean;
  /** The time, given by tests. */
  readonly now?: () => number;
}

/** Answers a request, if need be another than the one that came. */
type Answer = (request: Request) => Promise<Response>;

const minuteMs = 60_000;

/** Wrong passwords and codes within a quarter of an hour. */
const limits = {
  /** From one caller, for any account: many phones share one address of a carrier. */
  caller: 60,
  /** From one caller for one account. */
  pair: 10,
  /** For one account from everybody; from then on each caller has one try, so that nobody locks out its owner. */
  account: 30,
};
/** A code is void after so many wrong ones. */
const triesACode = 5;
/** Wrong codes for one account in an hour, over however many e-mails; its links go on working. */
const codesAnHour = 20;

/** Answers whose time would tell whether an address has an account take at least this long. */
const evenAnswerMs = 250;
const evenCalls = ['POST /recover', 'POST /otp', 'POST /magiclink', 'POST /resend', 'POST /signup'];

/**
 * What the embedded backend adds to the auth API of @supabase/lite 0.10 (docs/decisions/0032-limits.md): limits on
 * guessing passwords and codes; answers that do not tell whether an address has an account, no passwords that
 * everybody tries first, no other sessions after a new password.
 *
 * Gives a function that answers one request at a time; requests for other paths it passes on.
 */
export function guardAuth(options: AuthGuardOptions) {
  const { postgres, linkKey, clientAddress, confirmEmail, now = Date.now } = options;
  const callers = countFailures(15 * minuteMs, now);
  const pairs = countFailures(15 * minuteMs, now);
  const accounts = countFailures(15 * minuteMs, now);
  /** By the code's hash in the database: a new e-mail begins anew. */
  const codes = countFailures(60 * minuteMs, now);
  const codesOf = countFailures(60 * minuteMs, now);

  let dummy: Promise<string> | undefined;

  return async (request: Request, answer: Answer): Promise<Response> => {
    const read = await readAuthRequest(request);
    if (!read) return answer(request);
    if (read instanceof Response) return read;
    const caller = clientNetwork(request.headers, clientAddress);
    switch (read.call) {
      case 'POST /token':
        return read.query.get('grant_type') === 'password'
          ? signIn(read, caller, answer)
          : otherGrant(read, caller, answer);
      case 'GET /verify':
      case 'POST /verify':
        return verify(read, caller, answer);
      case 'POST /signup':
        return signUp(read, caller, answer);
      case 'POST /resend':
        return resend(read, answer);
      case 'POST /otp':
        return signInByEmail(read, answer);
      case 'PUT /user':
        return changeUser(read, answer);
      default:
        return answer(request);
    }
  };

  async function signIn(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const email = textOf(read, 'email').toLowerCase();
    const pair = `${email} ${caller}`;
    const tries = accounts.of(email) < limits.account ? limits.pair : 1;
    if (callers.of(caller) >= limits.caller) return tooMany(callers.waitOf(caller));
    if (pairs.of(pair) >= tries) return tooMany(pairs.waitOf(pair));

    const account = await accountOf(email);
    let response = await answer(read.request);
    if (response.ok) {
      pairs.forget(pair);
      return response;
    }
    const code = await codeOf(response);
    if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
    // Where @supabase/lite compared nothing, the same time is spent on it. A wrong password for an account that
    // waits for its e-mail is a wrong password, and nothing more is told.
    if (!account?.isOpen) {
      const wanted = account?.passwordHash ?? (await nobodysHash());
      if (await compare(textOf(read, 'password'), wanted)) return response;
      response = authError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    callers.add(caller);
    pairs.add(pair);
    accounts.add(email);
    return response;
  }

  /** A token that is good is never refused over its neighbours: the phone would sign its person out. */
  async function otherGrant(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const isSpent = callers.of(caller) >= limits.caller;
    if (isSpent && !(await isRefreshToken(textOf(read, 'refresh_token')))) {
      return tooMany(callers.waitOf(caller));
    }
    const response = await answer(read.request);
    if (!response.ok) callers.add(caller);
    return response;
  }

  async function verify(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const isLink = read.call === 'GET /verify' || textOf(read, 'token_hash') !== '';
    const response = isLink
      ? await verifyLink(read, caller, answer)
      : await verifyCode(read, caller, answer);
    const isWrong = response.status === 403 || response.headers.get('location')?.includes('error=');
    if (isWrong) callers.add(caller);
    return response;
  }

  async function verifyLink(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const token = textOf(read, 'token_hash') || (read.query.get('token') ?? '');
    const hash = hashInToken(token, linkKey);
    // A link that was made here is never refused over others' guesses.
    if (!hash && callers.of(caller) >= limits.caller) return tooMany(callers.waitOf(caller));
    if (read.call === 'POST /verify')
      return answer(withFields(read, { token_hash: hash ?? 'none' }));
    const url = new URL(read.request.url);
    url.searchParams.set('token', hash ?? 'none');
    return answer(new Request(url, { headers: read.request.headers }));
  }

  async function verifyCode(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    if (callers.of(caller) >= limits.caller) return tooMany(callers.waitOf(caller));
    const email = textOf(read, 'email').toLowerCase();
    const live = await liveCodes(email);
    const isVoid =
      codesOf.of(email) >= codesAnHour || live.some((code) => codes.of(code) >= triesACode);
    if (isVoid) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
    const response = await answer(read.request);
    if (response.status === 403 && live.length > 0) {
      for (const code of live) codes.add(code);
      codesOf.add(email);
    }
    return response;
  }

  async function signUp(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const [email, password] = [textOf(read, 'email').toLowerCase(), textOf(read, 'password')];
    if (isCommonPassword(password, email)) return commonPassword();
    if (callers.of(caller) >= limits.caller) return tooMany(callers.waitOf(caller));
    const response = await answer(read.request);
    const code = response.ok ? undefined : await codeOf(response);
    // Where an account is open at once, a new one is told by its session: who tries out addresses is slowed down.
    if (code === 'user_already_exists') callers.add(caller);
    if (!confirmEmail || code !== 'over_email_send_rate_limit') return response;
    await hash(password, await rounds());
    return Response.json(asIfNew(email, read.body['data']));
  }

  /** Nothing can be sent again by @supabase/lite 0.10: every address is told so, whether it has an account or not. */
  async function resend(read: AuthRequest, answer: Answer): Promise<Response> {
    const response = await answer(read.request);
    if (!response.ok) return response;
    const message = 'For security purposes, you can only request this after 59 seconds.';
    return authError(429, 'over_email_send_rate_limit', message);
  }

  /** An address without an account is answered as one that has got its e-mail. */
  async function signInByEmail(read: AuthRequest, answer: Answer): Promise<Response> {
    const response = await answer(read.request);
    const isUnknown = response.status === 422 && (await codeOf(response)) === 'otp_disabled';
    return isUnknown ? Response.json({}) : response;
  }

  async function changeUser(read: AuthRequest, answer: Answer): Promise<Response> {
    const password = textOf(read, 'password');
    if (password === '') return answer(read.request);
    const session = sessionIn(read.request);
    const { rows } = await postgres.query<{ email: string | null }>(
      'select email from auth.users where id::text = $1',
      [session.user],
    );
    if (isCommonPassword(password, rows[0]?.email ?? '')) return commonPassword();
    const response = await answer(read.request);
    if (response.ok) await endOtherSessions(session);
    return response;
  }

  async function accountOf(email: string) {
    const { rows } = await postgres.query<{ hash: string | null; confirmed: boolean }>(
      `select encrypted_password as hash, confirmed_at is not null as confirmed
       from auth.users where email = $1`,
      [email],
    );
    const [row] = rows;
    if (!row?.hash) return undefined;
    return { passwordHash: row.hash, isOpen: row.confirmed };
  }

  /** Hashes of all codes that an account has in e-mails, by the address they are typed with. */
  async function liveCodes(email: string): Promise<string[]> {
    const { rows } = await postgres.query<{ code: string }>(
      `select code from auth.users, unnest(array[
         confirmation_token, recovery_token, email_change_token_current, email_change_token_new,
         reauthentication_token]) as code
       where $1 in (email, email_change) and code <> ''`,
      [email],
    );
    return rows.map(({ code }) => code);
  }

  async function isRefreshToken(token: string): Promise<boolean> {
    const { rows } = await postgres.query('select 1 from auth.refresh_tokens where token = $1', [
      token,
    ]);
    return rows.length > 0;
  }

  async function endOtherSessions({ user, session }: { user: string; session: string }) {
    for (const [table, column] of [
      ['refresh_tokens', 'session_id'],
      ['sessions', 'id'],
    ]) {
      await postgres.query(
        `delete from auth.${table} where user_id::text = $1 and ${column}::text is distinct from $2`,
        [user, session],
      );
    }
  }

  /** A hash that no password has, as costly to compare with as those of accounts. */
  function nobodysHash(): Promise<string> {
    dummy ??= rounds().then((cost) => hash(randomUUID(), cost));
    return dummy;
  }

  async function rounds(): Promise<number> {
    const { rows } = await postgres.query<{ hash: string }>(
      `select encrypted_password as hash from auth.users where encrypted_password like '$2%' limit 1`,
    );
    return rows[0] ? getRounds(rows[0].hash) : 10;
  }
}

/**
 * Holds back answers whose time would tell whether an address has an account. To be called outside of the queue, so
 * that nobody else waits.
 */
export async function evenOut(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname.replace('/auth/v1', '')}`;
  if (!evenCalls.includes(call)) return answer();
  const [response] = await Promise.all([
    answer(),
    new Promise((resolve) => {
      setTimeout(resolve, evenAnswerMs);
    }),
  ]);
  return response;
}

const authError = (
  status: number,
  error_code: string,
  msg: string,
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { code: status, error_code, msg },
    { status, headers: { 'x-sb-error-code': error_code, ...headers } },
  );

const tooMany = (waitMs: number): Response =>
  authError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))),
  });

/** As Supabase's auth server refuses a password that was found in leaks. */
const commonPassword = (): Response =>
  Response.json(
    {
      code: 422,
      error_code: 'weak_password',
      msg: 'Password is known to be weak and easy to guess, please choose a different one.',
      weak_password: { reasons: ['pwned'] },
    },
    { status: 422, headers: { 'x-sb-error-code': 'weak_password' } },
  );

async function codeOf(response: Response): Promise<unknown> {
  const { error_code: code } = (await response.clone().json()) as { error_code?: unknown };
  return code;
}

/** User and session of an access token that the auth API has to check yet. */
function sessionIn(request: Request): { user: string; session: string } {
  const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    const { sub, session_id: session } = JSON.parse(
      Buffer.from(claims, 'base64url').toString('utf8') || '{}',
    ) as { sub?: unknown; session_id?: unknown };
    return { user: String(sub), session: String(session) };
  } catch (error) {
    if (error instanceof SyntaxError) return { user: '', session: '' };
    throw error;
  }
}

/** The answer to a sign-up for an address that has an account: as though it were new, and waited for its e-mail. */
function asIfNew(email: string, data: unknown) {
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const metadata = {
    ...(data as object | undefined),
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        email,
      },
    ],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
    confirmation_sent_at: time,
  };
}
