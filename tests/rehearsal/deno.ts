import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readKeys } from '../../local-backend/keys.ts';
import { projectDir } from '../../local-backend/settings.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { freePort } from '../support/postgres-cluster.ts';
import { must, newDataDir, startProcess, type Place } from './stage.ts';

const denoPackage = 'deno@2.9.6';

/** Runs the lead function under Deno, as a hosted project does, against a server on Postgres. */
export async function rehearseDeno(place: Place): Promise<string> {
  const databaseUrl = await place.cluster.createDatabase();
  const dataDir = await newDataDir(place);
  const server = await startProcess(databaseUrl, dataDir);
  const keys = await readKeys(dataDir);
  must(keys, 'The server made no keys.');
  const port = await freePort();
  const deno = spawn(
    'npx',
    [
      '--yes',
      denoPackage,
      'run',
      '-A',
      '--no-lock',
      '--config',
      'deno.json',
      'lead-intake/index.ts',
    ],
    {
      cwd: path.join(projectDir, 'supabase/functions'),
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: server.url,
        SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
        TRUSTED_PROXY_HOPS: '0',
      },
      detached: true,
    },
  );
  let output = '';
  deno.stderr.on('data', (part) => {
    output += String(part);
  });
  const url = `http://127.0.0.1:${port}`;
  const send = (body: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(body),
    });
  try {
    const deadline = Date.now() + 180_000;
    while (!(await fetch(url).catch(() => undefined))) {
      must(deno.exitCode === null, `Deno ended: ${output.slice(-300)}`);
      must(Date.now() < deadline, `Deno does not answer: ${output.slice(-300)}`);
      await wait(300);
    }
    const refused = await send({});
    must(refused.status === 400, `An empty lead is answered ${refused.status}, not 400.`);
    await refused.body?.cancel();
    const lead = sampleLead();
    const [first, second] = [await send(lead), await send(lead)];
    must(first.status === 201, `A lead is answered ${first.status}: ${await first.text()}`);
    must(second.status === 200, `The same lead again is answered ${second.status}, not 200.`);
    const database = new URL(databaseUrl).pathname.slice(1);
    const stored = await place.cluster.sql('select id from leads', database);
    must(stored.trim() === lead.submissionId, 'The lead is not in the table once.');
  } finally {
    if (deno.pid !== undefined) process.kill(-deno.pid, 'SIGKILL');
    await server.stop();
  }
  return `${denoPackage}: an empty lead refused, a lead stored once`;
}
