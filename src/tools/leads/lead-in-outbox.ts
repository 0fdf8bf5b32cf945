import { cutText } from '../../i18n/cut-text.ts';
import type { Messages, TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { LeadBody } from './lead-body.ts';
import { leadQuestions } from './lead-fields.ts';
import { leadKind, payloadOf } from './lead-payload.ts';

/**
 * The lead in a queued item, whichever version of the app queued it; undefined for other kinds, and
 * once its text has been wiped.
 */
export function leadOf(item: OutboxItem): LeadBody | undefined {
  return item.kind === leadKind ? payloadOf(item)?.body : undefined;
}

/** As much of the notes as tells two requests apart. */
const longestSubjectNotes = 60;

/**
 * What tells a queued lead from others: business, person, and what was asked for. Undefined once its text
 * has been wiped: then time and receipt do.
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

/** As much as a link to WhatsApp carries safely, at nine bytes a letter of Hindi or Telugu. */
const longestMessage = 900;

/**
 * A lead as a message that a person can send by WhatsApp; it is seen before it goes, and says where it is
 * cut. `longest`: Infinity gives all of it.
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
