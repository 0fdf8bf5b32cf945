import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { createAccountMail } from './account-mail.ts';
import { boundedQueue } from './bounded-queue.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { countFailures, countSharedFailures, createFailureTable } from './failure-counts.ts';
import type { Keys } from './keys.ts';
import type { ClientAddressSource } from '../supabase/functions/_shared/client-address.ts';
import { evenOut, guardAuth, isGuarded } from './auth-guard.ts';
import type { AuthRules } from './auth-rules.ts';
import { refuseOddSpelling } from './auth-request.ts';
import { rememberRedirect, withPageLinks } from './mail-links.ts';
import { applyMigrations } from './migrations.ts';
import { refuseMissingAuth } from './missing-auth.ts';
import type { OpenPostgres, Postgres } from './postgres.ts';
import { blameRequest, refuseUnreadable, withRefusal } from './refusals.ts';
import { createRoles, preserveRevokedPrivileges } from './roles.ts';
import { addSecondFactors, createFactorTables } from './second-factors.ts';
import { projectDir } from './settings.ts';

export interface DatabaseOptions {
  /** The folder of the embedded Postgres. */
  readonly dataDir: string;
  /** The address of a Postgres server, used instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
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
  readonly postgres: Postgres;
  /** Runs a query as its superuser when a request could run: in the embedded Postgres, between two requests. */
  queryInTurn<Row>(sql: string): Promise<Row[]>;
  /** The number of requests that run at the same time. */
  readonly maxRequests: number;
  close(): Promise<void>;
}

/**
 * Opens the database, applies all new migrations and starts Supabase's auth and REST on it. The database is
 * that of `databaseUrl`, else the embedded Postgres in `dataDir`, whose lock the caller must hold. Throws
 * DatabaseRefused when the server at `databaseUrl` cannot be used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  process.env['LITE_TELEMETRY'] = '0';
  process.env['DO_NOT_TRACK'] = '1';
  const opened = await (options.databaseUrl
    ? openExternalPostgres(options.databaseUrl)
    : openEmbeddedPostgres(options.dataDir));
  try {
    return await serveDatabase(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serveDatabase(opened: OpenPostgres, options: DatabaseOptions): Promise<Database> {
  const { connection, postgres } = opened;
  // Imported here, because a build that only reads the Vite config does not need them.
  const [{ App }, { createApi }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/cli'),
  ]);
  const supabaseDir = path.join(projectDir, 'supabase');
  const api = await createApi({ withSupabaseClient: false });
  const config = await api.project.local['readConfig'](path.join(supabaseDir, 'config.toml'));
  const mail = withPageLinks(options.mail, options.siteUrl, options.keys.jwtSecret);
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
      drivers: { email: mail },
    },
  });
  await opened.exclusively(async () => {
    await app.ensureSystemSchema();
    await createRoles(postgres);
    await createFactorTables(postgres);
    await applyMigrations(postgres, path.join(supabaseDir, 'migrations'));
    if (opened.isShared) await createFailureTable(postgres);
  });
  await preserveRevokedPrivileges(connection, postgres);

  const rules: AuthRules = {
    postgres,
    clientAddress: options.clientAddress ?? { trustedProxyHops: 0 },
    countFailures: (scope, windowMs) =>
      opened.isShared
        ? countSharedFailures({ postgres, scope, windowMs, key: options.keys.jwtSecret })
        : countFailures(windowMs),
  };
  const guard = guardAuth({
    ...rules,
    linkKey: options.keys.jwtSecret,
    mail: createAccountMail(mail, options.siteUrl),
    confirmEmail: options.confirmEmail ?? config.auth?.email?.enable_confirmations ?? false,
  });
  const withFactors = addSecondFactors({
    ...rules,
    jwtSecret: options.keys.jwtSecret,
    factorKey: Buffer.from(options.keys.factorKey, 'base64url'),
    issuer: new URL(options.siteUrl).host,
  });
  const toDatabase = boundedQueue({ maxRunning: opened.maxRequests });
  // The guard compares counts before an attempt and adds to them after it.
  const oneAtATime = boundedQueue({ maxRunning: 1 });

  async function answer(request: Request): Promise<Response> {
    const refused = refuseUnreadable(request) ?? (await refuseMissingAuth(request));
    if (refused) return refused;
    return withFactors(request, (known) => guard(known, answerAccepted));
  }

  async function answerAccepted(accepted: Request): Promise<Response> {
    const { response, refusal } = await withRefusal(() =>
      rememberRedirect(accepted, () => app.fetch(accepted)),
    );
    if (response.status >= 500) await opened.repair();
    return blameRequest(accepted, response, refusal);
  }

  return {
    async fetch(request) {
      // Must come before all code that depends on the path.
      const refused = refuseOddSpelling(request);
      if (refused) return refused;
      const { signal } = request;
      const inTurn = () => toDatabase(() => answer(request), signal);
      return evenOut(request, () => (isGuarded(request) ? oneAtATime(inTurn, signal) : inTurn()));
    },
    postgres,
    queryInTurn: async <Row>(sql: string) =>
      (await toDatabase(() => postgres.query<Row>(sql))).rows,
    maxRequests: opened.maxRequests,
    close: () => opened.close(),
  };
}
