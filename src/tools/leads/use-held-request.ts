import { useEffect } from 'react';
import { openOutbox, useOutboxItems } from '../../platform/offline/outbox-access.ts';
import type { Outbox } from '../../platform/offline/outbox.ts';

/** Shorter than the hold of the outbox, in ms. */
const renewMs = 30_000;

const withOutbox = (work: (outbox: Outbox) => Promise<unknown>) =>
  openOutbox()
    .then(work)
    .catch((error: unknown) => console.error('The request cannot be held back', error));

/**
 * Holds a waiting request while the visitor edits its text, and returns its state. `sending`: it was already
 * being sent. `sent`: the server has its first text. `id` is undefined when nothing is edited.
 */
export function useHeldRequest(id: string | undefined): 'held' | 'sending' | 'sent' {
  const items = useOutboxItems();
  const state = items?.find((item) => item.id === id)?.state;

  useEffect(() => {
    if (id === undefined || state === undefined || state === 'delivered') return undefined;
    const hold = () => void withOutbox((outbox) => outbox.hold(id));
    // Holds it again when an attempt has failed.
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
