import { parseArgs } from 'node:util';
import { loadEnvFile } from './env-file.ts';
import { readEmails } from './emails.ts';
import { readSettings, WrongSetting } from './settings.ts';

const usage = `Shows the e-mails that the embedded backend saved instead of sending, the newest last.

  npm run mail             the last five
  npm run mail -- --all    every one
  npm run mail -- --last   the last one

Open a link in the browser that shows the site. The e-mails are in DATA_DIR/mail.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, last: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  loadEnvFile();
  const emails = await readEmails(readSettings(process.env).dataDir);
  const count = values.all ? emails.length : values.last ? 1 : 5;
  const shown = emails.slice(Math.max(0, emails.length - count));
  const line = `${'─'.repeat(60)}\n`;
  console.log(shown.length > 0 ? line + shown.join(line) + line : 'No e-mails yet.');
}

main().catch((error: unknown) => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exitCode = 1;
});
