import type { z } from 'zod';
import type { AssistantSettings } from '../_shared/assistant-settings.ts';
import { callerOf, type Caller } from '../_shared/caller.ts';
import { canonicalHash } from '../_shared/canonical-hash.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readJsonBody } from '../_shared/json-body.ts';
import { nameItem } from '../_shared/name-item.ts';
import { json, preflight, problem } from '../_shared/responses.ts';
import { StoreError } from '../_shared/service-client.ts';
import { askModel, type ModelFailure } from './ask-model.ts';
import { assistantStore, type AssistantStore, type Limit } from './assistant-store.ts';
import { checkCitations, type Checked } from './citations.ts';
import { promptFor } from './prompt.ts';
import { questionSchema, type Question } from './question.ts';

/** Room for six passages and a question in Devanagari or Telugu, at three bytes a character. */
const maxBodyBytes = 48 * 1024;

/**
 * The legal assistant (docs/decisions/0024-assistant.md). Takes a question with passages of our guides and
 * sends both to the model.
 *
 * Answers 200 with `{ id, status: 'answered', answer, cited }`, where `cited` are numbers of the passages, or
 * with `{ id, status: 'uncited' }` when the model's text cites none of them, or states a figure or a contact
 * that the cited one lacks. An answer is the same for the same id.
 *
 * Answers 404 `not-available` when no model is set up; 422 `id-reused` when the id belongs to another
 * question; 400, 405, 413 or 415 when the request is invalid; 429 with Retry-After for `too-many` from one
 * address and for `budget-spent` of the day; the model's own failures by their `model-…` code (ask-model.ts);
 * 503 when the database fails.
 */
export const legalAssistant: FunctionHandler = (request, env) =>
  nameItem(request, takeQuestion(request, env));

async function takeQuestion(request: Request, env: FunctionEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    const error = { code: 'method-not-allowed', message: 'Send this with POST.' };
    return problem(405, error, { allow: 'POST, OPTIONS' });
  }
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return body.response;
  const question = questionSchema.safeParse(body.value);
  if (!question.success) return invalid(question.error);
  if (!env.assistant) {
    const message = 'No model is set up here. The answer on the device stands.';
    return problem(404, { code: 'not-available', message });
  }

  const store = assistantStore(env);
  try {
    const outcome = await answerOnce(store, env.assistant, question.data, {
      bodyHash: await canonicalHash(body.value),
      caller: await callerOf(request.headers, env),
    });
    env.waitUntil?.(tidy(store));
    return answerTo(question.data.id, outcome);
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    console.error(`legal-assistant: stopped (${reason})`);
    const message = 'This could not be answered now. Send it again.';
    return problem(503, { code: 'unavailable', message }, { 'retry-after': '30' });
  }
}

type Outcome =
  | { is: 'checked'; checked: Checked }
  | { is: 'id-reused' }
  | { is: 'limited'; limit: Limit }
  | { is: 'failed'; failure: ModelFailure };

/**
 * Gives a question one answer. A repeated id gets the saved answer, and the model is not asked.
 *
 * A repeat that arrives before the model has answered asks the model again. It counts within the limits like
 * any other question, and gets the answer that was saved first.
 */
async function answerOnce(
  store: AssistantStore,
  assistant: AssistantSettings,
  question: Question,
  { bodyHash, caller }: { bodyHash: string; caller: Caller },
): Promise<Outcome> {
  const known = await store.known(question.id);
  if (known && known.body_hash !== bodyHash) return { is: 'id-reused' };
  if (known) return { is: 'checked', checked: known.answer };
  const limit = await store.takeCall(assistant, caller);
  if (limit) return { is: 'limited', limit };
  const said = await askModel(assistant, promptFor(question));
  if (!said.ok) return { is: 'failed', failure: said.failure };
  const { checked: answer, fault } = checkCitations(said.text, question);
  if (answer.status === 'uncited') {
    // Logs only the fault, because the text may contain the question. The answer is not saved: asked again,
    // the model may cite.
    console.info(`legal-assistant: an answer was not passed on (${fault})`);
    return { is: 'checked', checked: answer };
  }
  return {
    is: 'checked',
    checked: await store.save({ id: question.id, body_hash: bodyHash, answer }),
  };
}

function answerTo(id: string, outcome: Outcome): Response {
  switch (outcome.is) {
    case 'checked':
      return json(200, { id, ...outcome.checked });
    case 'id-reused': {
      const message = 'Another question with this id was answered before.';
      return problem(422, { code: 'id-reused', message });
    }
    case 'limited': {
      const { code, retryAfterS } = outcome.limit;
      const message = 'Too many questions came. Please wait and try again.';
      return problem(429, { code, message }, { 'retry-after': String(retryAfterS) });
    }
    case 'failed': {
      const { code, message, status, retryAfter } = outcome.failure;
      console.error(`legal-assistant: ${code} (${message})`);
      return problem(status, { code, message }, retryAfter ? { 'retry-after': retryAfter } : {});
    }
  }
}

async function tidy(store: AssistantStore): Promise<void> {
  try {
    await store.tidy();
  } catch (error) {
    console.error(`legal-assistant: old answers are still there (${nameOf(error)})`);
  }
}

/** Only the name: the message may quote the question. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

function invalid(error: z.ZodError): Response {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  return problem(400, { code: 'invalid', message: 'The question cannot be read as sent.', fields });
}
