import type { FunctionEnv } from './function-env.ts';
import { serviceClient } from './service-client.ts';

/** Why a lead may have been sent by a machine. */
export type Suspicion = 'trap' | 'too-fast';

/** A row of `public.leads`; supabase/migrations says what each column means. */
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

/** What the database fills in by itself. */
type Filled = 'received_at' | 'forwarded_at' | 'forward_attempts' | 'forward_after';

export type LeadInsert = Omit<LeadRow, Filled>;

type Database = {
  public: {
    Tables: {
      leads: { Row: LeadRow; Insert: LeadInsert; Update: Partial<LeadRow>; Relationships: [] };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

/** The leads as the service role sees them. */
export const leadsClient = (env: FunctionEnv) => serviceClient<Database>(env);

export type LeadsClient = ReturnType<typeof leadsClient>;

/** Fit for a log: an error's details quote the row, and with it a person's data. */
export const reasonOf = (status: number, code: string): string =>
  `status ${status}, code ${code || 'none'}`;
