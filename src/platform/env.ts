/**
 * The settings a build can carry (`.env.example` names each, with what happens without it).
 * All of them are public: they end up in the browser. A setting that cannot be right stops the app
 * at its first line rather than at the first request.
 */
const given = import.meta.env as Record<string, string | undefined>;

/** Address of a Supabase project without a trailing slash; empty: the backend that serves this site. */
export const supabaseUrl = addressOf('VITE_SUPABASE_URL');

/** The project's public (publishable or anon) key; empty with the embedded backend. */
export const supabaseAnonKey = given.VITE_SUPABASE_ANON_KEY ?? '';

/** The owner's spreadsheet web app; empty: leads go to the backend's `lead-intake` function (LEAD-32). */
export const leadEndpoint = addressOf('VITE_LEAD_ENDPOINT');

/** Services that sign a visitor in besides a password (backend/social-providers.ts); empty: none. */
export const socialSignIn = given.VITE_SOCIAL_SIGN_IN ?? '';

/** The measurement id of the analytics service; empty: nothing is ever loaded or sent (ANLT-01). */
export const analyticsId = given.VITE_ANALYTICS_ID?.trim() ?? '';

/** Where the analytics script is loaded from, without a trailing slash. */
export const analyticsHost = addressOf('VITE_ANALYTICS_HOST') || 'https://www.googletagmanager.com';

if (supabaseUrl && !supabaseAnonKey) {
  throw new Error('VITE_SUPABASE_URL is set, but VITE_SUPABASE_ANON_KEY is not');
}

function addressOf(name: string): string {
  const value = given[name]?.trim() ?? '';
  if (value === '') return '';
  try {
    // Not `URL.canParse`: older phones run this line.
    return new URL(value).href.replace(/\/+$/, '');
  } catch (cause) {
    throw new Error(`${name} is not an address: ${value}`, { cause });
  }
}
