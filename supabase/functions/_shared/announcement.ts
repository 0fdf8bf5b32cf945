import type { Email } from './mail.ts';
import { readPhone } from './phone.ts';
import type { ClaimedAnnouncement, Suspicion } from './tables.ts';

/**
 * The part of a lead that the team receives: enough to call back.
 *
 * A mailbox and a webhook's receiver store copies that are not deleted with the lead. So e-mail address,
 * business name, budget and source are left out, and only the length of the notes is included, because
 * visitors write anything there.
 */
interface Announcement {
  readonly receipt: string;
  readonly formType: string;
  readonly receivedAt: string;
  readonly name: string;
  /** The visitor's chosen answers, by the form's field names. */
  readonly asked: Readonly<Record<string, string>>;
  readonly notesLength: number;
  /** An Indian number as +91XXXXXXXXXX; any other as it was typed. */
  readonly phone: string;
  /** Null when the number is not Indian. */
  readonly tel: string | null;
  readonly whatsApp: string | null;
  readonly flagged: boolean;
  /** The reasons to suspect that a program sent it. */
  readonly reasons: readonly Suspicion[];
}

/** The chosen answers in reading order, with their labels. */
const askedLabels = {
  services: 'Services',
  currentIssues: 'Problems',
  businessType: 'Kind of business',
  industry: 'Industry',
  urgency: 'Urgency',
  timeline: 'Timeline',
  consultationDate: 'Wished date',
} as const;

const reasonTexts: Readonly<Record<Suspicion, string>> = {
  trap: 'a field was filled that people do not see',
  'too-fast': 'it was sent within 2 seconds',
};

const longestAnswer = 300;

function describe(claimed: ClaimedAnnouncement): Announcement {
  const { details } = claimed;
  const phone = readPhone(oneLine(claimed.phone));
  const asked = Object.keys(askedLabels).flatMap((field) =>
    details[field] ? [[field, oneLine(details[field])] as const] : [],
  );
  return {
    receipt: claimed.receipt,
    formType: claimed.form_type,
    receivedAt: new Date(claimed.received_at).toISOString(),
    name: oneLine(claimed.full_name),
    asked: Object.fromEntries(asked),
    notesLength: [...(details['notes'] ?? '')].length,
    phone: phone.number,
    tel: phone.links?.call ?? null,
    whatsApp: phone.links?.whatsApp ?? null,
    flagged: claimed.suspicion !== null,
    reasons: claimed.suspicion ?? [],
  };
}

/**
 * Returns the body of the webhook: `{ type, timestamp, data }` of Standard Webhooks. The same lead gives the
 * same text at each attempt.
 */
export function announcementBody(claimed: ClaimedAnnouncement): string {
  const { receivedAt, ...data } = describe(claimed);
  return JSON.stringify({ type: 'lead.received', timestamp: receivedAt, data });
}

/** Returns the e-mail to the team. The same lead gives the same text at each attempt. */
export function announcementEmail(claimed: ClaimedAnnouncement, to: string): Email {
  const lead = describe(claimed);
  const rows: readonly (readonly [label: string, value: string, link?: string])[] = [
    ['Receipt', lead.receipt],
    ['Type', lead.formType],
    ['Received', indianTime(lead.receivedAt)],
    ['Name', lead.name],
    ...Object.entries(askedLabels).flatMap(([field, label]) =>
      lead.asked[field] ? [[label, lead.asked[field]] as const] : [],
    ),
    ...(lead.notesLength > 0
      ? [['Notes', `${lead.notesLength} characters, not in this e-mail`] as const]
      : []),
    ['Phone', lead.phone],
    ...(lead.tel ? [['Call', lead.tel, lead.tel] as const] : []),
    ...(lead.whatsApp ? [['WhatsApp', lead.whatsApp, lead.whatsApp] as const] : []),
    ['Flagged', lead.flagged ? lead.reasons.map((reason) => reasonTexts[reason]).join('; ') : 'no'],
  ];
  const advice = [
    ...(lead.flagged
      ? [
          `A program may have sent this. Look at it before you call back. To release it: npm run leads -- --release ${lead.receipt}`,
        ]
      : []),
    'The whole request, with notes and e-mail address, is in the list: npm run leads',
  ];
  return {
    to,
    subject: `${lead.flagged ? 'Check first: new' : 'New'} request ${lead.receipt} (${lead.formType})`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', ...advice].join('\n'),
    html: htmlOf(rows, advice),
    id: claimed.message_id,
    date: new Date(lead.receivedAt),
  };
}

function htmlOf(
  rows: readonly (readonly [label: string, value: string, link?: string])[],
  advice: readonly string[],
): string {
  const cells = rows.map(([label, value, link]) => {
    const shown = link ? `<a href="${escaped(link)}">${escaped(value)}</a>` : escaped(value);
    return `<tr><th align="left">${escaped(label)}</th><td>${shown}</td></tr>`;
  });
  return `<table>${cells.join('')}</table>${advice.map((text) => `<p>${escaped(text)}</p>`).join('')}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/**
 * Returns a visitor's text on one line. It must not look like another line of the e-mail, nor change the
 * direction of the text after it. Joiners stay, because Indian scripts need them.
 */
function oneLine(text: string): string {
  const clean = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .trim();
  const letters = [...clean];
  return letters.length > longestAnswer ? `${letters.slice(0, longestAnswer).join('')}…` : clean;
}

/** Formats a time without locale data: a repeat must have the same text in every runtime. */
function indianTime(time: string): string {
  const there = new Date(Date.parse(time) + 5.5 * 60 * 60_000).toISOString();
  return `${there.slice(0, 10)} ${there.slice(11, 16)} (India)`;
}
