import { createTransport } from 'nodemailer';
import { messageId, type SendEmail } from '../supabase/functions/_shared/mail.ts';

const timeoutMs = 10_000;

/**
 * Returns a function that sends e-mails by an SMTP server, when MAIL_URL is an address such as
 * `smtps://user:password@mail.example.org` and MAIL_FROM is set; undefined otherwise. With `smtp://` the
 * connection must become encrypted (STARTTLS), unless the server is on this machine.
 *
 * An e-mail with an id has it as Message-ID. Unlike a mail service over HTTP, an SMTP server does not recognise a
 * repeat, but many mailboxes do.
 */
export function smtpMail(get: (name: string) => string | undefined): SendEmail | undefined {
  const [url, from] = [get('MAIL_URL'), get('MAIL_FROM')];
  if (!url || !from || !/^smtps?:/.test(url)) return undefined;
  if (!URL.canParse(url)) throw new Error('MAIL_URL must be an address such as smtps://host:465.');
  const { hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    requireTLS: !isHere,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async ({ to, subject, text, html, id, date }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      ...(html && { html }),
      ...(id && { messageId: messageId(id, from) }),
      ...(date && { date }),
    });
  };
}
