import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { additions } from '../additions/additions.ts';
import { Change, treeInMemory, treeOnDisk } from '../additions/tree.ts';
import { root } from './source-files.ts';

/** Makes every addition in memory. Returns the changes. */
function makeAll(): Change[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const tree = treeInMemory(root, files.toString().split('\n').filter(Boolean));
  return additions.map((addition) => {
    const change = new Change(tree);
    addition.make(change);
    return change;
  });
}

it('each kind of addition can be made as its page says; `npm run additions` builds them', () => {
  const touched = makeAll().map(({ newFiles, lines }) => newFiles.length + lines.length);
  expect(Math.min(...touched)).toBeGreaterThan(0);
});

it('an addition uses only names that its file declares or imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'niyam-additions-'));
  try {
    const copy = treeOnDisk(folder, []);
    for (const { newFiles, lines, tree } of makeAll()) {
      for (const file of [...newFiles, ...lines]) copy.write(file, tree.read(file));
    }
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--allow=all', '--deny=no-undef', '--format=unix', folder],
      { cwd: root, encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
