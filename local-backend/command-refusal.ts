import { DataDirInUse } from './data-lock.ts';
import { DatabaseRefused } from './external-postgres.ts';
import { WrongSetting } from './settings.ts';

/** A command cannot do its work; the message says why. */
export class RefusedCommand extends Error {
  override name = 'RefusedCommand';
}

/** Returns whether an error's message is enough for its reader, without a stack trace. */
const isCommandRefusal = (error: unknown): error is Error =>
  error instanceof RefusedCommand ||
  error instanceof DataDirInUse ||
  error instanceof DatabaseRefused ||
  error instanceof WrongSetting;

/** Runs the work of a command. A refusal is printed as its message, another error with its trace; both exit with 1. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(isCommandRefusal(error) ? error.message : error);
    process.exitCode = 1;
  });
}
