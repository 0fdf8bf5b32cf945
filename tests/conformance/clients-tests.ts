import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '../../local-backend/settings.ts';

const run = promisify(execFile);

/** The repository of the Supabase clients. Its tests are not in the npm package. */
const repository = 'https://github.com/supabase/supabase-js.git';
/** The commit whose tests are run: the list of expected failures belongs to it. */
export const testedCommit = '381bded5ced48c4621830576bf8cbecc34edc85c';

const packagePath = 'packages/core/auth-js';
const cache = path.join(projectDir, '.conformance');

/**
 * Returns the folder of auth-js's own tests, beside the source of the installed auth-js. Downloads the tests once,
 * into a folder that git ignores; `from` is another copy of the repository.
 */
export async function fetchClientsTests(from = repository): Promise<string> {
  const folder = path.join(cache, testedCommit);
  if (!existsSync(folder)) await download(from, folder);
  const tested = path.join(folder, packagePath);
  const installed = path.join(projectDir, 'node_modules/@supabase/auth-js/src');
  await rm(path.join(tested, 'src'), { recursive: true, force: true });
  await cp(installed, path.join(tested, 'src'), { recursive: true });
  await writeSigningKeys(path.join(tested, 'test/supabase/signing_keys.json'));
  return path.join(tested, 'test');
}

async function download(from: string, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const git = (...args: readonly string[]) => run('git', ['-C', draft, ...args]);
  try {
    await git('init', '--quiet');
    // Files are fetched when they are checked out.
    await git('remote', 'add', 'origin', from);
    await git('fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', testedCommit);
    await git('checkout', '--quiet', testedCommit, '--', `${packagePath}/test`);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`The tests of auth-js cannot be fetched from ${from}.`, { cause: error });
  }
  await rename(draft, folder);
}

/** The tests read a key from this file and sign the keys of their own gateway with it. */
async function writeSigningKeys(file: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'conformance', alg: 'RS256' };
  await writeFile(file, JSON.stringify([key]));
}
