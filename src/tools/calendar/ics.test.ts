import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../content/facts/days.ts';
import { escapeText, fold, icsFile, type IcsEvent } from './ics.ts';

const now = new Date('2026-11-21T06:30:15.250Z');
const event = (change: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'GST-05.2026-10@niyam.example',
  on: '2026-11-20',
  title: 'GST return and payment: GSTR-3B',
  description: 'Law: sections 39, 47 and 50; Notification 19/2021\nLate fee ₹50 a day',
  url: 'https://niyam.example/calendar',
  ...change,
});
const file = (events: IcsEvent[] = [event()]) =>
  icsFile({ name: 'My dates', productId: '-//Niyam//My dates//EN', now, events });

function readWithIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

const readWithNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');

describe('the calendar file (CAL-02)', () => {
  it('has only lines that end with CR LF and have at most 75 octets', () => {
    const text = file([event({ title: 'दुकान का लाइसेंस '.repeat(20) })]);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it('has what every event needs', () => {
    expect(file()).toContain('DTSTAMP:20261121T063015Z\r\n');
    expect(file()).toContain('DTSTART;TZID=Asia/Kolkata:20261120T100000\r\n');
    expect(file()).toContain('UID:GST-05.2026-10@niyam.example\r\n');
    expect(file().match(/BEGIN:VALARM/g)).toHaveLength(2);
  });

  it('is the same file for the same dates but for its stamp, and corrects the one before', () => {
    const later = icsFile({
      name: 'My dates',
      productId: '-//Niyam//My dates//EN',
      now: new Date('2027-01-01T00:00:00Z'),
      events: [event()],
    });
    const bare = (text: string) => text.replaceAll(/(DTSTAMP|SEQUENCE):.*/g, '');
    expect(bare(later)).toBe(bare(file()));
    const sequence = (text: string) => Number(readWithIcalJs(text)[0]?.sequence);
    expect(sequence(later)).toBeGreaterThan(sequence(file()));
  });

  it('is read back by ical.js', () => {
    const [read] = readWithIcalJs(file());
    expect(read?.uid).toBe('GST-05.2026-10@niyam.example');
    expect(read?.summary).toBe('GST return and payment: GSTR-3B');
    expect(read?.description).toContain(
      'sections 39, 47 and 50; Notification 19/2021\nLate fee ₹50',
    );
    expect(read?.startDate.zone.tzid).toBe('Asia/Kolkata');
    expect(read?.startDate.toJSDate().toISOString()).toBe('2026-11-20T04:30:00.000Z');
    const alarms = read?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
      '-P7D',
      '-P1D',
    ]);
  });

  it('is read back by node-ical', () => {
    const [read] = readWithNodeIcal(file());
    expect(read).toMatchObject({
      uid: 'GST-05.2026-10@niyam.example',
      summary: 'GST return and payment: GSTR-3B',
      url: 'https://niyam.example/calendar',
    });
    expect((read as { start: Date }).start.toISOString()).toBe('2026-11-20T04:30:00.000Z');
  });

  it('ends no line at a separator of Unicode', () => {
    const written = file([event({ title: 'One\u2028two\u2029three' })]);
    expect((readWithNodeIcal(written)[0] as { summary: string }).summary).toBe('One\ntwo\nthree');
  });

  it('brings any text back unharmed through both', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .filter((each) => each.trim() === each && !/[\p{Cc}\u2028\u2029]/u.test(each))
      // node-ical takes quotation marks around a whole value away, which no standard asks for.
      .filter((each) => !/^".*"$/.test(each));
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 3000 }), (title, days) => {
        const on = addDays('2026-01-01', days);
        const written = file([event({ title, on })]);
        const [first] = readWithIcalJs(written);
        expect(first?.summary).toBe(title);
        expect(first?.startDate.toString().slice(0, 10)).toBe(on);
        const [second] = readWithNodeIcal(written);
        expect((second as { summary: string }).summary).toBe(title);
      }),
      { numRuns: 150 },
    );
  });
});

describe('folding and escaping', () => {
  it('unfolded, a line is what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        fc.pre(!/[\r\n]/.test(line));
        expect(fold(line).replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });

  it('escapes line breaks in a title', () => {
    expect(escapeText('Rent\r\nBEGIN:VEVENT;a,b\\')).toBe(String.raw`Rent\nBEGIN:VEVENT\;a\,b\\`);
  });
});
