import type { FunctionEnv } from './function-env.ts';

export type LeadSettings = Pick<FunctionEnv, 'LEAD_RATE_LIMIT' | 'LEAD_SHEET_URL'>;

/**
 * Many phones share one address of a mobile carrier, and a phone that was offline for a day sends
 * all it holds at once: what stays below this is no attack.
 */
const defaultRateLimit = 300;

/**
 * The optional settings of lead intake (.env.example), by their names. Throws with the variable's
 * name when one makes no sense.
 */
export function readLeadSettings(get: (name: string) => string | undefined): LeadSettings {
  const sheet = get('LEAD_SHEET_URL');
  return {
    LEAD_RATE_LIMIT: readLimit(get('LEAD_RATE_LIMIT')),
    ...(sheet && { LEAD_SHEET_URL: readAddress(sheet) }),
  };
}

function readLimit(text: string | undefined): number {
  if (!text) return defaultRateLimit;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`LEAD_RATE_LIMIT must be a whole number, 0 for no limit, not "${text}".`);
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  // The address is not repeated: whoever knows it can write into the sheet.
  throw new Error('LEAD_SHEET_URL must be an address such as https://example.org/exec.');
}
