import { existsSync } from 'node:fs';
import path from 'node:path';
import { DataDirInUse } from './data-lock.ts';
import { DatabaseRefused } from './external-postgres.ts';
import { loadEnvFile } from './env-file.ts';
import { logPlainText } from './plain-log.ts';
import { PublicHostRefused, startServer, type RunningServer } from './server.ts';
import { projectDir, readSettings, WrongSetting, type Settings } from './settings.ts';

/** Returns a path as typed in the project's folder. */
const shown = (file: string) => path.relative(projectDir, file) || '.';

async function main(): Promise<void> {
  logPlainText();
  loadEnvFile();
  const settings = readSettings(process.env);
  const server = await startServer(settings, (file) => {
    console.log(`A message was saved: ${shown(file)}`);
  });
  announce(server, settings);

  let closing = false;
  const stop = (signal: NodeJS.Signals) => {
    // A second signal ends the process at once, even during work.
    if (closing) process.exit(1);
    closing = true;
    console.log(`${signal}: closing the database.`);
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function announce(server: RunningServer, settings: Settings): void {
  console.log(`Niyam runs at ${server.url}`);
  if (!existsSync(path.join(settings.siteDir, 'index.html'))) {
    console.log('  site   not built yet: npm run build');
  }
  console.log(
    settings.databaseUrl
      ? `  data   the database of DATABASE_URL; keys in ${shown(settings.dataDir)}`
      : `  data   ${shown(settings.dataDir)} (stop the server before copying it)`,
  );
  const mailDir = shown(path.join(settings.dataDir, 'mail'));
  console.log(
    settings.sendMail
      ? '  mail   sent by MAIL_URL'
      : `  mail   npm run mail (saved in ${mailDir}, one text file for each e-mail)`,
  );
  if (settings.databaseUrl && !settings.sendMail) {
    console.warn('  mail   IS NOT SENT: set MAIL_URL and MAIL_FROM (docs/production.md)');
  }
  console.log('  leads  npm run leads');
}

function fail(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error('The port is taken: set PORT to another one.');
  else console.error(isRefusal(error) ? error.message : error);
  process.exit(1);
}

/** Returns whether an error's message is enough for its reader, without a stack trace. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof DataDirInUse ||
  error instanceof DatabaseRefused ||
  error instanceof PublicHostRefused ||
  error instanceof WrongSetting;

main().catch(fail);
