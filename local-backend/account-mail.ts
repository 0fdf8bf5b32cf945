import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { projectDir } from './settings.ts';

/** The e-mails of accounts that @supabase/lite 0.10 cannot send itself. */
export interface AccountMail {
  /** Sends the e-mail that confirms a new account. */
  confirmSignUp(to: string, token: MailToken): Promise<void>;
  /** Sends the e-mail that confirms a new address, to that address. */
  confirmChange(from: string, to: string, token: MailToken): Promise<void>;
  /** Tells the user that the password was changed. */
  passwordChanged(to: string): Promise<void>;
}

/** A code, and the hash of it that the database and links have. */
interface MailToken {
  readonly code: string;
  readonly hash: string;
}

/** Returns the hash of a code, as @supabase/lite and Supabase's auth server calculate it. */
export const hashOfCode = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');

/** Creates a code of six digits for an address. */
export function newMailToken(email: string): MailToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: hashOfCode(email, code) };
}

/** Sends e-mails with the templates of a hosted project, which have the texts of every language. */
export function createAccountMail(driver: EmailDriver, siteUrl: string): AccountMail {
  async function send(
    to: string,
    template: string,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const html = await readFile(
      path.join(projectDir, 'supabase/templates', `${template}.html`),
      'utf8',
    );
    const subjects = [...html.matchAll(/<h1>([^<]*)<\/h1>/g)].map(([, subject]) => subject);
    await driver.send({
      to,
      subject: subjects.join(' / '),
      html: html.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => values[name] ?? ''),
    });
  }
  const valuesOf = ({ code, hash }: MailToken) => ({
    SiteURL: siteUrl,
    Token: code,
    TokenHash: hash,
  });

  return {
    confirmSignUp: (to, token) => send(to, 'confirmation', valuesOf(token)),
    confirmChange: (from, to, token) =>
      send(to, 'email_change', { ...valuesOf(token), Email: from, NewEmail: to }),
    passwordChanged: (to) => send(to, 'password_changed', {}),
  };
}
