import { pageById } from '../../content/catalog.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { problemOf, stampOf } from './entry-words.ts';
import { OutboxEntryActions } from './outbox-entry-actions.tsx';
import type { OutboxActions } from './outbox-list.tsx';
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
export function OutboxEntry({ item, actions }: { item: OutboxItem; actions: OutboxActions }) {
  const { locale } = useI18n();
  const lead = useLeadText();
  const words = useText();
  const kinds: Record<string, string> = words.kinds;
  const subject = actions.subject(item);
  const isQuestion = item.kind === 'chat';
  const receipt = receiptOf(item);
  const problem = problemOf(item, locale, lead, words);
  return (
    <li className="entry">
      <div>
        <strong>{actions.title(item) ?? kinds[item.kind] ?? item.kind}</strong>
        {subject && (
          <p className="entry-note">{isQuestion ? words.asked(subject) : words.about(subject)}</p>
        )}
        <p className="entry-note">{words.madeOn(formatDateTime(item.createdAt, locale))}</p>
        {item.deliveredAt !== null && (
          <p className="entry-note">
            {sentWords(item, words)(formatDateTime(item.deliveredAt, locale))}
          </p>
        )}
        {receipt && <p className="entry-note">{words.receipt(receipt)}</p>}
        {problem && <p className="entry-note">{problem}</p>}
        <KeptText item={item} text={actions.text(item)} />
      </div>
      <div>
        <Stamp tone={isUnanswered(item) ? 'waiting' : tones[item.state]}>
          {words.stamps[stampOf(item)]}
        </Stamp>
      </div>
      <div className="entry-actions">
        {isQuestion && item.state === 'delivered' && (
          <a href={addLocalePrefix(pageById('tools/legal-assistant').path, locale)}>
            {words.toAnswer}
          </a>
        )}
        <OutboxEntryActions item={item} actions={actions} />
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
function sentWords(item: OutboxItem, words: TextOf<'outbox'>): (when: string) => string {
  if (item.kind === 'profile') return words.inAccountOn;
  if (item.kind === 'chat') return isUnanswered(item) ? words.notAnsweredOn : words.answeredOn;
  return isUnconfirmed(item) ? words.unconfirmedOn : words.sentOn;
}
