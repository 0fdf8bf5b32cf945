import { retryAfterMs } from './retry-after.ts';

/** An e-mail in plain text, with an optional version in simple HTML. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /**
   * A unique id, the same for each attempt to send this e-mail, and valid in a header. Services and mailboxes
   * recognise a repeat by it.
   */
  id?: string;
  /** The time of the reported event. */
  date?: Date;
}

/**
 * Sends an e-mail. Rejects when the service cannot be reached, and with MailRefused when it refuses the
 * e-mail.
 */
export type SendEmail = (email: Email) => Promise<void>;

/** The mail service refused an e-mail. The message contains no address, because it is logged. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly status: number;
  /** The wait in ms that the service asks for; undefined when it asks for none. */
  readonly retryAfterMs: number | undefined;

  constructor(response: Response) {
    super(`The mail service answered ${response.status}`);
    this.status = response.status;
    this.retryAfterMs = retryAfterMs(response.headers);
  }
}

const timeoutMs = 10_000;

/**
 * Returns a function that sends e-mails by a mail service over HTTP, in the format of Resend's `/emails`:
 * POST of `{ from, to, subject, text, html, headers }` with a bearer key. Returns undefined unless all three
 * settings are present.
 *
 * The id of an e-mail is sent as Message-ID, and as the `Idempotency-Key` by which the service recognises a
 * repeat (Resend: for 24 hours).
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

/** Returns the Message-ID (RFC 5322) for an e-mail's id at the domain of an address. */
export const messageId = (id: string, address: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'}>`;

/**
 * Returns whether a refusal means that the service has sent an e-mail with this id and another text. This
 * happens when the settings change between two attempts.
 */
async function wasTakenBefore(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => undefined);
  const named = typeof answer === 'object' && answer !== null && 'name' in answer;
  return named && answer.name === 'invalid_idempotent_request';
}
