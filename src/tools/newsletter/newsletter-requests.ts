import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import { submit } from '../../platform/offline/submit.ts';
import { sender as newsletterSender, type NewsletterRequest } from './newsletter.outbox.ts';

/** Result of a request. */
export type NewsletterResult =
  | { is: 'checkEmail' | 'alreadySubscribed' | 'notAvailable' }
  /** `loginPage`: the network asks for a sign-in first. */
  | { is: 'queued'; loginPage: boolean }
  | { is: 'refused'; error: SendError };

/**
 * Subscribes to the newsletter through the outbox.
 * Throws StorageRefusedError when the request was neither saved nor sent.
 */
export async function askForNewsletter(request: NewsletterRequest): Promise<NewsletterResult> {
  const result = await submit(newsletterSender, { id: request.submissionId, payload: request });
  switch (result.outcome) {
    case 'waiting':
      return { is: 'queued', loginPage: result.loginPage === true };
    case 'refused':
      return result.error.code === 'not-available'
        ? { is: 'notAvailable' }
        : { is: 'refused', error: result.error };
    case 'delivered': {
      const { status } = result.receipt as { status?: unknown };
      return { is: status === 'already-subscribed' ? 'alreadySubscribed' : 'checkEmail' };
    }
  }
}

export type LinkAction = 'confirm' | 'unsubscribe';

const timeoutMs = 15_000;

/**
 * Follows the link of an e-mail. Not queued: a link works once, and the visitor waits for its answer. Rejects
 * without an answer.
 */
export async function followEmailLink(
  token: string,
  action: LinkAction,
): Promise<'confirmed' | 'unsubscribed' | 'unknown'> {
  const response = await fetch(functionsUrl('newsletter'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...functionHeaders() },
    body: JSON.stringify({ token, action }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as { status?: unknown; error?: { code?: unknown } };
  if (answer.status === 'confirmed' || answer.status === 'unsubscribed') return answer.status;
  if (answer.error?.code === 'unknown-link') return 'unknown';
  throw new Error(`The newsletter answered ${response.status}`);
}
