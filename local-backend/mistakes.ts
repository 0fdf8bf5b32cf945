import { parseArgs } from 'node:util';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../supabase/functions/_shared/tables.ts';
import { loadEnvFile } from './env-file.ts';
import { indianTime, withoutControls } from './leads-format.ts';
import { findLeadsSource, LeadsUnavailable } from './leads-source.ts';
import { WrongSetting } from './settings.ts';

const usage = `Lists the mistakes that readers reported, the oldest first.

  npm run mistakes                one line a report, times of India
  npm run mistakes -- --json      as JSON
  npm run mistakes -- --page /hi/loan   those of one page

The server must be running. SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY read a hosted project.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, page: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  loadEnvFile();
  const { url, key } = await findLeadsSource(process.env);
  const client = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    retry: false,
  });
  const query = client
    .from('mistakes')
    .select('id,received_at,page,section,locale,text')
    .order('received_at')
    .order('id');
  const { data, error, status } = await (values.page ? query.eq('page', values.page) : query);
  if (error) throw new LeadsUnavailable(`${url} refused to list the mistakes (status ${status}).`);
  if (values.json) console.log(JSON.stringify(data, null, 2));
  else if (data.length === 0) console.log('No mistakes reported yet.');
  else {
    for (const { received_at: time, locale, page, section, text } of data) {
      const parts = [indianTime(time), locale, page, section, text].filter(Boolean);
      console.log(parts.map(withoutControls).join('  '));
    }
  }
}

main().catch((error: unknown) => {
  const isRefusal =
    error instanceof LeadsUnavailable ||
    error instanceof WrongSetting ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_');
  console.error(isRefusal ? (error as Error).message : error);
  process.exitCode = 1;
});
