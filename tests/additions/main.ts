import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { additions } from './additions.ts';
import { Change, treeOnDisk } from './tree.ts';

// npm run additions: makes one addition of each kind in a copy of the sources, checks its types, builds it, and
// looks for each in the built site. Prints how many files and lines each took. Exits with 1 when one is missing.

// Inside the project, so that the copy can be looked at when a step fails.
const copy = join(root, '.build/additions');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean);

rmSync(copy, { recursive: true, force: true });
for (const file of files) cpSync(join(root, file), join(copy, file));
// The build reads the heading's font and its own cache by paths from the folder in which it runs.
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
const tree = treeOnDisk(copy, files);
const made = additions.map((addition) => {
  const change = new Change(tree);
  addition.make(change);
  return { ...addition, change };
});
// The types of a new route come with the build.
for (const command of ['pages', 'server-texts', 'build', 'types']) run(command);

const dist = join(copy, 'dist');
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' });
let missing = 0;
console.log('\nnew files  lines in files  addition');
for (const { name, change, shows } of made) {
  const isShown = built.some(
    (file) =>
      file.startsWith(shows.file) &&
      /\.(html|js|json)$/.test(file) &&
      readFileSync(join(dist, file), 'utf8').includes(shows.text),
  );
  if (!isShown) missing += 1;
  const counts = [
    String(change.newFiles.length).padStart(9),
    String(change.lines.length).padStart(14),
  ];
  console.log(`${counts.join('  ')}  ${name}${isShown ? '' : ': MISSING in the built site'}`);
}
rmSync(copy, { recursive: true, force: true });
process.exitCode = missing > 0 ? 1 : 0;

/** Runs a command of the project in the copy. Ends this one when it fails, and leaves the copy to be looked at. */
function run(command: string): void {
  console.log(`npm run ${command}`);
  const { status } = spawnSync('npm', ['run', '--silent', command], {
    cwd: copy,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
