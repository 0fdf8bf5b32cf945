import { supabaseAnonKey, supabaseUrl } from '../env.ts';

/** The address of an edge function. */
export function functionsUrl(name: string): string {
  return `${supabaseUrl}/functions/v1/${name}`;
}

/** What a hosted project wants to see with each call; the embedded backend needs nothing. */
export function functionHeaders(): Record<string, string> {
  if (!supabaseAnonKey) return {};
  return { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` };
}
