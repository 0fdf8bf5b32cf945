import { useEffect, useState } from 'react';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { isStillSaved } from '../../platform/offline/still-saved.ts';
import { leadResultOf, type LeadResult } from './submit-lead.ts';

/** Interval in ms between checks that a saved request is still on the device. */
const lookEveryMs = 2000;

/**
 * Returns the current state of a request. A saved one may be sent, refused or deleted while the visitor sees
 * it. `lost`: the device no longer has it, and no server confirmed it.
 */
export function useLatestResult(first: LeadResult): LeadResult | { outcome: 'lost' } {
  const items = useOutboxItems();
  /** The result whose request was lost. Sending again makes a new result. */
  const [lost, setLost] = useState<LeadResult>();
  const id = first.outcome === 'saved' ? first.id : undefined;
  const item = id === undefined ? undefined : items?.find((each) => each.id === id);
  const isWaiting = id !== undefined && item?.state !== 'delivered';

  useEffect(() => {
    if (!isWaiting || id === undefined) return;
    let current = true;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      isStillSaved(id).then(
        (saved) => {
          if (current) setLost(saved ? undefined : first);
        },
        (error: unknown) => console.error('Whether the request is still saved is not known', error),
      );
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, id, first]);

  if (id === undefined) return first;
  if (item?.state === 'delivered') return leadResultOf(item);
  if (lost === first || item?.state === 'cancelled') return { outcome: 'lost' };
  return item ? leadResultOf(item) : first;
}
