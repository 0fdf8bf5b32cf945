import type { Row } from '../../../platform/backend/client.ts';
import { followSession } from '../session.ts';

/** A request that the server has, for the user who sent it. */
export type StoredRequest = Pick<Row<'leads'>, 'id' | 'receipt' | 'received_at'>;

const newest = 10;

/** Returns the newest requests of a user. Rejects with the client's error. */
export async function storedRequests(userId: string): Promise<StoredRequest[]> {
  const client = await followSession();
  const { data, error } = await client
    .from('leads')
    .select('id, receipt, received_at')
    .eq('user_id', userId)
    .order('received_at', { ascending: false })
    .limit(newest);
  if (error) throw error;
  return data;
}
