/** A lead as the REST API gives it. */
export interface LeadRecord {
  readonly receipt: string;
  readonly received_at: string;
  readonly form_type: string;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly business_name: string;
  readonly details: Readonly<Record<string, string>>;
  readonly source: string;
  /** Why a machine may have sent it; null: no reason known. */
  readonly suspicion: readonly string[] | null;
  readonly client_timestamp: string;
  readonly id: string;
}

/** The plain columns, in the order of the CSV file; the form's own fields follow them. */
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
  'client_timestamp',
  'id',
] as const satisfies readonly (keyof LeadRecord)[];

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** One line for a terminal: when, receipt, form, name, phone, business, and what is suspicious. */
export function toLine(lead: LeadRecord): string {
  const when = indianTime.format(new Date(lead.received_at));
  const { receipt, form_type: type, full_name: name, phone, business_name: business } = lead;
  return [when, receipt, type, name, phone, business, ...markOf(lead)]
    .map(withoutControls)
    .join('  ');
}

/** What a suspicious lead is marked with, so that a person looks at it before calling back. */
const markOf = ({ suspicion }: LeadRecord): string[] =>
  suspicion ? [`[suspicious: ${suspicion.join(', ')}]`] : [];

/** A visitor's text must not be able to move the cursor or recolour the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/**
 * All leads as CSV by RFC 4180, with a byte order mark, without which spreadsheet programs take
 * Telugu and Hindi for gibberish.
 */
export function toCsv(leads: readonly LeadRecord[]): string {
  const detailNames = [...new Set(leads.flatMap((lead) => Object.keys(lead.details)))].sort();
  const rows = leads.map((lead) => [
    ...leadColumns.map((column) => textOf(lead[column])),
    ...detailNames.map((name) => lead.details[name] ?? ''),
  ]);
  const lines = [[...leadColumns, ...detailNames], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const textOf = (value: string | readonly string[] | null): string =>
  typeof value === 'string' ? value : (value ?? []).join(' ');

/**
 * One CSV cell. Text that a spreadsheet would run as a formula gets an apostrophe before it; so
 * does a telephone number with a plus.
 */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
