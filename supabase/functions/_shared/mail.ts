import { retryAfterMs } from './retry-after.ts';

/** An e-mail in plain text, and in simple HTML where it has that too. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /**
   * The same for each attempt to send this e-mail, unique to it, and fit for a header: services and
   * mailboxes recognise a repeat by it.
   */
  id?: string;
  /** When what it tells happened. */
  date?: Date;
}

/** Sends an e-mail. Rejects when it cannot be handed over, with MailRefused when the service said so. */
export type SendEmail = (email: Email) => Promise<void>;

/** The mail service did not take an e-mail. The message names no address: it ends in a log. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly status: number;
  /** How long the service asks to wait; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(response: Response) {
    super(`The mail service answered ${response.status}`);
    this.status = response.status;
    this.retryAfterMs = retryAfterMs(response.headers);
  }
}

const timeoutMs = 10_000;

/**
 * Hands e-mails to a mail service over HTTP, in the shape of Resend's `/emails`: POST of
 * `{ from, to, subject, text, html, headers }` with a bearer key. Undefined unless all three settings are
 * there.
 *
 * An e-mail with an id carries it as Message-ID, and as the `Idempotency-Key` by which the service
 * recognises a repeat (Resend: for 24 hours).
 */
export function mailService(get: (name: string) => string | undefined): SendEmail | undefined {
  const [url, key, from] = [get('MAIL_URL'), get('MAIL_KEY'), get('MAIL_FROM')];
  if (!url || !key || !from) return undefined;
  return async ({ to, subject, text, html, id }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(id && { 'idempotency-key': id }),
      },
      body: JSON.stringify({
        from,
        to,
        subject,
        text,
        ...(html && { html }),
        ...(id && { headers: { 'Message-ID': messageId(id, from) } }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 409 && (await wasTakenBefore(response))) return;
    if (!response.ok) {
      if (!response.bodyUsed) await response.body?.cancel();
      throw new MailRefused(response);
    }
    await response.body?.cancel();
  };
}

/** A Message-ID (RFC 5322) of an e-mail's id at the domain of an address. */
export const messageId = (id: string, address: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'}>`;

/**
 * Whether a refusal says that the service has sent an e-mail with this id before, with another text: the
 * settings changed between two attempts.
 */
async function wasTakenBefore(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => undefined);
  const named = typeof answer === 'object' && answer !== null && 'name' in answer;
  return named && answer.name === 'invalid_idempotent_request';
}
