import {
  BackendUnavailableError,
  BackendUnreachableError,
} from '../../platform/backend/address.ts';
import type { TextOf } from '../../locales/language.ts';

/** An error of supabase-js. */
interface AuthFailure {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
}

/**
 * True for an error that would reveal whether an address has an account; the page then shows the same text as
 * for other addresses (AUTH-24). Only addresses with an account are refused a second e-mail within a minute.
 * Errors of the network and of a caller's own limit reveal nothing.
 */
export function tellsOfAddress({ code, status = 0 }: AuthFailure): boolean {
  if (code === 'over_email_send_rate_limit') return true;
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * Returns the message for a failed auth call. The client's own error is logged unchanged (AUTH-28); it never
 * contains a password.
 */
export function accountErrorText(error: unknown, { errors }: TextOf<'account'>): string {
  if (error instanceof BackendUnavailableError) return errors.unavailable;
  const { code } = error as AuthFailure;
  if (code && code in errors) return errors[code as keyof typeof errors];
  if (isUnreached(error)) return errors.unreachable;
  return (error as AuthFailure).status === 429 ? errors.over_request_rate_limit : errors.other;
}

/** True when the server did not answer, so that the same call may be repeated. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof BackendUnreachableError) return true;
  const { name, status } = error as AuthFailure;
  return name === 'AuthRetryableFetchError' || status === 0 || (status ?? 0) >= 500;
}
