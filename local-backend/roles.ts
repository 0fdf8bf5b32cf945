import type { Postgres } from './postgres.ts';

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
export async function createRoles(database: Postgres): Promise<void> {
  await database.exec(supabaseDefaults);
}

/** The part of @supabase/lite's connection that remembers whether a table has row-level security. */
interface RlsDetection {
  rlsState?: unknown;
}

/**
 * Tells the server that row-level security is on, so that it does not look for it itself.
 *
 * At its first request @supabase/lite 0.10 would look, and grant everything on every table to anon and
 * authenticated. That would undo each REVOKE of the migrations at every start. Call this function after the
 * migrations and before the first request.
 */
export async function preserveRevokedPrivileges(
  connection: object,
  database: Postgres,
): Promise<void> {
  const internal = connection as RlsDetection;
  if (internal.rlsState !== 'unknown') {
    throw new Error('@supabase/lite detects row-level security in another way now: see roles.ts.');
  }
  const { rows } = await database.query('select 1 from pg_class where relrowsecurity limit 1');
  if (rows.length === 0) throw new Error('No table has row-level security: refusing to serve.');
  internal.rlsState = 'active';
}
