/**
 * Texts of the developer panels (`VITE_DIAGNOSTICS=1`), in English only. Builds for visitors do not contain
 * them.
 */
export const developerText = {
  title: 'Developer panels',
  warning: 'This build was made with VITE_DIAGNOSTICS=1. It is not for visitors.',
  queue: 'Outbox rows',
  noRows: 'No outbox row in this browser',
  row: (kind: string, state: string, attempts: number, error: string) =>
    `${kind}: ${state}, ${attempts} attempts${error && `, last error ${error}`}`,
  caches: 'Cache storage entries',
  cache: (name: string, entries: number) => `${name}: ${entries} entries`,
} as const;
