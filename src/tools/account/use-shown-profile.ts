import { useMemo } from 'react';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { useOutboxItems } from '../../platform/offline/outbox-access.ts';
import { useAuth } from './auth-store.ts';
import { waitingEdits, withWaiting, type ProfileEdits } from './profile-edits.ts';
import { profileFields } from './profile-fields.tsx';
import type { ProfileFields } from './profile.ts';

/** Returns the profile that this device shows: the server's copy with waiting changes (PROF-11). */
export function useShownProfile(): {
  shown: ProfileFields;
  waiting: { item: OutboxItem; payload: ProfileEdits }[];
} {
  const userId = useAuth(({ user }) => user?.id ?? '');
  const profile = useAuth((state) => state.profile);
  const items = useOutboxItems();
  const waiting = useMemo(() => waitingEdits(items, userId), [items, userId]);
  const shown = useMemo(() => {
    const now: ProfileFields = withWaiting(profile ?? {}, waiting);
    return Object.fromEntries(profileFields.map((field) => [field, now[field] ?? null]));
  }, [profile, waiting]);
  return { shown, waiting };
}
