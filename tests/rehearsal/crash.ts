import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sampleLead } from '../backend/sample-lead.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { must, newDataDir, startProcess, submitLead, type Place } from './stage.ts';

const rounds = 3;
const senders = 8;
/** A crash comes when so many leads more are acknowledged. */
const leadsARound = 100;

/**
 * Kills Postgres and both servers under load, three times, and starts Postgres from a copy of the data directory
 * taken right after. Every lead that was acknowledged before must be in the table, once.
 */
export async function rehearseCrash(place: Place): Promise<string> {
  const cluster = await startCluster();
  const acknowledged = new Set<string>();
  let sent = 0;
  try {
    const databaseUrl = await cluster.createDatabase();
    const dataDir = await newDataDir(place);
    let from = cluster.dataDir;
    for (let round = 0; round < rounds; round += 1) {
      const starting = [0, 1].map(() =>
        startProcess(databaseUrl, dataDir, { LEAD_RATE_LIMIT: '0' }),
      );
      const servers = await Promise.all(starting);
      const load = sendUntilDead(servers, acknowledged);
      const wanted = acknowledged.size + leadsARound;
      const deadline = Date.now() + 60_000;
      while (acknowledged.size < wanted && Date.now() < deadline) await wait(20);
      await cluster.kill();
      for (const { pid } of servers) process.kill(pid, 'SIGKILL');
      sent += await load;
      const copy = path.join(path.dirname(cluster.dataDir), `copy-${round}`);
      await promisify(execFile)('cp', ['-a', from, copy]);
      from = copy;
      await promisify(execFile)('rm', ['-f', path.join(copy, 'postmaster.pid')]);
      await cluster.start(copy);
      const rows = await cluster.sql(
        'select id from leads',
        new URL(databaseUrl).pathname.slice(1),
      );
      const stored = rows.split('\n').filter(Boolean);
      const lost = [...acknowledged].filter((id) => !stored.includes(id));
      must(
        lost.length === 0,
        `${lost.length} acknowledged leads are lost after round ${round + 1}.`,
      );
      must(new Set(stored).size === stored.length, 'A lead is stored twice.');
    }
  } finally {
    await cluster.stop();
  }
  must(acknowledged.size > 0, 'No lead was acknowledged before the crash.');
  return `${rounds} crashes, ${sent} leads sent, ${acknowledged.size} acknowledged, 0 lost`;
}

/** Sends leads until no server answers; adds the acknowledged ones, and returns the number of those sent. */
async function sendUntilDead(
  servers: readonly ServerProcess[],
  acknowledged: Set<string>,
): Promise<number> {
  let sent = 0;
  await Promise.all(
    Array.from({ length: senders }, async (_, at) => {
      const url = servers[at % servers.length]?.url ?? '';
      for (;;) {
        const lead = sampleLead();
        sent += 1;
        const response = await submitLead(url, lead).catch(() => undefined);
        if (!response) return;
        if (response.status === 201) acknowledged.add(lead.submissionId);
      }
    }),
  );
  return sent;
}
