import { BackendUnavailableError, BackendUnreachedError } from '../../platform/backend/address.ts';
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
  const { code, status } = error as AuthFailure;
  if (code && code in errors) return errors[code as keyof typeof errors];
  if (wasUnreached(error)) return errors.unreachable;
  return status === 429 ? errors.over_request_rate_limit : errors.other;
}

/** True where the network failed, or the server did: what was asked for may go well another time. */
export function wasUnreached(error: unknown): boolean {
  if (error instanceof BackendUnreachedError) return true;
  const { name, status } = error as AuthFailure;
  return name === 'AuthRetryableFetchError' || status === 0 || (status ?? 0) >= 500;
}
