import type { AssistantSettings } from './assistant-settings.ts';
import type { ClientAddressSource } from './client-address.ts';
import type { SendEmail } from './mail.ts';
import type { NewsletterLimits } from './newsletter-settings.ts';
import type { PushSettings } from './push-settings.ts';
import type { Webhook } from './webhook.ts';

/** The environment of a function, whether Deno or the embedded backend runs it. */
export interface FunctionEnv {
  /** Origin of the Supabase project; its REST API is below `/rest/v1`. */
  readonly SUPABASE_URL: string;
  /** A service_role key: bypasses row-level security, so it never leaves the server. */
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** New leads from one address in ten minutes, and devices it may add for reminders; 0 means no limit. */
  readonly LEAD_RATE_LIMIT: number;
  /** The source of the caller's address; absent: the last entry of `x-forwarded-for`. */
  readonly clientAddress?: ClientAddressSource;
  /** The owner's spreadsheet web app, which also receives each lead; absent: nothing is forwarded. */
  readonly LEAD_SHEET_URL?: string;
  /** The recipient of e-mails about new leads; without it or `leadMail` none are sent. */
  readonly LEAD_NOTIFY_EMAIL?: string;
  /** Sends these e-mails. */
  readonly leadMail?: SendEmail;
  /** The webhook for new leads; absent: it is not called. */
  readonly leadWebhook?: Webhook;
  /** The model of the legal assistant; absent: there is none, and devices answer alone. */
  readonly assistant?: AssistantSettings;
  /** The mail service and the site of the newsletter; absent: there is no newsletter. */
  readonly mail?: NewsletterMail;
  /** The limits of the newsletter's e-mails; absent: the default limits. */
  readonly newsletter?: NewsletterLimits;
  /** Keys of reminders by Web Push; absent: there are none. */
  readonly push?: PushSettings;
  /** Replaces the global `fetch` for push services in tests. */
  readonly pushFetch?: typeof fetch;
  /** Replaces the global `fetch` when the database runs in the same process. */
  readonly fetch?: typeof fetch;
  /** Prevents the process from ending before the work that continues after the answer. */
  readonly waitUntil?: (work: Promise<void>) => void;
}

export interface NewsletterMail {
  readonly send: SendEmail;
  readonly site: { readonly url: string; readonly name: string };
}

export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
