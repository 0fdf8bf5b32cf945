import type { PageId } from '../../../content/catalog.ts';
import type { Messages, TextOf } from '../../../locales/language.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';

/** The texts that an entry may need. */
export interface EntryTexts {
  lead: TextOf<'lead'>;
  messages: Messages;
}

/**
 * Texts and actions of one kind of item in the list of requests. A tool exports it as `entry` from its
 * `<kind>.outbox.ts`, beside the `sender`.
 */
export interface OutboxEntryKind {
  /** Its name is in `kinds` of `locales/<language>/tools/outbox.ts`. */
  kind: keyof TextOf<'outbox'>['kinds'];
  /** The receiver of the item. */
  goesTo: 'team' | 'account' | 'assistant';
  /**
   * Distinguishes the item from others of its kind, with the visitor's own text; undefined once its text has
   * been wiped.
   */
  subject(item: OutboxItem): string | undefined;
  /** The title, for kinds with several sorts of requests. */
  title?(item: OutboxItem, texts: EntryTexts): string | undefined;
  /**
   * The item as text that the visitor can send another way; undefined once it has been wiped.
   * `maxLength` is in characters. Default: as long as a WhatsApp link can be.
   */
  asText?(item: OutboxItem, texts: EntryTexts, maxLength?: number): string | undefined;
  /** Opens the form that edits the item. The opener gets the focus back. */
  edit?(item: OutboxItem, texts: EntryTexts, opener: HTMLElement): void;
  /** The page that shows its answer. */
  answerPage?: PageId;
}
