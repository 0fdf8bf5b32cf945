import { isLoginPage, LoginPageError } from '../offline/judge-answer.ts';

/** Long enough for a slow line. Ends requests to a server that accepts a connection and never answers. */
const timeoutMs = 20_000;

/**
 * Fetches an answer of the backend, with a timeout.
 * Renewing a token has no timeout. The server accepts each refresh token once: a lost answer would sign the
 * user out. supabase-js would also sign the user out after the 401 of a network's sign-in page.
 * Throws LoginPageError when a network's sign-in page answers; otherwise rejects as `fetch` does.
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
