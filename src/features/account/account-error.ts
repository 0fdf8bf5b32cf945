import { BackendUnavailableError } from '../../platform/backend/address.ts';
import type { Words } from '../../i18n/messages.ts';
import type { en } from '../../i18n/words/account/en.ts';

/** What supabase-js reports when something failed. */
interface AuthFailure {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
}

/**
 * A failed auth call in the visitor's words. The client's own error goes to the console untouched
 * (AUTH-28); it never carries a password.
 */
export function accountErrorWords(error: unknown, { errors }: Words<typeof en>): string {
  if (error instanceof BackendUnavailableError) return errors.unavailable;
  const { name, code, status } = error as AuthFailure;
  if (code && code in errors) return errors[code as keyof typeof errors];
  if (name === 'AuthRetryableFetchError' || status === 0 || (status ?? 0) >= 500) {
    return errors.unreachable;
  }
  return errors.other;
}
