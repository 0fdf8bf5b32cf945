import type { AssistantSettings } from '../_shared/assistant-settings.ts';

/** Shorter than a device's timeout for this function. */
const timeoutMs = 25_000;

const harms = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
] as const;

/** The body of a request to the model (CHAT-07 to CHAT-09). */
const modelRequest = (prompt: string) => ({
  contents: [{ parts: [{ text: prompt }] }],
  generationConfig: { temperature: 0.3, topK: 40, topP: 0.95, maxOutputTokens: 8192 },
  safetySettings: harms.map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' })),
});

/** The reason for a missing answer: a code for which the page has a text, and a text for the log. */
export interface ModelFailure {
  code:
    | 'model-rate-limited'
    | 'model-invalid-request'
    | 'model-key'
    | 'model-not-found'
    | 'model-invalid-response'
    | 'model-error';
  message: string;
  /** The status of our own answer. Only temporary failures have 429 or 5xx, so that a queue retries them. */
  status: number;
  retryAfter?: string | undefined;
}

export type ModelAnswer = { ok: true; text: string } | { ok: false; failure: ModelFailure };

/** The failure for each status of the model's refusals (specification, section 8). */
const failures: Readonly<Record<number, ModelFailure>> = {
  429: {
    code: 'model-rate-limited',
    message: 'Rate limit exceeded. Please try again in a moment.',
    status: 429,
  },
  400: {
    code: 'model-invalid-request',
    message: 'Invalid request: the model did not accept the question. Please rephrase it.',
    status: 400,
  },
  403: { code: 'model-key', message: 'API key error', status: 403 },
  404: { code: 'model-not-found', message: 'The model was not found', status: 404 },
};

/**
 * Asks the model, with the key in its header. Never rejects, and a failure never contains the key or the
 * answer.
 */
export async function askModel(
  { url, key, keyHeader }: AssistantSettings,
  prompt: string,
): Promise<ModelAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [keyHeader]: key },
      body: JSON.stringify(modelRequest(prompt)),
      // A redirect could send the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { ok: false, failure: await failureOf(response) };
    const text = textOf(await response.json());
    return text === undefined
      ? failed('model-invalid-response', 'Invalid response')
      : { ok: true, text };
  } catch (error) {
    // Only the name: the message may quote the address, and with it a key that an owner put there.
    return failed('model-error', `no answer (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

const failed = (
  code: 'model-invalid-response' | 'model-error',
  message: string,
): { ok: false; failure: ModelFailure } => ({ ok: false, failure: { code, message, status: 502 } });

async function failureOf(response: Response): Promise<ModelFailure> {
  await response.body?.cancel();
  const known = failures[response.status];
  if (!known) return failed('model-error', `status ${response.status}`).failure;
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  return retryAfter ? { ...known, retryAfter } : known;
}

/** Returns the text of the first candidate's content parts (CHAT-10); undefined when there is none. */
function textOf(answer: unknown): string | undefined {
  const candidates = fieldOf(answer, 'candidates');
  const first: unknown = Array.isArray(candidates) ? candidates[0] : undefined;
  const parts = fieldOf(fieldOf(first, 'content'), 'parts');
  if (!Array.isArray(parts)) return undefined;
  const text = parts
    .map((part: unknown) => fieldOf(part, 'text'))
    .filter((piece) => typeof piece === 'string')
    .join('')
    .trim();
  return text || undefined;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
