import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadEnvFile } from './env-file.ts';
import { toCsv, toLine } from './leads-format.ts';
import { findLeadsSource, LeadsUnavailable, readLeads } from './leads-source.ts';

const usage = `Lists the leads that arrived, the oldest first.

  npm run leads                     one line a lead, times of India
  npm run leads -- --csv            as CSV
  npm run leads -- --csv leads.csv  as CSV into a file
  npm run leads -- --json           as JSON

The server must be running. SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY read a hosted project.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  loadEnvFile();
  const leads = await readLeads(await findLeadsSource(process.env));
  const [file] = positionals;
  if (values.csv && file) {
    // Personal data: for the owner's eyes alone.
    await writeFile(file, toCsv(leads), { mode: 0o600 });
    console.log(`${leads.length} leads written to ${file}`);
  } else if (values.csv) {
    process.stdout.write(toCsv(leads));
  } else if (values.json) {
    console.log(JSON.stringify(leads, null, 2));
  } else {
    console.log(leads.length ? leads.map(toLine).join('\n') : 'No leads yet.');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof LeadsUnavailable ? error.message : error);
  process.exitCode = 1;
});
