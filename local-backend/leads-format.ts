import { readPhone } from '../supabase/functions/_shared/phone.ts';
import type { LeadRow } from '../supabase/functions/_shared/tables.ts';
import type { OpenAnnouncement } from './leads-actions.ts';

/**
 * The plain columns, in the order of the CSV file; links follow the telephone number there, and the form's own
 * fields come last.
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
  'suspicion',
  'released_at',
  'released_by',
  'client_timestamp',
  'id',
] as const satisfies readonly (keyof LeadRow)[];

/** A lead as the REST API gives it. */
export type LeadRecord = Readonly<Pick<LeadRow, (typeof leadColumns)[number] | 'details'>>;

const indianFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A time as the team reads it. */
export const indianTime = (time: string): string => indianFormat.format(new Date(time));

/**
 * One line for a terminal: when, receipt, form, name, phone, business, what is suspicious, and whether the team
 * has not been told of it.
 */
export function toLine(
  lead: LeadRecord,
  announcements: readonly OpenAnnouncement[] = [],
  now = Date.now(),
): string {
  const when = indianTime(lead.received_at);
  const { receipt, form_type: type, full_name: name, phone, business_name: business } = lead;
  const untold = announcements.flatMap((announcement) => untoldMark(announcement, now));
  return [when, receipt, type, name, phone, business, ...markOf(lead), ...untold]
    .map(withoutControls)
    .join('  ');
}

/** What a suspicious lead is marked with, so that a person looks at it before calling back. */
const markOf = ({ suspicion }: LeadRecord): string[] =>
  suspicion ? [`[suspicious: ${suspicion.join(', ')}]`] : [];

/** Long enough for a run of the scheduler that was missed. */
const soonMs = 10 * 60_000;

/** What an announcement that was not sent is marked with; nothing while it may just be on its way. */
function untoldMark(
  { channel, state, attempts, last_error: error, created_at: since }: OpenAnnouncement,
  now: number,
): string[] {
  const by = channel === 'email' ? 'e-mail' : channel;
  const failed = `${attempts} attempt${attempts === 1 ? '' : 's'}, the last: ${error ?? 'not finished'}`;
  if (state === 'gave-up') return [`[not announced by ${by}, given up: ${failed}]`];
  if (state === 'waiting' && attempts > 0) return [`[not yet announced by ${by}: ${failed}]`];
  // Without a webhook nothing is missing; without e-mail nobody may have heard of it.
  if (channel === 'webhook' || state === 'sent') return [];
  if (state === 'not-set-up') return ['[not announced by e-mail: it is not set up]'];
  return now - Date.parse(since) > soonMs ? ['[not yet announced by e-mail]'] : [];
}

/** A visitor's text must not be able to move the cursor or recolour the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** Columns of the CSV file that are made from the telephone number. */
const linkColumns = ['tel', 'whatsapp'] as const;

/**
 * All leads as CSV by RFC 4180, with a byte order mark, without which spreadsheet programs take
 * Telugu and Hindi for gibberish.
 */
export function toCsv(leads: readonly LeadRecord[]): string {
  const detailNames = [...new Set(leads.flatMap((lead) => Object.keys(lead.details)))].sort();
  const head = [
    ...leadColumns.flatMap((column) => (column === 'phone' ? [column, ...linkColumns] : [column])),
    ...detailNames,
  ];
  const rows = leads.map((lead) => {
    const { links } = readPhone(lead.phone);
    return [
      ...leadColumns.flatMap((column) =>
        column === 'phone'
          ? [callable(lead.phone), links?.call ?? '', links?.whatsApp ?? '']
          : [textOf(lead[column])],
      ),
      ...detailNames.map((name) => lead.details[name] ?? ''),
    ];
  });
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * A number with its country code, grouped and without the plus: `91 00000 00000`. Spreadsheet programs run a cell
 * that begins with a plus as a formula, show twelve digits in a row as 9.1E+11, and show the apostrophe that would
 * prevent both; digits with spaces stay the text they are. What is no telephone number stays as it was typed.
 */
function callable(typed: string): string {
  const { number, links } = readPhone(typed);
  if (links) return number.replace(/^\+(91)(\d{5})(\d{5})$/, '$1 $2 $3');
  const [, code, rest] = /^\+(\d{1,3})[\s().-]*(\d[\d\s().-]{5,})$/.exec(number) ?? [];
  return code && rest ? `${code} ${rest}` : number;
}

const textOf = (value: string | readonly string[] | null): string =>
  typeof value === 'string' ? value : (value ?? []).join(' ');

/** One CSV cell. Text that a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
