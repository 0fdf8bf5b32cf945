import type { IsoDate } from '../../content/facts/types.ts';

/** An event of a calendar file. */
export interface IcsEvent {
  /** Never changes: the same date replaces its earlier version. */
  uid: string;
  on: IsoDate;
  title: string;
  description: string;
  url: string;
}

interface IcsFile {
  name: string;
  productId: string;
  /** Time of writing. */
  now: Date;
  /** For subscribed files: days until the next check. */
  refreshDays?: number;
  events: readonly IcsEvent[];
}

/** Hour of the events, India time. */
const startsAt = '100000';
const endsAt = '101500';
const alarms = ['-P7D', '-P1D'];
const zone = 'Asia/Kolkata';

/** India's time zone has no daylight saving time. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Returns a calendar file by RFC 5545: lines end with CR LF and are folded at 75 octets, texts are escaped.
 * Each event has a stable UID, a stamp, a growing sequence number, and alarms a week and a day before.
 */
export function icsFile({ name, productId, now, refreshDays, events }: IcsFile): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  // A later file has a higher number, so calendars replace the earlier one.
  const sequence = Math.floor(now.getTime() / 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...(refreshDays === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`, `X-PUBLISHED-TTL:P${refreshDays}D`]),
    ...timeZone,
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(
  { uid, on, title, description, url }: IcsEvent,
  stamp: string,
  sequence: number,
): string[] {
  const day = on.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;TZID=${zone}:${day}T${startsAt}`,
    `DTEND;TZID=${zone}:${day}T${endsAt}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** Escapes text as a value, and removes control characters. */
export const escapeText = (text: string): string =>
  text
    // Some readers end a line at the separators of Unicode too.
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const octets = new TextEncoder();
const longest = 75;

/**
 * Splits a line into parts of at most 75 octets without splitting a character. Each part after the first
 * starts with a space.
 */
export function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = octets.encode(character).length;
    if (size + more > longest) {
      pieces.push(piece);
      piece = '';
      // The space at the start counts.
      size = 1;
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n ');
}
