import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Another process works in the data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Makes this process the only owner of `dataDir` and gives the function that ends it.
 *
 * The embedded Postgres would let a second process open the same files and damage them. The lock
 * of a process that died is taken over; that of a living one throws DataDirInUse.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock');
  const own = `${process.pid} ${startOf(process.pid)}\n`;
  // Written aside and then linked: the lock appears with its content or not at all.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, own);
  try {
    while (!(await tryLink(draft, file))) {
      const holder = await readIfThere(file);
      if (holder === undefined) continue;
      if (isHeld(holder)) {
        const [pid] = holder.split(' ');
        throw new DataDirInUse(
          `Process ${pid} already runs on ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      if (await takeOver(draft, file, holder)) break;
    }
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/**
 * Replaces a dead owner's lock. Several processes may find the same dead lock: they pass a gate
 * one by one, and who comes late sees that the lock is no longer the one found. False then.
 */
async function takeOver(draft: string, file: string, found: string): Promise<boolean> {
  const gate = `${file}.takeover`;
  if (!(await tryLink(draft, gate))) {
    // Held for milliseconds, unless its owner died right there.
    if ((await ageOf(gate)) > 10_000) await rm(gate, { force: true });
    await setTimeout(20);
    return false;
  }
  try {
    if ((await readIfThere(file)) !== found) return false;
    await rename(draft, file);
    return true;
  } finally {
    await rm(gate, { force: true });
  }
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function ageOf(file: string): Promise<number> {
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return info ? Date.now() - info.mtimeMs : 0;
}

/** Whether the process that wrote this lock still runs. */
function isHeld(lock: string): boolean {
  const [pid, start] = lock.trim().split(' ');
  return isAlive(Number(pid)) && startOf(Number(pid)) === (start ?? '');
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process started, where the system tells. A restarted container gives its processes the
 * same numbers again, so that a number alone would take a dead owner for a living one.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may hold spaces; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    // Not Linux, or gone meanwhile: the number alone has to do.
    return '';
  }
}
