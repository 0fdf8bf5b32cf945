import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { messageId, type Email, type SendEmail } from '../supabase/functions/_shared/mail.ts';

/** An e-mail of the auth server or of a function. */
type Outgoing = Parameters<EmailDriver['send']>[0] & Pick<Email, 'id' | 'date'>;

/**
 * Saves outgoing e-mail instead of sending it: each as a readable text file in `mailDir`, in order of time by
 * name. Its links work as in a mailbox. An e-mail with an id is one file, however often it is sent.
 *
 * `onMail` receives the file's path.
 */
export function captureMail(mailDir: string, onMail: (file: string) => void = () => {}) {
  let count = 0;
  return {
    async send({ to, subject, text, html, id, date }: Outgoing): Promise<void> {
      const written = date ?? new Date();
      count += 1;
      // The name contains no address, because file names appear in listings and logs.
      const name = [
        written.toISOString().replaceAll(':', '-'),
        id ?? String(count).padStart(3, '0'),
        subject.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      ].join('-');
      const file = path.join(mailDir, `${name}.txt`);
      const head = [
        `To: ${to}`,
        `Subject: ${subject}`,
        `Date: ${written.toUTCString()}`,
        ...(id ? [`Message-ID: ${messageId(id, to)}`] : []),
      ];
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeFile(file, `${head.join('\n')}\n\n${text ?? textOfHtml(html ?? '')}\n`, {
        mode: 0o600,
      });
      onMail(file);
    },
  } satisfies EmailDriver;
}

/** Returns the same way to send e-mails for those of the auth server, whose text may be only in HTML. */
export const textMail =
  (send: SendEmail) =>
  ({ text, html, ...email }: Outgoing): Promise<void> =>
    send({ ...email, text: text ?? textOfHtml(html ?? ''), ...(html && { html }) });

/** Returns the text of simple HTML, with the addresses of its links. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a\s*>/gis, '$2: $1')
    .replace(/<(br|\/p|\/h\d|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/ *\n */g, '\n')
    .trim();
