import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import type { PGlite } from '@supabase/lite/pglite';
import { boundedQueue } from './bounded-queue.ts';
import type { Keys } from './keys.ts';
import type { ClientAddressSource } from '../supabase/functions/_shared/client-address.ts';
import { evenOut, guardAuth } from './auth-guard.ts';
import { refuseOddSpelling } from './auth-request.ts';
import { rememberRedirect, withPageLinks } from './mail-links.ts';
import { applyMigrations } from './migrations.ts';
import { refuseMissingAuth } from './missing-auth.ts';
import { sendValuesAsText } from './query-parameters.ts';
import { hideValuesInErrors } from './quiet-errors.ts';
import { blameRequest, refuseUnreadable, watchRefusals } from './refusals.ts';
import { createRoles, preserveRevokedPrivileges } from './roles.ts';
import { setContextInOneQuery } from './session-context.ts';
import { projectDir } from './settings.ts';
import { yieldBeforeQueries } from './yield-before-queries.ts';

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly keys: Keys;
  readonly mail: EmailDriver;
  /** The site's address in the links of outgoing e-mail. */
  readonly siteUrl: string;
  /** Whether a new account must be confirmed by e-mail; absent: the value in supabase/config.toml. */
  readonly confirmEmail?: boolean | undefined;
  /** The source of the caller's address; absent: the last entry of `x-forwarded-for`. */
  readonly clientAddress?: ClientAddressSource | undefined;
}

export interface Database {
  /**
   * Answers requests for `/auth/v1` and `/rest/v1`. A request whose signal aborts before its turn is never
   * executed; it rejects with the signal's reason.
   */
  fetch(request: Request): Promise<Response>;
  /** Postgres itself, as its superuser, for checks that bypass the API. */
  readonly postgres: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded Postgres in `dataDir`, applies all migrations and starts Supabase's auth and REST on it.
 * The caller must hold the folder's lock.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  process.env['LITE_TELEMETRY'] = '0';
  process.env['DO_NOT_TRACK'] = '1';
  // Imported here, because a build that only reads the Vite config does not need them.
  const [{ App }, { createPgliteConnection }, { createApi }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@supabase/lite/cli'),
  ]);

  const supabaseDir = path.join(projectDir, 'supabase');
  const api = await createApi({ withSupabaseClient: false });
  const config = await api.project.local['readConfig'](path.join(supabaseDir, 'config.toml'));
  const connection = await createPgliteConnection({
    url: path.join(options.dataDir, 'postgres'),
    pgliteOptions: { parsers: { [timestamptz]: toIsoTime } },
  });
  const takeRefusal = watchRefusals(connection.driver);
  hideValuesInErrors(connection.driver);
  yieldBeforeQueries(connection.driver);
  setContextInOneQuery(connection);
  try {
    const app = new App({
      connection,
      auth: {
        ...config.auth,
        email: {
          ...config.auth?.email,
          ...(options.confirmEmail !== undefined && { enable_confirmations: options.confirmEmail }),
        },
        jwt_secret: options.keys.jwtSecret,
        publishable_key: options.keys.publishableKey,
        secret_key: options.keys.secretKey,
        site_url: options.siteUrl,
        additional_redirect_urls: [
          ...(config.auth?.additional_redirect_urls ?? []),
          `${options.siteUrl}/**`,
        ],
      },
      options: {
        // Admin mode would serve requests without a key as service_role.
        server: { admin: false, disableStudio: true, disableFallback: true },
        drivers: { email: withPageLinks(options.mail, options.siteUrl, options.keys.jwtSecret) },
      },
    });
    await sendValuesAsText(connection.driver);
    await app.ensureSystemSchema();
    await createRoles(connection.driver);
    await applyMigrations(connection.driver, path.join(supabaseDir, 'migrations'));
    await preserveRevokedPrivileges(connection);

    const guard = guardAuth({
      postgres: connection.driver,
      linkKey: options.keys.jwtSecret,
      clientAddress: options.clientAddress ?? { trustedProxyHops: 0 },
      confirmEmail: options.confirmEmail ?? config.auth?.email?.enable_confirmations ?? false,
    });
    // All requests share one database session. Two at a time would share one transaction, and with it one
    // role, so that an anonymous request could be answered as service_role.
    const oneAtATime = boundedQueue({ maxRunning: 1 });
    async function answer(request: Request): Promise<Response> {
      const refused = refuseUnreadable(request) ?? (await refuseMissingAuth(request));
      if (refused) return refused;
      return guard(request, async (accepted) => {
        takeRefusal();
        const response = await rememberRedirect(accepted, () => app.fetch(accepted));
        if (response.status >= 500) await endTransaction(connection.driver);
        return blameRequest(accepted, response, takeRefusal());
      });
    }

    return {
      async fetch(request) {
        // Must come before all code that depends on the path.
        const refused = refuseOddSpelling(request);
        if (refused) return refused;
        return evenOut(request, () => oneAtATime(() => answer(request), request.signal));
      },
      postgres: connection.driver,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Postgres' number for the type `timestamptz`. */
const timestamptz = 1184;

/**
 * Returns a time in the format of PostgREST and Supabase's auth: some browsers cannot read Postgres' own
 * format.
 */
const toIsoTime = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/**
 * Ends the transaction that a failed request may have left open in the shared session.
 *
 * A filter that PGlite cannot serialise, such as `eq.{}` on a list, fails twice. The ROLLBACK after it is
 * refused too, and so is the next statement. Without this function every later request would fail.
 */
async function endTransaction(database: PGlite): Promise<void> {
  let refused: unknown;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await database.exec('rollback');
      await database.query('select 1');
      return;
    } catch (error) {
      refused = error;
    }
  }
  throw refused;
}
