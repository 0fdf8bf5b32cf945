import type { NumberWords } from '../number-words.ts';

/** The part of the day stands before the hour, as people say it. */
function partOfDay(hour: number): string {
  if (hour >= 4 && hour < 12) return 'ఉదయం';
  if (hour >= 12 && hour < 16) return 'మధ్యాహ్నం';
  return hour >= 16 && hour < 20 ? 'సాయంత్రం' : 'రాత్రి';
}

export const numbers: NumberWords = {
  months: {
    long: [
      'జనవరి',
      'ఫిబ్రవరి',
      'మార్చి',
      'ఏప్రిల్',
      'మే',
      'జూన్',
      'జులై',
      'ఆగస్టు',
      'సెప్టెంబర్',
      'అక్టోబర్',
      'నవంబర్',
      'డిసెంబర్',
    ],
    short: ['జన', 'ఫిబ్ర', 'మార్చి', 'ఏప్రి', 'మే', 'జూన్', 'జులై', 'ఆగ', 'సెప్టెం', 'అక్టో', 'నవం', 'డిసెం'],
    inDates: 'long',
  },
  weekdays: ['ఆదివారం', 'సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం'],
  lakh: { one: 'లక్ష', many: 'లక్షలు', before: { one: 'లక్ష', many: 'లక్షల' } },
  crore: { one: 'కోటి', many: 'కోట్లు', before: { one: 'కోటి', many: 'కోట్ల' } },
  units: {
    days: { one: 'రోజు', many: 'రోజులు', before: { one: 'రోజు', many: 'రోజుల' } },
    'working-days': {
      one: 'పని రోజు',
      many: 'పని రోజులు',
      before: { one: 'పని రోజు', many: 'పని రోజుల' },
    },
    months: { one: 'నెల', many: 'నెలలు', before: { one: 'నెల', many: 'నెలల' } },
    years: {
      one: 'సంవత్సరం',
      many: 'సంవత్సరాలు',
      before: { one: 'సంవత్సరం', many: 'సంవత్సరాల' },
    },
  },
  time: (clock, hour) => `${partOfDay(hour)} ${clock}`,
};
