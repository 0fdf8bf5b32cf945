import path from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import type { OpenPostgres } from './postgres.ts';
import { sendValuesAsText } from './query-parameters.ts';
import { hideValues } from './quiet-errors.ts';
import { noteRefusal } from './refusals.ts';
import { setContextInOneQuery } from './session-context.ts';
import { toIsoTime } from './time-format.ts';
import { yieldBeforeQueries } from './yield-before-queries.ts';

/** Postgres' number for the type `timestamptz`. */
const timestamptz = 1184;

/** Opens the embedded Postgres in `dataDir`. The caller must hold the folder's lock. */
export async function openEmbeddedPostgres(dataDir: string): Promise<OpenPostgres> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    url: path.join(dataDir, 'postgres'),
    pgliteOptions: { parsers: { [timestamptz]: toIsoTime } },
  });
  const postgres = connection.driver;
  watchErrors(postgres);
  yieldBeforeQueries(postgres);
  setContextInOneQuery(connection);
  const close = () => connection.close();
  try {
    await sendValuesAsText(postgres);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    connection,
    postgres,
    // All requests share one database session. Two at a time would share one transaction, and with it one
    // role, so that an anonymous request could be answered as service_role.
    maxRequests: 1,
    isShared: false,
    repair: () => endTransaction(postgres),
    exclusively: (work) => work(),
    close,
  };
}

/** Notes the database errors of requests, and hides their values from the log. */
function watchErrors(postgres: PGlite): void {
  const query = postgres.query.bind(postgres);
  postgres.query = async (...args: Parameters<typeof query>) => {
    try {
      return await query(...args);
    } catch (error) {
      noteRefusal(error);
      hideValues(error, args[0]);
      throw error;
    }
  };
}

/**
 * Ends the transaction that a failed request may have left open in the shared session.
 *
 * A filter that PGlite cannot serialise, such as `eq.{}` on a list, fails twice. The ROLLBACK after it is
 * refused too, and so is the next statement. Without this function every later request would fail.
 */
async function endTransaction(postgres: PGlite): Promise<void> {
  let refused: unknown;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await postgres.exec('rollback');
      await postgres.query('select 1');
      return;
    } catch (error) {
      refused = error;
    }
  }
  throw refused;
}
