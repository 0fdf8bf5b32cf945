import { supabaseAnonKey, supabaseUrl } from '../env.ts';

/** Returns the address of an edge function. */
export function functionsUrl(name: string): string {
  return `${supabaseUrl}/functions/v1/${name}`;
}

/** Headers that a hosted project requires for each call. The embedded backend requires none. */
export function functionHeaders(): Record<string, string> {
  if (!supabaseAnonKey) return {};
  return { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` };
}
