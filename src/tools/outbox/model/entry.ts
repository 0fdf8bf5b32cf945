import type { PageId } from '../../../content/catalog.ts';
import type { Messages, TextOf } from '../../../locales/language.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';

/** The texts that an entry may need. */
export interface EntryTexts {
  lead: TextOf<'lead'>;
  messages: Messages;
}

/**
 * What the list of requests says of one kind of item and offers for it. A tool exports it as `entry`, and
 * how the item is sent as `sender`, from its `<kind>.outbox.ts`.
 */
export interface OutboxEntryKind {
  /** Its name stands in `kinds` of `locales/<language>/tools/outbox.ts`. */
  kind: keyof TextOf<'outbox'>['kinds'];
  /** Who has the item once it is delivered. */
  goesTo: 'team' | 'account' | 'assistant';
  /** What tells it from others of its kind, in the visitor's own words; undefined once its text has been wiped. */
  subject(item: OutboxItem): string | undefined;
  /** What was asked for, where the kind has several sorts. */
  title?(item: OutboxItem, texts: EntryTexts): string | undefined;
  /**
   * The item as text that its person can send another way; undefined once it has been wiped.
   * @param maxLength in characters; absent: as much as a link to WhatsApp carries.
   */
  asText?(item: OutboxItem, texts: EntryTexts, maxLength?: number): string | undefined;
  /** Opens the form in which it can be changed. The opener gets the focus back. */
  edit?(item: OutboxItem, texts: EntryTexts, opener: HTMLElement): void;
  /** The page on which its answer is read. */
  answerPage?: PageId;
}
