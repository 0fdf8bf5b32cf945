import type { Database as Generated } from '../../database.types.ts';
import type { Checked } from '../legal-assistant/citations.ts';

/**
 * The rows of the tables that the functions use. `npm run db:types` reads them from the migrations; the
 * shapes of JSON values are added here, because the database does not know them. supabase/migrations
 * documents each column.
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

/** The channel of an announcement to the team. */
export type AnnouncementChannel = LeadAnnouncement['channel'];

/** A leased announcement with the data of its lead, as `claim_lead_announcement` returns it. */
export type ClaimedAnnouncement = Pick<LeadAnnouncement, 'message_id' | 'attempts' | 'created_at'> &
  Pick<
    LeadRow,
    'receipt' | 'received_at' | 'form_type' | 'full_name' | 'phone' | 'details' | 'suspicion'
  >;

/** The result of `release_lead`. */
type LeadRelease = {
  outcome: 'released' | 'already-released' | 'not-flagged' | 'unknown';
  suspicion: Suspicion[] | null;
} & Pick<LeadRow, 'receipt' | 'released_at' | 'released_by'>;

export type NewsletterSubscription = Tables['newsletter_subscriptions']['Row'];

/** The request of a visitor who wants the newsletter. */
export type NewsletterWish = Pick<NewsletterSubscription, 'id' | 'email' | 'locale' | 'consent'>;

export type NewsletterLink = Tables['newsletter_links']['Row'];

/** The limit that a question to the model has reached, and the wait; null when the call is allowed. */
type TakenCall = { reached: 'too-many' | 'budget-spent' | null; wait_seconds: number };

export type AssistantAnswer = AssistantAnswers['Row'];

export type PushSubscriptionRow = Tables['push_subscriptions']['Row'];

export type PushReminder = Tables['push_reminders']['Row'];

/** The reminders of a device: the arguments of `keep_push_reminders`. */
export type SaveArguments = Omit<
  Functions['keep_push_reminders']['Args'],
  'owner' | 'reminders'
> & {
  /** The account that is signed in on the device. */
  owner: string | null;
  reminders: { id: string; on: string }[];
};

/** The part of the database that the functions use. */
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
