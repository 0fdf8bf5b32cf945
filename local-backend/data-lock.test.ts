import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-lock.ts';

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
