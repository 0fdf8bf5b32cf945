import { limitWindowMs, type Caller } from './caller.ts';
import type { FunctionEnv } from './function-env.ts';
import { queryTimeout, serviceClient } from './service-client.ts';

/** A row of `public.push_subscriptions`; the migrations say what each column means. */
type Subscription = {
  id: string;
  user_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
  seen_at: string;
};

/** A row of `public.push_reminders`. */
type Reminder = {
  subscription_id: string;
  id: string;
  remind_on: string;
  sent_at: string | null;
  attempts: number;
  try_after: string;
};

/** A row of `public.push_calls`. */
type Call = { id: string; sender_hash: string; called_at: string };

type Database = {
  public: {
    Tables: {
      push_subscriptions: {
        Row: Subscription;
        Insert: Subscription;
        Update: Partial<Subscription>;
        Relationships: [];
      };
      push_reminders: {
        Row: Reminder;
        Insert: Reminder;
        Update: Partial<Reminder>;
        Relationships: [];
      };
      push_calls: {
        Row: Call;
        Insert: Omit<Call, 'called_at'>;
        Update: Partial<Call>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      keep_push_reminders: { Args: KeepArguments; Returns: number };
      tidy_push_reminders: { Args: Record<never, never>; Returns: undefined };
    };
  };
};

/** What a phone wants. */
export type KeepArguments = {
  id: string;
  /** The account of who is signed in there. */
  owner: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  reminders: readonly { id: string; on: string }[];
};

export type PushPhone = Pick<Subscription, 'id' | 'endpoint' | 'p256dh' | 'auth'>;
export type DueReminder = Pick<Reminder, 'subscription_id' | 'id' | 'attempts'>;

/** The database did not do as asked: to be tried again later. Its message is fit for a log. */
export class PushStoreError extends Error {}

/** Phones and their reminders, as the service role sees them. Every method throws PushStoreError. */
export function pushStore(env: FunctionEnv) {
  const client = serviceClient<Database>(env);
  const reminders = () => client.from('push_reminders');
  const phones = () => client.from('push_subscriptions');
  const calls = () => client.from('push_calls');

  return {
    /**
     * How long a caller who has added as many phones as one may in ten minutes has to wait, in
     * milliseconds; undefined when another may be added.
     */
    async waitOf(caller: Caller, limit: number, now = Date.now()): Promise<number | undefined> {
      const since = now - limitWindowMs;
      const [last] = checked(
        await calls()
          .select('called_at')
          .in('sender_hash', [...caller.recentHashes])
          .gt('called_at', new Date(since).toISOString())
          .order('called_at', { ascending: false })
          .range(limit - 1, limit - 1)
          .abortSignal(queryTimeout()),
      );
      return last && Math.max(1_000, new Date(last.called_at).getTime() - since);
    },

    /** Writes down that a caller adds a phone. */
    async countCall({ hash }: Caller): Promise<void> {
      const call = { id: crypto.randomUUID(), sender_hash: hash };
      checked(await calls().insert(call).select('id').abortSignal(queryTimeout()));
    },

    /** Keeps a phone and what it wants; gives how many reminders are planned. */
    async keep(wanted: KeepArguments): Promise<number> {
      return checked(
        await client.rpc('keep_push_reminders', wanted).abortSignal(queryTimeout()),
      ) as number;
    },

    /** Removes a phone with its reminders; it may be gone already. */
    async remove(id: string): Promise<void> {
      checked(await phones().delete().eq('id', id).select('id').abortSignal(queryTimeout()));
    },

    /** Reminders of these days (first and last, `YYYY-MM-DD`) that are to be sent now, oldest first. */
    async due([first, last]: readonly [string, string], most: number): Promise<DueReminder[]> {
      return checked(
        await reminders()
          .select('subscription_id,id,attempts')
          .is('sent_at', null)
          .gte('remind_on', first)
          .lte('remind_on', last)
          .lte('try_after', new Date().toISOString())
          .order('remind_on')
          .order('subscription_id')
          .limit(most)
          .abortSignal(queryTimeout()),
      );
    },

    /** A phone; undefined when it is gone. */
    async phone(id: string): Promise<PushPhone | undefined> {
      return checked(
        await phones().select('id,endpoint,p256dh,auth').eq('id', id).abortSignal(queryTimeout()),
      )[0];
    },

    /** Takes reminders of a phone for this run, until a time. Gives those that no other run has. */
    async claim(
      phone: string,
      ids: readonly string[],
      attempts: number,
      until: string,
    ): Promise<string[]> {
      const claimed = checked(
        await reminders()
          .update({ attempts, try_after: until })
          .eq('subscription_id', phone)
          .in('id', ids)
          .is('sent_at', null)
          .lte('try_after', new Date().toISOString())
          .select('id')
          .abortSignal(queryTimeout()),
      );
      return claimed.map(({ id }) => id);
    },

    async change(
      phone: string,
      ids: readonly string[],
      changes: Partial<Pick<Reminder, 'sent_at' | 'try_after'>>,
    ): Promise<void> {
      checked(
        await reminders()
          .update(changes)
          .eq('subscription_id', phone)
          .in('id', ids)
          .select('id')
          .abortSignal(queryTimeout()),
      );
    },

    /** Removes what nobody needs any more. */
    async tidy(): Promise<void> {
      const { error, status } = await client.rpc('tidy_push_reminders').abortSignal(queryTimeout());
      if (error) throw new PushStoreError(`status ${status}, code ${error.code}`);
    },
  };
}

function checked<T>({ data, error, status }: Answer<T>): T {
  // Details quote the row, and with it where a phone takes messages.
  if (error || data === null) {
    throw new PushStoreError(`status ${status}, code ${error?.code ?? ''}`);
  }
  return data;
}

interface Answer<T> {
  data: T | null;
  error: { code: string } | null;
  status: number;
}
