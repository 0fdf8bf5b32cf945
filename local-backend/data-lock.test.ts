import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataDirOwner, DataDirInUse, lockDataDir } from './data-lock.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'niyam-lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('one owner at a time', async () => {
  const unlock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
  await unlock();
  await (
    await lockDataDir(dir)
  )();
  expect(await readdir(dir)).toEqual([]);
});

test.each([
  ['a dead process', '4194305 12345\n'],
  ['an earlier process of the same number', `${process.pid} 1\n`],
  ['a crash that left it empty', ''],
])('the lock of %s is taken over', async (_, content) => {
  await writeFile(path.join(dir, 'lock'), content);
  const unlock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
  await unlock();
});

test('of many that find a dead lock one gets it', async () => {
  await writeFile(path.join(dir, 'lock'), '4194305 12345\n');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dir)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

/** Starts a process with the memory of a server. It holds the lock, or waits until it is stopped. */
async function startOwner(): Promise<ChildProcess> {
  const script = `
    const stat = require('fs').readFileSync('/proc/self/stat', 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    require('fs').writeFileSync(process.argv[1], process.pid + ' ' + start + ' http://127.0.0.1:1\\n');
    globalThis.ballast = Buffer.alloc(100_000_000, 1);
    console.log('ready');
    setInterval(() => {}, 1000);
  `;
  const owner = spawn(process.execPath, ['--eval', script, path.join(dir, 'lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (owner.stdout) await once(owner.stdout, 'data');
  return owner;
}

test.runIf(process.platform === 'linux')(
  'a restart right after kill -9 gets the folder, six times of six',
  async () => {
    for (let round = 0; round < 6; round += 1) {
      const owner = await startOwner();
      const exited = once(owner, 'exit');
      await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
      owner.kill('SIGKILL');
      const unlock = await lockDataDir(dir);
      await unlock();
      await exited;
    }
  },
  60_000,
);

test.runIf(process.platform === 'linux')(
  'of many that restart right after kill -9 one gets the folder',
  async () => {
    const owner = await startOwner();
    owner.kill('SIGKILL');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(dir)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  },
);

test.runIf(process.platform === 'linux')('a stopped process still owns its folder', async () => {
  const owner = await startOwner();
  try {
    owner.kill('SIGSTOP');
    await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
  } finally {
    owner.kill('SIGKILL');
    await once(owner, 'exit');
  }
});

test('the lock says where its owner answers, as long as the owner lives', async () => {
  expect(await dataDirOwner(dir)).toBeUndefined();
  const unlock = await lockDataDir(dir, 'http://127.0.0.1:4321');
  expect(await dataDirOwner(dir)).toEqual({ pid: process.pid, url: 'http://127.0.0.1:4321' });
  await unlock();
  expect(await dataDirOwner(dir)).toBeUndefined();
  await writeFile(path.join(dir, 'lock'), '4194305 12345 http://127.0.0.1:4321\n');
  expect(await dataDirOwner(dir)).toBeUndefined();
});
