import { pageById } from '../../content/catalog.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { textFor, useI18n } from '../../locales/text.tsx';
import { addLocalePrefix } from '../../i18n/locale-path.ts';
import type { TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { entryOf } from './entries.ts';
import { problemOf } from './entry-texts.ts';
import type { OutboxEntryKind } from './model/entry.ts';
import { LateOutcome } from './model/late-outcome.tsx';
import { stampOf } from './model/stamp.ts';
import { OutboxEntryActions } from './outbox-entry-actions.tsx';
import { isUnanswered, isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { Stamp } from '../../ui/stamp.tsx';

const useLeadText = textFor('lead');
const useText = textFor('outbox');

/** One queued request: its kind, its date and its state. */
export function OutboxEntry({ item }: { item: OutboxItem }) {
  const { locale, messages } = useI18n();
  const lead = useLeadText();
  const texts = useText();
  const kinds: Record<string, string> = texts.kinds;
  const entry = entryOf(item);
  const entryTexts = { lead, messages };
  const subject = entry?.subject(item);
  const { answerPage } = entry ?? {};
  const receipt = receiptOf(item);
  const stamp = stampOf(item);
  const title = entry?.title?.(item, entryTexts) ?? kinds[item.kind] ?? item.kind;
  const made = texts.madeOn(formatDateTime(item.createdAt, locale));
  const sent =
    item.deliveredAt === null
      ? undefined
      : sentText(item, entry?.goesTo, texts)(formatDateTime(item.deliveredAt, locale));
  const problem = problemOf(item, locale, lead, texts);
  return (
    <li className="entry" data-tone={stamp.tone}>
      <div>
        <strong>{title}</strong>
        {subject && (
          <p className="entry-note">
            {entry?.goesTo === 'assistant' ? texts.asked(subject) : texts.about(subject)}
          </p>
        )}
        <p className="entry-note">{made}</p>
        {sent && <p className="entry-note">{sent}</p>}
        {receipt && <p className="entry-note">{texts.receipt(receipt)}</p>}
        {problem && <p className="entry-note">{problem}</p>}
        <UnconfirmedText item={item} text={entry?.asText?.(item, entryTexts, Infinity)} />
      </div>
      <div className="outbox-stamp">
        <Stamp tone={stamp.tone} mark>
          {texts.stamps[stamp.word]}
        </Stamp>
        <LateOutcome
          tone={stamp.tone}
          text={[texts.stamps[stamp.word], title, sent, problem].filter(Boolean).join('. ')}
        />
      </div>
      <div className="entry-actions">
        {answerPage && item.state === 'delivered' && (
          <a href={addLocalePrefix(pageById(answerPage).path, locale)}>{texts.toAnswer}</a>
        )}
        <OutboxEntryActions item={item} entryTexts={entryTexts} />
      </div>
    </li>
  );
}

/** The text of an unconfirmed request, and the date until which the device retains it. */
function UnconfirmedText({ item, text }: { item: OutboxItem; text: string | undefined }) {
  const { locale } = useI18n();
  const texts = useText();
  if (!text || item.state !== 'delivered' || !item.wipeAt) return null;
  return (
    <>
      <p className="entry-note">{texts.textStays(formatDateTime(item.wipeAt, locale))}</p>
      <details>
        <summary>{texts.yourText}</summary>
        <p className="entry-text">{text}</p>
      </details>
    </>
  );
}

/**
 * Returns the text about a sent item. The team has a request, the account a change to the profile, the
 * assistant a question.
 */
function sentText(
  item: OutboxItem,
  goesTo: OutboxEntryKind['goesTo'] | undefined,
  texts: TextOf<'outbox'>,
): (when: string) => string {
  if (goesTo === 'account') return texts.inAccountOn;
  if (goesTo === 'assistant') return isUnanswered(item) ? texts.notAnsweredOn : texts.answeredOn;
  return isUnconfirmed(item) ? texts.unconfirmedOn : texts.sentOn;
}
