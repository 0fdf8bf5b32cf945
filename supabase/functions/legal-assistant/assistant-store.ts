import type { AssistantSettings } from '../_shared/assistant-settings.ts';
import type { Caller } from '../_shared/caller.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { checked, queryTimeout, serviceClient, StoreError } from '../_shared/service-client.ts';
import type { AssistantAnswer } from '../_shared/tables.ts';

/** Why the model is not asked, and for how long. */
export interface Limit {
  code: 'too-many' | 'budget-spent';
  retryAfterS: number;
}

const dayMs = 24 * 60 * 60_000;
/** Longer than a phone that was offline for a day needs to ask again. */
const retentionMs = 2 * dayMs;

/** What the assistant keeps, as the service role sees it. Every method throws StoreError. */
export function assistantStore(env: FunctionEnv) {
  const client = serviceClient(env);
  const answers = () => client.from('assistant_answers');
  const calls = () => client.from('assistant_calls');

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

    /** Writes down that the model is about to be asked; gives the limit instead where caller or day have reached one. */
    async takeCall(
      { rateLimit, dailyBudget }: AssistantSettings,
      caller: Caller,
    ): Promise<Limit | undefined> {
      const taken = client.rpc('take_assistant_call', {
        call_id: crypto.randomUUID(),
        callers: [caller.hash, ...caller.recentHashes],
        per_window: rateLimit,
        for_everybody: dailyBudget,
      });
      const { reached, wait_seconds } = checked(await taken.abortSignal(queryTimeout()));
      return reached ? { code: reached, retryAfterS: wait_seconds } : undefined;
    },

    /** Deletes what is older than two days. */
    async tidy(now = Date.now()): Promise<void> {
      const before = new Date(now - retentionMs).toISOString();
      const old = [
        await answers().delete().lt('answered_at', before).select('id').abortSignal(queryTimeout()),
        await calls().delete().lt('called_at', before).select('id').abortSignal(queryTimeout()),
      ];
      for (const deleted of old) checked(deleted);
    },
  };
}

export type AssistantStore = ReturnType<typeof assistantStore>;
