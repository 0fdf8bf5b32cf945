/**
 * Returns a time in the format of PostgREST and Supabase's auth: some browsers cannot read Postgres' own
 * format.
 */
export const toIsoTime = (text: string): string =>
  text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
