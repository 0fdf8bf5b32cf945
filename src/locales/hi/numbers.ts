import type { NumberWords } from '../number-words.ts';

/** The part of the day stands before the hour, as people say it. */
function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'सुबह';
  if (hour >= 12 && hour < 16) return 'दोपहर';
  return hour >= 16 && hour < 20 ? 'शाम' : 'रात';
}

export const numbers: NumberWords = {
  months: {
    long: [
      'जनवरी',
      'फ़रवरी',
      'मार्च',
      'अप्रैल',
      'मई',
      'जून',
      'जुलाई',
      'अगस्त',
      'सितंबर',
      'अक्टूबर',
      'नवंबर',
      'दिसंबर',
    ],
    short: ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुला', 'अग', 'सितं', 'अक्टू', 'नवं', 'दिसं'],
    inDates: 'long',
  },
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  lakh: { one: 'लाख', many: 'लाख' },
  crore: { one: 'करोड़', many: 'करोड़' },
  units: {
    days: { one: 'दिन', many: 'दिन', before: { one: 'दिन', many: 'दिनों' } },
    'working-days': {
      one: 'कामकाजी दिन',
      many: 'कामकाजी दिन',
      before: { one: 'कामकाजी दिन', many: 'कामकाजी दिनों' },
    },
    months: { one: 'महीना', many: 'महीने', before: { one: 'महीने', many: 'महीनों' } },
    years: { one: 'साल', many: 'साल', before: { one: 'साल', many: 'सालों' } },
  },
  time: (clock, hour) => `${partOfDay(hour)} ${clock} बजे`,
};
