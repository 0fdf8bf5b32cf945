import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../../local-backend/settings.ts';
import { startServerProcess, type ServerProcess } from '../load/server-process.ts';
import type { PostgresCluster } from '../support/postgres-cluster.ts';

/** Where a stage runs. */
export interface Place {
  readonly cluster: PostgresCluster;
  /** An empty folder, removed afterwards. */
  readonly folder: string;
}

/** Rehearses one thing; returns its figures in a sentence. Throws with the reason when it fails. */
export type Stage = (place: Place) => Promise<string>;

/** Throws with `reason` unless the condition holds. */
export function must(condition: unknown, reason: string): asserts condition {
  if (!condition) throw new Error(reason);
}

/** Creates a data folder that the servers of a stage share. */
export const newDataDir = ({ folder }: Place): Promise<string> =>
  mkdtemp(path.join(folder, 'data-'));

/** Starts a server in a process of its own, on a database of the cluster. */
export const startProcess = (
  databaseUrl: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ServerProcess> =>
  startServerProcess({
    ...(port !== undefined && { port }),
    serverDir: projectDir,
    node: process.execPath,
    dataDir,
    siteDir: path.join(projectDir, 'dist'),
    settings: { ...settings, DATABASE_URL: databaseUrl },
  });

/** Sends a lead as the form does. */
export const submitLead = (url: string, lead: object): Promise<Response> =>
  fetch(`${url}/functions/v1/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
    signal: AbortSignal.timeout(15_000),
  });
