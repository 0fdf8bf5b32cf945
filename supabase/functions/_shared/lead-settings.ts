import { z } from 'zod';
import type { FunctionEnv } from './function-env.ts';
import { mailService } from './mail.ts';
import { webhookKey, type Webhook } from './webhook.ts';

export type LeadSettings = Pick<
  FunctionEnv,
  'LEAD_RATE_LIMIT' | 'LEAD_SHEET_URL' | 'LEAD_NOTIFY_EMAIL' | 'leadMail' | 'leadWebhook'
>;

/**
 * Many phones share one address of a mobile carrier, and a device that was offline for a day sends all its
 * leads at once. So a lower number is no attack.
 */
const defaultRateLimit = 300;

/**
 * Reads the optional settings of lead intake (.env.example), by their names. Throws with the variable's name
 * when a value is invalid.
 */
export function readLeadSettings(get: (name: string) => string | undefined): LeadSettings {
  const sheet = get('LEAD_SHEET_URL');
  const email = get('LEAD_NOTIFY_EMAIL');
  const leadMail = mailService(get);
  const leadWebhook = readWebhook(get('LEAD_WEBHOOK_URL'), get('LEAD_WEBHOOK_SECRET'));
  return {
    LEAD_RATE_LIMIT: readLimit(get('LEAD_RATE_LIMIT')),
    ...(sheet && { LEAD_SHEET_URL: readAddress('LEAD_SHEET_URL', sheet) }),
    ...(email && { LEAD_NOTIFY_EMAIL: readEmail(email) }),
    ...(leadMail && { leadMail }),
    ...(leadWebhook && { leadWebhook }),
  };
}

function readLimit(text: string | undefined): number {
  if (!text) return defaultRateLimit;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`LEAD_RATE_LIMIT must be a whole number, 0 for no limit, not "${text}".`);
}

function readEmail(text: string): string {
  if (z.regexes.html5Email.test(text)) return text;
  throw new Error(`LEAD_NOTIFY_EMAIL must be one e-mail address, not "${text}".`);
}

function readWebhook(url: string | undefined, secret: string | undefined): Webhook | undefined {
  if (!url && !secret) return undefined;
  if (!url || !secret) {
    throw new Error('Set both LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET, or neither.');
  }
  const key = webhookKey(secret);
  // The message must not repeat the secret.
  if (!key) throw new Error('LEAD_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.');
  return { url: readAddress('LEAD_WEBHOOK_URL', url), key };
}

function readAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  // The message must not repeat the address: anyone who knows it can write there.
  throw new Error(`${name} must be an address such as https://example.org/exec.`);
}
