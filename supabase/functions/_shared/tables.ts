import type { Checked } from '../legal-assistant/citations.ts';

/**
 * The rows of the tables that the functions use, once for all of them; supabase/migrations says what each
 * column means.
 */

/** Why a lead may have been sent by a machine. */
export type Suspicion = 'trap' | 'too-fast';

export type LeadRow = {
  id: string;
  form_type: string;
  full_name: string;
  email: string;
  phone: string;
  business_name: string;
  details: Record<string, string>;
  client_timestamp: string;
  source: string;
  body_hash: string;
  receipt: string;
  received_at: string;
  consent_notice: string | null;
  form_open_ms: number | null;
  suspicion: Suspicion[] | null;
  sender_hash: string | null;
  forwarded_at: string | null;
  forward_attempts: number;
  forward_after: string;
  user_id: string | null;
};

/** A new lead: the database fills in the rest. */
export type LeadInsert = Omit<
  LeadRow,
  'received_at' | 'forwarded_at' | 'forward_attempts' | 'forward_after'
>;

export type NewsletterSubscription = {
  id: string;
  email: string;
  locale: string;
  consent: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  requested_at: string;
  mailed_at: string | null;
  mail_after: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** What somebody who wants the newsletter sends. */
export type NewsletterWish = Pick<NewsletterSubscription, 'id' | 'email' | 'locale' | 'consent'>;

export type NewsletterLink = { token_hash: string; email: string; request: string };

export type AssistantAnswer = {
  id: string;
  body_hash: string;
  answer: Checked;
  answered_at: string;
};

/** Something that callers may do only so often. */
type Call<SenderHash> = { id: string; sender_hash: SenderHash; called_at: string };

export type PushSubscriptionRow = {
  id: string;
  user_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
  seen_at: string;
};

export type PushReminder = {
  subscription_id: string;
  id: string;
  remind_on: string;
  sent_at: string | null;
  attempts: number;
  try_after: string;
};

/** What a phone wants: the arguments of `keep_push_reminders`. */
export type KeepArguments = {
  id: string;
  /** The account of who is signed in there. */
  owner: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  reminders: readonly { id: string; on: string }[];
};

/** A table as the client wants it described. */
type Table<Row, Insert = Row> = {
  Row: Row;
  Insert: Insert;
  Update: Partial<Row>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      leads: Table<LeadRow, LeadInsert>;
      newsletter_subscriptions: Table<NewsletterSubscription, NewsletterWish>;
      newsletter_links: Table<NewsletterLink>;
      assistant_answers: Table<AssistantAnswer, Omit<AssistantAnswer, 'answered_at'>>;
      assistant_calls: Table<Call<string | null>, Omit<Call<string | null>, 'called_at'>>;
      push_subscriptions: Table<PushSubscriptionRow>;
      push_reminders: Table<PushReminder>;
      push_calls: Table<Call<string>, Omit<Call<string>, 'called_at'>>;
    };
    Views: Record<never, never>;
    Functions: {
      keep_push_reminders: { Args: KeepArguments; Returns: number };
      tidy_push_reminders: { Args: Record<never, never>; Returns: undefined };
    };
  };
};
