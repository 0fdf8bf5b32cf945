import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { renderSVG } from 'uqr';
import { clientNetwork } from '../supabase/functions/_shared/client-address.ts';
import { authError, tooMany } from './auth-errors.ts';
import { readAuthRequest, textOf, type AuthRequest } from './auth-request.ts';
import type { AuthRules } from './auth-rules.ts';
import { claimsIn, claimsOf } from './auth-token.ts';
import type { Postgres } from './postgres.ts';
import { seal, unseal } from './sealed.ts';
import { newTotpSecret, periodOfCode, totpUri } from './totp.ts';

interface SecondFactorsOptions extends AuthRules {
  /** Signs the tokens, as @supabase/lite does. */
  readonly jwtSecret: string;
  /** Encrypts the secrets of apps: 32 bytes. */
  readonly factorKey: Buffer;
  /** The name of the site in an authenticator app, when the request names none. */
  readonly issuer: string;
}

type Answer = (request: Request) => Promise<Response>;

/** A factor as the user's own device sees it. */
interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp';
  readonly status: 'verified' | 'unverified';
  readonly created_at: string;
  readonly updated_at: string;
}

/** The user and session of a request, as their rows say. */
interface Caller {
  readonly user: string;
  readonly email: string;
  readonly session: string;
  readonly level: 'aal1' | 'aal2';
  readonly factors: readonly Factor[];
  /** For the counts of failures. */
  readonly network: string;
}

const maxFactors = 10;
const longestName = 100;
const challengeMs = 5 * 60_000;
const failureWindowMs = 15 * 60_000;
/** Limits on wrong codes in that time; as those on passwords (auth-guard.ts). */
const limits = { pair: 5, user: 30 };

/** Calls whose answer has a session or a user. */
const answersWithUser = new Set([
  'POST /token',
  'POST /signup',
  'POST /verify',
  'GET /user',
  'PUT /user',
]);

/**
 * Creates the tables of second factors, with the names and columns that Supabase's auth server has as far as they
 * are used. The migrations refuse an account with a verified factor to a session without one as soon as the first
 * table exists.
 */
export async function createFactorTables(postgres: Postgres): Promise<void> {
  await postgres.exec(`
    create table if not exists auth.mfa_factors (
      id uuid primary key,
      user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text not null default '',
      factor_type text not null check (factor_type = 'totp'),
      status text not null check (status in ('unverified', 'verified')),
      -- Encrypted: a copy of the database gives nobody a code.
      secret text not null,
      -- The period of the last accepted code: none is accepted twice.
      last_period bigint,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
    create table if not exists auth.mfa_challenges (
      id uuid primary key,
      factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
      created_at timestamptz not null default now()
    );
    create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
    create table if not exists auth.mfa_amr_claims (
      session_id uuid not null references auth.sessions (id) on delete cascade,
      authentication_method text not null,
      created_at timestamptz not null default now(),
      primary key (session_id, authentication_method)
    );
    revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims
      from public, anon, authenticated, service_role;
  `);
}

/**
 * Adds second factors by authenticator app to the auth API of @supabase/lite 0.10, which has none: the calls
 * below `/factors`, the factors of a user, and `aal` and `amr` in tokens, as Supabase's auth server documents
 * them.
 *
 * Returns a function that answers one request; `answer` answers those of other kinds.
 */
