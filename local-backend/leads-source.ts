import { PostgrestClient } from '@supabase/postgrest-js';
import { dataDirOwner } from './data-lock.ts';
import { readKeys } from './keys.ts';
import { leadColumns, type LeadRecord } from './leads-format.ts';
import { readSettings } from './settings.ts';

/** The address and the key to read leads with cannot be had, or nobody answers there. */
export class LeadsUnavailable extends Error {
  override name = 'LeadsUnavailable';
}

export interface LeadsSource {
  readonly url: string;
  readonly key: string;
}

/** Supabase's own maximum for one answer. */
const pageSize = 1000;

/**
 * Where to read from: SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY when both are set (production),
 * else the server that runs on DATA_DIR, wherever it answers. Throws LeadsUnavailable when none runs there.
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
  const { host, port, dataDir } = readSettings(env);
  const keys = await readKeys(dataDir);
  if (!keys) {
    throw new LeadsUnavailable('There is no data yet. Start the server first: npm run serve');
  }
  const owner = await dataDirOwner(dataDir);
  if (!owner) {
    throw new LeadsUnavailable(
      `No server runs on ${dataDir}. Start it with npm run serve, or set DATA_DIR to its folder.`,
    );
  }
  // A server of an earlier version does not say its address.
  return { url: owner.url ?? `http://${host}:${port}`, key: keys.secretKey };
}

/** Every lead, the oldest first. Throws LeadsUnavailable when the answer is not a list of leads. */
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
    // Not "until a page is short": a server may allow fewer rows at once than were asked for.
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
