import {
  BackendUnavailableError,
  BackendUnreachableError,
} from '../../platform/backend/address.ts';
import type { TextOf } from '../../locales/language.ts';

/** What supabase-js reports when something failed. */
interface AuthFailure {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
}

/**
 * True for an answer that would tell whether an address has an account: a page says the same for it as
 * for any other (AUTH-24). A second letter within a minute is refused to addresses with an account alone;
 * what the network or the limit of one caller says is no secret.
 */
export function tellsOfAddress({ code, status = 0 }: AuthFailure): boolean {
  if (code === 'over_email_send_rate_limit') return true;
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * A failed auth call in the visitor's words. The client's own error goes to the console untouched
 * (AUTH-28); it never carries a password.
 */
export function accountErrorWords(error: unknown, { errors }: TextOf<'account'>): string {
  if (error instanceof BackendUnavailableError) return errors.unavailable;
  const { code } = error as AuthFailure;
  if (code && code in errors) return errors[code as keyof typeof errors];
  if (isUnreached(error)) return errors.unreachable;
  return (error as AuthFailure).status === 429 ? errors.over_request_rate_limit : errors.other;
}

/** True where nobody has answered: the same may be tried again. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof BackendUnreachableError) return true;
  const { name, status } = error as AuthFailure;
  return name === 'AuthRetryableFetchError' || status === 0 || (status ?? 0) >= 500;
}
