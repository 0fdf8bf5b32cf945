import { expect, it } from 'vitest';
import { en } from '../../i18n/words/account/en.ts';
import { BackendUnavailableError, BackendUnreachedError } from '../../platform/backend/address.ts';
import { accountErrorWords } from './account-error.ts';

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
  [new BackendUnreachedError(), en.errors.unreachable],
])('says %o in plain words', (error, words) => {
  expect(accountErrorWords(error, en)).toBe(words);
});
