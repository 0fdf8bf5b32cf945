import { PostgrestClient } from '@supabase/postgrest-js';
import { dataDirOwner } from './data-lock.ts';
import { readKeys } from './keys.ts';
import { leadColumns, type LeadRecord } from './leads-format.ts';
import { readSettings } from './settings.ts';

/** Leads cannot be read: address or key are missing, or no server answers. */
export class LeadsUnavailable extends Error {
  override name = 'LeadsUnavailable';
}

export interface LeadsSource {
  readonly url: string;
  readonly key: string;
}

/** Supabase's own maximum of rows in one answer. */
const pageSize = 1000;

/**
 * Returns the server to read leads from. It is SUPABASE_URL with SUPABASE_SERVICE_ROLE_KEY when both are set
 * (production), else the server that runs on DATA_DIR, at its own address. Throws LeadsUnavailable when none
 * runs there.
 */
export async function findLeadsSource(env: NodeJS.ProcessEnv): Promise<LeadsSource> {
  const url = env['SUPABASE_URL'];
  const key = env['SUPABASE_SERVICE_ROLE_KEY'];
  if (url && key) {
    if (!URL.canParse(url)) {
      throw new LeadsUnavailable(
        `SUPABASE_URL must be an address such as https://abc.supabase.co, not "${url}".`,
      );
    }
    return { url, key };
  }
  if (url || key) {
    throw new LeadsUnavailable('Set both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, or neither.');
  }
  const { host, port, dataDir, databaseUrl } = readSettings(env);
  const keys = await readKeys(dataDir);
  if (!keys) {
    throw new LeadsUnavailable('There is no data yet. Start the server first: npm run serve');
  }
  // Any of the servers on the database has all leads; the one at HOST and PORT is asked.
  if (databaseUrl) return { url: `http://${host}:${port}`, key: keys.secretKey };
  const owner = await dataDirOwner(dataDir);
  if (!owner) {
    throw new LeadsUnavailable(
      `No server runs on ${dataDir}. Start it with npm run serve, or set DATA_DIR to its folder.`,
    );
  }
  // A server of an earlier version does not save its address.
  return { url: owner.url ?? `http://${host}:${port}`, key: keys.secretKey };
}

/** Returns every lead, the oldest first. Throws LeadsUnavailable when the answer is not a list of leads. */
export async function readLeads({ url, key }: LeadsSource): Promise<LeadRecord[]> {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    retry: false,
  });
  const leads: LeadRecord[] = [];
  for (;;) {
    const { data, error, status } = await client
      .from('leads')
      .select([...leadColumns, 'details'].join(','))
      .order('received_at')
      .order('id')
      .range(leads.length, leads.length + pageSize - 1)
      .overrideTypes<LeadRecord[], { merge: false }>();
    if (error) {
      throw new LeadsUnavailable(refusal(url, status, error.message));
    }
    // A short page is not the last one: a server may return fewer rows than requested.
    if (data.length === 0) return leads;
    leads.push(
      ...data.map((lead) => ({
        ...lead,
        received_at: new Date(lead.received_at).toISOString(),
        client_timestamp: new Date(lead.client_timestamp).toISOString(),
      })),
    );
  }
}

function refusal(url: string, status: number, message: string): string {
  if (status === 0) return `No server answers at ${url}. Start it with npm run serve.`;
  if (status === 401 || status === 403) {
    return `The server at ${url} does not know this key: another server or another project answers there.`;
  }
  return `${url} refused to list the leads: ${message} (status ${status}).`;
}
