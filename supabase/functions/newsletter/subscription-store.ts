import type { FunctionEnv } from '../_shared/function-env.ts';
import { queryTimeout, serviceClient } from '../_shared/service-client.ts';

/** A row of `public.newsletter_subscriptions`; the migration says what each column means. */
export type Subscription = {
  id: string;
  email: string;
  locale: string;
  consent: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  token: string;
  requested_at: string;
  mailed_at: string | null;
  mail_after: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

type Database = {
  public: {
    Tables: {
      newsletter_subscriptions: {
        Row: Subscription;
        Insert: Pick<Subscription, 'id' | 'email' | 'locale' | 'consent' | 'token'>;
        Update: Partial<Subscription>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

/** The database did not do as asked: to be tried again later. Its message is fit for a log. */
export class StoreError extends Error {}

/** The subscriptions, as the service role sees them. Every method throws StoreError. */
export function subscriptionStore(env: FunctionEnv) {
  const client = serviceClient<Database>(env);
  const table = () => client.from('newsletter_subscriptions');
  const checked = <T>({ data, error, status }: Answer<T>): T => {
    // Details quote the row, and with it a person's address.
    if (error || data === null) throw new StoreError(`status ${status}, code ${error?.code ?? ''}`);
    return data;
  };

  return {
    async byColumn(
      column: 'id' | 'email' | 'token',
      value: string,
    ): Promise<Subscription | undefined> {
      return checked(await table().select('*').eq(column, value).abortSignal(queryTimeout()))[0];
    },

    /** Adds a row unless its address is there already; undefined then. */
    async add(
      row: Pick<Subscription, 'id' | 'email' | 'locale' | 'consent' | 'token'>,
    ): Promise<Subscription | undefined> {
      const added = await table()
        .upsert(row, { onConflict: 'email', ignoreDuplicates: true })
        .select('*')
        .abortSignal(queryTimeout());
      return checked(added)[0];
    },

    /** Takes the sending of a letter until a time; undefined while another has it, or one went lately. */
    async claimLetter(
      { email, token }: Pick<Subscription, 'email' | 'token'>,
      until: string,
    ): Promise<Subscription | undefined> {
      const claimed = await table()
        .update({ mail_after: until })
        .eq('email', email)
        .eq('token', token)
        .lte('mail_after', new Date().toISOString())
        .select('*')
        .abortSignal(queryTimeout());
      return checked(claimed)[0];
    },

    /** Changes the row of an address, if its token is still this one; undefined otherwise. */
    async change(
      { email, token }: Pick<Subscription, 'email' | 'token'>,
      changes: Partial<Subscription>,
    ): Promise<Subscription | undefined> {
      const changed = await table()
        .update(changes)
        .eq('email', email)
        .eq('token', token)
        .select('*')
        .abortSignal(queryTimeout());
      return checked(changed)[0];
    },
  };
}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;

interface Answer<T> {
  data: T | null;
  error: { code: string } | null;
  status: number;
}
