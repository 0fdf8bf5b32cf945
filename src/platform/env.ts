/**
 * Settings of the build. All of them are public, because the browser receives them. `.env.example` lists
 * each, and its default. An invalid setting stops the app at its first line instead of at the first request.
 */
const given = import.meta.env as Record<string, string | undefined>;

/** Address of a Supabase project without a trailing slash. Empty: the server of this site is the backend. */
export const supabaseUrl = addressOf('VITE_SUPABASE_URL');

/** The project's public (publishable or anon) key. Empty with the embedded backend. */
export const supabaseAnonKey = given.VITE_SUPABASE_ANON_KEY ?? '';

/** The owner's spreadsheet web app. Empty: the backend's `lead-intake` function receives leads (LEAD-32). */
export const leadEndpoint = addressOf('VITE_LEAD_ENDPOINT');

/** Services that sign a visitor in without a password (backend/social-providers.ts). Empty: none. */
export const socialSignIn = given.VITE_SOCIAL_SIGN_IN ?? '';

/** The measurement id of the analytics service. Empty: nothing is ever loaded or sent (ANLT-01). */
export const analyticsId = given.VITE_ANALYTICS_ID?.trim() ?? '';

/** Address of the analytics script, without a trailing slash. */
export const analyticsHost = addressOf('VITE_ANALYTICS_HOST') || 'https://www.googletagmanager.com';

if (supabaseUrl && !supabaseAnonKey) {
  throw new Error('VITE_SUPABASE_URL is set, but VITE_SUPABASE_ANON_KEY is not');
}

function addressOf(name: string): string {
  const value = given[name]?.trim() ?? '';
  if (value === '') return '';
  try {
    // Older devices have no `URL.canParse`.
    return new URL(value).href.replace(/\/+$/, '');
  } catch (cause) {
    throw new Error(`${name} is not an address: ${value}`, { cause });
  }
}
