import { cp, lstat, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = `Publishes the last build on this machine, in one moment: npm run site:publish -- /srv/niyam/site

The folder is a link to a copy of dist. The copy before it stays, for visitors who are loading it now. Code of
earlier builds stays for a month, so that open tabs find theirs.`;

const dayMs = 24 * 60 * 60_000;
const codeStaysMs = 30 * dayMs;

/** The site cannot be published; the message says why. */
export class PublishRefused extends Error {
  override name = 'PublishRefused';
}

/**
 * Makes `target`, a link, lead to a new copy of `dist`. Requests before and after get a whole build each. Throws
 * PublishRefused when there is no build, or `target` is something else than a link.
 */
export async function publishSite(dist: string, target: string, now = new Date()): Promise<string> {
  if (!(await exists(path.join(dist, 'index.html')))) {
    throw new PublishRefused('There is no build: npm run build.');
  }
  const previous = await linkedFolder(target);
  const release = `${target}-${now.toISOString().replaceAll(':', '-')}`;
  await cp(dist, release, { recursive: true, preserveTimestamps: true });
  if (previous) await keepCode(previous, release, now);
  const link = `${target}.new`;
  await rm(link, { force: true });
  await symlink(path.basename(release), link);
  await rename(link, target);
  await removeOthers(target, [release, previous]);
  return release;
}

async function linkedFolder(target: string): Promise<string | undefined> {
  try {
    const found = await lstat(target);
    if (!found.isSymbolicLink()) {
      throw new PublishRefused(
        `${target} is no link of an earlier publication: name another folder.`,
      );
    }
    return await realpath(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Copies code of earlier builds that the new one does not have. */
async function keepCode(previous: string, release: string, now: Date): Promise<void> {
  await cp(path.join(previous, 'assets'), path.join(release, 'assets'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: async (file) => {
      const { mtimeMs, isDirectory } = await stat(file).then((found) => ({
        mtimeMs: found.mtimeMs,
        isDirectory: found.isDirectory(),
      }));
      return isDirectory || now.getTime() - mtimeMs < codeStaysMs;
    },
  });
}

async function removeOthers(
  target: string,
  current: readonly (string | undefined)[],
): Promise<void> {
  const [folder, name] = [path.dirname(target), path.basename(target)];
  for (const entry of await readdir(folder)) {
    const isRelease = entry.startsWith(`${name}-`) && /-\d{4}-\d\d-\d\dT[\d.-]+Z$/.test(entry);
    const isCurrent = current.some((each) => each && path.basename(each) === entry);
    if (isRelease && !isCurrent)
      await rm(path.join(folder, entry), { recursive: true, force: true });
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [target] = process.argv.slice(2);
  if (!target) {
    console.error(usage);
    process.exit(2);
  }
  try {
    const dist = fileURLToPath(new URL('../dist', import.meta.url));
    console.log(`${target} is ${path.basename(await publishSite(dist, path.resolve(target)))}`);
  } catch (error) {
    console.error(error instanceof PublishRefused ? error.message : error);
    process.exitCode = 1;
  }
}