export function addSecondFactors(options: SecondFactorsOptions) {
  const { postgres, clientAddress, countFailures } = options;
  const pairs = countFailures('factorPairs', failureWindowMs);
  const users = countFailures('factorUsers', failureWindowMs);
  const key = new TextEncoder().encode(options.jwtSecret);

  return async (request: Request, answer: Answer): Promise<Response> => {
    const read = await readAuthRequest(request);
    if (!read || read instanceof Response) return answer(request);
    const [, rest] = /^[A-Z]+ \/factors((?:\/.*)?)$/.exec(read.call) ?? [];
    if (rest !== undefined) return answerFactors(read, rest.split('/').slice(1), answer);
    if (read.call === 'PUT /user') {
      const refused = await refuseWithoutStep(read);
      if (refused) return refused;
    }
    const response = await answer(request);
    if (!response.ok || !answersWithUser.has(read.call)) return response;
    return completed(response, methodOf(read));
  };

  async function answerFactors(
    read: AuthRequest,
    [id, action = '']: readonly string[],
    answer: Answer,
  ): Promise<Response> {
    const { request } = read;
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    // @supabase/lite checks the token, and whether its session is alive.
    const asked = await answer(new Request(new URL('/auth/v1/user', request.url), { headers }));
    if (!asked.ok) return asked;
    const user = (await asked.json()) as Record<string, unknown>;
    const caller = await callerOf(request);
    if (!caller) {
      const message = 'Session from session_id claim in JWT does not exist';
      return authError(403, 'session_not_found', message);
    }
    if (id === undefined && request.method === 'POST') return enroll(read, caller);
    const factor = caller.factors.find((each) => each.id === id);
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    switch (`${request.method} ${action}`) {
      case 'DELETE ':
        return unenroll(factor, caller);
      case 'POST challenge':
        return challenge(factor);
      case 'POST verify':
        return verify(read, factor, caller, user);
      default:
        return new Response(null, { status: 405 });
    }
  }

  async function enroll(read: AuthRequest, caller: Caller): Promise<Response> {
    const refused = refuseFactor(read, caller);
    if (refused) return refused;
    const name = nameIn(read);
    const [id, secret] = [randomUUID(), newTotpSecret()];
    await postgres.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, caller.user, name, seal(secret, options.factorKey, id)],
    );
    const issuer = read.body['issuer'];
    const uri = totpUri(
      typeof issuer === 'string' && issuer !== '' ? issuer : options.issuer,
      caller.email,
      secret,
    );
    const totp = { qr_code: renderSVG(uri), secret, uri };
    return Response.json({ id, type: 'totp', friendly_name: name, totp });
  }

  async function unenroll(factor: Factor, caller: Caller): Promise<Response> {
    if (factor.status === 'verified' && caller.level !== 'aal2') {
      return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await postgres.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    const left = caller.factors.some((each) => each !== factor && each.status === 'verified');
    if (factor.status === 'verified' && !left) {
      await postgres.query(`update auth.sessions set aal = 'aal1' where user_id = $1`, [
        caller.user,
      ]);
      await postgres.query(
        `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where user_id = $1)`,
        [caller.user],
      );
    }
    return Response.json({ id: factor.id });
  }

  async function challenge(factor: Factor): Promise<Response> {
    const id = randomUUID();
    await postgres.query(
      `delete from auth.mfa_challenges where created_at < now() - make_interval(secs => $1)`,
      [challengeMs / 1000],
    );
    await postgres.query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [
      id,
      factor.id,
    ]);
    const expires = Math.floor((Date.now() + challengeMs) / 1000);
    return Response.json({ id, type: factor.factor_type, expires_at: expires });
  }

  async function verify(
    read: AuthRequest,
    factor: Factor,
    caller: Caller,
    user: Record<string, unknown>,
  ): Promise<Response> {
    const pair = `${caller.user} ${caller.network}`;
    // Above the limit for the user each network has one try, so that nobody locks the owner out.
    const tries = (await users.of(caller.user)) < limits.user ? limits.pair : 1;
    if ((await pairs.of(pair)) >= tries) return tooMany(await pairs.waitOf(pair));
    const { rows } = await postgres.query<{ secret: string }>(
      `select secret from auth.mfa_factors as factor join auth.mfa_challenges as challenge on challenge.factor_id = factor.id
       where factor.id = $1 and challenge.id::text = $2
         and challenge.created_at > now() - make_interval(secs => $3)`,
      [factor.id, String(read.body['challenge_id']), challengeMs / 1000],
    );
    const [asked] = rows;
    if (!asked) {
      const message =
        'MFA challenge has expired, verify against another challenge or create a new challenge.';
      return authError(422, 'mfa_challenge_expired', message);
    }
    const code = read.body['code'];
    const secret = unseal(asked.secret, options.factorKey, factor.id);
    const period = periodOfCode(secret, typeof code === 'string' ? code : '');
    if (period === undefined || !(await accept(factor, caller, period))) {
      await pairs.add(pair);
      await users.add(caller.user);
      return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await pairs.forget(pair);
    return Response.json({
      ...(await renewedSession(read.request, caller)),
      user: { ...user, factors: await factorsOf(caller.user) },
    });
  }

  /**
   * Raises the session to the second level, and ends what is left of others that have only the first. Returns false
   * when the code of this period was accepted before, also by a request at the same moment.
   */
  async function accept(factor: Factor, caller: Caller, period: number): Promise<boolean> {
    return postgres.transaction(async (transaction) => {
      const { rows } = await transaction.query(
        `update auth.mfa_factors set status = 'verified', last_period = $2, updated_at = now()
         where id = $1 and coalesce(last_period, -1) < $2 returning id`,
        [factor.id, period],
      );
      if (rows.length === 0) return false;
      await transaction.query('delete from auth.mfa_challenges where factor_id = $1', [factor.id]);
      await transaction.query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`,
        [caller.user],
      );
      await transaction.query(
        `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1`,
        [caller.session, factor.id],
      );
      await transaction.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')
         on conflict (session_id, authentication_method) do update set created_at = now()`,
        [caller.session],
      );
      const weaker = `select id from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1'`;
      await transaction.query(`delete from auth.refresh_tokens where session_id in (${weaker})`, [
        caller.user,
      ]);
      await transaction.query(`delete from auth.sessions where id in (${weaker})`, [caller.user]);
      return true;
    });
  }

  /** Returns the session of this request with a token of the second level. */
  async function renewedSession(request: Request, caller: Caller) {
    const { rows } = await postgres.query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked
       order by created_at desc limit 1`,
      [caller.session],
    );
    const claims = claimsIn(request) ?? {};
    const expires = Number(claims['exp']);
    return {
      access_token: await signed(claims, caller.session),
      token_type: 'bearer',
      expires_in: Math.max(0, expires - Math.floor(Date.now() / 1000)),
      expires_at: expires,
      refresh_token: rows[0]?.token ?? '',
    };
  }

  /** Refuses a new password or address to a session that has not given the second step. */
  async function refuseWithoutStep(read: AuthRequest): Promise<Response | undefined> {
    if (textOf(read, 'password') === '' && textOf(read, 'email') === '') return undefined;
    const caller = await callerOf(read.request);
    if (!caller || !isProtected(caller) || caller.level === 'aal2') return undefined;
    return authError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }

  /** Adds the user's factors to an answer, and level and methods to the token in it. */
  async function completed(response: Response, method: string | undefined): Promise<Response> {
    const body = (await response.clone().json()) as Record<string, unknown>;
    const token = body['access_token'];
    const user = (token === undefined ? body : body['user']) as Record<string, unknown> | undefined;
    if (typeof user?.['id'] !== 'string') return response;
    const factors = await factorsOf(user['id']);
    const withFactors = { ...user, factors };
    if (typeof token !== 'string') return replaced(response, withFactors);
    const claims = claimsOf(token) ?? {};
    const session = String(claims['session_id']);
    if (method) {
      await postgres.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
         on conflict do nothing`,
        [session, method],
      );
    }
    return replaced(response, {
      ...body,
      access_token: await signed(claims, session),
      user: withFactors,
    });
  }

  /** Returns a token with the same claims, and with level and methods of the session. */
  async function signed(claims: Record<string, unknown>, session: string): Promise<string> {
    const { rows } = await postgres.query<{
      aal: string;
      amr: { method: string; timestamp: number }[];
    }>(
      `select coalesce(aal, 'aal1') as aal, coalesce((
         select jsonb_agg(jsonb_build_object('method', authentication_method,
           'timestamp', floor(extract(epoch from created_at))::bigint) order by created_at desc)
         from auth.mfa_amr_claims where session_id = sessions.id), '[]'::jsonb) as amr
       from auth.sessions where id = $1`,
      [session],
    );
    const { aal = 'aal1', amr = [] } = rows[0] ?? {};
    return new SignJWT({ ...claims, aal, amr })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  async function callerOf(request: Request): Promise<Caller | undefined> {
    const { sub, session_id: session } = claimsIn(request) ?? {};
    const { rows } = await postgres.query<{ email: string | null; aal: 'aal1' | 'aal2' | null }>(
      `select account.email, opened.aal from auth.sessions as opened
       join auth.users as account on account.id = opened.user_id
       where opened.id::text = $1 and account.id::text = $2`,
      [String(session), String(sub)],
    );
    const [row] = rows;
    if (!row) return undefined;
    return {
      user: String(sub),
      email: row.email ?? '',
      session: String(session),
      level: row.aal ?? 'aal1',
      factors: await factorsOf(String(sub)),
      network: clientNetwork(request.headers, clientAddress),
    };
  }

  async function factorsOf(user: string): Promise<Factor[]> {
    const { rows } = await postgres.query<Factor>(
      `select id, friendly_name, factor_type, status, created_at, updated_at
       from auth.mfa_factors where user_id::text = $1 order by created_at`,
      [user],
    );
    return rows;
  }
}

