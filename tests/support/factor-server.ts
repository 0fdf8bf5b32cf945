import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { totpCode } from './totp.ts';

/**
 * Adds second factors to the embedded backend, as GoTrue documents them (factors in the user,
 * POST /factors, /factors/:id/challenge, /factors/:id/verify, DELETE /factors/:id, `aal` and `amr` in the
 * tokens). It also simulates the database's refusal without a second factor. It forwards all other requests.
 */
export interface FactorServer {
  readonly url: string;
  /** The messages "sent" to telephones, oldest first. */
  readonly messages: readonly { phone: string; code: string }[];
  /** The second-factor calls, as `POST /factors`, with their bodies. */
  readonly calls: readonly { call: string; body: unknown }[];
  /** Adds a verified authenticator app to a user, as if from another device. Returns its secret. */
  addElsewhere(email: string): string;
  close(): Promise<void>;
}

interface StandInFactor {
  id: string;
  factor_type: 'totp' | 'phone';
  status: 'verified' | 'unverified';
  friendly_name: string;
  created_at: string;
  updated_at: string;
  phone?: string;
}

interface Person {
  factors: StandInFactor[];
  secrets: Map<string, string>;
}

interface User {
  email: string;
  factors?: unknown;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  user: User;
}

interface Request_ {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Returns a 32-letter key, as GoTrue creates them. */
const makeSecret = () =>
  [...randomUUID().replaceAll('-', '')]
    .map((digit) => 'ABCDEFGHIJKLMNOP'[Number.parseInt(digit, 16)])
    .join('');

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const refusal = (status: number, error_code: string, msg: string): Answer =>
  json(status, { code: status, error_code, msg });

const decode = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

/** Starts the stand-in in front of the embedded backend on a local port. */
export async function startFactorServer(
  targetPort: number,
  { phone = true }: { phone?: boolean } = {},
): Promise<FactorServer> {
  const people = new Map<string, Person>();
  /** By issued token: the backend's token, its user, and its refresh token. */
  const sessions = new Map<string, { own: string; email: string; refresh: string; aal: string }>();
  const challenges = new Map<string, { factorId: string; code?: string }>();
  const messages: { phone: string; code: string }[] = [];
  const calls: { call: string; body: unknown }[] = [];

  const personOf = (email: string): Person => {
    const person = people.get(email) ?? { factors: [], secrets: new Map() };
    people.set(email, person);
    return person;
  };
  const isProtected = (email: string) =>
    personOf(email).factors.some(({ status }) => status === 'verified');
  const withFactors = <T extends User>(user: T): T => ({
    ...user,
    factors: personOf(user.email).factors,
  });

  /** Returns the backend's session, with the level in its token and the factors in its user. */
  function issueTokens<T extends Tokens>(tokens: T, aal: string): T {
    const { email } = tokens.user;
    const own = sessions.get(tokens.access_token)?.own ?? tokens.access_token;
    const [header, , signature] = own.split('.');
    const claims = {
      ...decode(own),
      aal,
      amr: [{ method: aal === 'aal2' ? 'totp' : 'password', timestamp: 0 }],
    };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${header}.${payload}.${signature}`;
    sessions.set(token, { own, email, refresh: tokens.refresh_token, aal });
    return { ...tokens, access_token: token, user: withFactors(tokens.user) };
  }

  async function passOn(request: Request_): Promise<Answer> {
    const { 'accept-encoding': _, host: __, connection: ___, ...headers } = request.headers;
    const session = sessions.get(tokenOf(request));
    const response = await fetch(`http://127.0.0.1:${targetPort}${request.path}`, {
      method: request.method,
      headers: {
        ...(headers as Record<string, string>),
        ...(session && { authorization: `Bearer ${session.own}` }),
      },
      redirect: 'manual',
      ...(request.body.length > 0 && { body: new Uint8Array(request.body) }),
    });
    const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name))),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** Forwards a request and changes the body of a successful response. */
  async function changed<T>(request: Request_, change: (value: T) => unknown): Promise<Answer> {
    const answer = await passOn(request);
    if (answer.status !== 200) return answer;
    return { ...answer, body: JSON.stringify(change(JSON.parse(String(answer.body)) as T)) };
  }

  function levelAfter(request: Request_): string {
    const { refresh_token: used } = bodyOf<{ refresh_token?: string }>(request);
    const isSure = [...sessions.values()].some(
      ({ refresh, aal, email }) => refresh === used && aal === 'aal2' && isProtected(email),
    );
    return isSure ? 'aal2' : 'aal1';
  }

  function answerFactors(request: Request_, rest: string): Answer | Promise<Answer> {
    const session = sessions.get(tokenOf(request));
    if (!session) return refusal(403, 'bad_jwt', 'invalid JWT');
    const person = personOf(session.email);
    const [id = '', action = ''] = rest.split('/');
    if (id === '') return enrol(request, person, session.aal);
    const factor = person.factors.find((one) => one.id === id);
    if (!factor) return refusal(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE') return unenrol(person, factor, session.aal);
    if (action === 'challenge') return challenge(factor);
    return verify(request, person, factor, session);
  }

  function enrol(request: Request_, person: Person, aal: string): Answer {
    const asked = bodyOf<{ factor_type: string; friendly_name?: string; phone?: string }>(request);
    if (isVerified(person) && aal !== 'aal2') {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const name = asked.friendly_name ?? '';
    if (name && person.factors.some((one) => one.friendly_name === name)) {
      return refusal(422, 'mfa_factor_name_conflict', 'A factor with that name exists');
    }
    if (asked.factor_type === 'phone' && !phone) {
      return refusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    }
    const now = new Date().toISOString();
    const factor: StandInFactor = {
      id: randomUUID(),
      factor_type: asked.factor_type === 'phone' ? 'phone' : 'totp',
      status: 'unverified',
      friendly_name: name,
      created_at: now,
      updated_at: now,
      ...(asked.phone && { phone: asked.phone }),
    };
    person.factors.push(factor);
    const base = { id: factor.id, type: factor.factor_type, friendly_name: name };
    if (factor.factor_type === 'phone') return json(200, { ...base, phone: asked.phone });
    const secret = makeSecret();
    person.secrets.set(factor.id, secret);
    return json(200, {
      ...base,
      totp: {
        qr_code:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path fill="black" d="M0 0h1v1H0zM2 2h1v1H2z"/></svg>',
        secret,
        uri: `otpauth://totp/Niyam?secret=${secret}`,
      },
    });
  }

  function unenrol(person: Person, factor: StandInFactor, aal: string): Answer {
    if (factor.status === 'verified' && aal !== 'aal2') {
      return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    person.factors = person.factors.filter((one) => one !== factor);
    return json(200, { id: factor.id });
  }

  function challenge(factor: StandInFactor): Answer {
    const id = randomUUID();
    const code = String(100_000 + Math.floor(Math.random() * 900_000));
    if (factor.factor_type === 'phone') messages.push({ phone: factor.phone ?? '', code });
    challenges.set(id, {
      factorId: factor.id,
      ...(factor.factor_type === 'phone' && { code }),
    });
    return json(200, { id, type: factor.factor_type, expires_at: Date.now() / 1000 + 300 });
  }

  async function verifySession(request: Request_, refresh: string): Promise<Tokens> {
    const user = await passOn({
      ...request,
      method: 'GET',
      path: '/auth/v1/user',
      body: Buffer.of(),
    });
    const session = sessions.get(tokenOf(request));
    return {
      access_token: session?.own ?? '',
      refresh_token: refresh,
      user: JSON.parse(String(user.body)) as User,
    };
  }

  function verify(
    request: Request_,
    person: Person,
    factor: StandInFactor,
    session: { refresh: string },
  ): Answer | Promise<Answer> {
    const { challenge_id: id, code } = bodyOf<{ challenge_id: string; code: string }>(request);
    const asked = challenges.get(id);
    if (asked?.factorId !== factor.id) {
      return refusal(422, 'mfa_challenge_expired', 'MFA challenge has expired');
    }
    const secret = person.secrets.get(factor.id) ?? '';
    const right =
      asked.code === undefined
        ? [totpCode(secret), totpCode(secret, Date.now() - 30_000)].includes(code)
        : asked.code === code;
    if (!right) return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    challenges.delete(id);
    factor.status = 'verified';
    return verifySession(request, session.refresh).then((tokens) =>
      json(200, {
        ...issueTokens(tokens, 'aal2'),
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: Math.round(Date.now() / 1000) + 3600,
      }),
    );
  }

  function answer(request: Request_): Answer | Promise<Answer> {
    const { pathname, searchParams } = new URL(request.path, 'http://site');
    if (pathname === '/backend.json') {
      return changed<object>(request, (settings) => ({ ...settings, secondFactors: true }));
    }
    if (pathname === '/auth/v1/settings') {
      return changed<{ external: object }>(request, (settings) => ({
        ...settings,
        external: { ...settings.external, phone },
      }));
    }
    const factors = /^\/auth\/v1\/factors\/?(.*)$/.exec(pathname);
    if (factors) {
      const rest = factors[1] ?? '';
      calls.push({
        call: `${request.method} /factors${rest && `/${rest}`}`.replace(/[\da-f-]{36}/, ':id'),
        body: request.body.length > 0 ? bodyOf(request) : undefined,
      });
      return answerFactors(request, rest);
    }
    if (/^\/auth\/v1\/(token|signup|verify)$/.test(pathname)) {
      const isRefresh = searchParams.get('grant_type') === 'refresh_token';
      return changed<Tokens>(request, (tokens) =>
        tokens.access_token
          ? issueTokens(tokens, isRefresh ? levelAfter(request) : 'aal1')
          : tokens,
      );
    }
    const session = sessions.get(tokenOf(request));
    if (pathname === '/auth/v1/user' && request.method === 'GET') {
      return changed<User>(request, withFactors);
    }
    if (session && session.aal !== 'aal2' && isProtected(session.email)) {
      if (pathname === '/auth/v1/user') {
        return refusal(401, 'insufficient_aal', 'AAL2 session is required to update password');
      }
      if (pathname.startsWith('/rest/v1/')) {
        return json(403, { code: '42501', message: 'Sign in first', details: null, hint: null });
      }
    }
    return passOn(request);
  }

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(answer)
      .then(
        ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
        (error: unknown) => {
          console.error('The stand-in failed', error);
          outgoing.destroy();
        },
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    messages,
    calls,
    addElsewhere(email) {
      const now = new Date().toISOString();
      const id = randomUUID();
      const secret = makeSecret();
      const person = personOf(email);
      person.secrets.set(id, secret);
      person.factors.push({
        id,
        factor_type: 'totp',
        status: 'verified',
        friendly_name: 'Other phone',
        created_at: now,
        updated_at: now,
      });
      return secret;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const isVerified = ({ factors }: Person) => factors.some(({ status }) => status === 'verified');

const tokenOf = ({ headers }: Request_) => headers.authorization?.replace(/^Bearer /, '') ?? '';

const bodyOf = <T>({ body }: Request_): T => JSON.parse(String(body)) as T;

const readRequest = async (incoming: IncomingMessage): Promise<Request_> => ({
  method: incoming.method ?? 'GET',
  path: incoming.url ?? '/',
  headers: incoming.headers,
  body: await buffer(incoming),
});
