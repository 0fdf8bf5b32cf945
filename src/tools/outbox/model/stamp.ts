import type { TextOf } from '../../../locales/language.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { isAnsweredHere, isUnanswered, isUnconfirmed } from '../../../platform/offline/receipt.ts';

/** The stamp of an item: the name of its word in `stamps` of the outbox's texts, and its tone. */
export interface ItemStamp {
  word: keyof TextOf<'outbox'>['stamps'];
  tone: 'waiting' | 'done' | 'problem';
}

const tones = {
  queued: 'waiting',
  sending: 'waiting',
  delivered: 'done',
  'needs-user': 'problem',
  held: 'waiting',
  cancelled: 'problem',
} as const;

/** Returns the stamp of an item: its state, or its outcome if "sent" would claim too much. */
export function stampOf(item: OutboxItem): ItemStamp {
  return { word: wordOf(item), tone: isUnanswered(item) ? 'waiting' : tones[item.state] };
}

function wordOf(item: OutboxItem): ItemStamp['word'] {
  if (item.state === 'delivered' && isUnconfirmed(item)) return 'unconfirmed';
  if (isAnsweredHere(item)) return 'answered';
  return isUnanswered(item) ? 'unanswered' : item.state;
}
