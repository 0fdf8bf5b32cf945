import { fileURLToPath } from 'node:url';
import path from 'node:path';
import {
  readAssistantSettings,
  type AssistantSettings,
} from '../supabase/functions/_shared/assistant-settings.ts';
import {
  readClientAddressSource,
  type ClientAddressSource,
} from '../supabase/functions/_shared/client-address.ts';
import {
  readLeadSettings,
  type LeadSettings,
} from '../supabase/functions/_shared/lead-settings.ts';
import { mailService, type SendEmail } from '../supabase/functions/_shared/mail.ts';
import {
  readNewsletterLimits,
  type NewsletterLimits,
} from '../supabase/functions/_shared/newsletter-settings.ts';
import {
  readPushSettings,
  type PushSettings,
} from '../supabase/functions/_shared/push-settings.ts';
import { smtpMail } from './smtp-mail.ts';

export interface Settings {
  /** Loopback by default: the embedded backend is no production server. */
  readonly host: string;
  /** Whether other machines may reach the server; without it a public host is refused. */
  readonly allowPublicHost?: boolean;
  /** 0 means any free port. */
  readonly port: number;
  /** The folder of the database, the keys and captured e-mails. */
  readonly dataDir: string;
  /** The address of a Postgres server: DATABASE_URL; absent: the embedded Postgres in `dataDir`. */
  readonly databaseUrl?: string;
  /** Sends all e-mails; only with `databaseUrl`. The embedded backend saves them as files. */
  readonly sendMail?: SendEmail;
  /** Who reads `/metrics` must know it: METRICS_KEY; absent: there are no metrics. */
  readonly metricsKey?: string;
  /** Whether every request is logged: LOG_REQUESTS. */
  readonly logRequests?: boolean;
  /** The folder of the built site. */
  readonly siteDir: string;
  /** The site's address in the links of outgoing e-mail; absent: the server's own address. */
  readonly siteUrl?: string;
  /** Other origins that the built site was configured to call: Supabase, a spreadsheet. */
  readonly connectOrigins: readonly string[];
  /** Origins of the analytics service in the built site's configuration; empty without an id. */
  readonly analyticsOrigins: readonly string[];
  /** Whether a new account must be confirmed by e-mail; absent: the value in supabase/config.toml. */
  readonly confirmEmail?: boolean;
  /** The source of the caller's address: TRUSTED_PROXY_HOPS. */
  readonly clientAddress?: ClientAddressSource;
  /** The limit on leads, and where they are forwarded and announced. */
  readonly leads: LeadSettings;
  /** The limits of the newsletter's e-mails. */
  readonly newsletter?: NewsletterLimits;
  /** Keys of reminders by Web Push; absent: there are none. */
  readonly push?: PushSettings;
  /** The model of the legal assistant, and the limits on its use. */
  readonly assistant?: AssistantSettings;
}

/** A setting is invalid; the message names it and states the allowed values. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** The project's folder: settings must not depend on the folder where the command was started. */
export const projectDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Reads the settings from the environment (.env.example): HOST, ALLOW_PUBLIC_HOST, PORT, DATA_DIR, DATABASE_URL, METRICS_KEY, LOG_REQUESTS,
 * SITE_DIR, SITE_URL, AUTH_CONFIRM_EMAIL, TRUSTED_PROXY_HOPS, the LEAD_, NEWSLETTER_, ASSISTANT_, VAPID_, PUSH_ and
 * VITE_ ones. All are optional. Throws WrongSetting with the variable's name when one is invalid.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    return settingsIn(env);
  } catch (error) {
    throw new WrongSetting((error as Error).message, { cause: error });
  }
}

function settingsIn(env: NodeJS.ProcessEnv): Settings {
  const get = (name: string) => env[name];
  const sendMail = smtpMail(get) ?? mailService(get);
  return {
    host: env['HOST'] || '127.0.0.1',
    ...(env['ALLOW_PUBLIC_HOST'] && {
      allowPublicHost: readSwitch('ALLOW_PUBLIC_HOST', env['ALLOW_PUBLIC_HOST']),
    }),
    port: readPort(env['PORT'] || '4173'),
    dataDir: path.resolve(projectDir, env['DATA_DIR'] || '.data'),
    ...(env['DATABASE_URL'] && {
      databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
      ...(sendMail && { sendMail }),
    }),
    ...(env['METRICS_KEY'] && { metricsKey: readMetricsKey(env['METRICS_KEY']) }),
    ...(env['LOG_REQUESTS'] && { logRequests: readSwitch('LOG_REQUESTS', env['LOG_REQUESTS']) }),
    siteDir: path.resolve(projectDir, env['SITE_DIR'] || 'dist'),
    ...(env['SITE_URL'] && { siteUrl: readOrigin('SITE_URL', env['SITE_URL']) }),
    connectOrigins: [
      ...readOrigins('VITE_SUPABASE_URL', env),
      ...readOrigins('VITE_LEAD_ENDPOINT', env),
      ...readOrigins('VITE_LEAD_ENDPOINT_ORIGINS', env),
    ],
    analyticsOrigins: env['VITE_ANALYTICS_ID'] ? readAnalyticsOrigins(env) : [],
    ...(env['AUTH_CONFIRM_EMAIL'] && {
      confirmEmail: readSwitch('AUTH_CONFIRM_EMAIL', env['AUTH_CONFIRM_EMAIL']),
    }),
    // SUPABASE_URL is a setting of commands here; it does not mean that this server runs on Supabase.
    clientAddress: readClientAddressSource((name) =>
      name === 'SUPABASE_URL' ? undefined : get(name),
    ),
    leads: { ...readLeadSettings(get), ...(sendMail && { leadMail: sendMail }) },
    newsletter: readNewsletterLimits(get),
    ...readPushSettings(get),
    ...readAssistantSettings(get),
  };
}

function readSwitch(name: string, text: string): boolean {
  if (text === '1' || text === '0') return text === '1';
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}

function readDatabaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text;
  // The message must not repeat the address, which has a password.
  throw new Error('DATABASE_URL must be an address such as postgres://user:password@host/name.');
}

function readMetricsKey(text: string): string {
  if (text.length >= 16) return text;
  throw new Error('METRICS_KEY must have at least 16 characters.');
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** Returns the origins of the tag manager and of the addresses it calls, or one's own host. */
function readAnalyticsOrigins(env: NodeJS.ProcessEnv): string[] {
  const own = readOrigins('VITE_ANALYTICS_HOST', env);
  if (own.length > 0) return own;
  return ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
}

/** Returns the space-separated addresses of a variable; empty when it is not set. */
function readOrigins(name: string, env: NodeJS.ProcessEnv): string[] {
  const texts = env[name]?.split(/\s+/).filter(Boolean) ?? [];
  return texts.map((text) => readOrigin(name, text));
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(`${name} must be an address such as https://example.org, not "${text}".`);
}
