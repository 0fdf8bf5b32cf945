import type { SpokenNumbers } from '../spoken-numbers.ts';

/** Each number below a hundred has a word of its own. */
const small = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((ten) => ten.split(' '));
const hundreds = small.slice(1, 10).map((unit) => `${unit} सौ`);
const unchanged = (word: string) => ({ end: word, before: word });

export const spokenNumbers: SpokenNumbers = {
  small,
  hundreds,
  hundredsBefore: hundreds,
  thousand: unchanged('हज़ार'),
  lakh: unchanged('लाख'),
  crore: unchanged('करोड़'),
  point: 'दशमलव',
  halves: ['आधा', 'डेढ़', 'ढाई', ...small.slice(3, 10).map((unit) => `साढ़े ${unit}`)],
  percent: 'प्रतिशत',
  to: 'से',
};
