import type { SpokenNumbers } from '../spoken-numbers.ts';

const toNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const units = toNineteen.slice(1, 10);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const hundreds = units.map((unit) => `${unit} hundred`);
const unchanged = (word: string) => ({ end: word, before: word });

export const spokenNumbers: SpokenNumbers = {
  small: [...toNineteen, ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten}-${unit}`)])],
  hundreds,
  hundredsBefore: hundreds.map((hundred) => `${hundred} and`),
  thousand: unchanged('thousand'),
  lakh: unchanged('lakh'),
  crore: unchanged('crore'),
  point: 'point',
  halves: [],
  percent: 'percent',
  to: 'to',
};
