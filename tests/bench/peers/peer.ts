import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../architecture/source-files.ts';
import type { Guide } from './guides.ts';

/** A way to build a site of guides, to compare ours with. */
export interface Peer {
  name: string;
  /** Its folder below `.bench/`. */
  folder: string;
  /** What npm installs there, exact versions. */
  packages: Readonly<Record<string, string>>;
  /** True when this version of Node can build it. */
  runsOn(node: { major: number; minor: number }): boolean;
  /** Said when it cannot. */
  needs: string;
  /** Its settings and the guides, by path in the folder. */
  files(guides: readonly Guide[]): Record<string, string>;
  /** The command of its package that builds the site. */
  build: readonly string[];
  /** Where the built site lies. */
  outDir: string;
}

const benchDir = join(root, '.bench');

/** Runs a command in a folder and shows what it says. Throws when it fails. */
function run(cwd: string, command: string, ...args: string[]): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} in ${cwd}`);
}

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Installs packages into a folder below `.bench/`, where they are not there yet. Gives the folder. */
export async function install(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(benchDir, name);
  const wanted = `${JSON.stringify({ private: true, dependencies: packages })}\n`;
  const installed = join(folder, 'node_modules/.wanted.json');
  if ((await read(installed)) === wanted) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), wanted);
  run(folder, 'npm', 'install', '--no-audit', '--no-fund');
  await writeFile(installed, wanted);
  return folder;
}

/** Why this Node cannot build a peer; undefined when it can. */
export function reasonToSkip({ name, runsOn, needs }: Peer): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return runsOn({ major, minor })
    ? undefined
    : `${name} is left out: it needs ${needs}, this is Node ${process.versions.node}.`;
}

/** Builds a peer's site of these guides, unless the same has been built before. Gives the folder of the site. */
export async function buildPeer(peer: Peer, guides: readonly Guide[]): Promise<string> {
  const folder = await install(peer.folder, peer.packages);
  const files = peer.files(guides);
  const of = createHash('sha256')
    .update(JSON.stringify([peer.packages, files]))
    .digest('hex');
  const outDir = join(folder, peer.outDir);
  const mark = join(folder, 'built-of.txt');
  if ((await read(mark)) === of) return outDir;
  await rm(mark, { force: true });
  await rm(outDir, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  run(folder, 'npx', ...peer.build);
  await writeFile(mark, of);
  return outDir;
}
