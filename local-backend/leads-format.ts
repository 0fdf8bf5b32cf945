import { readPhone } from '../supabase/functions/_shared/phone.ts';
import { languageOf } from '../supabase/functions/_shared/sheet.ts';
import type { LeadRow } from '../supabase/functions/_shared/tables.ts';
import type { OpenAnnouncement } from './leads-actions.ts';

/**
 * The plain columns, in the order of the CSV file. Links follow the telephone number there, and the form's
 * own fields come last.
 */
export const leadColumns = [
  'receipt',
  'received_at',
  'form_type',
  'full_name',
  'email',
  'phone',
  'business_name',
  'source',
  'consent_notice',
  'suspicion',
  'released_at',
  'released_by',
  'client_timestamp',
  'id',
] as const satisfies readonly (keyof LeadRow)[];

/** A lead as the REST API returns it. */
export type LeadRecord = Readonly<Pick<LeadRow, (typeof leadColumns)[number] | 'details'>>;

const indianFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Returns a time in the team's time zone and format. */
export const indianTime = (time: string): string => indianFormat.format(new Date(time));

/**
 * Returns one line for a terminal: time, receipt, form, name, phone, business, reasons for suspicion, and
 * whether the team was not told of the lead.
 */
export function toLine(
  lead: LeadRecord,
  announcements: readonly OpenAnnouncement[] = [],
  now = Date.now(),
): string {
  const when = indianTime(lead.received_at);
  const { receipt, form_type: type, full_name: name, phone, business_name: business } = lead;
  const untold = announcements.flatMap((announcement) => untoldMark(announcement, now));
  const language = languageOf(lead.consent_notice);
  const foreign = ['', 'en'].includes(language) ? [] : [`[in ${language}]`];
  return [when, receipt, type, name, phone, business, ...markOf(lead), ...untold, ...foreign]
    .map(withoutControls)
    .join('  ');
}

/** Returns the marks of a suspicious lead, so that a person checks it before calling back. */
const markOf = ({ suspicion }: LeadRecord): string[] =>
  suspicion ? [`[suspicious: ${suspicion.join(', ')}]`] : [];

/** Long enough to cover one missed run of the scheduler. */
const soonMs = 10 * 60_000;

/** Returns the mark of an unsent announcement; none while it may still be in transit. */
function untoldMark(
  { channel, state, attempts, last_error: error, created_at: since }: OpenAnnouncement,
  now: number,
): string[] {
  const by = channel === 'email' ? 'e-mail' : channel;
  const failed = `${attempts} attempt${attempts === 1 ? '' : 's'}, the last: ${error ?? 'not finished'}`;
  if (state === 'gave-up') return [`[not announced by ${by}, given up: ${failed}]`];
  if (state === 'waiting' && attempts > 0) return [`[not yet announced by ${by}: ${failed}]`];
  // A missing webhook loses nothing, but without e-mail the team may not know of the lead.
  if (channel === 'webhook' || state === 'sent') return [];
  if (state === 'not-set-up') return ['[not announced by e-mail: it is not set up]'];
  return now - Date.parse(since) > soonMs ? ['[not yet announced by e-mail]'] : [];
}

/** Removes control characters: a visitor's text must not move the cursor or recolour the terminal. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** Columns of the CSV file that are derived from the telephone number. */
const linkColumns = ['tel', 'whatsapp'] as const;

/** The heads of a column: links follow the number, and the notice tells the language of the form. */
function headsOf(column: (typeof leadColumns)[number]): readonly string[] {
  if (column === 'phone') return [column, ...linkColumns];
  return [column === 'consent_notice' ? 'language' : column];
}

/**
 * Returns all leads as CSV by RFC 4180. It has a byte order mark, without which spreadsheet programs garble
 * Telugu and Hindi.
 */
export function toCsv(leads: readonly LeadRecord[]): string {
  const detailNames = [...new Set(leads.flatMap((lead) => Object.keys(lead.details)))].sort();
  const head = [...leadColumns.flatMap(headsOf), ...detailNames];
  const rows = leads.map((lead) => {
    const { links } = readPhone(lead.phone);
    return [
      ...leadColumns.flatMap((column) => {
        if (column === 'phone') {
          return [callable(lead.phone), links?.call ?? '', links?.whatsApp ?? ''];
        }
        return [column === 'consent_notice' ? languageOf(lead[column]) : textOf(lead[column])];
      }),
      ...detailNames.map((name) => lead.details[name] ?? ''),
    ];
  });
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Returns a number with its country code, grouped and without the plus: `91 00000 00000`.
 *
 * Spreadsheet programs run a cell that starts with a plus as a formula, and show twelve digits in a row as
 * 9.1E+11. They show the apostrophe that would prevent both; digits with spaces remain text. A text that is
 * no telephone number is returned as it was typed.
 */
function callable(typed: string): string {
  const { number, links } = readPhone(typed);
  if (links) return number.replace(/^\+(91)(\d{5})(\d{5})$/, '$1 $2 $3');
  const [, code, rest] = /^\+(\d{1,3})[\s().-]*(\d[\d\s().-]{5,})$/.exec(number) ?? [];
  return code && rest ? `${code} ${rest}` : number;
}

const textOf = (value: string | readonly string[] | null): string =>
  typeof value === 'string' ? value : (value ?? []).join(' ');

/** Returns one CSV cell. Text that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
