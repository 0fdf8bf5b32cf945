import type { AssistantSettings } from './assistant-settings.ts';
import type { ClientAddressSource } from './client-address.ts';
import type { SendEmail } from './mail.ts';
import type { NewsletterLimits } from './newsletter-settings.ts';
import type { PushSettings } from './push-settings.ts';
import type { Webhook } from './webhook.ts';

/** What a function is given to work with, whether Deno or the embedded backend runs it. */
export interface FunctionEnv {
  /** Origin of the Supabase project; its REST API is below `/rest/v1`. */
  readonly SUPABASE_URL: string;
  /** A service_role key: bypasses row-level security, so it never leaves the server. */
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** New leads that one address may send in ten minutes, and phones it may add for reminders; 0: any number. */
  readonly LEAD_RATE_LIMIT: number;
  /** Where the caller's address is read from; absent: the last entry of `x-forwarded-for`. */
  readonly clientAddress?: ClientAddressSource;
  /** The owner's spreadsheet web app, which gets each lead too; absent: nothing is forwarded. */
  readonly LEAD_SHEET_URL?: string;
  /** Whom new leads are announced to by e-mail; absent, as `leadMail`: they are not. */
  readonly LEAD_NOTIFY_EMAIL?: string;
  /** How these e-mails go. */
  readonly leadMail?: SendEmail;
  /** Where new leads are announced by webhook; absent: they are not. */
  readonly leadWebhook?: Webhook;
  /** The model behind the legal assistant; absent: there is none, and devices answer alone. */
  readonly assistant?: AssistantSettings;
  /** How e-mails go, and the site they speak of; absent: there is no newsletter. */
  readonly mail?: NewsletterMail;
  /** How many e-mails the newsletter sends; absent: as many as by default. */
  readonly newsletter?: NewsletterLimits;
  /** Keys of reminders by Web Push; absent: there are none. */
  readonly push?: PushSettings;
  /** Replaces the global `fetch` towards push services: a test's stand-in. */
  readonly pushFetch?: typeof fetch;
  /** Replaces the global `fetch`, when the database lives in this very process. */
  readonly fetch?: typeof fetch;
  /** Keeps the process alive for work that goes on after the answer. */
  readonly waitUntil?: (work: Promise<void>) => void;
}

export interface NewsletterMail {
  readonly send: SendEmail;
  readonly site: { readonly url: string; readonly name: string };
}

export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
