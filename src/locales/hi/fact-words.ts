import type { TextIn } from '../language.ts';
import type { factWords as english } from '../en/fact-words.ts';

/** Values that are words and not numbers. */
export const factWords = {
  'no-end-date': 'ख़त्म होने की कोई तारीख़ नहीं',
  'no-renewal': 'नवीनीकरण नहीं',
  nothing: 'कुछ नहीं',
  'for-life': 'ज़िंदगी भर',
  'while-subscribed': 'जब तक आप सदस्यता का पैसा देते रहें',
  'no-separate-registration': 'कोई नहीं: एक ही सदस्यता में सब तरह आ जाते हैं',
  'no-audit': 'टर्नओवर के आधार पर ऑडिट नहीं',
  'removed-almost': 'लगभग हर चीज़ के लिए हटा दिया गया',
  'no-minimum': 'कोई न्यूनतम नहीं',
  'every-year': 'हर साल',
  'every-third-year': 'हर तीसरे वित्त वर्ष',
  'september-2024': 'सितंबर 2024',
  'year-2024': '2024',
  'november-2024': 'नवंबर 2024',
  'december-2024': 'दिसंबर 2024',
  'weeks-1-to-2': '1 से 2 हफ़्ते',
  'second-half-2026': '2026 की दूसरी छमाही',
  'may-2029': 'मई 2029',
  'iso-9001-2015': 'ISO 9001:2015',
  'iso-14001-2015': 'ISO 14001:2015',
  'iso-14001-2026': 'ISO 14001:2026',
  'iso-27001-2022': 'ISO/IEC 27001:2022',
  'iso-45001-2018': 'ISO 45001:2018',
  'iso-22000-2018': 'ISO 22000:2018',
  'one-third': 'एक तिहाई',
  'same-day': 'उसी दिन',
  'mid-may-2027': 'मई 2027 के बीच में',
  // Telephone numbers are names too: no language writes them otherwise.
  'helpline-fssai': '1800-112-100',
  'helpline-legal-aid': '15100',
  'helpline-consumer': '1915',
  'helpline-cybercrime': '1930',
  'helpline-bank-complaints': '14448',
} as const satisfies TextIn<'hi', typeof english>;
