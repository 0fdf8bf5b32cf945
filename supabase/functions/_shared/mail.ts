/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends a letter. Rejects when it cannot be handed over. */
export type SendLetter = (letter: Letter) => Promise<void>;

const timeoutMs = 10_000;

/**
 * Hands letters to a mail service over HTTP, in the shape of Resend's `/emails`: POST of
 * `{ from, to, subject, text }` with a bearer key. Undefined unless all three settings are there.
 */
export function mailService(get: (name: string) => string | undefined): SendLetter | undefined {
  const [url, key, from] = [get('MAIL_URL'), get('MAIL_KEY'), get('MAIL_FROM')];
  if (!url || !key || !from) return undefined;
  return async (letter) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, ...letter }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    // No address in the message: it ends in a log.
    if (!response.ok) throw new Error(`The mail service answered ${response.status}`);
  };
}
