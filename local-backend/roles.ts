import type { PGlite, PgliteConnection } from '@supabase/lite/pglite';

/** The grants of a Supabase project before the first migration. */
const supabaseDefaults = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
  grant usage on schema public, auth to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** Creates the roles of a Supabase project, which the migrations need for their grants and revokes. */
export async function createRoles(database: PGlite): Promise<void> {
  await database.exec(supabaseDefaults);
}

/**
 * Lets the server detect row-level security, without the grants that it makes then.
 *
 * At its first request @supabase/lite 0.10 grants everything on every table to anon and authenticated, which
 * would undo each REVOKE of the migrations at every start. It does so only once. Here it happens in a
 * transaction that is rolled back: the grants are undone, and the server still remembers its detection. Call
 * this function after the migrations and before the first request.
 */
export async function preserveRevokedPrivileges(connection: PgliteConnection): Promise<void> {
  const database = connection.driver;
  await database.exec('begin');
  try {
    const internal = connection as unknown as { ensureRlsContext(): Promise<boolean> };
    const active = await internal.ensureRlsContext();
    if (!active) throw new Error('No table has row-level security: refusing to serve.');
  } finally {
    await database.exec('rollback');
  }
}