/** Returns the refusal of a new factor; undefined for an acceptable one. */
function refuseFactor(read: AuthRequest, caller: Caller): Response | undefined {
  const type = read.body['factor_type'];
  if (type === 'phone') {
    return authError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    const message = 'MFA enroll is disabled for WebAuthn';
    return authError(422, 'mfa_webauthn_enroll_not_enabled', message);
  }
  if (type !== 'totp') {
    const message = 'factor_type needs to be totp, phone, or webauthn';
    return authError(400, 'validation_failed', message);
  }
  const name = nameIn(read);
  if (name.length > longestName) {
    return authError(400, 'validation_failed', 'The friendly name is too long');
  }
  if (caller.factors.some((each) => each.friendly_name === name)) {
    const message = 'A factor with this friendly name for this user already exists';
    return authError(422, 'mfa_factor_name_conflict', message);
  }
  if (caller.factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    return authError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (isProtected(caller) && caller.level !== 'aal2') {
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  return undefined;
}

const nameIn = ({ body }: AuthRequest): string =>
  typeof body['friendly_name'] === 'string' ? body['friendly_name'] : '';

const isProtected = ({ factors }: Caller): boolean =>
  factors.some(({ status }) => status === 'verified');

/** Returns how a call opens a session; undefined for one that renews it, or opens none. */
function methodOf({ call, query }: AuthRequest): string | undefined {
  if (call === 'POST /signup') return 'password';
  if (call === 'POST /verify') return 'otp';
  if (call !== 'POST /token') return undefined;
  return query.get('grant_type') === 'password' ? 'password' : undefined;
}

/** Returns the same response with another body. */
function replaced(response: Response, body: object): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}
