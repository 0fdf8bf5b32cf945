import { pageById } from '../../content/catalog.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { entryOf } from './entries.ts';
import { problemOf, stampOf } from './entry-words.ts';
import type { OutboxEntryKind } from './model/entry.ts';
import { OutboxEntryActions } from './outbox-entry-actions.tsx';
import { isUnanswered, isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { Stamp } from '../../ui/stamp.tsx';

const useLeadText = textFor('lead');
const useText = textFor('outbox');

const tones = {
  queued: 'waiting',
  sending: 'waiting',
  delivered: 'done',
  'needs-user': 'problem',
  held: 'waiting',
  cancelled: 'problem',
} as const;

/** One queued request: what it is, when it was made, what became of it. */
export function OutboxEntry({ item }: { item: OutboxItem }) {
  const { locale, messages } = useI18n();
  const lead = useLeadText();
  const words = useText();
  const kinds: Record<string, string> = words.kinds;
  const entry = entryOf(item);
  const texts = { lead, messages };
  const subject = entry?.subject(item);
  const { answerPage } = entry ?? {};
  const receipt = receiptOf(item);
  const problem = problemOf(item, locale, lead, words);
  return (
    <li className="entry">
      <div>
        <strong>{entry?.title?.(item, texts) ?? kinds[item.kind] ?? item.kind}</strong>
        {subject && (
          <p className="entry-note">
            {entry?.goesTo === 'assistant' ? words.asked(subject) : words.about(subject)}
          </p>
        )}
        <p className="entry-note">{words.madeOn(formatDateTime(item.createdAt, locale))}</p>
        {item.deliveredAt !== null && (
          <p className="entry-note">
            {sentWords(item, entry?.goesTo, words)(formatDateTime(item.deliveredAt, locale))}
          </p>
        )}
        {receipt && <p className="entry-note">{words.receipt(receipt)}</p>}
        {problem && <p className="entry-note">{problem}</p>}
        <KeptText item={item} text={entry?.asText?.(item, texts, Infinity)} />
      </div>
      <div>
        <Stamp tone={isUnanswered(item) ? 'waiting' : tones[item.state]}>
          {words.stamps[stampOf(item)]}
        </Stamp>
      </div>
      <div className="entry-actions">
        {answerPage && item.state === 'delivered' && (
          <a href={addLocalePrefix(pageById(answerPage).path, locale)}>{words.toAnswer}</a>
        )}
        <OutboxEntryActions item={item} texts={texts} />
      </div>
    </li>
  );
}

/** What was sent without a confirmation, and until when it stays on this phone. */
function KeptText({ item, text }: { item: OutboxItem; text: string | undefined }) {
  const { locale } = useI18n();
  const words = useText();
  if (!text || item.state !== 'delivered' || !item.wipeAt) return null;
  return (
    <>
      <p className="entry-note">{words.textStays(formatDateTime(item.wipeAt, locale))}</p>
      <details>
        <summary>{words.yourText}</summary>
        <p className="entry-text">{text}</p>
      </details>
    </>
  );
}

/**
 * What is true of an item that has gone: the office has a request, the account a change to a profile; a
 * question went to the assistant.
 */
function sentWords(
  item: OutboxItem,
  goesTo: OutboxEntryKind['goesTo'] | undefined,
  words: TextOf<'outbox'>,
): (when: string) => string {
  if (goesTo === 'account') return words.inAccountOn;
  if (goesTo === 'assistant') return isUnanswered(item) ? words.notAnsweredOn : words.answeredOn;
  return isUnconfirmed(item) ? words.unconfirmedOn : words.sentOn;
}
