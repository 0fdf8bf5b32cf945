import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a Postgres server; absent in projects whose tests run on the embedded Postgres. */
    clusterUrl?: string;
  }
}

/** Runs once before the tests on Postgres (vite.config.ts): starts a server for this project, and stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('clusterUrl', cluster.url());
  return () => cluster.stop();
}
