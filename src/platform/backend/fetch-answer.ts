import { isLoginPage, LoginPageError } from '../offline/judge-answer.ts';

/** A slow line gets this long; a server that accepts and never answers holds no form for ever. */
const timeoutMs = 20_000;

/**
 * Fetches an answer of the backend, and gives up after a while. Renewing a token has no such end: a token
 * that was used up, and whose answer was not waited for, would sign its person out. Taken for an answer,
 * the 401 of a network's sign-in page would do the same.
 * @throws LoginPageError in place of such a page; else as `fetch` does.
 */
export async function fetchAnswer(
  input: RequestInfo | URL,
  init?: RequestInit,
  send: typeof fetch = fetch,
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const isRenewal = url.includes('grant_type=refresh_token');
  const isEndless = isRenewal || init?.signal;
  const response = await send(
    input,
    isEndless ? init : { ...init, signal: AbortSignal.timeout(timeoutMs) },
  );
  if (isLoginPage(response)) throw new LoginPageError();
  return response;
}
