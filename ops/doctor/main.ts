import { parseArgs } from 'node:util';
import { loadEnvFile } from '../../local-backend/env-file.ts';
import { examine, type Examined } from './examine.ts';
import { openSite } from './site.ts';

const usage = `Examines a live site. It only reads, and says in plain words what is wrong and what to do.

  npm run doctor -- https://example.org
  npm run doctor -- https://example.org --json
  npm run doctor -- https://example.org --supabase https://project.supabase.co

With METRICS_KEY it also looks at mail, schedules, reminders and the age of the backup, if the address passes
/metrics on: use the server's own address for that (http://127.0.0.1:4173).
The exit code is 1 when there is a problem.`;

const marks = { ok: 'ok     ', problem: 'PROBLEM', skipped: '–      ' };

function lineOf({ title, result, detail, advice }: Examined): string {
  const head = `${marks[result]}  ${title}${detail ? `: ${detail}` : ''}`;
  return advice ? `${head}\n         ${advice}` : head;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, supabase: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [address = ''] = positionals;
  if (values.help || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  loadEnvFile();
  const site = openSite(address, {
    metricsKey: process.env['METRICS_KEY'],
    supabaseUrl: values.supabase,
  });
  const examined = await examine(site);
  const problems = examined.filter(({ result }) => result === 'problem').length;
  if (values.json) {
    const report = { site: site.url.origin, time: new Date().toISOString(), problems, examined };
    console.log(JSON.stringify(report, null, 2));
  } else {
    console.log(examined.map(lineOf).join('\n'));
    console.log(
      `\n${examined.length} checks, ${problems} ${problems === 1 ? 'problem' : 'problems'}.`,
    );
  }
  if (problems > 0) process.exitCode = 1;
}

await main();
