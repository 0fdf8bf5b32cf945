import { createHmac } from 'node:crypto';
import {
  clientNetwork,
  type ClientAddressSource,
} from '../supabase/functions/_shared/client-address.ts';
import { functionNames, functionsPrefix } from './functions.ts';

/** The events that somebody who looks after the accounts wants to see. */
export const securityEvents = [
  'sign-in-failed',
  'code-refused',
  'guessing-stopped',
  'weak-password-refused',
  'account-changed',
  'account-deleted',
  'signed-out',
  'key-refused',
  'secret-key-used',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

export interface RequestLog {
  /** Counts a request, and logs it when it failed or matters for security. */
  note(request: Request, response: Response, ms: number): void;
  /** Numbers of answers by route and status. */
  readonly answers: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<SecurityEvent, number>;
}

interface RequestLogOptions {
  /** Callers are logged as a hash with this secret, which changes daily. */
  readonly key: string;
  readonly secretKey: string;
  readonly clientAddress: ClientAddressSource;
  /** Logs every request, not only those that matter. */
  readonly logAll: boolean;
  readonly write: (line: string) => void;
}

/**
 * So many pairs of route and status are counted apart. A caller can make up any number of routes, and each pair
 * takes memory here and in Prometheus.
 */
const maxCounted = 300;

/**
 * Counts requests and logs them as JSON, one line each, without personal data: no query, no body, no address. A
 * caller is a hash that is different tomorrow, enough to see that many lines come from one.
 */
export function createRequestLog(options: RequestLogOptions): RequestLog {
  const answers = new Map<string, number>();
  const events = new Map<SecurityEvent, number>();
  const count = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    answers,
    events,
    note(request, response, ms) {
      const route = routeOf(request);
      const { status } = response;
      count(answers, countedAs(route, status, answers));
      const event = securityEvent(request, status, options.secretKey);
      if (event) count(events, event);
      if (!event && status < 500 && !options.logAll) return;
      const line = {
        time: new Date().toISOString(),
        ...(event && { security: event }),
        method: request.method,
        route,
        status,
        ms: Math.round(ms),
        caller: callerOf(request, options),
      };
      options.write(JSON.stringify(line));
    },
  };
}

/**
 * Returns the pair under which an answer is counted. Those of functions are always apart, because alert rules
 * name them; there are few of them.
 */
function countedAs(route: string, status: number, counted: ReadonlyMap<string, number>): string {
  const pair = `${route}\n${status}`;
  if (route.startsWith(functionsPrefix) || counted.has(pair) || counted.size < maxCounted) {
    return pair;
  }
  return `${route.split('/').slice(0, 3).join('/')}/*\n${status}`;
}

/** Returns the path of a request without ids and without parts that do not look like our own names. */
function routeOf(request: Request): string {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(functionsPrefix)) {
    const name = pathname.slice(functionsPrefix.length);
    return `${functionsPrefix}${functionNames.has(name) ? name : '*'}`;
  }
  const parts = pathname.split('/').slice(1, 5);
  return `/${parts.map((part) => (/^[a-z][a-z0-9_.-]{0,30}$/.test(part) ? part : '*')).join('/')}`;
}

/** Returns the security event that an answer stands for; undefined for most. */
export function securityEvent(
  request: Request,
  status: number,
  secretKey: string,
): SecurityEvent | undefined {
  const { pathname } = new URL(request.url);
  const isOk = status >= 200 && status < 300;
  if (pathname.startsWith('/auth/v1/')) {
    if (status === 429) return 'guessing-stopped';
    if (pathname.startsWith('/auth/v1/factors/')) {
      if (request.method === 'DELETE') return isOk ? 'account-changed' : undefined;
      return pathname.endsWith('/verify') && status === 422 ? 'code-refused' : undefined;
    }
    switch (`${request.method} ${pathname.slice('/auth/v1'.length)}`) {
      case 'POST /token':
        return status === 400 ? 'sign-in-failed' : undefined;
      case 'POST /verify':
      case 'GET /verify':
        return status === 403 ? 'code-refused' : undefined;
      case 'POST /signup':
        return status === 422 ? 'weak-password-refused' : undefined;
      case 'PUT /user':
        if (status === 422) return 'weak-password-refused';
        if (status === 400) return 'sign-in-failed';
        return isOk ? 'account-changed' : undefined;
      case 'POST /logout':
        return isOk ? 'signed-out' : undefined;
      default:
        return undefined;
    }
  }
  if (!pathname.startsWith('/rest/v1/')) return undefined;
  if (pathname === '/rest/v1/rpc/delete_my_account' && isOk) return 'account-deleted';
  if (status === 401 && request.headers.get('apikey')) return 'key-refused';
  return request.headers.get('apikey') === secretKey ? 'secret-key-used' : undefined;
}

function callerOf(request: Request, { key, clientAddress }: RequestLogOptions): string {
  const day = new Date().toISOString().slice(0, 10);
  const network = clientNetwork(request.headers, clientAddress);
  return createHmac('sha256', key).update(`log ${day} ${network}`).digest('hex').slice(0, 12);
}
