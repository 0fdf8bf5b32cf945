import type { AssistantSettings } from '../_shared/assistant-settings.ts';
import { limitWindowMs, type Caller } from '../_shared/caller.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { checked, queryTimeout, serviceClient, StoreError } from '../_shared/service-client.ts';
import type { AssistantAnswer } from '../_shared/tables.ts';

/** Why the model is not asked, and for how long. */
export interface Limit {
  code: 'too-many' | 'budget-spent';
  retryAfterMs: number;
}

const dayMs = 24 * 60 * 60_000;
/** Longer than a phone that was offline for a day needs to ask again. */
const keepMs = 2 * dayMs;

/** What the assistant keeps, as the service role sees it. Every method throws StoreError. */
export function assistantStore(env: FunctionEnv) {
  const client = serviceClient(env);
  const answers = () => client.from('assistant_answers');
  const calls = () => client.from('assistant_calls');

  /** When the call was made that is the `limit`th from now; undefined while there are fewer. */
  async function callAt(limit: number, since: number, hashes?: readonly string[]) {
    const recent = calls().select('called_at').gt('called_at', new Date(since).toISOString());
    const rows = checked(
      await (hashes ? recent.in('sender_hash', hashes) : recent)
        .order('called_at', { ascending: false })
        .range(limit - 1, limit - 1)
        .abortSignal(queryTimeout()),
    );
    return rows[0] && new Date(rows[0].called_at).getTime();
  }

  return {
    /** What was answered to this id before; undefined when it is new. */
    async known(id: string): Promise<Pick<AssistantAnswer, 'body_hash' | 'answer'> | undefined> {
      const found = answers().select('body_hash,answer').eq('id', id);
      return checked(await found.abortSignal(queryTimeout()))[0];
    },

    /** Keeps an answer unless its id has one: the first that was kept is given to both. */
    async keep(answer: Omit<AssistantAnswer, 'answered_at'>): Promise<AssistantAnswer['answer']> {
      const kept = await answers()
        .upsert(answer, { onConflict: 'id', ignoreDuplicates: true })
        .select('answer')
        .abortSignal(queryTimeout());
      const row = checked(kept)[0] ?? (await this.known(answer.id));
      if (!row) throw new StoreError('an answer vanished between two queries');
      return row.answer;
    },

    /** Whether caller or day have used up what they may; undefined when the model may be asked. */
    async limitOf(
      { rateLimit, dailyBudget }: AssistantSettings,
      caller: Caller,
      now = Date.now(),
    ): Promise<Limit | undefined> {
      if (dailyBudget > 0) {
        const since = Math.floor(now / dayMs) * dayMs;
        if ((await callAt(dailyBudget, since)) !== undefined) {
          return { code: 'budget-spent', retryAfterMs: since + dayMs - now };
        }
      }
      if (rateLimit === 0) return undefined;
      const since = now - limitWindowMs;
      const last = await callAt(rateLimit, since, caller.recentHashes);
      if (last === undefined) return undefined;
      return { code: 'too-many', retryAfterMs: Math.max(1_000, last - since) };
    },

    /** Writes down that the model is about to be asked. */
    async countCall(caller: Caller): Promise<void> {
      const call = { id: crypto.randomUUID(), sender_hash: caller.hash };
      checked(await calls().insert(call).select('id').abortSignal(queryTimeout()));
    },

    /** Deletes what is older than two days. */
    async tidy(now = Date.now()): Promise<void> {
      const before = new Date(now - keepMs).toISOString();
      const old = [
        await answers().delete().lt('answered_at', before).select('id').abortSignal(queryTimeout()),
        await calls().delete().lt('called_at', before).select('id').abortSignal(queryTimeout()),
      ];
      for (const deleted of old) checked(deleted);
    },
  };
}

export type AssistantStore = ReturnType<typeof assistantStore>;
