import { readAssistantSettings } from './assistant-settings.ts';
import { readClientAddressSource } from './client-address.ts';
import type { FunctionEnv } from './function-env.ts';
import { mailService } from './mail.ts';
import { readLeadSettings } from './lead-settings.ts';
import { readNewsletterLimits } from './newsletter-settings.ts';
import { readPushSettings } from './push-settings.ts';

/** The part of Deno and of Supabase's runtime that is used here. Node has none of it. */
declare const Deno: { env: { get(name: string): string | undefined } };
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** Returns the environment of a function that Supabase runs. Throws with the name of an invalid setting. */
export function denoEnv(): FunctionEnv {
  return {
    SUPABASE_URL: required('SUPABASE_URL'),
    SUPABASE_SERVICE_ROLE_KEY: required('SUPABASE_SERVICE_ROLE_KEY'),
    clientAddress: readClientAddressSource((name) => Deno.env.get(name)),
    ...readLeadSettings((name) => Deno.env.get(name)),
    newsletter: readNewsletterLimits((name) => Deno.env.get(name)),
    ...readAssistantSettings((name) => Deno.env.get(name)),
    ...readMail((name) => Deno.env.get(name)),
    ...readPushSettings((name) => Deno.env.get(name)),
    ...(typeof EdgeRuntime !== 'undefined' && {
      waitUntil: (work: Promise<void>) => EdgeRuntime.waitUntil(work),
    }),
  };
}

/** E-mails need a mail service and the site's address for their links (.env.example). */
function readMail(get: (name: string) => string | undefined): Pick<FunctionEnv, 'mail'> {
  const send = mailService(get);
  const url = get('SITE_URL')?.replace(/\/+$/, '');
  if (!send || !url) return {};
  return { mail: { send, site: { url, name: get('SITE_NAME') ?? new URL(url).host } } };
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: Supabase gives it to every function.`);
  return value;
}
