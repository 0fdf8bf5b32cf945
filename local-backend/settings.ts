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
import {
  readNewsletterLimits,
  type NewsletterLimits,
} from '../supabase/functions/_shared/newsletter-settings.ts';
import {
  readPushSettings,
  type PushSettings,
} from '../supabase/functions/_shared/push-settings.ts';

export interface Settings {
  /** Loopback unless set otherwise: the embedded backend is no production server. */
  readonly host: string;
  /** Whether other machines may reach the server; without it a public host is refused. */
  readonly allowPublicHost?: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  /** Database, keys and captured mail. */
  readonly dataDir: string;
  /** The built site. */
  readonly siteDir: string;
  /** Address in the links of outgoing mail; the server's own when absent. */
  readonly siteUrl?: string;
  /** Origins besides its own that the built site was configured to call: Supabase, a spreadsheet. */
  readonly connectOrigins: readonly string[];
  /** Origins of the analytics service that the built site was configured with; none without an id. */
  readonly analyticsOrigins: readonly string[];
  /** Whether a new account must be confirmed from its mailbox; supabase/config.toml says when absent. */
  readonly confirmEmail?: boolean;
  /** Where a caller's address is read from: TRUSTED_PROXY_HOPS. */
  readonly clientAddress?: ClientAddressSource;
  /** How many leads are taken, and where they are forwarded to. */
  readonly leads: LeadSettings;
  /** How many e-mails the newsletter sends. */
  readonly newsletter?: NewsletterLimits;
  /** Keys of reminders by Web Push; absent: there are none. */
  readonly push?: PushSettings;
  /** The model behind the legal assistant, and how often it may be asked. */
  readonly assistant?: AssistantSettings;
}

/** A setting makes no sense; the message names it and says what it must be. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** The project's folder: settings must not depend on where the command was started. */
export const projectDir = fileURLToPath(new URL('..', import.meta.url));

/**
 * Settings from the environment (.env.example): HOST, ALLOW_PUBLIC_HOST, PORT, DATA_DIR, SITE_DIR, SITE_URL,
 * AUTH_CONFIRM_EMAIL, TRUSTED_PROXY_HOPS, the LEAD_, NEWSLETTER_, ASSISTANT_, VAPID_, PUSH_ and VITE_ ones, all optional.
 * Throws WrongSetting with the variable's name when one makes no sense.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    return settingsIn(env);
  } catch (error) {
    throw new WrongSetting((error as Error).message, { cause: error });
  }
}

function settingsIn(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env['HOST'] || '127.0.0.1',
    ...(env['ALLOW_PUBLIC_HOST'] && {
      allowPublicHost: readSwitch('ALLOW_PUBLIC_HOST', env['ALLOW_PUBLIC_HOST']),
    }),
    port: readPort(env['PORT'] || '4173'),
    dataDir: path.resolve(projectDir, env['DATA_DIR'] || '.data'),
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
    // SUPABASE_URL is a setting of commands here, not the platform that this server runs on.
    clientAddress: readClientAddressSource((name) =>
      name === 'SUPABASE_URL' ? undefined : env[name],
    ),
    leads: readLeadSettings((name) => env[name]),
    newsletter: readNewsletterLimits((name) => env[name]),
    ...readPushSettings((name) => env[name]),
    ...readAssistantSettings((name) => env[name]),
  };
}

function readSwitch(name: string, text: string): boolean {
  if (text === '1' || text === '0') return text === '1';
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** The tag manager and what it sends to, or a host of one's own. */
function readAnalyticsOrigins(env: NodeJS.ProcessEnv): string[] {
  const own = readOrigins('VITE_ANALYTICS_HOST', env);
  if (own.length > 0) return own;
  return ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
}

/** Addresses divided by spaces; none when the variable is not set. */
function readOrigins(name: string, env: NodeJS.ProcessEnv): string[] {
  const texts = env[name]?.split(/\s+/).filter(Boolean) ?? [];
  return texts.map((text) => readOrigin(name, text));
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(`${name} must be an address such as https://example.org, not "${text}".`);
}
