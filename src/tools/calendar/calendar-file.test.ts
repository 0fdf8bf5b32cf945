import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dateSetIds, dateSets, dateSetsOf } from './model/date-sets.ts';
import { datesFor } from './model/dates.ts';
import { noAnswers } from '../../register/answers.ts';
import { text as messages } from '../../locales/en/interface.ts';
import { text as en } from '../../locales/en/tools/calendar.ts';
import { loadMessages, loadText } from '../../locales/load-text.ts';
import { dateSetFile } from './calendar-file.ts';

const setting = { locale: 'en', messages, asOn: '2026-11-21' } as const;
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
const fileOf = (set: (typeof dateSetIds)[number]) =>
  dateSetFile(set, en, setting, 'https://example.org');

describe('files that a calendar subscribes to (CAL-02)', () => {
  it.each(dateSetIds)('%s: dates of each duty, ahead, each once, from this site', (set) => {
    const events = eventsOf(fileOf(set));
    const duties = new Set(events.map(({ uid }) => uid.split('.')[0] ?? ''));
    expect([...duties].sort()).toEqual([...dateSets[set]].sort());
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { startDate } of events) expect(startDate.toString() >= '2026-11-21').toBe(true);
    expect(fileOf(set)).toContain('REFRESH-INTERVAL;VALUE=DURATION:P7D\r\n');
    expect(fileOf(set)).toContain('URL:https://example.org/calendar\r\n');
  });

  it('have the days and ids of one’s own calendar, and are offered to whom all of them apply', () => {
    const { dates } = datesFor(
      {
        known: {
          kind: 'shop',
          state: 'tg',
          entity: 'proprietor',
          turnover: 7_000_000,
          workers: 0,
          reach: [],
        },
        own: { ...noAnswers, gst: 'quarterly' },
      },
      setting.asOn,
    );
    const sets = dateSetsOf(new Set(dates.map(({ duty }) => duty.id)));
    expect(sets).toEqual(['gst-quarterly-early', 'income-tax-return']);
    const own = dates.filter(({ duty }) => ['GST-02', 'GST-06'].includes(duty.id));
    const inFile = eventsOf(fileOf('gst-quarterly-early'))
      .filter(({ uid }) => /^GST-0[26]/.test(uid))
      .map(({ uid, startDate }) => `${startDate.toString().slice(0, 10)} ${uid.split('@')[0]}`);
    expect(inFile).toEqual(own.map(({ id, on }) => `${on} ${id}`));
  });
});

describe.each([
  {
    locale: 'hi',
    script: /\p{Script=Devanagari}/u,
    months: /जनवरी|फ़रवरी|मार्च|अप्रैल|दिसंबर/,
    law: 'क़ानून (नाम अंग्रेज़ी में): ',
  },
  {
    locale: 'te',
    script: /\p{Script=Telugu}/u,
    months: /జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|డిసెంబర్/,
    law: 'చట్టం (పేరు ఇంగ్లిష్‌లో): ',
  },
] as const)('files in $locale', ({ locale, script, months, law }) => {
  const fileIn = async (set: (typeof dateSetIds)[number]) => {
    const messages = await loadMessages(locale);
    const texts = await loadText('calendar', locale);
    return dateSetFile(set, texts, { ...setting, locale, messages }, 'https://example.org');
  };

  it('are saved under a name in the script of the language', async () => {
    expect((await loadText('calendar', locale)).give.fileName).toMatch(script);
  });

  it.each(dateSetIds)(
    '%s: names, months and addresses of the language, lines of 75 octets',
    async (set) => {
      const text = await fileIn(set);
      const octets = new TextEncoder();
      expect(text.split('\r\n').filter((line) => octets.encode(line).length > 75)).toEqual([]);
      expect(text).toContain(`//${locale.toUpperCase()}\r\n`);
      expect(text).toContain(`URL:https://example.org/${locale}/calendar\r\n`);
      const english = eventsOf(fileOf(set));
      const events = eventsOf(text);
      expect(events.map(({ uid }) => uid)).toEqual(english.map(({ uid }) => uid));
      for (const { summary, description } of events) {
        expect(summary).toMatch(script);
        // The title of the law is that of the document, in English, and the line says so.
        expect(description).toContain(law);
        const [own] = description.split(/\n[^\n]*https?:/);
        expect(own).toMatch(script);
        expect(own).not.toMatch(/\b(?:Jan|Feb|Mar|Apr|Dec)[a-z]*\b/);
      }
      if (set.startsWith('gst-monthly')) expect(text.replaceAll('\r\n ', '')).toMatch(months);
    },
  );
});
