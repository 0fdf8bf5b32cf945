import { useEffect, useState } from 'react';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { isStillSaved } from '../../platform/offline/still-saved.ts';
import { leadResultOf, type LeadResult } from './submit-lead.ts';

/** How often a request that only this device has is looked for while its person is told that it is saved. */
const lookEveryMs = 2000;

/**
 * What is true of a request now. What was only saved may be sent, refused or deleted while its person
 * still looks at it; `lost`: the device no longer holds it, and nobody has said that it arrived (L4).
 */
export function useLatestResult(first: LeadResult): LeadResult | { outcome: 'lost' } {
  const items = useOutboxItems();
  /** The result that turned out to be lost: another try is another result. */
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
