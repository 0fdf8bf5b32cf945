import { cutText } from '../../i18n/cut-text.ts';
import type { Messages, TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { LeadBody } from './lead-body.ts';
import { leadQuestions } from './lead-fields.ts';
import { leadKind, payloadOf } from './lead-payload.ts';

/**
 * Returns the lead of a queued item of any version; undefined for other kinds, and once its text has been
 * wiped.
 */
export function leadOf(item: OutboxItem): LeadBody | undefined {
  return item.kind === leadKind ? payloadOf(item)?.body : undefined;
}

/** Length of the notes, in characters, that distinguishes two requests. */
const longestSubjectNotes = 60;

/**
 * Returns the business, person and request that distinguish a queued lead. Undefined once its text has been
 * wiped; time and receipt then distinguish it.
 */
export function leadSubject(item: OutboxItem): string | undefined {
  const lead = leadOf(item);
  if (!lead) return undefined;
  const { notes = '' } = lead;
  const about =
    lead.services ??
    lead.currentIssues ??
    (notes.length > longestSubjectNotes
      ? `${cutText(notes, longestSubjectNotes - 1)}…`
      : notes || undefined);
  return [lead.businessName, lead.fullName, about].filter(Boolean).join(', ');
}

/** Length in characters that a WhatsApp link carries safely, at nine bytes per Hindi or Telugu character. */
const longestMessage = 900;

/**
 * Returns a lead as a WhatsApp message. The visitor sees it before sending, and a shortened message says so.
 * `longest`: Infinity returns the whole text.
 */
export function leadAsText(
  lead: LeadBody,
  { forms }: Messages['lead'],
  { fields }: TextOf<'lead'>,
  longest = longestMessage,
): string {
  const lines = leadQuestions[lead.formType].flatMap(({ field }) =>
    lead[field] ? [`${fields[field]}: ${lead[field]}`] : [],
  );
  const text = [forms[lead.formType].title, ...lines].join('\n');
  return text.length > longest ? `${cutText(text, longest - 1)}…` : text;
}
