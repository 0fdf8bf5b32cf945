import { limitWindowMs, type Caller } from './caller.ts';
import type { FunctionEnv } from './function-env.ts';
import { checked, queryTimeout, reasonOf, serviceClient, StoreError } from './service-client.ts';
import type { SaveArguments, PushReminder, PushSubscriptionRow } from './tables.ts';

export type PushPhone = Pick<PushSubscriptionRow, 'id' | 'endpoint' | 'p256dh' | 'auth'>;
export type DueReminder = Pick<PushReminder, 'subscription_id' | 'id' | 'attempts'>;

/** Reads and saves devices and their reminders as the service role. Every method throws StoreError. */
export function pushStore(env: FunctionEnv) {
  const client = serviceClient(env);
  const reminders = () => client.from('push_reminders');
  const phones = () => client.from('push_subscriptions');
  const calls = () => client.from('push_calls');

  return {
    /** Returns the ms until a caller may add another device; undefined when it may add one now. */
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

    /** Saves that a caller adds a device. */
    async countCall({ hash }: Caller): Promise<void> {
      const call = { id: crypto.randomUUID(), sender_hash: hash };
      checked(await calls().insert(call).select('id').abortSignal(queryTimeout()));
    },

    /** Saves a device and its reminders; returns the number of planned reminders. */
    async save(wanted: SaveArguments): Promise<number> {
      return checked(await client.rpc('keep_push_reminders', wanted).abortSignal(queryTimeout()));
    },

    /** Deletes a device with its reminders; does nothing when it does not exist. */
    async remove(id: string): Promise<void> {
      checked(await phones().delete().eq('id', id).select('id').abortSignal(queryTimeout()));
    },

    /** Returns the due reminders of these days (first and last, `YYYY-MM-DD`), oldest first. */
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

    /** Returns a device; undefined when it was deleted. */
    async phone(id: string): Promise<PushPhone | undefined> {
      return checked(
        await phones().select('id,endpoint,p256dh,auth').eq('id', id).abortSignal(queryTimeout()),
      )[0];
    },

    /** Claims reminders of a device for this run, until a time. Returns those that no other run holds. */
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
      changes: Partial<Pick<PushReminder, 'sent_at' | 'try_after'>>,
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

    /** Deletes expired rows. */
    async tidy(): Promise<void> {
      const { error, status } = await client.rpc('tidy_push_reminders').abortSignal(queryTimeout());
      if (error) throw new StoreError(reasonOf(status, error.code));
    },
  };
}
