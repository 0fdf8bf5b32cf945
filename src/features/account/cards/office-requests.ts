import { followSession } from '../session.ts';

/** A request as the office has it, for the person who sent it. */
export interface OfficeRequest {
  id: string;
  receipt: string | null;
  received_at: string;
}

const newest = 10;

/** The newest requests of a person. Rejects with the client's error. */
export async function officeRequests(userId: string): Promise<OfficeRequest[]> {
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
