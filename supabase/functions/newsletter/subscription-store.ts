import type { Caller } from '../_shared/caller.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import type { NewsletterLimits } from '../_shared/newsletter-settings.ts';
import {
  checked,
  queryTimeout,
  reasonOf,
  serviceClient,
  StoreError,
} from '../_shared/service-client.ts';
import type { NewsletterLink, NewsletterSubscription, NewsletterWish } from '../_shared/tables.ts';

/** Reads and saves subscriptions as the service role. Every method throws StoreError. */
export function subscriptionStore(env: FunctionEnv) {
  const client = serviceClient(env);
  const table = () => client.from('newsletter_subscriptions');
  const links = () => client.from('newsletter_links');
  return {
    async byColumn(
      column: 'id' | 'email',
      value: string,
    ): Promise<NewsletterSubscription | undefined> {
      return checked(await table().select('*').eq(column, value).abortSignal(queryTimeout()))[0];
    },

    /** Adds a row and returns it; undefined when the address has one already. */
    async add(wish: NewsletterWish): Promise<NewsletterSubscription | undefined> {
      const added = await table()
        .upsert(wish, { onConflict: 'email', ignoreDuplicates: true })
        .select('*')
        .abortSignal(queryTimeout());
      return checked(added)[0];
    },

    /**
     * Claims the sending of an e-mail until a time; undefined while another request holds it, or when one was
     * sent lately.
     */
    async claimLetter(
      { id, email }: Pick<NewsletterSubscription, 'id' | 'email'>,
      until: string,
    ): Promise<NewsletterSubscription | undefined> {
      const claimed = await table()
        .update({ mail_after: until })
        .eq('id', id)
        .eq('email', email)
        .lte('mail_after', new Date().toISOString())
        .select('*')
        .abortSignal(queryTimeout());
      return checked(claimed)[0];
    },

    /** Changes the row of an address while it belongs to this request; undefined otherwise. */
    async change(
      { id, email }: Pick<NewsletterSubscription, 'id' | 'email'>,
      changes: Partial<NewsletterSubscription>,
    ): Promise<NewsletterSubscription | undefined> {
      const changed = await table()
        .update(changes)
        .eq('id', id)
        .eq('email', email)
        .select('*')
        .abortSignal(queryTimeout());
      return checked(changed)[0];
    },

    /**
     * Counts one e-mail for a caller within the limits. Returns 0, or the seconds to wait when a limit is
     * reached.
     */
    async takeEmail(letter: string, caller: Caller, limits: NewsletterLimits): Promise<number> {
      const taken = await client
        .rpc('take_newsletter_letter', {
          letter,
          callers: [caller.hash, ...caller.recentHashes],
          per_window: limits.perCaller,
          per_day: 4 * limits.perCaller,
          for_everybody: limits.perDay,
        })
        .abortSignal(queryTimeout());
      return checked(taken);
    },

    /** Subtracts an e-mail that was counted but not sent. */
    async returnEmail(letter: string): Promise<void> {
      const { error, status } = await client
        .from('newsletter_calls')
        .delete()
        .eq('id', letter)
        .abortSignal(queryTimeout());
      if (error) throw new StoreError(reasonOf(status, error.code));
    },

    async addLink(link: NewsletterLink): Promise<void> {
      checked(await links().insert(link).select('request').abortSignal(queryTimeout()));
    },

    async linkByHash(hash: string): Promise<NewsletterLink | undefined> {
      return checked(
        await links().select('*').eq('token_hash', hash).abortSignal(queryTimeout()),
      )[0];
    },
  };
}

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;
