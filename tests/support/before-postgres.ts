import { startCluster } from './postgres-cluster.ts';

/** Runs once before the tests on Postgres (vite.config.ts): starts a server for them, and stops it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env['TEST_CLUSTER_URL'] = cluster.url();
  return () => cluster.stop();
}
