import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadEnvFile } from './env-file.ts';
import { announceAgain, readOpenAnnouncements, releaseLead } from './leads-actions.ts';
import { toCsv, toLine } from './leads-format.ts';
import { findLeadsSource, LeadsUnavailable, readLeads } from './leads-source.ts';
import { WrongSetting } from './settings.ts';

const usage = `Lists the leads that arrived, the oldest first.

  npm run leads                     one line a lead, times of India
  npm run leads -- --csv            as CSV
  npm run leads -- --csv leads.csv  as CSV into a file
  npm run leads -- --json           as JSON
  npm run leads -- --flagged        those that a program may have sent; with --csv and --json too

  npm run leads -- --release N-7F3K9Q [--by Asha]   releases a flagged lead, and notes who did it
  npm run leads -- --announce-again                 has announcements tried again that were given up

The server must be running. SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY read a hosted project.`;

/** Reads the command's arguments. Exits with 2 and one sentence when they are invalid. */
function readArguments() {
  try {
    return parse();
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    console.error(`${(error as Error).message}\nnpm run leads -- --help says what there is.`);
    return process.exit(2);
  }
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
      flagged: { type: 'boolean' },
      release: { type: 'string' },
      by: { type: 'string' },
      'announce-again': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(usage);
    return;
  }
  loadEnvFile();
  const source = await findLeadsSource(process.env);
  if (values.release !== undefined) {
    const by = values.by ?? process.env['USER'] ?? process.env['USERNAME'];
    if (!by) throw new LeadsUnavailable('Say who releases it: --by <name>.');
    console.log(await releaseLead(source, values.release, by));
    return;
  }
  if (values['announce-again']) {
    console.log(`${await announceAgain(source)} announcements are tried again.`);
    return;
  }
  const all = await readLeads(source);
  const leads = values.flagged ? all.filter(({ suspicion }) => suspicion) : all;
  const [file] = positionals;
  if (values.csv && file) {
    // Personal data: only the owner may read the file.
    await writeFile(file, toCsv(leads), { mode: 0o600 }).catch((error: unknown) => {
      throw new LeadsUnavailable(`${file} cannot be written: ${(error as Error).message}.`);
    });
    console.log(`${leads.length} leads written to ${file}`);
  } else if (values.csv) {
    process.stdout.write(toCsv(leads));
  } else if (values.json) {
    console.log(JSON.stringify(leads, null, 2));
  } else if (leads.length === 0) {
    console.log(values.flagged ? 'No flagged leads.' : 'No leads yet.');
  } else {
    const open = await readOpenAnnouncements(source);
    const lines = leads.map((lead) => toLine(lead, open.get(lead.id)));
    console.log(lines.join('\n'));
  }
}

main().catch((error: unknown) => {
  const isRefusal = error instanceof LeadsUnavailable || error instanceof WrongSetting;
  console.error(isRefusal ? error.message : error);
  process.exitCode = 1;
});
