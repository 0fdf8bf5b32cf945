import { expect, it } from 'vitest';
import { text as en } from '../../locales/en/tools/account.ts';
import {
  BackendUnavailableError,
  BackendUnreachableError,
} from '../../platform/backend/address.ts';
import { accountErrorText, tellsOfAddress } from './account-error.ts';

it.each([
  [
    { name: 'AuthApiError', code: 'invalid_credentials', status: 400 },
    en.errors.invalid_credentials,
  ],
  [{ name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 }, en.errors.weak_password],
  [{ name: 'AuthRetryableFetchError', status: 0 }, en.errors.unreachable],
  [{ name: 'AuthRetryableFetchError', status: 503 }, en.errors.unreachable],
  [{ name: 'AuthApiError', code: 'something_new', status: 400 }, en.errors.other],
  [{ name: 'AuthApiError', status: 429 }, en.errors.over_request_rate_limit],
  [new BackendUnavailableError(), en.errors.unavailable],
  [new BackendUnreachableError('offline'), en.errors.unreachable],
])('says %o in plain words', (error, words) => {
  expect(accountErrorText(error, en)).toBe(words);
});

it.each([
  // Only addresses with an account get this error.
  [{ code: 'over_email_send_rate_limit', status: 429 }, true],
  [{ code: 'user_not_found', status: 404 }, true],
  [{ code: 'over_request_rate_limit', status: 429 }, false],
  [{ status: 503 }, false],
  [{ name: 'AuthRetryableFetchError', status: 0 }, false],
])('knows that %o tells of an address: %s (AUTH-24)', (error, tells) => {
  expect(tellsOfAddress(error)).toBe(tells);
});
