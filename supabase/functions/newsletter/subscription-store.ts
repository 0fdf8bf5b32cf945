import type { FunctionEnv } from '../_shared/function-env.ts';
import { queryTimeout, serviceClient } from '../_shared/service-client.ts';

/** A row of `public.newsletter_subscriptions`; the migrations say what each column means. */
export type Subscription = {
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

/** A row of `public.newsletter_links`. */
type Link = { token_hash: string; email: string; request: string };

/** What a request brings along. */
export type Wish = Pick<Subscription, 'id' | 'email' | 'locale' | 'consent'>;

type Database = {
  public: {
    Tables: {
      newsletter_subscriptions: {
        Row: Subscription;
        Insert: Wish;
        Update: Partial<Subscription>;
        Relationships: [];
      };
      newsletter_links: { Row: Link; Insert: Link; Update: Partial<Link>; Relationships: [] };
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
  const links = () => client.from('newsletter_links');
  const checked = <T>({ data, error, status }: Answer<T>): T => {
    // Details quote the row, and with it a person's address.
    if (error || data === null) throw new StoreError(`status ${status}, code ${error?.code ?? ''}`);
    return data;
  };

  return {
    async byColumn(column: 'id' | 'email', value: string): Promise<Subscription | undefined> {
      return checked(await table().select('*').eq(column, value).abortSignal(queryTimeout()))[0];
    },

    /** Adds a row unless its address is there already; undefined then. */
    async add(wish: Wish): Promise<Subscription | undefined> {
      const added = await table()
        .upsert(wish, { onConflict: 'email', ignoreDuplicates: true })
        .select('*')
        .abortSignal(queryTimeout());
      return checked(added)[0];
    },

    /** Takes the sending of a letter until a time; undefined while another has it, or one went lately. */
    async claimLetter(
      { id, email }: Pick<Subscription, 'id' | 'email'>,
      until: string,
    ): Promise<Subscription | undefined> {
      const claimed = await table()
        .update({ mail_after: until })
        .eq('id', id)
        .eq('email', email)
        .lte('mail_after', new Date().toISOString())
        .select('*')
        .abortSignal(queryTimeout());
      return checked(claimed)[0];
    },

    /** Changes the row of an address, if it still is of this request; undefined otherwise. */
    async change(
      { id, email }: Pick<Subscription, 'id' | 'email'>,
      changes: Partial<Subscription>,
    ): Promise<Subscription | undefined> {
      const changed = await table()
        .update(changes)
        .eq('id', id)
        .eq('email', email)
        .select('*')
        .abortSignal(queryTimeout());
      return checked(changed)[0];
    },

    async addLink(link: Link): Promise<void> {
      checked(await links().insert(link).select('request').abortSignal(queryTimeout()));
    },

    async linkByHash(hash: string): Promise<Link | undefined> {
      return checked(
        await links().select('*').eq('token_hash', hash).abortSignal(queryTimeout()),
      )[0];
    },
  };
}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;

interface Answer<T> {
  data: T | null;
  error: { code: string } | null;
  status: number;
}
