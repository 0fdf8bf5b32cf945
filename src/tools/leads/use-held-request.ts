import { useEffect } from 'react';
import { openOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import type { Outbox } from '../../platform/offline/outbox.ts';

/** Well within the time for which the outbox keeps an item back. */
const renewMs = 30_000;

const withOutbox = (work: (outbox: Outbox) => Promise<unknown>) =>
  openOutbox()
    .then(work)
    .catch((error: unknown) => console.error('The request cannot be kept back', error));

/**
 * Keeps a waiting request back while its text is being changed, and says what has become of it: `sending`
 * when it was already being sent, `sent` when the office has its first text. Undefined: nothing is changed.
 */
export function useHeldRequest(id: string | undefined): 'held' | 'sending' | 'sent' {
  const items = useOutboxItems();
  const state = items?.find((item) => item.id === id)?.state;

  useEffect(() => {
    if (id === undefined || state === undefined || state === 'delivered') return undefined;
    const hold = () => void withOutbox((outbox) => outbox.hold(id));
    // Anew when its state changes: an attempt that was under way has failed.
    hold();
    const timer = setInterval(hold, renewMs);
    return () => clearInterval(timer);
  }, [id, state]);

  useEffect(() => {
    if (id === undefined) return undefined;
    return () => void withOutbox((outbox) => outbox.release(id));
  }, [id]);

  if (id === undefined) return 'held';
  return state === 'delivered' ? 'sent' : state === 'sending' ? 'sending' : 'held';
}
