import type { PgliteConnection } from '@supabase/lite/pglite';

/** The caller of a request, as @supabase/lite describes it to the database session. */
interface RequestContext {
  readonly auth?: { readonly role?: string; readonly uid?: string; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: string };
}

/**
 * Sets the caller of the database session in one query.
 *
 * @supabase/lite 0.10 needs six queries for it, more than half of all queries of a REST request. The settings
 * are the same, and they also end with the transaction.
 */
export function setContextInOneQuery(connection: PgliteConnection): void {
  if (typeof connection['applyJwtSessionContext'] !== 'function') {
    throw new Error('@supabase/lite sets who asks in another way now: see session-context.ts.');
  }
  connection['applyJwtSessionContext'] = async (
    // All requests share one session, so the query runs in its open transaction.
    _transaction: unknown,
    { auth, storage }: RequestContext,
  ): Promise<void> => {
    const role = auth?.role || 'anon';
    const settings: Record<string, string> = {
      // Equivalent to SET LOCAL ROLE.
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
