import type { SpokenNumbers } from '../spoken-numbers.ts';

const units = ['ఒకటి', 'రెండు', 'మూడు', 'నాలుగు', 'ఐదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది'] as const;
const toNineteen = [
  'పది',
  'పదకొండు',
  'పన్నెండు',
  'పదమూడు',
  'పద్నాలుగు',
  'పదిహేను',
  'పదహారు',
  'పదిహేడు',
  'పద్దెనిమిది',
  'పంతొమ్మిది',
] as const;
const tens = ['ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై'] as const;

export const spokenNumbers: SpokenNumbers = {
  small: [
    'సున్నా',
    ...units,
    ...toNineteen,
    ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten} ${unit}`)]),
  ],
  hundreds: ['వంద', ...units.slice(1).map((unit) => `${unit} వందలు`)],
  hundredsBefore: ['నూట', ...units.slice(1).map((unit) => `${unit} వందల`)],
  thousand: { end: 'వేలు', before: 'వేల', one: 'వెయ్యి', oneBefore: 'వెయ్యి' },
  lakh: { end: 'లక్షలు', before: 'లక్షల', one: 'లక్ష', oneBefore: 'లక్ష' },
  crore: { end: 'కోట్లు', before: 'కోట్ల', one: 'కోటి', oneBefore: 'కోటి' },
  point: 'పాయింట్',
  halves: ['అర', 'ఒకటిన్నర', 'రెండున్నర', 'మూడున్నర', 'నాలుగున్నర', 'ఐదున్నర'],
  percent: 'శాతం',
  to: 'నుంచి',
};
