import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { additions } from '../additions/additions.ts';
import { Change, treeInMemory } from '../additions/tree.ts';
import { root } from './source-files.ts';

it('each kind of addition can be made as its page says; `npm run additions` builds them', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const tree = treeInMemory(root, files.toString().split('\n').filter(Boolean));
  const touched = additions.map((addition) => {
    const change = new Change(tree);
    addition.make(change);
    return change.newFiles.length + change.lines.length;
  });
  expect(Math.min(...touched)).toBeGreaterThan(0);
});
