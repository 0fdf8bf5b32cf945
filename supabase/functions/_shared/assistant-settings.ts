/** The model of the legal assistant, and the limits on its use. */
export interface AssistantSettings {
  /** Full address of its `generateContent` call. */
  readonly url: string;
  /** Never leaves the server (CHAT-11). */
  readonly key: string;
  /** The request header that carries the key. */
  readonly keyHeader: string;
  /** Questions from one address in ten minutes; 0 means no limit. */
  readonly rateLimit: number;
  /** Questions from all callers in a day; 0 means no limit. */
  readonly dailyBudget: number;
}

/** Many phones share one address of a mobile carrier, so a lower number is no attack. */
const defaultRateLimit = 60;
const defaultDailyBudget = 1000;

/**
 * Reads the optional settings of the legal assistant (.env.example), by their names. Returns none without
 * address or key: there is no model then.
 *
 * Throws with the variable's name when a value is invalid, and never repeats the key.
 */
export function readAssistantSettings(get: (name: string) => string | undefined): {
  assistant?: AssistantSettings;
} {
  const url = get('ASSISTANT_URL');
  const key = get('ASSISTANT_KEY');
  const rateLimit = readNumber('ASSISTANT_RATE_LIMIT', get, defaultRateLimit);
  const dailyBudget = readNumber('ASSISTANT_DAILY_BUDGET', get, defaultDailyBudget);
  if (!url || !key) return {};
  const keyHeader = readHeaderName(get('ASSISTANT_KEY_HEADER') || 'x-goog-api-key');
  return { assistant: { url: readAddress(url), key, keyHeader, rateLimit, dailyBudget } };
}

function readNumber(
  name: string,
  get: (name: string) => string | undefined,
  otherwise: number,
): number {
  const text = get(name);
  if (!text) return otherwise;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, 0 for no limit, not "${text}".`);
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw new Error('ASSISTANT_URL must be an address such as https://example.org/model.');
}

function readHeaderName(text: string): string {
  if (/^[a-z0-9-]{1,64}$/i.test(text)) return text;
  throw new Error(`ASSISTANT_KEY_HEADER must be the name of a header, not "${text}".`);
}
