import type { NumberWords } from '../number-words.ts';

export const numbers: NumberWords = {
  months: {
    long: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    inDates: 'short',
  },
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  lakh: { one: 'lakh', many: 'lakh' },
  crore: { one: 'crore', many: 'crore' },
  units: {
    days: { one: 'day', many: 'days' },
    'working-days': { one: 'working day', many: 'working days' },
    months: { one: 'month', many: 'months' },
    years: { one: 'year', many: 'years' },
  },
  time: (clock, hour) => `${clock} ${hour < 12 ? 'am' : 'pm'}`,
};
