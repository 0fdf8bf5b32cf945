import { parseArgs } from 'node:util';
import { loadEnvFile } from './env-file.ts';
import { readLetters } from './emails.ts';
import { readSettings, WrongSetting } from './settings.ts';

const usage = `Shows the letters that the embedded backend kept instead of sending, the newest last.

  npm run mail             the last five
  npm run mail -- --all    every one
  npm run mail -- --last   the last one

Open a letter's link in the browser that shows the site. The letters lie in DATA_DIR/mail.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, last: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  loadEnvFile();
  const letters = await readLetters(readSettings(process.env).dataDir);
  const count = values.all ? letters.length : values.last ? 1 : 5;
  const shown = letters.slice(Math.max(0, letters.length - count));
  const line = `${'─'.repeat(60)}\n`;
  console.log(shown.length > 0 ? line + shown.join(line) + line : 'No letters yet.');
}

main().catch((error: unknown) => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exitCode = 1;
});
