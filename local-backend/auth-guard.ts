import { randomUUID } from 'node:crypto';
import { compare, getRounds, hash } from 'bcrypt';
import { clientNetwork } from '../supabase/functions/_shared/client-address.ts';
import { hashOfCode, newMailToken, type AccountMail } from './account-mail.ts';
import { authError, tooMany } from './auth-errors.ts';
import { readAuthRequest, textOf, withFields, type AuthRequest } from './auth-request.ts';
import type { AuthRules } from './auth-rules.ts';
import { claimsIn } from './auth-token.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashInToken } from './link-tokens.ts';
import { rememberRedirect } from './mail-links.ts';

export interface AuthGuardOptions extends AuthRules {
  /** Signs the tokens in the links of e-mails. */
  readonly linkKey: string;
  readonly mail: AccountMail;
  /**
   * Whether a new account must be confirmed by e-mail. Then no answer reveals whether an address has an
   * account.
   */
  readonly confirmEmail: boolean;
}

/** Answers a request, which may differ from the one that arrived. */
type Answer = (request: Request) => Promise<Response>;

const minuteMs = 60_000;

/** Limits on wrong passwords and codes within a quarter of an hour. */
const limits = {
  /** From one caller, for any account. Many phones share one address of a carrier. */
  caller: 60,
  /** From one caller for one account. */
  pair: 10,
  /**
   * For one account from all callers. Above it each caller has one try, so that nobody can lock out the
   * owner.
   */
  account: 30,
};
/** A code is invalid after so many wrong ones. */
const triesACode = 5;
/** Wrong codes for one account in an hour, across all its e-mails. The links still work. */
const codesAnHour = 20;

/** A session younger than this was opened with the password, or by an e-mail, just now. */
const freshSessionMs = 60 * minuteMs;

/** The lifetime of a code, in seconds: otp_expiry in supabase/config.toml. */
const codeLifetimeS = 3600;

/** Limits on e-mails that a caller requests, in an hour: a stranger's address must not be flooded. */
const mailLimits = { account: 5, caller: 20 };
/** The shortest time between two e-mails for one account, in seconds. */
const mailPauseS = 60;

/** The shortest time for answers whose time would reveal whether an address has an account. */
const evenAnswerMs = 250;
const evenCalls = ['POST /recover', 'POST /otp', 'POST /magiclink', 'POST /resend', 'POST /signup'];

/**
 * Adds rules to the auth API of @supabase/lite 0.10 (docs/decisions/0032-limits.md). It limits guesses of
 * passwords and codes, hides whether an address has an account, refuses common passwords, and ends other
 * sessions after a password change.
 *
 * Returns a function that answers one request at a time. Requests for other paths pass unchanged.
 */
