import type { Database as Generated } from '../../database.types.ts';
import type { Checked } from '../legal-assistant/citations.ts';

/**
 * The rows of the tables that the functions use: what `npm run db:types` reads from the migrations, with the
 * shapes of JSON values, which the database does not know. supabase/migrations says what each column means.
 */

type Tables = Generated['public']['Tables'];
type Functions = Generated['public']['Functions'];

/** A table some of whose JSON columns have a known shape. */
type WithColumns<Name extends keyof Tables, Columns> = {
  Row: Omit<Tables[Name]['Row'], keyof Columns> & Columns;
  Insert: Omit<Tables[Name]['Insert'], keyof Columns> & Columns;
  Update: Omit<Tables[Name]['Update'], keyof Columns> & Partial<Columns>;
  Relationships: Tables[Name]['Relationships'];
};

/** A function whose JSON has a known shape. */
type WithJson<Name extends keyof Functions, Shape> = Omit<Functions[Name], keyof Shape> & Shape;

type Leads = WithColumns<'leads', { details: Record<string, string> }>;
type AssistantAnswers = WithColumns<'assistant_answers', { answer: Checked }>;

export type LeadRow = Leads['Row'];

/** Why a lead may have been sent by a machine. */
export type Suspicion = NonNullable<LeadRow['suspicion']>[number];

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

export type LeadAnnouncement = Tables['lead_announcements']['Row'];

/** How the office is told of a new lead. */
export type AnnouncementChannel = LeadAnnouncement['channel'];

/** A leased announcement with what is announced of its lead: what `claim_lead_announcement` gives. */
export type ClaimedAnnouncement = Pick<LeadAnnouncement, 'message_id' | 'attempts' | 'created_at'> &
  Pick<
    LeadRow,
    'receipt' | 'received_at' | 'form_type' | 'full_name' | 'phone' | 'details' | 'suspicion'
  >;

/** What `release_lead` did. */
type LeadRelease = {
  outcome: 'released' | 'already-released' | 'not-flagged' | 'unknown';
  suspicion: Suspicion[] | null;
} & Pick<LeadRow, 'receipt' | 'released_at' | 'released_by'>;

export type NewsletterSubscription = Tables['newsletter_subscriptions']['Row'];

/** What somebody who wants the newsletter sends. */
export type NewsletterWish = Pick<NewsletterSubscription, 'id' | 'email' | 'locale' | 'consent'>;

export type NewsletterLink = Tables['newsletter_links']['Row'];

/** Which limit a question to the model has met, and for how long; null: the call was taken. */
type TakenCall = { reached: 'too-many' | 'budget-spent' | null; wait_seconds: number };

export type AssistantAnswer = AssistantAnswers['Row'];

export type PushSubscriptionRow = Tables['push_subscriptions']['Row'];

export type PushReminder = Tables['push_reminders']['Row'];

/** What a phone wants: the arguments of `keep_push_reminders`. */
export type SaveArguments = Omit<
  Functions['keep_push_reminders']['Args'],
  'owner' | 'reminders'
> & {
  /** The account of who is signed in there. */
  owner: string | null;
  reminders: { id: string; on: string }[];
};

/** The database as the functions use it. */
export type Database = {
  public: Omit<Generated['public'], 'Tables' | 'Functions'> & {
    Tables: Omit<Tables, 'leads' | 'assistant_answers'> & {
      leads: Leads;
      assistant_answers: AssistantAnswers;
    };
    Functions: Omit<
      Functions,
      'claim_lead_announcement' | 'release_lead' | 'take_assistant_call' | 'keep_push_reminders'
    > & {
      claim_lead_announcement: WithJson<
        'claim_lead_announcement',
        {
          Args: { of_channel: AnnouncementChannel; lease_seconds: number };
          Returns: ClaimedAnnouncement | null;
        }
      >;
      release_lead: WithJson<'release_lead', { Returns: LeadRelease }>;
      take_assistant_call: WithJson<'take_assistant_call', { Returns: TakenCall }>;
      keep_push_reminders: WithJson<'keep_push_reminders', { Args: SaveArguments }>;
    };
  };
};
