import type { IsoDate } from '../../../content/facts/types.ts';
import type { Scheme, SchemeStatus } from './types.ts';

/** The status that a visitor sees: as recorded, or "unread" for a scheme that nobody has read for us. */
export type ShownStatus = SchemeStatus | 'unread';

/**
 * Returns a scheme's status on a day. Open becomes announced before its first day, unclear after its last. A
 * scheme that nobody has read for us is never open.
 */
export function statusOn(
  { status, runs, source }: Pick<Scheme, 'status' | 'runs' | 'source'>,
  day: IsoDate,
): ShownStatus {
  if (status !== 'open') return status;
  if (!source) return 'unread';
  if (runs?.until && runs.until < day) return 'unclear';
  return runs?.from && day < runs.from ? 'announced' : 'open';
}

/** The order of the statuses in lists. */
export const statusOrder: Record<ShownStatus, number> = {
  open: 0,
  announced: 1,
  unclear: 2,
  unread: 2,
  closed: 3,
};
