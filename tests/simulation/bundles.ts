import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const codeFile = (name: string) => fileURLToPath(new URL(`code/${name}`, import.meta.url));

/** A program that gets its globals as arguments: each call is a process with a memory of its own. */
type Program<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports;

/** The programs that the simulation runs: the app's own code, unchanged. */
export interface Programs {
  page: Record<AppVersion, Program<typeof import('./code/page.ts')>>;
  worker: Record<AppVersion, Program<typeof import('./code/worker.ts')>>;
  server: Program<typeof import('./code/server.ts')>;
  disk: Program<DiskExports>;
}

/** The version that is tested, and the one before it, which another tab may still have. */
export type AppVersion = 'previous' | 'present';

type DiskExports = Record<
  'IDBFactory' | 'IDBKeyRange' | 'IDBObjectStore' | 'IDBTransaction',
  unknown
>;

/** In the previous version, leads were sent in an older shape. */
const previousVersion: Plugin = {
  name: 'previous-version',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/lead.outbox.ts') && importer !== codeFile('previous-lead-sender.ts')
      ? codeFile('previous-lead-sender.ts')
      : undefined,
};

/** Every global that the programs may use and that differs between processes. */
const globalNames = [
  'globalThis',
  'self',
  'window',
  'navigator',
  'document',
  'location',
  'addEventListener',
  'removeEventListener',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'indexedDB',
  'IDBKeyRange',
  'crypto',
  'localStorage',
  'sessionStorage',
  'caches',
  'BroadcastChannel',
  'fetch',
  'console',
  'Date',
  'Math',
  'performance',
  'AbortSignal',
  'structuredClone',
  'queueMicrotask',
  'process',
] as const;

/** Bundles the programs, each into one function. Takes about two seconds. */
export async function buildPrograms(): Promise<Programs> {
  const [page, previousPage, worker, previousWorker, server, disk] = await Promise.all([
    bundle<typeof import('./code/page.ts')>('page.ts'),
    bundle<typeof import('./code/page.ts')>('page.ts', previousVersion),
    bundle<typeof import('./code/worker.ts')>('worker.ts'),
    bundle<typeof import('./code/worker.ts')>('worker.ts', previousVersion),
    bundle<typeof import('./code/server.ts')>('server.ts'),
    bundle<DiskExports>('disk.ts'),
  ]);
  return {
    page: { present: page, previous: previousPage },
    worker: { present: worker, previous: previousWorker },
    server,
    disk,
  };
}

async function bundle<Exports>(entry: string, ...plugins: Plugin[]): Promise<Program<Exports>> {
  const isApp = entry === 'page.ts' || entry === 'worker.ts';
  const result = await build({
    configFile: false,
    // No setting of this machine changes what is simulated.
    envDir: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __SITE_VERSION__: '"simulated"',
      // Dexie replaces the global while a transaction runs, and then speaks of it by its bare name.
      ...(isApp && { Promise: 'globalThis.Promise' }),
    },
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: codeFile(entry), formats: ['iife'], name: 'program' },
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        output: { codeSplitting: false },
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const code = compileFunction(`${output[0].code}\nreturn program;`, [...globalNames], {
    filename: entry,
  }) as (...values: unknown[]) => Exports;
  return (globals) => code(...globalNames.map((name) => globals[name]));
}
