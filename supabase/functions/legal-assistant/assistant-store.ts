import type { AssistantSettings } from '../_shared/assistant-settings.ts';
import type { Caller } from '../_shared/caller.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { checked, queryTimeout, serviceClient, StoreError } from '../_shared/service-client.ts';
import type { AssistantAnswer } from '../_shared/tables.ts';

/** The reason not to ask the model, and the wait until it may be asked. */
export interface Limit {
  code: 'too-many' | 'budget-spent';
  retryAfterS: number;
}

const dayMs = 24 * 60 * 60_000;
/** Long enough for a device that was offline for a day to ask again. */
const retentionMs = 2 * dayMs;

/** Saves the assistant's data as the service role. Every method throws StoreError. */
export function assistantStore(env: FunctionEnv) {
  const client = serviceClient(env);
  const answers = () => client.from('assistant_answers');
  const calls = () => client.from('assistant_calls');

  return {
    /** Returns the saved answer to this id; undefined when the id is new. */
    async known(id: string): Promise<Pick<AssistantAnswer, 'body_hash' | 'answer'> | undefined> {
      const found = answers().select('body_hash,answer').eq('id', id);
      return checked(await found.abortSignal(queryTimeout()))[0];
    },

    /** Saves an answer and returns it; when its id already has one, returns that one. */
    async save(answer: Omit<AssistantAnswer, 'answered_at'>): Promise<AssistantAnswer['answer']> {
      const inserted = await answers()
        .upsert(answer, { onConflict: 'id', ignoreDuplicates: true })
        .select('answer')
        .abortSignal(queryTimeout());
      const row = checked(inserted)[0] ?? (await this.known(answer.id));
      if (!row) throw new StoreError('an answer vanished between two queries');
      return row.answer;
    },

    /**
     * Counts a call before the model is asked. Returns the limit instead when caller or day have reached one.
     */
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

    /** Deletes rows older than two days. */
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
