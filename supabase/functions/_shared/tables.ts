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
  released_at: string | null;
  released_by: string | null;
  released_suspicion: Suspicion[] | null;
};

/** A new lead: the database fills in the rest. */
export type LeadInsert = Omit<
  LeadRow,
  | 'received_at'
  | 'forwarded_at'
  | 'forward_attempts'
  | 'forward_after'
  | 'released_at'
  | 'released_by'
  | 'released_suspicion'
>;

/** How the office is told of a new lead. */
export type AnnouncementChannel = 'email' | 'webhook';

export type LeadAnnouncement = {
  lead_id: string;
  channel: AnnouncementChannel;
  message_id: string;
  state: 'waiting' | 'sent' | 'gave-up' | 'not-set-up';
  attempts: number;
  due_at: string;
  leased_until: string | null;
  last_error: string | null;
  created_at: string;
  settled_at: string | null;
};

/** A leased announcement with what is announced of its lead: what `claim_lead_announcement` gives. */
export type ClaimedAnnouncement = Pick<LeadAnnouncement, 'message_id' | 'attempts' | 'created_at'> &
  Pick<
    LeadRow,
    'receipt' | 'received_at' | 'form_type' | 'full_name' | 'phone' | 'details' | 'suspicion'
  >;

/** What `release_lead` did. */
export type LeadRelease = {
  outcome: 'released' | 'already-released' | 'not-flagged' | 'unknown';
  receipt: string;
  released_at: string | null;
  released_by: string | null;
  suspicion: Suspicion[] | null;
};

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

/** Who wants a letter, and the limits: the arguments of `take_newsletter_letter`. */
export type TakeLetterArguments = {
  letter: string;
  callers: readonly string[];
  per_window: number;
  per_day: number;
  for_everybody: number;
};

/** Who asks the model, and the limits: the arguments of `take_assistant_call`. */
export type TakeCallArguments = {
  call_id: string;
  callers: readonly string[];
  per_window: number;
  for_everybody: number;
};

/** Which limit a question to the model has met, and for how long; null: the call was taken. */
export type TakenCall = { reached: 'too-many' | 'budget-spent' | null; wait_seconds: number };

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
      lead_announcements: Table<LeadAnnouncement>;
      newsletter_subscriptions: Table<NewsletterSubscription, NewsletterWish>;
      newsletter_links: Table<NewsletterLink>;
      newsletter_calls: Table<Call<string>, Omit<Call<string>, 'called_at'>>;
      assistant_answers: Table<AssistantAnswer, Omit<AssistantAnswer, 'answered_at'>>;
      assistant_calls: Table<Call<string | null>, Omit<Call<string | null>, 'called_at'>>;
      push_subscriptions: Table<PushSubscriptionRow>;
      push_reminders: Table<PushReminder>;
      push_calls: Table<Call<string>, Omit<Call<string>, 'called_at'>>;
    };
    Views: Record<never, never>;
    Functions: {
      claim_lead_announcement: {
        Args: { of_channel: AnnouncementChannel; lease_seconds: number };
        Returns: ClaimedAnnouncement | null;
      };
      release_lead: { Args: { of_receipt: string; by_whom: string }; Returns: LeadRelease };
      take_newsletter_letter: { Args: TakeLetterArguments; Returns: number };
      take_assistant_call: { Args: TakeCallArguments; Returns: TakenCall };
      tidy_newsletter: { Args: Record<never, never>; Returns: undefined };
      keep_push_reminders: { Args: KeepArguments; Returns: number };
      tidy_push_reminders: { Args: Record<never, never>; Returns: undefined };
    };
  };
};
