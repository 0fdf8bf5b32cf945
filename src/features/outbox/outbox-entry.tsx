import { formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { OutboxEntryActions } from './outbox-entry-actions.tsx';
import type { OutboxActions } from './outbox-list.tsx';
import { Stamp } from '../../ui/stamp.tsx';

const tones = {
  queued: 'waiting',
  sending: 'waiting',
  delivered: 'done',
  'needs-user': 'problem',
  held: 'waiting',
  cancelled: 'problem',
} as const;

/** One queued request: what it is, when it was made, what became of it. */
export function OutboxEntry({ item, actions }: { item: OutboxItem; actions: OutboxActions }) {
  const { locale, messages } = useI18n();
  const { outbox: words } = messages;
  const kinds: Record<string, string> = words.kinds;
  const answer = item.receipt;
  const receipt =
    typeof answer === 'object' && answer !== null && 'receipt' in answer
      ? String(answer.receipt)
      : '';
  const problem = problemOf(item, words.problems);
  return (
    <li className="entry">
      <div>
        <strong>{kinds[item.kind] ?? item.kind}</strong>
        <p className="entry-note">{words.madeOn(formatDateTime(item.createdAt, locale))}</p>
        {item.deliveredAt !== null && (
          <p className="entry-note">{words.sentOn(formatDateTime(item.deliveredAt, locale))}</p>
        )}
        {receipt && <p className="entry-note">{words.receipt(receipt)}</p>}
        {problem && <p className="entry-note">{problem}</p>}
      </div>
      <div>
        <Stamp tone={tones[item.state]}>{words.stamps[item.state]}</Stamp>
      </div>
      <div className="entry-actions">
        <OutboxEntryActions item={item} actions={actions} />
      </div>
    </li>
  );
}

/** Why an item still waits, in the visitor's words; the office's own words where a person must act. */
function problemOf(
  { state, lastError }: OutboxItem,
  words: { network: string; other: string },
): string | undefined {
  if (!lastError || state === 'delivered' || state === 'cancelled') return undefined;
  if (state === 'needs-user') return lastError.message;
  return lastError.code === 'network' ? words.network : words.other;
}
