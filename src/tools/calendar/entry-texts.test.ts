import { expect, it } from 'vitest';
import { noAnswers } from '../../register/answers.ts';
import { text as messages } from '../../locales/en/interface.ts';
import { text } from '../../locales/en/tools/calendar.ts';
import { lastDayNote } from './entry-texts.ts';
import { datesFor } from './model/dates.ts';

const today = '2026-11-21';
const setting = { locale: 'en', messages, asOn: today } as const;
const noteOn = (day: string) => {
  const { dates } = datesFor(
    {
      known: { kind: 'shop', state: 'tg', entity: 'proprietor' },
      own: { ...noAnswers, gst: 'monthly' },
    },
    today,
  );
  const date = dates.find(({ on, movedTo }) => on === day && !movedTo);
  if (!date) throw new Error(`No duty on ${day}`);
  return lastDayNote({ ...date, standing: 'later' }, text, setting);
};

it('a Sunday is called Sunday, and no public holiday', () => {
  expect(noteOn('2026-12-20')).toBe('Sunday: do it before.');
  expect(noteOn('2027-01-20')).toBeUndefined();
});
