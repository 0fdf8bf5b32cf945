import type { IsoDate } from '../../content/facts/types.ts';

/** One event of a calendar file. */
export interface IcsEvent {
  /** Stable for ever: the same date written again replaces the one before. */
  uid: string;
  on: IsoDate;
  title: string;
  description: string;
  url: string;
}

interface IcsFile {
  name: string;
  productId: string;
  /** When the file is written. */
  now: Date;
  /** For a file that is subscribed to: after how many days to look again. */
  refreshDays?: number;
  events: readonly IcsEvent[];
}

/** The hour at which a date stands in the calendar, India time, and how long before it speaks up. */
const startsAt = '100000';
const endsAt = '101500';
const alarms = ['-P7D', '-P1D'];
const zone = 'Asia/Kolkata';

/** India has one time all year, since long before any date here. */
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
 * A calendar file after RFC 5545: lines end with CR LF and are folded at 75 octets, texts are escaped,
 * every event has a stable UID, a stamp, a number that grows, and two alarms: a week and a day before.
 */
export function icsFile({ name, productId, now, refreshDays, events }: IcsFile): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  // By this number a calendar knows that a file written later corrects the one before.
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

/** Text as a value: what would end or split it is escaped, and no control character gets through. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const octets = new TextEncoder();
const longest = 75;

/** A line in pieces of at most 75 octets, no character cut in two; each piece after the first begins with a space. */
export function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const more = octets.encode(character).length;
    if (size + more > longest) {
      pieces.push(piece);
      piece = '';
      // The space that begins the piece counts.
      size = 1;
    }
    piece += character;
    size += more;
  }
  return [...pieces, piece].join('\r\n ');
}
