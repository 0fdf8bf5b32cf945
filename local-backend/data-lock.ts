import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/** The process that uses a data folder. */
export interface DataDirOwner {
  readonly pid: number;
  /** Address of its server; absent when the lock contains none. */
  readonly url?: string;
}

/** Longest time in ms that a killed process needs to end. */
const endingMs = 10_000;
const lookAgainMs = 50;

/**
 * Makes this process the only owner of `dataDir`, and returns the function that releases it. Other processes
 * can read `url`, the address of the owner's server, from the lock.
 *
 * The embedded Postgres would let a second process open the same files and damage them. The lock of a dead
 * process is taken over at once, and that of a killed process as soon as it has ended. Throws DataDirInUse
 * when the owner lives.
 */
export async function lockDataDir(dataDir: string, url = ''): Promise<() => Promise<void>> {
  const file = lockFile(dataDir);
  const own = `${process.pid} ${readProcess(process.pid)?.start ?? ''} ${url}\n`;
  // The lock is written to another file and then linked, so that it appears with its full content or not at
  // all.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, own);
  try {
    while (!(await tryLink(draft, file))) {
      const holder = await readIfThere(file);
      if (holder === undefined) continue;
      if (await stays(holder)) {
        const { pid } = parse(holder);
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

/** Returns the living process that uses `dataDir`; undefined when there is none. */
export async function dataDirOwner(dataDir: string): Promise<DataDirOwner | undefined> {
  const lock = await readIfThere(lockFile(dataDir));
  if (lock === undefined || stateOf(lock) !== 'running') return undefined;
  const { pid, url } = parse(lock);
  return { pid, ...(url && { url }) };
}

const lockFile = (dataDir: string) => path.join(dataDir, 'lock');

function parse(lock: string) {
  const [pid = '', start = '', url = ''] = lock.trim().split(' ');
  return { pid: Number(pid), start, url };
}

/**
 * Replaces a dead owner's lock. Several processes may find the same dead lock, so they pass a gate one by
 * one. Returns false when the lock is no longer the one that was found.
 */
async function takeOver(draft: string, file: string, found: string): Promise<boolean> {
  const gate = `${file}.takeover`;
  if (!(await tryLink(draft, gate))) {
    // The gate exists for milliseconds, unless its owner died at that moment.
    if ((await ageOf(gate)) > 10_000) await rm(gate, { force: true });
    await wait(20);
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

/** Returns whether the process that wrote this lock runs and continues. Waits for one that is ending. */
async function stays(lock: string): Promise<boolean> {
  const deadline = Date.now() + endingMs;
  let seenRunning = 0;
  while (Date.now() < deadline) {
    const state = stateOf(lock);
    if (state === 'gone') return false;
    // Checked twice: for a moment between its last signal and its end, a process looks like a running one.
    if (state === 'running' && (seenRunning += 1) > 1) return true;
    await wait(lookAgainMs);
  }
  return true;
}

/**
 * Returns the state of the process that wrote this lock. A killed process is `ending` until its files are
 * closed, which takes half a second when it had much memory. Until then it could still write.
 */
function stateOf(lock: string): 'running' | 'ending' | 'gone' {
  const { pid, start } = parse(lock);
  if (!isAlive(pid)) return 'gone';
  const found = readProcess(pid);
  // Not Linux, or the process ended meanwhile: only the process number can be checked.
  if (!found) return isAlive(pid) ? 'running' : 'gone';
  if (found.start !== start) return 'gone';
  if (found.isZombie) return 'gone';
  return found.isEnding ? 'ending' : 'running';
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Process {
  /**
   * The time of its start. A restarted container gives its processes the same numbers again, so a number
   * alone would match a dead owner with a living process.
   */
  readonly start: string;
  /** True when all its threads are dead, and its parent has not read its exit status yet. */
  readonly isZombie: boolean;
  /** True when it was killed or is exiting. */
  readonly isEnding: boolean;
}

/** PF_EXITING in the kernel's flags of a process. */
const exitingFlag = 0x4;
/** SIGKILL in a mask of pending signals. */
const killBit = 1n << 8n;

/**
 * Returns the system's data about a process; undefined when there is none (not Linux) or the process has
 * ended.
 */
function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may contain spaces, so fields are counted from the state behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X';
    // The first thread may be dead while others are still ending.
    const isZombie = isDead && Number(fields[17]) <= 1;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const killed = [...status.matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm)].some(
      ([, mask]) => (BigInt(`0x${mask}`) & killBit) !== 0n,
    );
    const isEnding = isDead || killed || (Number(fields[6]) & exitingFlag) !== 0;
    return { start: fields[19] ?? '', isZombie, isEnding };
  } catch {
    return undefined;
  }
}
