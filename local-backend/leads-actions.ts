import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database, LeadAnnouncement } from '../supabase/functions/_shared/tables.ts';
import { indianTime } from './leads-format.ts';
import { LeadsUnavailable, type LeadsSource } from './leads-source.ts';

/** An announcement that may not have reached the team. */
export type OpenAnnouncement = Pick<
  LeadAnnouncement,
  'lead_id' | 'channel' | 'state' | 'attempts' | 'last_error' | 'created_at'
>;

/** Supabase's own maximum of rows in one answer. */
const pageSize = 1000;

const clientOf = ({ url, key }: LeadsSource) =>
  new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    retry: false,
  });

/** Returns the unsent announcements by the id of their lead. Throws LeadsUnavailable. */
export async function readOpenAnnouncements(
  source: LeadsSource,
): Promise<ReadonlyMap<string, readonly OpenAnnouncement[]>> {
  const byLead = new Map<string, OpenAnnouncement[]>();
  let count = 0;
  for (;;) {
    const { data, error, status } = await clientOf(source)
      .from('lead_announcements')
      .select('lead_id,channel,state,attempts,last_error,created_at')
      .neq('state', 'sent')
      .order('created_at')
      .order('message_id')
      .range(count, count + pageSize - 1);
    if (error) throw refused(source, error.message, status);
    // A server may limit an answer to fewer rows than requested.
    if (data.length === 0) return byLead;
    count += data.length;
    for (const row of data) byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), row]);
  }
}

/**
 * Releases a flagged lead and returns a message about the result. Repeating it changes nothing. Throws
 * LeadsUnavailable, also when no lead has the receipt.
 */
export async function releaseLead(
  source: LeadsSource,
  receipt: string,
  by: string,
): Promise<string> {
  const { data, error, status } = await clientOf(source).rpc('release_lead', {
    of_receipt: receipt,
    by_whom: by,
  });
  if (error) throw refused(source, error.message, status);
  const when = data.released_at ? indianTime(data.released_at) : '';
  switch (data.outcome) {
    case 'released':
      return `${data.receipt} is released (it was flagged: ${data.suspicion?.join(', ')}). The sheet, if there is one, gets the new mark within a few minutes.`;
    case 'already-released':
      return `${data.receipt} was released before, on ${when} by ${data.released_by}. Nothing was changed.`;
    case 'not-flagged':
      return `${data.receipt} is not flagged. Nothing was changed.`;
    case 'unknown':
      throw new LeadsUnavailable(`There is no lead with the receipt ${data.receipt}.`);
  }
}

/**
 * Schedules the announcements that were given up for another attempt, and returns their number. Throws
 * LeadsUnavailable.
 */
export async function announceAgain(source: LeadsSource): Promise<number> {
  const { data, error, status } = await clientOf(source)
    .from('lead_announcements')
    .update({ state: 'waiting', attempts: 0, due_at: new Date().toISOString(), settled_at: null })
    .eq('state', 'gave-up')
    .select('message_id');
  if (error) throw refused(source, error.message, status);
  return data.length;
}

const refused = ({ url }: LeadsSource, message: string, status: number) =>
  new LeadsUnavailable(
    status === 0
      ? `No server answers at ${url}. Start it with npm run serve, or set PORT to its port.`
      : `${url} refused: ${message} (status ${status}).`,
  );
