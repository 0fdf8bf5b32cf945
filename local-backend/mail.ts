import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';

/**
 * Keeps outgoing mail instead of sending it: one readable text file per message in `mailDir`, the
 * oldest first by name. Links in a message work as they would in a mailbox.
 *
 * `onMail` is told the file's path.
 */
export function captureMail(mailDir: string, onMail: (file: string) => void = () => {}) {
  let count = 0;
  const driver: EmailDriver = {
    async send({ to, subject, text, html }) {
      const now = new Date();
      count += 1;
      // No address in the name: names end up in listings and logs.
      const name = [
        now.toISOString().replaceAll(':', '-'),
        String(count).padStart(3, '0'),
        subject.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      ].join('-');
      const file = path.join(mailDir, `${name}.txt`);
      const head = [`To: ${to}`, `Subject: ${subject}`, `Date: ${now.toUTCString()}`];
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeFile(file, `${head.join('\n')}\n\n${text ?? html ?? ''}\n`, { mode: 0o600 });
      onMail(file);
    },
  };
  return driver;
}
