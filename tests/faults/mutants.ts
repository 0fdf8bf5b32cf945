import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../architecture/source-files.ts';
import { mutants as allMutants, type Mutant } from './mutant-list.ts';

/**
 * `npm run faults:mutants`: puts one deliberate bug after another into a copy of the house and runs
 * the tests there. Each must be caught. Ends with 1 when one survives, or when a bug's place is gone.
 * `-- --only <pattern>` runs those alone whose name matches (a regular expression, any case).
 */

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = new RegExp(values.only ?? '', 'i');
const mutants = allMutants.filter(({ name }) => only.test(name));
if (mutants.length === 0) throw new Error(`No deliberate bug is called ${only}`);

// The tests live a few hundred histories; a deliberate bug is looked for in a thousand.
process.env['SIMULATION_RUNS'] ??= '1000';

const excluded = new Set(['node_modules', '.git', '.data', 'test-results']);
const copy = mkdtempSync(join(tmpdir(), 'niyam-mutants-'));
cpSync(root, copy, { recursive: true, filter: (file) => !excluded.has(basename(file)) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: copy, stdio: 'ignore' }).status === 0;

/** True when the tests pass. A bug that does not even build is no bug that a test has caught. */
function testsPass({ shownBy }: Pick<Mutant, 'shownBy'>): boolean {
  if ('module' in shownBy) return succeeds('npx', 'vitest', 'run', '--bail=1', ...shownBy.module);
  if (!succeeds('npm', 'run', 'build')) throw new Error('The copy cannot be built');
  return succeeds('npx', 'playwright', 'test', '--max-failures=1', '--grep', shownBy.browser);
}

/** The code has moved on: a bug that cannot be put in shows nothing. */
function checkPlaces(): void {
  for (const { name, file, find } of mutants) {
    const count = readFileSync(join(copy, file), 'utf8').split(find).length - 1;
    if (count !== 1) throw new Error(`"${name}": its place is ${count} times in ${file}`);
  }
}

function isCaught(mutant: Mutant): boolean {
  const file = join(copy, mutant.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    sound.replace(mutant.find, () => mutant.replace),
  );
  try {
    return !testsPass(mutant);
  } finally {
    writeFileSync(file, sound);
  }
}

try {
  checkPlaces();
  const suites = new Map(mutants.map(({ shownBy }) => [JSON.stringify(shownBy), shownBy]));
  for (const shownBy of suites.values()) {
    if (!testsPass({ shownBy }))
      throw new Error(`Fails without any bug: ${JSON.stringify(shownBy)}`);
  }
  console.log('| Deliberate bug | caught |\n| --- | --- |');
  for (const mutant of mutants) {
    const caught = isCaught(mutant);
    console.log(`| ${mutant.name} | ${caught ? 'yes' : 'NO'} |`);
    if (!caught) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
