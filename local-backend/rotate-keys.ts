import { runCommand } from './command-refusal.ts';
import { loadEnvFile } from './env-file.ts';
import { rotateKeys } from './keys.ts';
import { readSettings } from './settings.ts';

/** npm run keys:rotate: replaces the keys of DATA_DIR by new ones. */
async function main(): Promise<void> {
  loadEnvFile();
  const { dataDir } = readSettings(process.env);
  const old = await rotateKeys(dataDir);
  console.log(
    `New keys are in ${dataDir}, the old ones in ${old}. Restart every server. Open pages fetch the new public key; ` +
      'signed-in users stay so, and links in e-mails that were sent before are void.',
  );
}

runCommand(main);
