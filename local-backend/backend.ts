import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { AssistantSettings } from '../supabase/functions/_shared/assistant-settings.ts';
import type { ClientAddressSource } from '../supabase/functions/_shared/client-address.ts';
import type { FunctionEnv } from '../supabase/functions/_shared/function-env.ts';
import type { LeadSettings } from '../supabase/functions/_shared/lead-settings.ts';
import { dispatchReminders } from '../supabase/functions/_shared/dispatch-reminders.ts';
import type { SendEmail } from '../supabase/functions/_shared/mail.ts';
import type { NewsletterLimits } from '../supabase/functions/_shared/newsletter-settings.ts';
import type { PushSettings } from '../supabase/functions/_shared/push-settings.ts';
import { tendLeadsLater } from '../supabase/functions/_shared/tend-leads.ts';
import { createAdmission } from './admission.ts';
import { trackBackgroundWork } from './background-work.ts';
import { isBackendPath, pingPath, publicSettingsPath } from './backend-paths.ts';
import { lockDataDir } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { callFunction, functionsPrefix } from './functions.ts';
import { business } from '../src/content/business.ts';
import { ensureKeys } from './keys.ts';
import { captureMail, textMail } from './mail.ts';
import { createOperations } from './operations.ts';
import { createRequestLog } from './request-log.ts';

export interface BackendSettings {
  readonly dataDir: string;
  /** The address of a Postgres server (DATABASE_URL); absent: the embedded Postgres in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Sends the e-mails of accounts and newsletter; absent: they are saved as files. */
  readonly sendMail?: SendEmail | undefined;
  /** The address of the site, such as `http://127.0.0.1:4173`, without a slash at the end. */
  readonly siteUrl: string;
  /** The address of this server for commands on this machine; `siteUrl` may be a public address. */
  readonly serverUrl?: string;
  readonly leads: LeadSettings;
  /** The limits of the newsletter's e-mails; absent: the default limits. */
  readonly newsletter?: NewsletterLimits | undefined;
  /** Keys of reminders by Web Push; absent: there are none. */
  readonly push?: PushSettings | undefined;
  /** The model behind the legal assistant; absent: there is none. */
  readonly assistant?: AssistantSettings | undefined;
  /** Whether a new account must be confirmed by e-mail; absent: the value in supabase/config.toml. */
  readonly confirmEmail?: boolean | undefined;
  /** The source of the caller's address; absent: the last entry of `x-forwarded-for`. */
  readonly clientAddress?: ClientAddressSource | undefined;
  /**
   * The interval in ms for announcing and forwarding leads, wiping old hashes and sending reminders; absent:
   * one minute.
   */
  readonly tendEveryMs?: number;
  /** Who reads `/metrics` must know it; absent: there are no metrics. */
  readonly metricsKey?: string | undefined;
  /** Whether every request is logged, as JSON; absent: only failures and security events. */
  readonly logRequests?: boolean | undefined;
  /** Receives the path of each captured message. */
  readonly onMail?: (file: string) => void;
}

export interface Backend {
  /**
   * Answers the backend's own paths; null for every other path. Returns 503 with Retry-After when too many
   * requests wait. A request whose signal aborts while it waits is never executed.
   */
  fetch(request: Request): Promise<Response | null>;
  /** Waits a moment for leads that are being sent to the sheet, then closes the database. */
  close(): Promise<void>;
}

const graceMs = 3_000;

/**
 * Starts everything except the site: auth, REST, functions, the connectivity ping and the public settings.
 * Throws DataDirInUse when another process uses the data folder, and DatabaseRefused when the database of
 * `databaseUrl` cannot be used. Several backends may share such a database, and one data folder with its keys.
 */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  const { dataDir, siteUrl } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Only the embedded Postgres must have one owner.
  const unlock = settings.databaseUrl
    ? () => Promise.resolve()
    : await lockDataDir(dataDir, settings.serverUrl);
  try {
    const keys = await ensureKeys(dataDir);
    const saved = captureMail(path.join(dataDir, 'mail'), settings.onMail);
    const mail = settings.sendMail ? { send: textMail(settings.sendMail) } : saved;
    const database = await openDatabase({
      dataDir,
      databaseUrl: settings.databaseUrl,
      keys,
      mail,
      siteUrl,
      confirmEmail: settings.confirmEmail,
      clientAddress: settings.clientAddress,
    });
    const background = trackBackgroundWork();
    const functionEnv: FunctionEnv = {
      // New leads are announced in the mail folder, unless the settings name an address or a mail service.
      LEAD_NOTIFY_EMAIL: business.email,
      leadMail: (email) => mail.send(email),
      ...settings.leads,
      ...(settings.clientAddress && { clientAddress: settings.clientAddress }),
      ...(settings.newsletter && { newsletter: settings.newsletter }),
      ...(settings.push && { push: settings.push }),
      ...(settings.assistant && { assistant: settings.assistant }),
      SUPABASE_URL: siteUrl,
      SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
      waitUntil: (work) => background.add(work),
      mail: {
        send: async (email) => {
          await mail.send(email);
        },
        site: { url: siteUrl, name: business.name },
      },
      // Calls the database directly, without the network.
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        database.fetch(new Request(input, init)),
    };
    // Does the work of a hosted project's scheduler.
    const timer = setInterval(() => {
      tendLeadsLater(functionEnv);
      if (functionEnv.push) background.add(dispatchReminders(functionEnv).then(() => undefined));
    }, settings.tendEveryMs ?? 60_000);
    timer.unref();
    const admit = createAdmission(database.maxRequests + 3);

    const log = createRequestLog({
      key: keys.jwtSecret,
      secretKey: keys.secretKey,
      clientAddress: settings.clientAddress ?? { trustedProxyHops: 0 },
      logAll: settings.logRequests ?? false,
      write: (line) => console.info(line),
    });
    const operate = createOperations({
      query: (sql) => database.queryInTurn(sql),
      log,
      metricsKey: settings.metricsKey,
      sendsMail: settings.sendMail !== undefined,
      load: () => admit.load(),
    });

    return {
      async fetch(request) {
        const { pathname } = new URL(request.url);
        if (!isBackendPath(pathname)) return null;
        if (pathname === pingPath) return ping();
        if (pathname === publicSettingsPath) return publicSettings(keys.publishableKey);
        const operated = await operate(request);
        if (operated) return operated;
        const began = performance.now();
        const response = await admit(request, async () => {
          if (pathname.startsWith(functionsPrefix)) return callFunction(request, functionEnv);
          return noStore(await database.fetch(request));
        });
        log.note(request, response, performance.now() - began);
        return response;
      },
      async close() {
        clearInterval(timer);
        await background.settled(graceMs);
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** `x-niyam` distinguishes our answer from that of a captive portal. */
function ping(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', 'x-niyam': '1' },
  });
}

/**
 * Returns the settings that a site built without configuration needs. `/auth/v1/settings` has the other ones, but
 * does not cover second factors.
 */
function publicSettings(publishableKey: string): Response {
  const settings = { publishableKey, secondFactors: true };
  return Response.json(settings, { headers: { 'cache-control': 'no-store' } });
}

function noStore(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
