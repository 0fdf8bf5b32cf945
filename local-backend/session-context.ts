import type { PgliteConnection } from '@supabase/lite/pglite';

/** Who asks, as @supabase/lite hands it to the database session. */
interface RequestContext {
  readonly auth?: { readonly role?: string; readonly uid?: string; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: string };
}

/**
 * Tells the database session in one query who asks.
 *
 * @supabase/lite 0.10 takes six queries for it, which is more than half of all that a request of the
 * REST API asks the database. The settings are the same, and like there they end with the
 * transaction.
 */
export function setContextInOneQuery(connection: PgliteConnection): void {
  if (typeof connection['applyJwtSessionContext'] !== 'function') {
    throw new Error('@supabase/lite sets who asks in another way now: see session-context.ts.');
  }
  connection['applyJwtSessionContext'] = async (
    // All share one session: the query is in the transaction that is open in it.
    _transaction: unknown,
    { auth, storage }: RequestContext,
  ): Promise<void> => {
    const role = auth?.role || 'anon';
    const settings: Record<string, string> = {
      // The same as SET LOCAL ROLE.
      role,
      'request.jwt.claim.sub': auth?.uid ?? '',
      'request.jwt.claim.role': role,
      'storage.operation': storage?.operation ?? '',
      ...(auth?.jwt !== null &&
        typeof auth?.jwt === 'object' && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
    };
    const calls = Object.keys(settings).map(
      (name, at) => `set_config('${name}', $${at + 1}, true)`,
    );
    await connection.driver.query(`select ${calls.join(', ')}`, Object.values(settings));
  };
}