export function guardAuth(options: AuthGuardOptions) {
  const { postgres, linkKey, clientAddress, confirmEmail, countFailures, mail } = options;
  const callers = countFailures('callers', 15 * minuteMs);
  const pairs = countFailures('pairs', 15 * minuteMs);
  const accounts = countFailures('accounts', 15 * minuteMs);
  /** Counted by the code's hash in the database, so a new e-mail starts at zero. */
  const codes = countFailures('codes', 60 * minuteMs);
  const codesOf = countFailures('codesOf', 60 * minuteMs);

  const mails = countFailures('mails', 60 * minuteMs);

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
        return resend(read, caller, answer);
      case 'POST /otp':
        return signInByEmail(read, answer);
      case 'PUT /user':
        return changeUser(read, caller, answer);
      default:
        return answer(request);
    }
  };

  async function signIn(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const email = textOf(read, 'email').toLowerCase();
    const pair = `${email} ${caller}`;
    const tries = (await accounts.of(email)) < limits.account ? limits.pair : 1;
    if ((await callers.of(caller)) >= limits.caller) return tooMany(await callers.waitOf(caller));
    if ((await pairs.of(pair)) >= tries) return tooMany(await pairs.waitOf(pair));

    const account = await accountOf(email);
    let response = await answer(read.request);
    if (response.ok) {
      await pairs.forget(pair);
      return response;
    }
    const code = await codeOf(response);
    if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
    // @supabase/lite compared no password here, so the comparison takes the same time now. A wrong password
    // for an unconfirmed account gets the same answer as any wrong password.
    if (!account?.isOpen) {
      const wanted = account?.passwordHash ?? (await nobodysHash());
      if (await compare(textOf(read, 'password'), wanted)) return response;
      response = authError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    await callers.add(caller);
    await pairs.add(pair);
    await accounts.add(email);
    return response;
  }

  /**
   * A valid token is never refused because of other callers on its address: the device would sign its user
   * out.
   */
  async function otherGrant(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const isSpent = (await callers.of(caller)) >= limits.caller;
    if (isSpent && !(await isRefreshToken(textOf(read, 'refresh_token')))) {
      return tooMany(await callers.waitOf(caller));
    }
    const response = await answer(read.request);
    if (!response.ok) await callers.add(caller);
    return response;
  }

  async function verify(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const isLink = read.call === 'GET /verify' || textOf(read, 'token_hash') !== '';
    const response = isLink
      ? await verifyLink(read, caller, answer)
      : await verifyCode(read, caller, answer);
    const isWrong = response.status === 403 || response.headers.get('location')?.includes('error=');
    if (isWrong) await callers.add(caller);
    return response;
  }

  async function verifyLink(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const token = textOf(read, 'token_hash') || (read.query.get('token') ?? '');
    const hash = hashInToken(token, linkKey);
    // A link that this server made is never refused because of other callers' guesses.
    if (!hash && (await callers.of(caller)) >= limits.caller)
      return tooMany(await callers.waitOf(caller));
    if (read.call === 'POST /verify') {
      return (
        (await halfChanged(read, hash)) ?? answer(withFields(read, { token_hash: hash ?? 'none' }))
      );
    }
    const url = new URL(read.request.url);
    // A change of address has two links, which lead to a page of the site.
    const isKnown = hash !== undefined && read.query.get('type') !== 'email_change';
    url.searchParams.set('token', isKnown ? hash : 'none');
    return answer(new Request(url, { headers: read.request.headers }));
  }

  async function verifyCode(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    if ((await callers.of(caller)) >= limits.caller) return tooMany(await callers.waitOf(caller));
    const email = textOf(read, 'email').toLowerCase();
    const live = await liveCodes(email);
    const tries = await Promise.all(live.map((code) => codes.of(code)));
    const isVoid =
      (await codesOf.of(email)) >= codesAnHour || tries.some((count) => count >= triesACode);
    if (isVoid) return authError(403, 'otp_expired', 'Email link is invalid or has expired');
    const half = await halfChanged(read, hashOfCode(email, textOf(read, 'token')));
    if (half) return half;
    const response = await answer(
      // The token of a link is the hash of the code, whichever mailbox it was for.
      textOf(read, 'type') === 'email_change'
        ? withFields(read, {
            token: undefined,
            email: undefined,
            token_hash: hashOfCode(email, textOf(read, 'token')),
          })
        : read.request,
    );
    if (response.status === 403 && live.length > 0) {
      for (const code of live) await codes.add(code);
      await codesOf.add(email);
    }
    return response;
  }

  /**
   * Accepts the first of the two links or codes of a change of address. Returns undefined for the second, which
   * makes @supabase/lite change the address, and for everything else.
   */
  async function halfChanged(
    read: AuthRequest,
    hash: string | undefined,
  ): Promise<Response | undefined> {
    if (textOf(read, 'type') !== 'email_change' || hash === undefined) return undefined;
    const { rows: accepted } = await postgres.query(
      `update auth.users set
         email_change_token_current = case when email_change_token_current = $1 then '' else email_change_token_current end,
         email_change_token_new = case when email_change_token_new = $1 then '' else email_change_token_new end
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_token_current <> '' and email_change_token_new <> ''
         and email_change_sent_at > now() - make_interval(secs => $2)
       returning id`,
      [hash, codeLifetimeS],
    );
    if (accepted.length > 0) {
      const msg =
        'Confirmation link accepted. Please proceed to confirm link sent to the other email';
      return Response.json({ code: '200', msg });
    }
    // @supabase/lite accepts the old mailbox's token alone.
    await postgres.query(
      `update auth.users set email_change_token_current = $1, email_change_token_new = ''
       where email_change_token_new = $1 and email_change_token_current = ''`,
      [hash],
    );
    return undefined;
  }

  async function signUp(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const [email, password] = [textOf(read, 'email').toLowerCase(), textOf(read, 'password')];
    if (email.includes('@') && password !== '' && isCommonPassword(password, email)) {
      return commonPassword();
    }
    if ((await callers.of(caller)) >= limits.caller) return tooMany(await callers.waitOf(caller));
    const response = await answer(read.request);
    const code = response.ok ? undefined : await codeOf(response);
    // When accounts open at once, a session reveals a new address. The count slows down callers that try out
    // addresses.
    if (code === 'user_already_exists') await callers.add(caller);
    if (!confirmEmail || code !== 'over_email_send_rate_limit') return response;
    await hash(password, await rounds());
    return Response.json(asIfNew(email, read.body['data']));
  }

  /**
   * Sends an e-mail again, which @supabase/lite 0.10 cannot do. Every address gets the same answer, with or
   * without an account, and whether or not the last e-mail is too young.
   */
  async function resend(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    const response = await answer(read.request);
    const isWaiting = response.status === 429;
    if (!response.ok && !isWaiting) return response;
    if ((await mails.of(caller)) >= mailLimits.caller) return tooMany(await mails.waitOf(caller));
    await mails.add(caller);
    const email = textOf(read, 'email').toLowerCase();
    if (isWaiting && textOf(read, 'type') === 'signup') {
      await rememberRedirect(read.request, () => confirmAgain(email));
    }
    return Response.json({});
  }

  async function confirmAgain(email: string): Promise<void> {
    if ((await mails.of(email)) >= mailLimits.account) return;
    const token = newMailToken(email);
    const { rows } = await postgres.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
       where email = $1 and confirmed_at is null
         and confirmation_sent_at < now() - make_interval(secs => $3) returning id`,
      [email, token.hash, mailPauseS],
    );
    if (rows.length === 0) return;
    await mails.add(email);
    await mail.confirmSignUp(email, token);
  }

  /** An address without an account gets the same answer as one that received its e-mail. */
  async function signInByEmail(read: AuthRequest, answer: Answer): Promise<Response> {
    const response = await answer(read.request);
    const isUnknown = response.status === 422 && (await codeOf(response)) === 'otp_disabled';
    return isUnknown ? Response.json({}) : response;
  }

  async function changeUser(read: AuthRequest, caller: string, answer: Answer): Promise<Response> {
    if (textOf(read, 'email') !== '') return changeEmail(read, answer);
    return changePassword(read, caller, answer);
  }

  /**
   * Lets a change of address count after the links of both mailboxes were opened. @supabase/lite 0.10 asks the old
   * one alone, so that a user could take any address.
   */
  async function changeEmail(read: AuthRequest, answer: Answer): Promise<Response> {
    if (textOf(read, 'password') !== '') {
      return authError(400, 'validation_failed', 'Change the address and the password one by one');
    }
    const { user } = sessionIn(read.request);
    if ((await mails.of(user)) >= mailLimits.account) {
      const message = 'For security purposes, you can only request this later.';
      return authError(429, 'over_email_send_rate_limit', message);
    }
    const response = await answer(read.request);
    if (!response.ok) return response;
    const wanted = textOf(read, 'email').toLowerCase();
    const token = newMailToken(wanted);
    const { rows } = await postgres.query<{ email: string }>(
      `update auth.users set email_change_token_new = $3
       where id::text = $1 and email_change = $2 and email_change_token_current <> '' returning email`,
      [user, wanted, token.hash],
    );
    const [changing] = rows;
    if (!changing) return response;
    await mails.add(user);
    await rememberRedirect(read.request, () => mail.confirmChange(changing.email, wanted, token));
    return response;
  }

  async function changePassword(
    read: AuthRequest,
    caller: string,
    answer: Answer,
  ): Promise<Response> {
    const password = textOf(read, 'password');
    if (password === '') return answer(read.request);
    const session = sessionIn(read.request);
    const { rows } = await postgres.query<{
      email: string | null;
      hash: string | null;
      fresh: boolean | null;
    }>(
      `select account.email, account.encrypted_password as hash,
         opened.created_at > now() - make_interval(secs => $3) as fresh
       from auth.users as account
       left join auth.sessions as opened
         on opened.user_id = account.id and opened.id::text = $2
       where account.id::text = $1`,
      [session.user, session.session, freshSessionMs / 1000],
    );
    const email = rows[0]?.email ?? '';
    const namesOld = textOf(read, 'current_password') !== '';
    if (rows[0]?.hash && (namesOld || !rows[0].fresh)) {
      const refused = await refuseOldPassword(read, rows[0].hash, `${email} ${caller}`);
      if (refused) return refused;
    }
    if (isCommonPassword(password, email)) return commonPassword();
    const response = await answer(withFields(read, { current_password: undefined }));
    if (!response.ok) return response;
    await endOtherSessions(session);
    // The password is changed already: a mail service that fails must not make it look refused.
    await mail.passwordChanged(email).catch((error: unknown) => {
      console.error('No e-mail tells of the new password', error);
    });
    return response;
  }

  /** Refuses a change by a session that may be a lost device's, unless it names the old password. */
  async function refuseOldPassword(
    read: AuthRequest,
    hash: string,
    pair: string,
  ): Promise<Response | undefined> {
    const old = textOf(read, 'current_password');
    if (old === '') {
      const message = 'Password update requires the current password or a new sign-in';
      return authError(400, 'reauthentication_needed', message);
    }
    if ((await pairs.of(pair)) >= limits.pair) return tooMany(await pairs.waitOf(pair));
    if (await compare(old, hash)) return undefined;
    await pairs.add(pair);
    return authError(400, 'invalid_credentials', 'Invalid login credentials');
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

  /** Returns the hashes of all codes in an account's e-mails, for the address they are typed with. */
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

  /** Returns a hash that matches no password and takes as long to compare as those of accounts. */
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
 * Returns whether a request is one whose attempts are counted, or that changes a session. These run one at a
 * time, because a count is compared before an attempt and changed after it.
 */
export function isGuarded({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/auth/v1/')) return false;
  return method !== 'GET' || pathname === '/auth/v1/verify';
}

/**
 * Delays answers whose time would reveal whether an address has an account. Call it outside the queue, so
 * that no other request waits.
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

/** Returns the refusal that Supabase's auth server gives for a leaked password. */
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

/** Returns user and session of an access token that the auth API has not checked yet. */
function sessionIn(request: Request): { user: string; session: string } {
  const { sub, session_id: session } = claimsIn(request) ?? {};
  return { user: String(sub), session: String(session) };
}

/** Answers a sign-up for an address that has an account as if it were new and waited for its e-mail. */
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
