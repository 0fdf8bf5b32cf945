import { fromBase64Url } from './base64url.ts';
import type { FunctionEnv } from './function-env.ts';

/** The settings of reminders by Web Push. */
export interface PushSettings {
  /** The site's key pair (VAPID), in base64url: the uncompressed public point and the private number. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** The address where a push service can reach the site's owner: `mailto:` or `https:`. */
  readonly subject: string;
  /** Push services besides those of the known browsers. */
  readonly hosts: readonly string[];
}

/**
 * Reads the settings of reminders (.env.example), by their names. Without the keys there are no reminders.
 * Throws with the variable's name when one is missing or invalid.
 */
export function readPushSettings(
  get: (name: string) => string | undefined,
): Pick<FunctionEnv, 'push'> {
  const publicKey = get('VAPID_PUBLIC_KEY');
  const privateKey = get('VAPID_PRIVATE_KEY');
  const subject = get('VAPID_SUBJECT');
  if (!publicKey && !privateKey) return {};
  const hosts = (get('PUSH_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    push: {
      publicKey: readKey('VAPID_PUBLIC_KEY', publicKey, 65),
      privateKey: readKey('VAPID_PRIVATE_KEY', privateKey, 32),
      subject: readSubject(subject),
      hosts,
    },
  };
}

function readKey(name: string, text: string | undefined, length: number): string {
  if (text && /^[\w-]+$/.test(text) && fromBase64Url(text).length === length) return text;
  // The message must not repeat the keys: one of them is secret.
  throw new Error(`${name} is no key: npm run push:keys makes a pair.`);
}

function readSubject(text: string | undefined): string {
  if (text && /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text)) return text;
  throw new Error('VAPID_SUBJECT must be mailto:somebody@example.org or an https address.');
}
