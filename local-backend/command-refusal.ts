import { DataDirInUse } from './data-lock.ts';
import { DatabaseRefused } from './external-postgres.ts';
import { WrongSetting } from './settings.ts';

/** A command cannot do its work; the message says why. */
export class RefusedCommand extends Error {
  override name = 'RefusedCommand';
}

/** Returns whether an error's message is enough for its reader, without a stack trace. */
export const isCommandRefusal = (error: unknown): error is Error =>
  error instanceof RefusedCommand ||
  error instanceof DataDirInUse ||
  error instanceof DatabaseRefused ||
  error instanceof WrongSetting;
